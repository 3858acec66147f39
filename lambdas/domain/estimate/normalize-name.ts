/** A name as two prints of it are compared: letters and digits only, in lower case. */
export const normalizeName = (name: string): string => {
  const small = name.toLowerCase();
  // Most names need no list of all letters, which takes several times as long.
  return IS_ASCII.test(small)
    ? small.replace(/[^a-z0-9]+/g, '')
    : small.replace(/[^\p{L}\p{N}]+/gu, '');
};

const IS_ASCII = /^[\u0000-\u007f]*$/;

/** Whether two prints of a name are the same; none is like no other. */
export const isSameName = (one: string | null, other: string): boolean =>
  one !== null && normalizeName(one) === normalizeName(other);
