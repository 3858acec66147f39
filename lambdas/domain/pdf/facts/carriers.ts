/** Companies whose letterhead names the carrier; a label in the print goes before them. */
export const CARRIERS =
  /\b(?:state farm|allstate|farmers insurance|farmers|travelers|usaa|united services automobile|liberty mutual|nationwide|progressive|american family|erie insurance|auto-owners|safeco|chubb|the hartford|geico|amica|mercury insurance|country financial|shelter insurance|cincinnati insurance|westfield|assurant|citizens property insurance|universal property|heritage insurance|sgi canada|wawanesa|intact insurance|aviva canada|co-operators|desjardins|hanover|kemper|encompass|metlife|foremost|grange|donegal|texas farm bureau|farm bureau|asi|frontline|tower hill|security first|american integrity|american modern|american national|auto club|csaa|florida peninsula|germania|homesite|horace mann|mapfre|national general|people'?s trust|plymouth rock|sagesure|swyfft|twia|typtap)\b/i;

const CARRIER_WORDS =
  /\b(?:(?:inter)?insurance|mutual|reciprocal|indemnity|casualty|assurance|guaranty|surety|underwriters|underwriting assoc\w*|lloyds|fair plan|earthquake authority)\b/i;

/** Who works for an insurer, or against one: `Property & Casualty Adjusters`, `Insurance Builders`. */
export const ADJUSTERS =
  /\b(?:adjusters?|adjusting|adjustment|agency|agents|apprais\w+|brokers?|builders?|housing|restoration)\b/i;

/** Whether a company's name is an insurer's. */
export const isCarrier = (name: string): boolean =>
  CARRIERS.test(name) || (CARRIER_WORDS.test(name) && !ADJUSTERS.test(name) && !SAID.test(name));

/** What is said of insurance: no name begins so, and none has a label in it. */
const SAID = /^\p{Ll}|:\s/u;

/** `State Farm`, `Allstate Insurance Co.`: a name that everybody knows, and nothing beside it. */
const WHOLE_CARRIER = new RegExp(
  String.raw`^(?:the\s+)?${CARRIERS.source}(?:\s+(?:insurance|ins|mutual|fire|casualty|property|&|and|lloyds|company|co|group|exchange)\b\.?)*$`,
  'i',
);

export const isKnownCarrier = (name: string): boolean => WHOLE_CARRIER.test(name);
