const STREET =
  /^\d+\s.*\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|row|loop|circle|cir|place|pl|terrace|ter|parkway|pkwy|highway|hwy|trail|trl|bend|pike|turnpike|tpke|alley|plaza|path)\.?$|^\d+\s.*\b(?:road|route|rte|highway|hwy)\s+\d+$/i;

/** Whether a text is a house number and a street: an address, where others print a room's name. */
export const isStreet = (text: string): boolean => STREET.test(text);
