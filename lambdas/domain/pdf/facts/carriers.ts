/** Companies whose letterhead names the carrier; a label in the print goes before them. */
export const CARRIERS =
  /\b(?:state farm|allstate|farmers insurance|farmers|travelers|usaa|united services automobile|liberty mutual|nationwide|progressive|american family|erie insurance|auto-owners|safeco|chubb|the hartford|geico|amica|mercury insurance|country financial|shelter insurance|cincinnati insurance|westfield|assurant|citizens property insurance|universal property|heritage insurance|sgi canada|wawanesa|intact insurance|aviva canada|co-operators|desjardins|hanover|kemper|encompass|metlife|foremost|grange|donegal|texas farm bureau|farm bureau|asi|frontline|tower hill|security first|american integrity|american modern|american national|auto club|csaa|florida peninsula|fm global|affiliated fm|germania|homesite|horace mann|mapfre|national general|people'?s trust|plymouth rock|sagesure|swyfft|twia|typtap)\b/i;

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

const wholeNameOf = (names: RegExp): RegExp =>
  new RegExp(
    String.raw`^(?:the\s+)?${names.source}(?:\s+(?:insurance|ins|mutual|fire|casualty|property|&|and|lloyds|company|co|group|exchange)\b\.?)*$`,
    'i',
  );

const WHOLE_CARRIER = wholeNameOf(CARRIERS);

/** `State Farm`, `Allstate Insurance Co.`: a name that everybody knows, and nothing beside it. */
export const isKnownCarrier = (name: string): boolean => WHOLE_CARRIER.test(name);

/** Towns, people and goods are called so, too: insurers where nothing else is said. */
const SHORT_NAMES =
  /\b(?:acuity|alfa|allied|andover|arbella|berkley|brotherhood|central|cincinnati|citizens|commerce|concord|cumberland|edison|encova|erie|esurance|farmers|farmers union|fednat|frankenmuth|grinnell|guard|guideone|hartford|heritage|hippo|kin|lemonade|markel|mercury|merchants|narragansett bay|nj manufacturers|njm|north star|ohio mutual|openly|palomar|pekin|penn national|pemco|philadelphia|preferred|pure|quincy|rockford|root|rural|secura|selective|sentry|shelter|slide|southern farm|stillwater|stonegate|tokio marine|trexis|unitrin|universal|upland|utica|vault|vermont|west bend|western reserve|wright|zurich|[a-z]+ farm bureau)\b/i;

const WHOLE_SHORT_NAME = wholeNameOf(SHORT_NAMES);

/** Whether a name beside a claim's number is an insurer's. */
export const isKnownBesideClaim = (name: string): boolean =>
  isKnownCarrier(name) || WHOLE_SHORT_NAME.test(name);

/** `Insurance co. Mercury Claim no. 77-1204`: a name between two labels; of one word, only what is known for one. */
export const isNamedBesideClaim = (name: string): boolean =>
  /^\p{Lu}/u.test(name) && (/\s/.test(name) || isKnownBesideClaim(name));
