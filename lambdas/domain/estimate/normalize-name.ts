/** A name as two prints of it are compared: letters and digits only, in lower case. */
export const normalizeName = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
