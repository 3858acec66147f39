/** Names of rooms and outside areas. */
export const ROOM_WORDS =
  /\b(?:kitchen|bath(?:room)?|powder|bed\s?room|master|living|dining|family|great\s+room|garage|laundry|hall(?:way)?|entry|foyer|vestibule|closet|attic|basement|crawl\s?space|elevation|slope|porch|patio|deck|balcony|office|den|study|library|utility|pantry|landing|stair(?:s|way|well)?|rooms?|roof\d*|exterior|interior|dwelling|shed|barn|carport|fence|yard|nook|loft|lobby|corridor|mud\s?room|sun\s?room|bonus|nursery|playroom|gazebo|pool|lounge|conservatory|cloakroom|en-?suite|parlou?r|front|rear|left|right)\b/i;

/** Names of trades: headings with them sort the work, not the place. */
export const TRADE_WORDS =
  /\b(?:roofing|paint(?:ing)?|plumbing|electric(?:al)?|drywall|carpentry|trimwork|floor\s+covering|flooring|tile|cabinet(?:ry|s)?|appliances?|insulation|demolition|demo|framing|masonry|concrete|siding|gutters?|soffit|fascia|windows?|doors?|hardware|hvac|heat(?:ing)?|cleaning|content\s+manipulation|fencing|landscaping|light(?:ing)?(?:\s+fixtures?)?|water\s+extraction|remediation|mitigation|permits?|labor|equipment|mirrors?|countertops?|metal|steel|stucco|wallpaper|scaffold(?:ing)?|debris|temporary|repairs?|materials?|sub-?contract(?:s|ed|ors?)?|finish(?:es)?)\b/i;

/** Whether a name is one of a place by its words, and of no trade: `Kitchen`, not `Kitchen Cabinets`. */
export const isPlaceName = (name: string): boolean =>
  ROOM_WORDS.test(name) && !TRADE_WORDS.test(name);

/** Whether a name is one of a trade by its words, and of no place: `Drywall`, not `Roof Framing`. */
export const isTradeOnly = (name: string): boolean =>
  TRADE_WORDS.test(name) && !ROOM_WORDS.test(name);
