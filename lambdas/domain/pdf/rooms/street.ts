const STREET =
  /^\d+\s.*\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|row|loop|circle|cir|place|pl|terrace|ter|parkway|pkwy|highway|hwy|trail|trl|bend|pike|turnpike|tpke|alley|plaza|path)\.?$|^\d+\s.*\b(?:road|route|rte|highway|hwy)\s+\d+$/i;

/** `, Merriam Falls, GA 30189-2204` behind a street. */
const TOWN = /,\s.*\b[A-Z]{2}\s+\d{5}(?:-\d{4})?$/;

/** Whether a text is a house number and a street: an address, where others print a room's name. */
export const isStreet = (text: string): boolean =>
  /^\d/.test(text) && STREET.test(text.replace(TOWN, ''));
