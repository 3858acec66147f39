const STREET =
  /^\d+\s.*\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|row|loop|circle|cir|place|pl|terrace|ter|parkway|pkwy|highway|hwy|trail|trl|bend|pike|turnpike|tpke|alley|plaza|path)\.?(?:\s(?:[NS][EW]?|[EW])\.?)?$|^\d+\s.*\b(?:road|route|rte|highway|hwy)\s+\d+(?:\s[NSEW]\.?)?$/i;

/** `, Merriam Falls, GA 30189-2204`: behind a house number, whatever the street is called. */
const TOWN = /,\s.*\b[A-Z]{2}\s+\d{5}(?:-\d{4})?$/;

/** Whether a text is a house number and a street: an address, where others print a room's name. */
export const isStreet = (text: string): boolean =>
  /^\d/.test(text) && (TOWN.test(text) || STREET.test(text));
