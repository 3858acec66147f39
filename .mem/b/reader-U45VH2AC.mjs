// lambdas/domain/money/money.ts
import Big from "big.js";
var Decimal = Big();
Decimal.RM = Decimal.roundHalfUp;
Decimal.DP = 20;
var POSITIVE_ZERO = 0;
var decimal = (value) => new Decimal(value);
var roundCents = (value) => decimal(value).round(2, Decimal.roundHalfUp);
var toAmount = (value) => {
  if (typeof value === "number") {
    const cents = wholeUnits(value, 100);
    if (cents !== null) return cents / 100 + POSITIVE_ZERO;
  }
  return toNumber(roundCents(value));
};
var toNumber = (value) => {
  const number = value.toNumber();
  if (Number.isFinite(number)) return number + POSITIVE_ZERO;
  return number > 0 ? Number.MAX_VALUE : -Number.MAX_VALUE;
};
var sum = (values) => {
  let total2 = decimal(0);
  for (const value of values) if (value !== null && value !== void 0) total2 = total2.plus(value);
  return total2;
};
var lineAmount = (quantity, rate) => decimal(lineAmountNumber(quantity, rate) ?? roundCents(decimal(quantity).times(rate)));
var formatCents = (value) => roundCents(value).toFixed(2);
var formatExact = (value) => {
  const text = String(value);
  return text.includes("e") ? decimal(value).toFixed() : text;
};
var total = (...amounts) => {
  const running = new AmountSum();
  for (const amount of amounts) running.add(amount);
  return running.value();
};
var AmountSum = class {
  #cents = 0;
  #beyond = null;
  add(amount) {
    const cents = wholeUnits(amount, 100);
    const next = cents === null ? Number.NaN : this.#cents + cents;
    if (Number.isSafeInteger(next)) this.#cents = next;
    else this.#beyond = (this.#beyond ?? decimal(0)).plus(roundCents(amount));
    return this;
  }
  subtract(amount) {
    return this.add(-amount);
  }
  /** The sum in currency units. */
  value() {
    if (this.#beyond === null) return this.#cents / 100;
    return toNumber(this.#beyond.plus(decimal(this.#cents).div(100)));
  }
};
var wholeUnits = (value, scale) => {
  const units = Math.round(value * scale);
  return Number.isSafeInteger(units) && units / scale === value ? units : null;
};
var lineAmountNumber = (quantity, rate) => {
  if (typeof quantity !== "number" || typeof rate !== "number") return null;
  const hundredths = wholeUnits(quantity, 100);
  const rateUnits = wholeUnits(rate, 1e4);
  if (hundredths === null || rateUnits === null) return null;
  const product = hundredths * rateUnits;
  if (!Number.isSafeInteger(product) || product < 0) return null;
  const remainder = product % 1e4;
  return ((product - remainder) / 1e4 + (remainder >= 5e3 ? 1 : 0)) / 100;
};

// lambdas/domain/pdf/attached-lists.ts
var ENOUGH = 2;
var isNumbered = ({ item }) => item.printed.lineNumber !== null;
var attachedLists = ({ items, totals }) => {
  const lists = leftOver(items, totals, items.filter(isNumbered));
  return lists.size > 0 ? { pages: lists, sayAgain: false } : { pages: leftOver(items, totals, withoutRepeats(items, totals)), sayAgain: true };
};
var attachedListWarning = ({ sayAgain }, page) => ({
  code: "attached_list_left_out",
  message: sayAgain ? `Page ${page} lists lines of the estimate once more, behind its total. They count once, as they stand before it.` : `Page ${page} lists prices that the total of all lines does not count. It was left out; upload it by itself if it is to be read.`,
  at: { page }
});
var withoutRepeats = (items, totals) => {
  const end = totals.findLast(({ kind }) => kind === "line_items")?.readAt.page ?? Infinity;
  const isBehind = ({ lines }) => lines.every(({ page }) => page > end);
  const behind2 = items.filter(isBehind);
  if (behind2.length === 0) return [...items];
  const own = items.filter((built) => !isBehind(built));
  const said = new Set(own.flatMap(told));
  const repeats = behind2.filter((built) => told(built).some((words) => said.has(words)));
  return behind2.every(isNumbered) && repeats.length * 2 > behind2.length ? own : [...items];
};
var told = ({ item }) => {
  const { lineNumber } = item.printed;
  return [
    `${lineNumber} ${item.description?.toLowerCase() ?? ""}`,
    [lineNumber, item.quantity, item.unitPrice, item.rcv].join(" ")
  ];
};
var leftOver = (items, totals, own) => {
  if (own.length < ENOUGH || own.length === items.length) return /* @__PURE__ */ new Set();
  const sums = totals.filter(({ kind }) => kind === "line_items").map(({ amounts }) => amounts.rcv);
  const work = sum(own.map(({ item }) => item.rcv));
  const last = sums.at(-1) ?? null;
  const isWhole3 = [last, sum(sums)].some(
    (whole) => whole !== null && work.minus(whole).abs().lt("0.005")
  );
  if (last === null || !isWhole3) return /* @__PURE__ */ new Set();
  const pagesOf = (built) => built.flatMap(({ lines }) => lines.map(({ page }) => page));
  const ownPages = new Set(pagesOf(own));
  const ownRows = new Set(own);
  return new Set(
    pagesOf(items.filter((built) => !ownRows.has(built))).filter((page) => !ownPages.has(page))
  );
};

// lambdas/domain/pdf/foreign-words.ts
var FOREIGN_HEADINGS = [
  [
    "description",
    "d\xE9signation|libell\xE9|description des travaux|travaux|description du poste|ouvrage|descripci\xF3n|descripcion|partida|concepto|descripci\xF3n de los trabajos|trabajo|descri\xE7\xE3o|descricao|discrimina\xE7\xE3o|descri\xE7\xE3o dos servi\xE7os|discrimina\xE7\xE3o dos servi\xE7os"
  ],
  ["itemNumber", "n\xB0|n\xBA|n\xFAm|num|poste"],
  ["category", "corps de m\xE9tier|m\xE9tier|rubro|cap\xEDtulo|etapa"],
  ["room", "pi\xE8ce|endroit|emplacement|ambiente|habitaci\xF3n|cuarto|c\xF4modo"],
  ["note", "remarque|remarques|observations|observaciones|observa\xE7\xF5es|notas"],
  ["quantity", "qt\xE9|qte|quantit\xE9|quantite|cantidad|cant|quantidade|qtde|qtd"],
  ["unit", "unit\xE9|unite|unidad|unid|unidade|u m"],
  [
    "unitPrice",
    "prix unitaire|prix unit|co\xFBt unitaire|cout unitaire|taux|p u|costo unitario|coste unitario|precio unitario|precio unit|precio|pre\xE7o unit\xE1rio|pre\xE7o unit|valor unit\xE1rio|custo unit\xE1rio"
  ],
  [
    "total",
    "montant|montant total|prix total|co\xFBt total|importe|importe total|monto|costo total|precio total|pre\xE7o total|valor total|custo total"
  ],
  ["tax", "tva|tps|tvq|impuesto|impuestos|ivu|itbms|imposto"],
  [
    "rcv",
    "valeur \xE0 neuf|co\xFBt de remplacement|valor de reposici\xF3n|valor a nuevo|valor de reposi\xE7\xE3o"
  ],
  ["depreciationPercent", "% d\xE9pr|d\xE9pr\xE9ciation %|% v\xE9tust\xE9|% depreciaci\xF3n"],
  ["depreciation", "d\xE9pr\xE9ciation|amortissement|v\xE9tust\xE9|depreciaci\xF3n|deprecia\xE7\xE3o"],
  ["acv", "valeur d\xE9pr\xE9ci\xE9e|valeur r\xE9elle|valor actual|valor real|valor en efectivo|valor atual"]
];
var FOREIGN_UNITS = new Map(
  Object.entries({
    SF: "pi\xB2 pi2 pi.ca. p2 pie2 pies2",
    LF: "pi.lin. pi.l. p.l. pl pie.lin.",
    SY: "vg\xB2 vg2 v\xB2",
    CY: "vg\xB3 vg3 v\xB3",
    EA: "ch. ch un. un unit\xE9 unit\xE9s und ud unid uni c/u pza pieza",
    DA: "jr jrs jour jours d\xEDa d\xEDas dia dias",
    HR: "h h. hre heure heures hora horas",
    WK: "sem sem. semaine semaines semana semanas",
    LS: "forf. forfait gl. global glb vb"
  }).flatMap(
    ([code, spellings]) => spellings.split(" ").map((spelling) => [spelling, code])
  )
);
var FOREIGN_TWO_WORD_UNITS = /* @__PURE__ */ new Map([
  ["pi lin", "LF"],
  ["pied lin", "LF"],
  ["pieds lin", "LF"],
  ["pied lin\xE9aire", "LF"],
  ["pieds lin\xE9aires", "LF"],
  ["pi ca", "SF"],
  ["pied carr\xE9", "SF"],
  ["pieds carr\xE9s", "SF"],
  ["pie lineal", "LF"],
  ["pies lineales", "LF"],
  ["pie cuadrado", "SF"],
  ["pies cuadrados", "SF"]
]);

// lambdas/domain/pdf/key-words.ts
var IS_KEY = /[\p{L}\d]_|_[\p{L}\d]|\p{Ll}\p{Lu}|\p{Ll}{2}\.\p{L}{2}/u;
var isKey = (text) => IS_KEY.test(text);
var spelledKey = (text) => isKey(text) ? text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replace(/(?<=\p{Ll}{2})\.(?=\p{L}{2})/gu, " ").replaceAll("_", " ").replace(/\s+/g, " ").trim() : text;
var OWNER = /^(?:(?:line )?items?|lines?|rows?|est(?:imate)?|li|rec(?:ord)?) /;
var TYPE = / (?:amount|amt|value|val|usd|text|txt|name|label|code|num|total|tot)$/;
var namesInKey = (spelled2) => {
  const own = spelled2.replace(OWNER, "");
  return [own, spelled2.replace(TYPE, ""), own.replace(TYPE, "")].filter(
    (name) => name !== spelled2 && name !== ""
  );
};

// lambdas/domain/pdf/vocabulary.ts
var TEXT_COLUMNS = /* @__PURE__ */ new Set([
  "description",
  "category",
  "selector",
  "activity",
  "room",
  "note",
  "coverage",
  "calculation",
  "itemNumber"
]);
var phrases = (kind, list) => list.split("|").map((phrase) => [phrase.trim(), kind]);
var PRICES_TO_COME = "PRICES TO COME";
var HEADINGS = new Map([
  ...phrases(
    "description",
    "description|item description|line item description|work description|description of work|scope of work|scope|item|items|line item|line items|task|service|services|service description|product|product/service|work|work item|work to be performed|activity description|description of repair|description of repairs|description of item|repair description|details|particulars|spec|specification|specifications|material|materials|component|labor class|classification|labor classification|class|name|equipment|equipment description|item of loss|items of loss|loss item|damaged property|description of damage|description of damaged property"
  ),
  ...phrases(
    "itemNumber",
    "#|no|nr|id|item #|item no|item number|spec #|spec no|csi no|csi|line|line #|line no|ln|ref|ref #|row|seq|pos"
  ),
  ...phrases("category", "category|trade|cat code|division|group|section"),
  ...phrases("category", "cat"),
  ...phrases(
    "selector",
    "sel|selector|code|item code|sku|model|model #|model no|model number|part #|part no|part number"
  ),
  ...phrases("activity", "act|action|activity|operation|op code|action code"),
  ...phrases("room", "room|area|location|room/area|room name"),
  ...phrases("coverage", "cov|coverage|cvg|cov code|coverage code"),
  ...phrases(
    "recoverable",
    "recoverable|is recoverable|dep recoverable|dep is recoverable|depreciation recoverable|recov|rec|dep rec"
  ),
  ...phrases(
    "note",
    "notes|note|comments|comment|remarks|adjuster note|adjuster notes|line note|asset tags|asset tag|asset #|serial #|serial number|technician|in|out|time in|time out|start time|end time|brand|manufacturer|brand/model|make/model"
  ),
  ...phrases("calculation", "calc|calculation|formula"),
  ...phrases(
    "quantity",
    "quantity|qty|order qty|order quantity|measured|measured qty|quant|qnty|quan|units|no of units|measure|measurement|count|amount of units|hours|hrs|unit days|equipment days|total days|area/qty|qty/unit|quantity/unit"
  ),
  ...phrases("unit", "unit|uom|u/m|um|unit of measure|units of measure|unit measure|meas|per"),
  ...phrases(
    "unitPrice",
    "unit price|unit cost|cost per|price per|rate per|unit rate|price|rate|price/unit|cost/unit|price per unit|cost per unit|unit $|unit amount|price each|each|cost each|unit repl cost|repl cost each|replacement cost each|rc each|rcv each|replacement unit cost|unit value|item price|rate/ 24 hr|rate/24 hr|rate/hr|rate/hour|hourly rate|rate per hour|rate/day|day rate|daily rate|rate per day|cost ea|$/unit|$/per|price/per|price ea|u/p|up|unit pr"
  ),
  ...phrases("removePrice", "remove|removal|rem|demo|tear out"),
  ...phrases("replacePrice", "replace|replacement|repl|install|new"),
  ...phrases("resetPrice", "reset|detach & reset|d&r|detach and reset|detach"),
  ...phrases(
    "laborPrice",
    "labor|labour|labor cost|labour cost|labor per unit|labor/unit|unit labor"
  ),
  ...phrases(
    "materialPrice",
    "material cost|mat|materials cost|mat cost|matl|matl cost|matl per unit|material per unit|materials per unit|mat per unit|material/unit|unit material"
  ),
  ...phrases(
    "lineItemTotal",
    "subtotal|sub total|sub-total|line subtotal|net|net amount|ext|extension|extended|ext price|extended price|ext cost|extended cost|base total|price total|total before tax"
  ),
  ...phrases(
    "tax",
    "tax|sales tax|taxes|total tax|total taxes|mat tax|material tax|material sales tax|tax amount|vat|gst|hst|gst/hst|tax $"
  ),
  ...phrases(
    "overheadProfit",
    "o&p|gco&p|o & p|gc o&p|gco & p|op|overhead & profit|overhead and profit|gc o & p|contractor o&p|o/p|overhead/profit|markup|mark up|mark-up|o and p"
  ),
  ...phrases(
    "total",
    "total|amount|total price|total cost|line total|item total|cost|line amount|total amount|price total|total $|value|charge|total incl tax|estimate|gross|sum|line cost|item cost|repair cost|repair total"
  ),
  ...phrases(
    "rcv",
    "rcv|replacement cost|replacement cost value|repl cost|replacement value|rc|rcv total|total rcv|replace cost|full replacement cost|rep cost|rcv loss|replacement cost loss|repl cost total|replacement cost total|total replacement cost|total repl cost"
  ),
  ...phrases(
    "ageLife",
    "age/life|age / life|age life|age|life|life (yrs)|life yrs|life years|life (years)|useful life|life expectancy|life exp|age (yrs)|age yrs|age years|age (years)|age/ life|age /life"
  ),
  ...phrases(
    "otherNumber",
    "l|w|h|len|wid|length|width|height|days|tax %|% tax|tax rate|tax pct|sales tax %|o&p %|% o&p|op %|o & p %|markup %|waste %|waste|% waste|oh %|profit %|qty/unit %|not covered|amount not covered"
  ),
  ...phrases("condition", "cond|condition"),
  ...phrases(
    "depreciationPercent",
    "dep %|dep%|deprec %|% dep|%dep|depreciation %|depr %|% depr|dep pct|% deprec|dpr %|depn %|dep (%)|deprec (%)|depreciation percent|percent depreciation|deprec pct|deprec rate|dep rate|dep percent|depr percent|dep percentage|depreciation percentage|depreciation pct"
  ),
  ...phrases(
    "depreciation",
    "deprec|depreciation|dep|depr|less depreciation|less deprec|less dep|total dep|deprec amt|depreciation amount|dep amount|dep amt|depr amt|depn|depn amt|deprec amount|depreciation $|dep $|deprec $|dpr|recoverable depreciation|rec dep"
  ),
  ...phrases("rcv", PRICES_TO_COME.toLowerCase()),
  ...FOREIGN_HEADINGS.flatMap(([kind, list]) => phrases(kind, list)),
  ...phrases(
    "acv",
    "acv|actual cash value|actual cash|acv total|total acv|net acv|cash value|acv loss|actual cash value loss"
  )
]);
var normalizeHeading = (text) => spelledKey(text).toLowerCase().replace(/\((?:\$|usd|each|ea|us\$|y(?:es)?\s?\/\s?no?)\)/g, "").replace(/[.:*?]/g, "").replace(/\s+/g, " ").trim();
var RATE = /(?<=\S)\s*\(?\d{1,2}(?:\.\d+)?\s*%\)?$/;
var headingKind = (text) => phraseKind(text.includes("%") ? text.replace(RATE, "") : text);
var phraseKind = (text) => {
  const phrase = normalizeHeading(text);
  const kind = HEADINGS.get(phrase);
  if (kind !== void 0) return kind;
  if (!isKey(text)) return null;
  return namesInKey(phrase).flatMap((name) => HEADINGS.get(name) ?? [])[0] ?? null;
};
var HEADING_WORDS = new Set(
  [...HEADINGS.keys()].flatMap((phrase) => phrase.split(" "))
);
var foreign = new Set(FOREIGN_HEADINGS.flatMap(([, list]) => list.split("|")));
var ENGLISH_HEADING_WORDS = new Set(
  [...HEADINGS.keys()].filter((phrase) => !foreign.has(phrase)).flatMap((phrase) => phrase.split(" "))
);
var isHeadingWord = (word) => HEADING_WORDS.has(word) || word.includes(" ") && word.split(" ").every((part) => HEADING_WORDS.has(part));
var LONGEST_HEADING_WORDS = 5;
var UNITS = new Map(
  Object.entries({
    EA: "ea each ea. ech unit units pc pcs piece pieces item items ct",
    LF: "lf lf. lnft linft lft l.f.",
    SF: "sf sf. sqft sq.ft. s.f. ft2",
    SQ: "sq sq. sqs square squares",
    SY: "sy sy. sqyd sq.yd. s.y.",
    CF: "cf cuft c.f.",
    CY: "cy cuyd c.y.",
    HR: "hr hr. hrs hrs. hour hours",
    DA: "da day days dy",
    WK: "wk wks week weeks",
    MO: "mo mos month months",
    RM: "rm room rooms",
    BF: "bf bdft",
    SH: "sh sheet sheets sht",
    GL: "gl gal gallon gallons",
    "5G": "5g",
    LB: "lb lbs pound pounds",
    TN: "tn ton tons",
    RL: "rl roll rolls",
    PL: "pl",
    BX: "bx box boxes",
    BG: "bg bag bags",
    PR: "pr pair pairs",
    LS: "ls lot lots lump l.s. lumpsum allowance allow",
    JB: "jb job jobs",
    MI: "mi mile miles",
    KW: "kw",
    BD: "bd bdl bundle bundles",
    ST: "st set sets",
    CL: "cl",
    IN: "in",
    FT: "ft",
    YD: "yd yds",
    VF: "vf",
    CS: "cs case",
    TB: "tb tube tubes",
    OZ: "oz",
    QT: "qt qts",
    PT: "pt",
    MSF: "msf",
    CSF: "csf"
  }).flatMap(
    ([code, spellings]) => spellings.split(" ").map((spelling) => [spelling, code])
  )
);
var PLATFORM_UNITS = new Set(
  "EA LF SF SQ SY CF CY HR DA WK MO RM BF SH GL 5G LB TN RL PL".split(" ")
);
var TWO_WORD_UNITS = /* @__PURE__ */ new Map([
  ["sq ft", "SF"],
  ["square feet", "SF"],
  ["square foot", "SF"],
  ["lin ft", "LF"],
  ["ln ft", "LF"],
  ["linear feet", "LF"],
  ["linear foot", "LF"],
  ["lineal feet", "LF"],
  ["sq yd", "SY"],
  ["square yards", "SY"],
  ["cu ft", "CF"],
  ["cubic feet", "CF"],
  ["cu yd", "CY"],
  ["cubic yards", "CY"],
  ["lump sum", "LS"]
]);
var PRICE_NOTES = [
  /^REVISED$/i,
  /^SEE BID(S)?$/i,
  /^SEE [A-Z]{3,}( ITEMS?)?( ?#?\d+[a-z]?)?$/i,
  /^NO CHARGE$/i,
  /^N\/C$/i,
  /^OPEN( ITEM)?$/i,
  /^PENDING$/i,
  /^AS INCURRED$/i,
  /^IF INCURRED$/i,
  /^WHEN INCURRED$/i,
  /^INCURRED$/i,
  /^PAID WHEN INCURRED$/i,
  /^PER (ESTIMATE|BID|INVOICE|QUOTE|CONTRACT|PLAN|CODE)$/i,
  /^CODE UPGRADE$/i,
  /^CODE$/i,
  /^PWI$/i,
  /^BID( ITEM)?$/i,
  /^TBD$/i,
  /^T\.B\.D\.$/i,
  /^INCL(UDED|\.)?$/i,
  /^INCL?$/i,
  /^BY OTHERS?$/i,
  /^OWNER$/i,
  /^NOT COVERED$/i,
  /^EXCLUDED$/i,
  /^ALLOWANCE$/i,
  /^WAIVED$/i,
  /^DENIED$/i,
  /^OMIT(TED)?$/i,
  /^ON HOLD$/i,
  /^HOLD$/i,
  /^NO COST$/i,
  /^FREE$/i,
  /^BY OWNER$/i,
  /^BY INSURED$/i
];
var PRICE_NOTE_STARTS = new Set(
  "REVISED SEE NO N/C OPEN PENDING AS IF WHEN INCURRED PAID PER CODE PWI BID TBD T.B.D. INCL INCL. INCLUDED BY OWNER NOT EXCLUDED ALLOWANCE WAIVED DENIED OMIT OMITTED ON HOLD FREE".split(
    " "
  )
);
var CONDITIONS = new Set(
  "avg average new good poor fair excellent below above blw bel abv".split(" ")
);
var ROOM_WORDS = /\b(?:kitchen|bath(?:room)?|powder|bed\s?room|master|living|dining|family|great\s+room|garage|laundry|hall(?:way)?|entry|foyer|vestibule|closet|attic|basement|crawl\s?space|elevation|slope|porch|patio|deck|balcony|office|den|study|library|utility|pantry|stair(?:s|way|well)?|rooms?|roof\d*|exterior|interior|dwelling|shed|barn|carport|fence|yard|nook|loft|lobby|corridor|mud\s?room|sun\s?room|bonus|nursery|playroom|gazebo|pool|front|rear|left|right)\b/i;
var TRADE_WORDS = /\b(?:roofing|paint(?:ing)?|plumbing|electric(?:al)?|drywall|carpentry|trimwork|floor\s+covering|flooring|tile|cabinet(?:ry|s)?|appliances?|insulation|demolition|demo|framing|masonry|concrete|siding|gutters?|soffit|fascia|windows?|doors?|hardware|hvac|heat(?:ing)?|cleaning|content\s+manipulation|fencing|landscaping|light(?:ing)?(?:\s+fixtures?)?|water\s+extraction|remediation|mitigation|permits?|labor|equipment|mirrors?|countertops?|metal|steel|stucco|wallpaper|scaffold(?:ing)?|debris|temporary|repairs?|materials?)\b/i;

// lambdas/domain/pdf/glued-headings.ts
var ENOUGH2 = 3;
var heads = (text) => isHeadingWord(normalizeHeading(text));
var withoutGlue = (words) => {
  const known = words.filter(({ text }) => heads(text)).length;
  if (known < ENOUGH2 || known === words.length || words.length - known > known) return [...words];
  return words.flatMap((word) => heads(word.text) ? word : parted(word));
};
var parted = (word) => {
  const { text, box } = word;
  const each = (box.right - box.left) / text.length;
  for (let at2 = text.length - SHORTEST; at2 >= SHORTEST; at2 -= 1) {
    const [before, after] = [text.slice(0, at2), text.slice(at2)];
    if (!heads(before) || !heads(after) || !/^[\p{L}%#]/u.test(after)) continue;
    const cut2 = box.left + each * at2;
    return [
      { ...word, text: before, box: { ...box, right: cut2 } },
      { ...word, text: after, box: { ...box, left: cut2 } }
    ];
  }
  return [word];
};
var SHORTEST = 3;

// lambdas/domain/pdf/line-shapes.ts
var labelOf = (text) => text.replace(
  /(?:(?:(?:\s*[.·…_]){2,}|\s*[·…_])?\s*[-(<$]*\$?\s?\d{0,3}(?:,?\d{3})*\.\d{2}[)>]?\*?)+\s*%?$/u,
  ""
).replace(/[\s.·…_]{3,}$/u, "").trim();
var totalLabel = (text) => {
  if (!/total|^\s*sum\s/i.test(text)) return null;
  const label = labelOf(text).replace(/\s*\(\d+\s+(?:line\s+)?items?\)$/i, "");
  const line = /^line\s+item\s+(?:sub\s*)?totals?\b\s*(?::|[-–—](?=\s))?\s*(.*)$/i.exec(label);
  if (line !== null) return { kind: "line_items", name: line[1] ?? "" };
  const areaItems = /^area\s+items?\s+(?:sub)?totals?\b\s*:?\s*(.*)$/i.exec(label);
  if (areaItems !== null) return { kind: "level", name: areaItems[1] ?? "" };
  const ofPart = /^(?:section|area|room|trade|structure|building|elevation|division)\s+(?:sub\s*-?\s*)?totals?\s*(?:[:\-–,]|for|of)\s*(.+)$/i.exec(
    label
  );
  if (ofPart !== null && label !== text.trim())
    return { kind: "section", name: (ofPart[1] ?? "").trim() };
  if (/^(?:grand\s+total\s+areas?|area\s+totals?)\b/i.test(label)) {
    const name = label.replace(/^(?:grand\s+total\s+areas?|area\s+totals?)\b\s*:?\s*/i, "");
    return { kind: "area", name };
  }
  const grand = /^(?:grand|estimate|project|job|contract|proposal|overall|invoice)\s+(?:sub\s*-?\s*)?totals?\b\s*:?\s*(.*)$/i.exec(
    label
  );
  if (grand !== null) return { kind: "grand", name: grand[1] ?? "" };
  const minimums = /^totals?\s*:?\s*labor\s+minimums?.*$/i.exec(label);
  if (minimums !== null) return { kind: "labor_minimums", name: "Labor Minimums Applied" };
  const room = /^(?:room\s+totals?|totals)\s*[:\-–]\s*(.+)$/i.exec(label);
  if (room !== null) return { kind: "room", name: (room[1] ?? "").trim() };
  const level2 = /^total\s*[:\-–]\s*(.+)$/i.exec(label);
  if (level2 !== null) return { kind: "level", name: (level2[1] ?? "").trim() };
  const sub = /^(?:sub|sous)\s*-?\s*totals?\b\s*(?:[:\-–]|for|of|de\b|du\b|pour\b)?\s*(.*)$/i.exec(
    label
  );
  if (sub !== null) return { kind: "section", name: (sub[1] ?? "").trim() };
  const forWhat = /^(?:totals?\s+(?:for|of)\s+|totals?\s*,\s*|sum\s+(?:for|of)\s+)(.+)$/i.exec(
    label
  );
  if (forWhat !== null) return { kind: "section", name: (forWhat[1] ?? "").trim() };
  const ofWhole = /^(?:[\w&]+\s+){1,2}(?:sub\s*-?\s*)?totals?\s+(?:for|of)\s+(.+?):?$/i.exec(label);
  if (ofWhole !== null && label !== text.trim())
    return { kind: "section", name: (ofWhole[1] ?? "").trim() };
  const after = /^(.{2,50}?)[\s,:\-–]+(?:sub\s*-?\s*)?totals?\s*:?$/i.exec(label);
  if (after !== null) return { kind: "section", name: (after[1] ?? "").trim() };
  if (/^totals?\s*:?$/i.test(label)) return { kind: "grand", name: "" };
  return null;
};
var coverageOfTitle = (text) => /^((?:dwelling|other\s+structures?|appurtenant\s+structures?|contents|personal\s+property|coverage\s+[a-f]\b.{0,30}?)(?:\s+coverage)?)\s+summary\s*:?$/i.exec(
  text.trim()
)?.[1] ?? null;
var isSummaryTitle = (text) => coverageOfTitle(text) !== null || /^(?:summary\b(?!\s+guide)|recap\b|(?:\w+\s+)?recapitulation\b|trade\s+summary\b|estimate\s+recap|claim\s+summary|coverage\s+summary|loss\s+recap|settlement\s+summary|(?:statement|proof)\s+of\s+loss\s*:?$|(?:estimate|loss)\s+summary\s*:?$|(?:claim|coverage)\s+totals\s*:?$|(?:rate|fee)\s+(?:sheet|schedule)\b|schedule\s+of\s+rates|totals?\s+by\s+(?:coverage|room|area|category|trade)s?\s*:?$)/i.test(
  text.trim()
);
var hasAmounts = ({ text }) => /\d\.\d{2}\b.*\d\.\d{2}\b/.test(text);
var isPartsTitle = (text) => /^(?:(?:materials?|labou?r|equipment)\s+(?:components?|breakdown|lists?|requirements?)|components?(?:\s+(?:list|report))?|bill\s+of\s+materials|(?:order|shopping|parts)\s+list)\b[^.]{0,20}$/i.test(
  text.trim()
);
var isRecapTitle = (text) => /^(?:(?:estimate\s+)?recap|trade\s+summary)\b/i.test(text.trim());
var isClosingTitle = (text) => /^(?:(?:general\s+|standard\s+)?terms?\s*(?:(?:and|&)\s*conditions?(?:\s+of\s+\w+)?)?|payment\s+(?:terms|schedule)|schedule\s+of\s+payments?|(?:acceptance|authorization)(?:\s+of\s+(?:proposal|contract|estimate|work))?|signatures?|disclaimers?|notice\s+of\s+cancell?ation|right\s+to\s+cancel)\s*:?$/i.test(
  text.trim()
);
var isMachineNote = (text) => /^(?:auto\s*-?\s*calculated\s+waste|options?\s*:|bundle\s+rounding|component\s+.+\bwas\s+priced\s+by|waste\s*:\s*\d|orig\.?\s*desc(?:\.|ription)?\s*[-–:]|rounding\s*:|material\s+cost\s*:|the\s+above\s+line\s+item\s+has\s+been|this\s+(?:line\s+)?item\s+(?:is\s+)?(?:depreciated|included)\s+by|\(?depreciation\s+(?:taken|applied)\b|(?:end\s+)?revis(?:ed|ions?)\s+by\s+\S.{0,40}\s+on\s+\d)/i.test(
  text.trim()
);
var TRADE_HEAD = /^trade\s*:\s*(?:\d+\s+)?(\p{L}.{1,40})$/iu;
var sectionMark = (text) => {
  const trade = TRADE_HEAD.exec(text.trim())?.[1];
  if (trade !== void 0) return trade.trim();
  const match = /^\s*([*~=#_•-])\1{1,}\s*(.+?)\s*(?:[*~=#_•-]{2,})?\s*$/u.exec(text);
  if (match === null) return null;
  const name = (match[2] ?? "").replace(/[*~=#_•\s-]+:?$/u, "").trim();
  return /\p{L}/u.test(name) ? name : null;
};
var OF_ROOM = /room|area\b|location|height|L\s*x\s*W|formula|\d\s*['’′]/i;
var SKETCHED_SIZE = /^(?:\d+\s*['’′](?:\s*\d+(?:\s+\d+\/\d+)?\s*["”″])?\s+)+(?=\p{L}.*\bheight\s*:)/iu;
var PLACE_LABEL = /^(?:room|area|location)\s*(?:name)?\s*:\s*(?=\S)/i;
var roomLine = (text) => {
  if (!OF_ROOM.test(text)) return null;
  const trimmed = text.trim().replace(SKETCHED_SIZE, "");
  const sub = /^(?:\W?\w{1,2}\W?\s)?sub\s*-?room(?:\s+\d+)?\s*[:\-–]\s*(.+)$/i.exec(trimmed);
  const rest = (sub?.[1] ?? trimmed).trim();
  const height = /^(.*?)\s*\b(?:ceiling\s+)?height\s*:\s*(.*)$/i.exec(rest);
  const size = /^(.*?)\s*\b(?:L\s*x\s*W\s*x\s*H\b\s*:?|Formula\s(?=\p{L}[\p{L}\s]*\d))\s*(.+)$/iu.exec(rest);
  const found = height ?? size;
  if (found !== null && (found[1] ?? "").trim() !== "")
    return {
      name: cleanName((found[1] ?? "").replace(PLACE_LABEL, "")),
      height: (found[2] ?? "").trim() || null,
      subroom: sub !== null
    };
  if (sub !== null) return { name: cleanName(rest), height: null, subroom: true };
  const sized = /^([\p{L}\d].*?)\s+[-–—]\s+(\d[\d\s./]*['’′][\d\s.'"’”′″/]*(?:x\s*\d[\d\s.'"’”′″/]*){1,2})$/iu.exec(
    trimmed
  );
  const isSentence5 = trimmed.endsWith(".") || (sized?.[1] ?? "").split(" ").length > 6;
  if (sized !== null && (sized[1] ?? "").length < 60 && !isSentence5)
    return { name: cleanName(sized[1] ?? ""), height: (sized[2] ?? "").trim(), subroom: false };
  const bracketed = /^(?:room\s*:\s*)?([\p{L}\d].*?)\s*\(\s*(\d[\d\s./]*['’′][\d\s.'"’”′″/-]*(?:x\s*\d[\d\s.'"’”′″/-]*){1,2})\)$/iu.exec(
    trimmed
  );
  if (bracketed !== null && (bracketed[1] ?? "").length < 60)
    return {
      name: cleanName(bracketed[1] ?? ""),
      height: (bracketed[2] ?? "").trim(),
      subroom: false
    };
  const named3 = /^(?:room|area|location)\s*(?:name)?\s*:\s*(.+)$/i.exec(trimmed);
  if (named3 !== null && (named3[1] ?? "").length < 60)
    return { name: cleanName(named3[1] ?? ""), height: null, subroom: false };
  return null;
};
var levelLine = (text) => {
  if (!text.includes(":")) return null;
  const named3 = /^(?:(?:floor|roof|exterior)\s*plan|level|structure|building|stor(?:e)?y)\s*:\s*(\S.{0,58})$/i.exec(
    text.trim()
  );
  return named3 === null ? null : cleanName(named3[1] ?? "");
};
var namesPlace = (text) => /^(?:room|area|location)\s*:\s*\S|^coverage\s+[A-Z]\b.*\blimit\b/i.test(text);
var roomSize = (text) => {
  const match = /^(?:(?:ceiling\s+)?height\s*:|L\s*x\s*W\s*x\s*H\b\s*:?|Formula\s(?=\p{L}[\p{L}\s]*\d))\s*(\S.*)$/iu.exec(
    text.trim()
  );
  return match === null ? null : (match[1] ?? "").trim();
};
var continuedRoom = (text) => {
  if (!/con'?t/i.test(text)) return null;
  const before = /^(?:continued|cont'?d\.?|con't\.?)\s*[:\-–—]\s*(.+)$/i.exec(text.trim());
  if (before !== null) return cleanName(before[1] ?? "");
  const after = /^(?:room\s*:\s*)?(.{1,60}?)\s*[-–—(\s]\s*(?:continued|cont'?d\.?|con't\.?|cont\.)\s*\)?$/i.exec(
    text.trim()
  );
  return after === null ? null : cleanName(after[1] ?? "");
};
var cleanName = (name) => name.replace(/\s+/g, " ").replace(/\s*\(\s*[\d.,]+\s*(?:SQ|SF|LF|SY)\s*\)$/i, "").replace(/^[\s*~=•]+|[\s*~=•:]+$/gu, "").replace(/^[_-]{2,}|[_-]{2,}$/g, "").trim();
var MEASURE = /\d[\d,]*(?:\.\d+)?\s*(?:SF|LF|SY|SQ)\b\s*(?:long\s+wall|short\s+wall|walls?|ceil|floor)/i;
var ROOF_MEASURE = /\d[\d,]*(?:\.\d+)?\s+(?:surface\s+area|number\s+of\s+squares|total\s+perimeter|total\s+ridge|total\s+hip|floor\s+area|total\s+area|exterior\s+wall|interior\s+wall|ceiling\s+area|floor\s+perimeter|ceiling\s+perimeter)/i;
var LABELS_OF_MEASURES = /^(?:(?:length|width|height|walls?[\w-]*|floor|ceiling|perim(?:eter)?\s*(?:\(\w\))?|doors?|windows?|openings?|missing\s+walls?|area|volume|slope|pitch|stories|ridges?|eaves?|rakes?|valleys?|hips?)\s*:\s*\d[\d.,'"’”′″/]*\s*(?:SF|LF|SY|CF|SQ|Flat|Sloped)?\s*){2,}$/i;
var BARRED_MEASURES = /^(?:(?:length|width|height|walls?|floor|ceiling|perimeter|surface|squares|ridges?|eaves?|rakes?|valleys?|hips?)\s+\d[\d.,'"’”′″/]*(?:\s\d[\d/]*["”″])?\s*(?:SF|LF|SY|CF|SQ)?\s*(?:\|\s*|$)){2,}$/i;
var isLabelledMeasures = (text) => text.includes(":") && LABELS_OF_MEASURES.test(text.trim()) || text.includes("|") && BARRED_MEASURES.test(text.trim());
var isDimensions = (text) => MEASURE.test(text) || ROOF_MEASURE.test(text) || isLabelledMeasures(text) || measuresBehind(text).length > 0;
var MEASURE_BEHIND = /\b((?:SF|SY|LF)\s+(?:long\s+wall|short\s+wall|walls?|ceil|floor)[\p{L}\s.&]*?|surface\s+area|number\s+of\s+squares|total\s+(?:perimeter|ridge|hip)(?:\s+length)?)\s*:?\s+(\d[\d,]*\.\d+)\s*(?:SF|SY|LF|SQ)\b/giu;
var measuresBehind = (text) => {
  const found = [...text.matchAll(MEASURE_BEHIND)];
  if (found.length === 0 || /\p{L}/u.test(text.replace(MEASURE_BEHIND, ""))) return [];
  return found.map(([, label = "", value = ""]) => ({ label, value }));
};
var isOpening = (text) => !/\bheight\s*:|\bL\s*x\s*W\s*x\s*H\b/i.test(text) && OPENING.test(text.trim()) || /^(?:opens\s+into|goes\s+to)\b|^openings?\s*:$/i.test(text.trim());
var OPENING = /^(?:\d+\s*[-–]?\s*)?(?:door|window|missing\s+wall|opening|archway|cased\s+opening|overhead\s+door|skylight)s?\b.*(?:\d+\s*['’′]|opens\s+(?:in)?to|goes\s+to)/i;
var DRAWN = /^(?:[\d.,'"’”′″/x×()°-]+|[FR]\d+(?:\([A-Z]\))?|(?=\S{4})(?:(\S)\1)+)$/iu;
var isDrawingLabel = (text) => {
  const label = text.trim();
  return /^(?:[\d\s.,'"’”′″/x×()°-]+|(?:[FR]\d+\s*(?:\([A-Z]\))?\s*)+|[\d\s'"’”/]*\b[A-Z]\b)$/iu.test(
    label
  ) || label.split(/\s+/).every((word) => DRAWN.test(word));
};
var isPageFurniture = (text) => /^\d{1,4}$/.test(text.trim()) || /\b(?:page|sheet)\s*:?\s*\d+(?:\s*(?:of|\/)\s*\d+)?\s*$/i.test(text.trim()) || /^[-–]\s*\d+\s*[-–]$/.test(text.trim());
var couldBeName = (line) => {
  const text = line.text.trim();
  if (text.length < 2 || text.length > 70) return false;
  if (!/\p{L}{2}/u.test(text) && !/^\p{L}\d*$/u.test(text)) return false;
  if (text.split(/\s+/).length > (line.bold ? 12 : 9)) return false;
  if (text.endsWith(":") && !line.bold) return false;
  const isShortened = /\b(?:rm|bldg|no|st|apt|mstr|bdrm|lvl)\.$/i.test(text) || line.bold && /^\p{Lu}[\p{L}/&]*\.?(?: \p{Lu}[\p{L}/&]*\.?){1,2}$/u.test(text);
  if (/[.;!?]$/.test(text) && !isShortened) return false;
  if (/\$\s?\d|\d\.\d{2}\b|@|_{4}|^(?:https?:|www\.)|^[-–•*·]\s/.test(text)) return false;
  if (/^P\.?\s?O\.?\s+Box\b/i.test(text)) return false;
  if (/:\s*\S/.test(text) && !/^\w+\s*:\s*\S/.test(text)) return false;
  if (/\s:\s.*\s:(?:\s|$)/.test(text)) return false;
  return !isPageFurniture(text) && !isDrawingLabel(text);
};
var isCarriedOver = (text) => /^(?:(?:sub\s*-?\s*)?totals?\s+|amount\s+|balance\s+)?(?:carried|brought)\s+(?:forward|over)\b/i.test(
  text.trim()
) || // `Invoice 28014 to date: $17,265.79` at the foot of each page.
text.includes("to date") && /^(?:[\w#-]+\s+){1,3}to\s+date\s*:\s*\$?[\d,]+\.\d{2}$/i.test(text.trim());
var isAdjustment = (text) => /^(?:less\s+(?:\w+\s+){0,2}(?:deduct|deprec|discount|prior|payment|deposit|amount|non\b)|(?:estimated\s+)?(?:\w+\s+){0,2}(?:sales\s+)?tax(?:es)?\s*(?:$|[@($\d:])|(?:overhead|profit|markup)\s*(?:$|\(\s*\d|[@$\d:%]|&\s*profit|and\s+profit)|o\s*&\s*p\b|gst\b|hst\b|vat\b|balance\b|amount\s+(?:due|paid)|deposit\s*(?:$|[@($\d:]|received\b|paid\b|check\b)|please\s+pay\b|pay\s+this\s+amount|(?:less\s+)?retainage\b|down\s+payment|deductible\b|net\s+(?:claim|total|due|payment|amount)|due\s+(?:upon|on|at)|payments?\s*(?:received\b|$|[@($\d:#])|total\b|sub\s*-?\s*total\b|grand\s+total\b|replacement\s+cost\b|actual\s+cash\b|rcv\b|acv\b|(?:recoverable\s+)?depreciation\b|line\s+item\s+total|discount\s*(?:$|[@($\d:])|direct\s+costs?\b|gastos\s+generales\b|administration\s+et\s+profits?\b|frais\s+g[ée]n[ée]raux\b|t(?:ps|vq|vh|va)\s*[(:\d]|iv[au]\s*\(?\d|(?:[\w'’]+\s+){0,2}fee\s*\(?\d+(?:\.\d+)?\s*%)/i.test(
  text.trim()
);
var isMarkup = (text) => isAdjustment(text) && !/^(?:less\s+(?!discount)|balance|amount|deposit|please|pay\s|retainage|down|deductible|net|due|payments?\b|total|sub|grand|replacement|actual|rcv|acv|recoverable|depreciation|line\s+item|direct)/i.test(
  text.trim()
);

// lambdas/domain/pdf/lines.ts
var makeLine = (page, words, ocr) => ({
  page,
  words,
  text: words.map((word) => word.text).join(" "),
  box: boxAround(words),
  fontSize: median(words.map((word) => word.fontSize)),
  bold: words.every((word) => word.bold),
  italic: words.every((word) => word.italic),
  ocr,
  confidence: Math.min(1, ...words.map((word) => word.confidence))
});
var ShelvedLine = class {
  page;
  text;
  box;
  fontSize;
  bold;
  italic;
  ocr;
  confidence;
  #index;
  #shelved;
  constructor(line, index, shelved) {
    this.page = line.page;
    this.text = line.text;
    this.box = line.box;
    this.fontSize = line.fontSize;
    this.bold = line.bold;
    this.italic = line.italic;
    this.ocr = line.ocr;
    this.confidence = line.confidence;
    this.#index = index;
    this.#shelved = shelved;
  }
  get words() {
    return this.#shelved(this.#index);
  }
};
var shelveLines = (lines, shelf) => {
  const shelved = shelf.put(lines.map((line) => line.words));
  return lines.map((line, index) => new ShelvedLine(line, index, shelved));
};
var continueLine = (above, below2) => ({
  page: below2.page,
  words: below2.words,
  text: `${above.text} ${below2.text}`,
  box: below2.box,
  fontSize: above.fontSize,
  bold: above.bold,
  italic: above.italic,
  ocr: above.ocr,
  confidence: Math.min(above.confidence, below2.confidence)
});
var boxAround = (words) => {
  const around = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY
  };
  for (const { box } of words) {
    if (box.left < around.left) around.left = box.left;
    if (box.top < around.top) around.top = box.top;
    if (box.right > around.right) around.right = box.right;
    if (box.bottom > around.bottom) around.bottom = box.bottom;
  }
  return around;
};
var median = (values) => {
  const [first] = values;
  if (first === void 0) return 0;
  if (values.every((value) => value === first)) return first;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};
var linesOfPage = (page, words) => {
  const ocr = page.source === "ocr";
  const slope = ocr ? skewOf(words) : 0;
  const rows = ocr ? chainWords(words, slope) : groupByBaseline(words);
  return rows.map(
    (row) => makeLine(
      page.page,
      inReadingOrder(
        row.sort((a, b) => a.box.left - b.box.left),
        words
      ),
      ocr
    )
  ).sort((a, b) => yAtMargin(a, slope) - yAtMargin(b, slope) || a.box.left - b.box.left);
};
var inReadingOrder = (row, words) => {
  for (let at2 = 0; at2 + 2 < row.length; at2 += 1) {
    const [before, word, next] = [row[at2], row[at2 + 1], row[at2 + 2]];
    if (before === void 0 || word === void 0 || next === void 0) break;
    if (next.box.left > word.box.right - word.fontSize * LIES_ON) continue;
    if (words[words.indexOf(before) + 1] === next) {
      row[at2 + 1] = next;
      row[at2 + 2] = word;
    }
  }
  return row;
};
var LIES_ON = 0.3;
var yAtMargin = (line, slope) => {
  const first = line.words[0];
  return first === void 0 ? line.box.bottom : middle(first) - slope * first.box.left;
};
var middle = (word) => (word.box.top + word.box.bottom) / 2;
var DESCENT = 0.22;
var baselineOf = (word) => word.box.bottom - word.fontSize * DESCENT;
var groupByBaseline = (words) => {
  const rows = [];
  for (const word of [...words].sort((a, b) => baselineOf(a) - baselineOf(b))) {
    const row = rows.at(-1);
    const tolerance = Math.min(word.fontSize, row?.words[0]?.fontSize ?? word.fontSize) * 0.3;
    if (row !== void 0 && baselineOf(word) - row.baseline <= tolerance) row.words.push(word);
    else rows.push({ baseline: baselineOf(word), words: [word] });
  }
  return rows.map((row) => row.words);
};
var skewOf = (words) => {
  const slopes = [];
  const byLeft = [...words].sort((a, b) => a.box.left - b.box.left);
  for (const [index, word] of byLeft.entries()) {
    const height = word.box.bottom - word.box.top;
    for (const next of byLeft.slice(index + 1, index + 400)) {
      const gap2 = next.box.left - word.box.right;
      if (gap2 < 0) continue;
      if (gap2 > height * 12) break;
      const rise = middle(next) - middle(word);
      const span = (next.box.left + next.box.right - word.box.left - word.box.right) / 2;
      if (span > height * 3 && Math.abs(rise) < height * 0.6) slopes.push(rise / span);
    }
  }
  return slopes.length < 12 ? 0 : median(slopes);
};
var chainWords = (words, slope) => {
  const rows = [];
  for (const word of [...words].sort((a, b) => a.box.left - b.box.left)) {
    let best = null;
    let bestDistance = Number.POSITIVE_INFINITY;
    for (const row of rows) {
      const shift = slope * ((word.box.left + word.box.right - row.last.box.left - row.last.box.right) / 2);
      const distance3 = Math.abs(middle(word) - shift - middle(row.last));
      const height = Math.max(
        word.fontSize,
        row.last.fontSize,
        Math.min(word.box.bottom - word.box.top, row.last.box.bottom - row.last.box.top)
      );
      if (distance3 < height * 0.5 && distance3 < bestDistance) {
        best = row;
        bestDistance = distance3;
      }
    }
    if (best === null) rows.push({ last: word, words: [word] });
    else {
      best.words.push(word);
      best.last = word;
    }
  }
  return rows.map((row) => row.words);
};
var segmentsOf = (words, gapInSizes = 1.1) => {
  const segments = [];
  let previous;
  for (const word of words) {
    const gap2 = previous === void 0 ? 0 : word.box.left - previous.box.right;
    const current = segments.at(-1);
    if (current === void 0 || gap2 > Math.max(word.fontSize, 4) * gapInSizes)
      segments.push([word]);
    else current.push(word);
    previous = word;
  }
  return segments;
};
var textOf = (words) => words.map((word) => word.text).join(" ");

// lambdas/domain/pdf/stacked-headings.ts
var PHRASE_GAP = 0.9;
var TIGHT_GAP = 0.55;
var mayStack = (line) => {
  let known = stackable.get(line);
  if (known === void 0) {
    known = isMostlyHeadings(line.text);
    stackable.set(line, known);
  }
  return known;
};
var stackable = /* @__PURE__ */ new WeakMap();
var isMostlyHeadings = (text) => {
  if (/\d[.,]\d+(?![\d%])/.test(text) || text.length > LONGEST_HEADER) return false;
  const printed = text.split(" ");
  let words = 0;
  let known = 0;
  for (const one of printed) {
    const word = normalizeHeading(one);
    if (word === "" || RATE2.test(word)) continue;
    words += 1;
    if (isHeadingWord(word)) known += 1;
    else if (words - known > printed.length * 0.4) return false;
  }
  return known >= 1 && known >= words * 0.6;
};
var RATE2 = /^\(?\d{1,2}(?:\.\d+)?%\)?$/;
var LONGEST_HEADER = 240;
var stackHeadings = (lines, gap2 = PHRASE_GAP) => {
  const printed = lines.map(
    (line) => segmentsOf(
      line.words.filter((word) => /[\p{L}\p{N}#%$&]/u.test(word.text)),
      gap2
    ).flatMap(cutBehindKeys)
  );
  const segments = splitUnfinished(splitNeighbours(splitCrowded(printed)));
  const most = Math.max(...segments.map((line) => line.length));
  const base = segments.findLastIndex((line) => line.length === most);
  const stacks = (segments[base] ?? []).map((words) => {
    const parts = lines.map(() => []);
    parts[base] = words;
    return { left: leftOf(words), right: rightOf(words), parts };
  });
  for (const [row, line] of segments.entries()) {
    if (row === base) continue;
    for (const words of line) place(words, row, stacks, lines.length);
  }
  if (!stacks.some((stack) => stack.parts.filter((part) => part.length > 0).length >= 2))
    return null;
  const headings = [];
  let unknown = 0;
  for (const stack of stacks.sort((a, b) => a.left - b.left)) {
    const text = textOf(stack.parts.flat());
    const kind = headingKind(text);
    const both = kind === null ? twoHeadings(stack) : null;
    if (both !== null) {
      headings.push(...both);
      continue;
    }
    if (kind === null) unknown += 1;
    headings.push({
      kind: kind ?? "otherNumber",
      text,
      left: stack.left,
      right: stack.right,
      row: 0
    });
  }
  return { headings, unknown };
};
var STANDS_BELOW = /* @__PURE__ */ new Set([
  "ageLife condition",
  "ageLife depreciationPercent",
  "condition depreciationPercent",
  "depreciation depreciationPercent"
]);
var twoHeadings = ({ parts }) => {
  const filled = parts.filter((words) => words.length > 0);
  const headings = filled.flatMap((words, row) => {
    const text = textOf(words);
    const kind = headingKind(text);
    return kind === null ? [] : [{ kind, text, left: leftOf(words), right: rightOf(words), row: row === 0 ? 0 : 1 }];
  });
  const pair = headings.map(({ kind }) => kind).toSorted().join(" ");
  return filled.length === 2 && headings.length === 2 && STANDS_BELOW.has(pair) ? headings : null;
};
var cutBehindKeys = (words) => {
  const at2 = words.findIndex(({ text }) => text.endsWith("_"));
  return at2 < 0 || at2 === words.length - 1 ? [words] : [words.slice(0, at2 + 1), ...cutBehindKeys(words.slice(at2 + 1))];
};
var splitNeighbours = (rows) => rows.map(
  (row, at2) => row.flatMap((words) => {
    if (words.length < 2 || headingKind(textOf(words)) !== null) return [words];
    const over = rows.flatMap(
      (segments, other) => other === at2 ? [] : segments.filter((one) => apart(one, words) < 0)
    );
    for (let cut2 = 1; cut2 < words.length; cut2 += 1) {
      const [left, right] = [words.slice(0, cut2), words.slice(cut2)];
      const kind = headingKind(textOf(left));
      if (kind === null) continue;
      const isAlone2 = over.every((one) => apart(one, left) >= 0);
      const next = headingKind(textOf(right));
      const isTwin = kind === "quantity" && next === kind;
      const isOther2 = over.length === 0 ? next !== null && (next !== kind || isTwin) : isAlone2;
      if (isOther2) return [left, right];
    }
    return [words];
  })
);
var splitUnfinished = (rows) => rows.map(
  (row, at2) => row.flatMap((words) => {
    const whole = (part) => headingKind(
      textOf(
        rows.flatMap(
          (segments, other) => other === at2 ? part : segments.filter((one) => apart(one, part) < 0).flat()
        )
      )
    );
    if (words.length < 2 || whole(words) !== null) return [words];
    for (let cut2 = 1; cut2 < words.length; cut2 += 1) {
      const [left, right] = [words.slice(0, cut2), words.slice(cut2)];
      const [kind, next] = [whole(left), whole(right)];
      if (kind !== null && next !== null && kind !== next) return [left, right];
    }
    return [words];
  })
);
var splitCrowded = (rows) => rows.map(
  (row, at2) => row.flatMap((words) => {
    if (words.length < 2) return [words];
    for (const [other, segments] of rows.entries()) {
      if (other === at2) continue;
      const over = segments.filter((one) => apart(one, words) < 0);
      if (over.length < 2) continue;
      const groups = over.map(
        (one) => words.filter((word) => over.every((two) => apart([word], one) <= apart([word], two)))
      );
      if (groups.every((group) => group.length > 0) && groups.flat().length === words.length)
        return groups;
    }
    return [words];
  })
);
var apart = (left, right) => Math.max(leftOf(left), leftOf(right)) - Math.min(rightOf(left), rightOf(right));
var leftOf = (words) => Math.min(...words.map((word) => word.box.left));
var rightOf = (words) => Math.max(...words.map((word) => word.box.right));
var overlap = (words, stack) => Math.min(rightOf(words), stack.right) - Math.max(leftOf(words), stack.left);
var place = (words, row, stacks, rows) => {
  const over = stacks.filter((stack) => overlap(words, stack) > 0);
  const [only, another] = over;
  if (only === void 0) {
    const parts = Array.from({ length: rows }, () => []);
    parts[row] = words;
    stacks.push({ left: leftOf(words), right: rightOf(words), parts });
  } else if (another === void 0) {
    only.parts[row]?.push(...words);
    only.left = Math.min(only.left, leftOf(words));
    only.right = Math.max(only.right, rightOf(words));
  } else if (words.length === 1) {
    for (const stack of over) stack.parts[row]?.push(...words);
  } else for (const word of words) place([word], row, stacks, rows);
};

// lambdas/domain/pdf/header-row.ts
var PHRASE_GAP2 = 0.9;
var SCANNED_PHRASE_GAP = 1.3;
var OVER_NARROWEST = 2.2;
var headingsOfLine = (line, row = 0) => {
  let headings = headingsOfLines.get(line);
  if (headings === void 0) {
    headings = findHeadings(line);
    headingsOfLines.set(line, headings);
  }
  return headings === null || row === 0 ? headings : headings.map((one) => ({ ...one, row }));
};
var headingsOfLines = /* @__PURE__ */ new WeakMap();
var findHeadings = (line) => {
  const printed = line.text.includes(" / ") ? withSlashes(line.words) : line.words;
  const words = withoutGlue(printed.filter((word) => /[\p{L}\p{N}#%$&]/u.test(word.text)));
  if (words.length === 0) return null;
  const plain2 = headingsOfWords(words);
  const covered = (plain2 ?? []).reduce((sum2, one) => sum2 + one.text.split(" ").length, 0);
  return covered === words.length ? plain2 : headingsOfSegments(line, words) ?? plain2;
};
var withSlashes = (words) => {
  const joined2 = [];
  for (const word of words) {
    const before = joined2.at(-1);
    const isPart2 = word.text === "/" && before !== void 0 && isHeadingWord(normalizeHeading(`${before.text}/`));
    if (!isPart2) joined2.push(word);
    else
      joined2[joined2.length - 1] = {
        ...before,
        text: `${before.text}/`,
        box: { ...before.box, right: word.box.right }
      };
  }
  return joined2;
};
var couldHead = (words) => words.length <= 4 && /^[^\d]*\p{L}[^\d]*(?: #?\d{1,2})?$/u.test(textOf(words));
var headingsOfSegments = (line, words) => {
  if (words.length < 4 || /\d[.,]\d+(?![\d%]| %)/.test(line.text)) return null;
  const segments = segmentsOf(line.words, line.ocr ? SCANNED_PHRASE_GAP : PHRASE_GAP2).filter(
    (segment) => segment.some((word) => words.includes(word))
  );
  if (segments.length < 4) return null;
  const kinds = segments.map((segment) => headingKind(textOf(segment)));
  const known = kinds.filter((kind) => kind !== null).length;
  if (known < 3 || known < segments.length * 0.5 || !isPriced(kinds)) return null;
  if (segments.some((segment, index) => kinds[index] === null && !couldHead(segment))) return null;
  const headings = segments.map(
    (segment, index) => ({
      kind: kinds[index] ?? "otherNumber",
      text: textOf(segment),
      left: Math.min(...segment.map((word) => word.box.left)),
      right: Math.max(...segment.map((word) => word.box.right)),
      row: 0
    })
  );
  return describeUnknown(headings);
};
var isPriced = (kinds) => kinds.includes("quantity") && kinds.some((kind) => kind !== null && kind !== "acv" && AMOUNT_KINDS.has(kind));
var describeUnknown = (headings) => {
  if (headings.some((heading) => heading.kind === "description")) return [...headings];
  const inOrder2 = headings.toSorted((a, b) => a.left - b.left);
  const figures = inOrder2.findIndex(
    (heading) => isNumberColumn(heading) && headingKind(heading.text) !== null
  );
  const before = inOrder2.slice(0, figures < 0 ? inOrder2.length : figures);
  const unknown = before.find((heading) => headingKind(heading.text) === null);
  const operation = before.find((heading) => heading.kind === "activity");
  const described = unknown ?? operation;
  return headings.map(
    (heading) => heading === described ? { ...heading, kind: "description" } : heading
  );
};
var headingsOfWords = (words) => {
  const strange = words.filter((word) => !isHeadingWord(normalizeHeading(word.text))).length;
  if (strange > 3) return null;
  const headings = [];
  let unknown = 0;
  const narrowest = narrowestGap(words);
  for (let index = 0; index < words.length; ) {
    const found = longestHeading(words, index, narrowest);
    if (found === null) {
      unknown += 1;
      index += 1;
      continue;
    }
    headings.push({ ...found.heading, row: 0 });
    index += found.used;
  }
  if (headings.length === 0) return null;
  const allowed = headings.length >= 4 ? 1 : 0;
  if (unknown > allowed) return null;
  return headings;
};
var gapBetween = (before, word) => word.box.left - before.box.right;
var narrowestGap = (words) => Math.min(
  ...words.flatMap((word, at2) => {
    const before = words[at2 - 1];
    const gap2 = before === void 0 ? 0 : gapBetween(before, word);
    return gap2 > 0 ? [gap2] : [];
  })
);
var areApart = (before, word, narrowest) => {
  const gap2 = gapBetween(before, word) / Math.max(word.fontSize, 4);
  if (word.confidence === 1 || gap2 <= PHRASE_GAP2) return gap2 > PHRASE_GAP2;
  return gap2 > SCANNED_PHRASE_GAP || gapBetween(before, word) > OVER_NARROWEST * narrowest;
};
var longestHeading = (words, index, narrowest) => {
  for (let length = LONGEST_HEADING_WORDS; length >= 1; length -= 1) {
    const part = words.slice(index, index + length);
    if (part.length < length) continue;
    const apart3 = part.some((word, at2) => {
      const before = part[at2 - 1];
      return before !== void 0 && areApart(before, word, narrowest);
    });
    if (apart3) continue;
    const kind = phraseKind(textOf(part));
    if (kind === null) continue;
    return {
      heading: {
        kind,
        text: textOf(part),
        left: Math.min(...part.map((word) => word.box.left)),
        right: Math.max(...part.map((word) => word.box.right))
      },
      used: length
    };
  }
  return null;
};
var isNumberColumn = (heading) => !TEXT_COLUMNS.has(heading.kind);
var headerRowAt = (lines, index) => {
  const first = lines[index];
  if (first === void 0 || !mayStack(first)) return null;
  const below2 = lines.slice(index + 1, index + MOST_STACKED_LINES);
  const known = headersAt.get(first);
  if (known?.below.length === below2.length && known.below.every((line, at2) => line === below2[at2]))
    return known.header;
  const header = withRates(namesAboveFigures(lines, index) ?? findHeaderAt(lines, index), below2);
  headersAt.set(first, { below: below2, header });
  return header;
};
var RATES = /^(?:\(?\d+(?:\.\d+)?\s?%(?:\s?\/\s?\d+(?:\.\d+)?\s?%)*\)?\s*)+$/;
var withRates = (header, below2) => {
  const rates = header === null ? void 0 : below2[header.lines.length - 1];
  return header === null || rates === void 0 || !RATES.test(rates.text) ? header : { ...header, lines: [...header.lines, rates] };
};
var headersAt = /* @__PURE__ */ new WeakMap();
var NAMING = /* @__PURE__ */ new Set([
  "itemNumber",
  "category",
  "selector",
  "activity",
  "description"
]);
var namesAboveFigures = (lines, index) => {
  const [first, second] = [lines[index], lines[index + 1]];
  if (first === void 0 || second === void 0 || !isCloseAbove(first, second)) return null;
  const names = headingsOfLine(first);
  if (names === null || !names.every(({ kind }) => NAMING.has(kind))) return null;
  if (!names.some(({ kind }) => kind === "description")) return null;
  const header = findHeaderAt(lines, index + 1);
  if (header === null || header.headings.some(({ kind }) => NAMING.has(kind))) return null;
  const rows = lines.slice(index + 1 + header.lines.length);
  const row = rows.slice(0, LINES_TO_FIRST_ROW).find(hasAmounts);
  if (row === void 0) return null;
  const word = row.words.slice(
    0,
    row.words.findIndex(({ text }) => /\d\.\d{2}/.test(text))
  ).find(({ text }) => /\p{L}{3}/u.test(text));
  const covers = header.headings.find(({ kind }) => kind === "coverage");
  if (word !== void 0 && (covers === void 0 || !standsUnder(word, covers))) return null;
  return {
    headings: [
      ...names.map((name) => ({ ...name, row: 0 })),
      ...header.headings.map((heading) => ({ ...heading, row: heading.row + 1 }))
    ],
    lines: [first, ...header.lines],
    textOnlyRows: [0, ...header.textOnlyRows.map((row2) => row2 + 1)]
  };
};
var LINES_TO_FIRST_ROW = 8;
var isCloseAbove = (above, below2) => below2.page === above.page && (below2.ocr || below2.bold === above.bold) && below2.box.top - above.box.bottom <= above.fontSize;
var standsUnder = ({ box }, heading) => box.left < heading.right + 6 && box.right > heading.left - 6;
var findHeaderAt = (lines, index) => {
  const plain2 = plainHeaderAt(lines, index);
  const stacked = stackedHeaderAt(lines, index);
  if (plain2 === null || stacked === null) return plain2 ?? stacked;
  const isWider = stacked.lines.length > plain2.lines.length;
  const [more, less] = [knownIn(stacked), knownIn(plain2)];
  const isWhole3 = stacked.headings.every(({ text }) => headingKind(text) !== null);
  if (isWhole3 && goesOnBelow(plain2)) return stacked;
  return more > less || more === less && isWider ? stacked : plain2;
};
var goesOnBelow = ({ lines }) => {
  const [first, second] = lines;
  return lines.length === 2 && first !== void 0 && second !== void 0 && second.words.length * 2 <= first.words.length;
};
var isSpaced = ({ lines }) => lines.length > 1 || lines.some(
  (line) => line.words.some((word, at2) => {
    const before = line.words[at2 - 1];
    return before !== void 0 && word.box.left - before.box.right > line.fontSize * WORD_GAP;
  })
);
var WORD_GAP = 0.75;
var knownIn = (header) => header.headings.filter((heading) => headingKind(heading.text) !== null).length;
var MOST_STACKED_LINES = 4;
var stackedHeaderAt = (lines, index) => {
  const block = [];
  let best = null;
  for (const line of lines.slice(index, index + MOST_STACKED_LINES)) {
    const above = block.at(-1);
    if (above !== void 0 && !followsInHeader(above, line)) break;
    if (!mayStack(line)) break;
    block.push(line);
    if (block.length < 2) continue;
    const wide = stackHeadings(block);
    const isSure = wide?.unknown === 0 || block.some(({ ocr }) => ocr);
    const stacked = isSure ? wide : surelyStacked(block) ?? wide;
    if (stacked === null) continue;
    const { headings, unknown } = stacked;
    const score = headings.length - unknown;
    if (unknown > Math.floor(headings.length / 4)) continue;
    if (unknown > 0 && !isPriced(headings.map((heading) => heading.kind))) continue;
    if (!isTableHeader(headings)) continue;
    if (best === null || score > best.score) best = { headings, lines: [...block], score };
  }
  if (best === null) return null;
  return {
    headings: settleTwins(describeUnknown(best.headings)),
    lines: best.lines,
    textOnlyRows: []
  };
};
var surelyStacked = (block) => {
  if (!block.some(({ words }) => segmentsOf(words, TIGHT_GAP).length < words.length)) return null;
  const tight = stackHeadings(block, TIGHT_GAP);
  return tight?.unknown === 0 ? tight : null;
};
var followsInHeader = (above, below2) => below2.page === above.page && // How bold a scan's words are is measured, and now and then wrong.
(below2.ocr || below2.bold === above.bold) && below2.box.top - above.box.bottom <= above.fontSize * (below2.ocr ? 0.9 : 0.5);
var plainHeaderAt = (lines, index) => {
  const first = lines[index];
  if (first === void 0) return null;
  const firstHeadings = headingsOfLine(first);
  if (firstHeadings === null || isNameAbove(lines, index, firstHeadings)) return null;
  const used = [first];
  const rows = [firstHeadings];
  for (let row = 1; row < 3; row += 1) {
    const next = lines[index + row];
    const previous = used.at(-1);
    if (next === void 0 || previous === void 0 || !followsInHeader(previous, next)) break;
    const headings = headingsOfLine(next, row);
    if (headings === null) break;
    const [only, another] = headings;
    if (only !== void 0 && another === void 0 && beginsWithText(only, firstHeadings)) break;
    used.push(next);
    rows.push(headings);
  }
  for (let count = rows.length; count >= 1; count -= 1) {
    const headings = mergeStacked(rows.slice(0, count).flat());
    if (!isTableHeader(headings)) continue;
    const kept = used.slice(0, count);
    const textOnlyRows = kept.map((_, row) => row).filter((row) => {
      const own = headings.filter((heading) => heading.row === row);
      return own.length > 0 && !own.some(isNumberColumn) && count > 1;
    });
    return { headings: settleTwins(describeUnknown(headings)), lines: kept, textOnlyRows };
  }
  return null;
};
var isNameAbove = (lines, index, headings) => {
  const line = lines[index];
  if (line === void 0 || headings.length < 2) return false;
  return segmentsOf(line.words, PHRASE_GAP2).length === 1 && plainHeaderAt(lines, index + 1) !== null;
};
var beginsWithText = (heading, above) => above.some((other) => other.kind === "description" && Math.abs(other.left - heading.left) < 6);
var mergeStacked = (headings) => {
  const merged = [];
  for (const heading of headings) {
    const above = merged.find(
      (candidate) => candidate.row < heading.row && Math.min(candidate.right, heading.right) - Math.max(candidate.left, heading.left) > 0
    );
    const kind = above === void 0 ? null : (
      // `Amount` over `of Units`
      phraseKind(`${above.text} ${heading.text}`) ?? phraseKind(`${above.text} of ${heading.text}`)
    );
    if (above !== void 0 && kind !== null) {
      above.kind = kind;
      above.text = `${above.text} ${heading.text}`;
      above.row = heading.row;
      above.left = Math.min(above.left, heading.left);
      above.right = Math.max(above.right, heading.right);
    } else merged.push({ ...heading });
  }
  return merged;
};
var AMOUNT_KINDS = /* @__PURE__ */ new Set([
  "rcv",
  "total",
  "lineItemTotal",
  "acv",
  "unitPrice",
  "replacePrice"
]);
var isTableHeader = (headings) => {
  const kinds = new Set(headings.map((heading) => heading.kind));
  const numbers2 = [...kinds].filter((kind) => !TEXT_COLUMNS.has(kind));
  if (!numbers2.some((kind) => AMOUNT_KINDS.has(kind))) return false;
  if (kinds.size < 3 || numbers2.length < 2) return false;
  return kinds.has("quantity") || numbers2.length >= 3 && kinds.has("description");
};
var SECOND_MEANING = [
  ["description", /^materials?$/i, "materialPrice"],
  ["description", /^name$/i, "note"],
  ["description", /^class$/i, "category"],
  ["description", /^(?:line\s+)?items?$/i, "itemNumber"],
  ["description", /^scope$|^task$|^service$/i, "category"],
  ["quantity", /^measured\b/i, "otherNumber"],
  ["quantity", /^units?$/i, "unit"],
  ["unit", /^meas\.?$/i, "quantity"],
  ["quantity", /^(?:hours|hrs)$/i, "otherNumber"],
  ["total", /^(?:cost|value|charge|estimate)(?:\s*\(?\$\)?)?$/i, "unitPrice"],
  ["total", /^(?:amount|price|sum|gross)(?:\s*\(?\$\)?)?$/i, "lineItemTotal"],
  ["unitPrice", /^price(?:\s*\(?\$\)?)?$/i, "total"],
  ["unitPrice", /^each$/i, "unit"],
  ["itemNumber", /^(?:id|ref|row|seq|pos)$/i, "selector"],
  ["ageLife", /\blife\b/i, "lifeYears"]
];
var MAY_REPEAT = /* @__PURE__ */ new Set(["itemNumber", "note"]);
var settleTwins = (headings) => {
  const settled = headings.map((heading) => ({ ...heading, text: spelledKey(heading.text) }));
  const counts = settled.filter((heading) => heading.kind === "quantity");
  if (counts.some((heading) => /\bdays\b/i.test(heading.text))) {
    for (const heading of counts) if (!/\bdays\b/i.test(heading.text)) heading.kind = "otherNumber";
  }
  const [units, measure] = counts.toSorted((a, b) => a.left - b.left);
  if (/^units?$/i.test(units?.text ?? "") && measure !== void 0) {
    if (/^meas/i.test(measure.text) && settled.every(({ kind }) => kind !== "unit"))
      measure.kind = "unit";
  }
  for (const [kind, pattern, meaning] of SECOND_MEANING) {
    const twins = settled.filter((heading) => heading.kind === kind);
    if (twins.length < 2) continue;
    const vague = twins.find((heading) => pattern.test(heading.text.trim()));
    const taken = settled.some((heading) => heading.kind === meaning);
    if (vague !== void 0 && !(taken && !MAY_REPEAT.has(meaning))) vague.kind = meaning;
  }
  const described = settled.find((heading) => heading.kind === "description")?.left;
  for (const heading of settled)
    if (heading.kind === "itemNumber" && described !== void 0 && heading.left > described) {
      if (/^(?:no|nr|#)\.?$/i.test(heading.text)) heading.kind = "otherNumber";
    }
  const price = settled.find((heading) => heading.kind === "unitPrice");
  const sums = settled.some(
    ({ kind }) => kind === "removePrice" || kind === "rcv" || kind === "total"
  );
  for (const heading of settled)
    if (heading.kind === "replacePrice" && price !== void 0 && heading.left > price.left && !sums)
      heading.kind = "rcv";
  const totals = settled.filter((heading) => heading.kind === "total");
  if (totals.length > 2) for (const heading of totals.slice(0, -1)) heading.kind = "otherNumber";
  const seen = /* @__PURE__ */ new Set();
  for (const heading of settled) {
    if (seen.has(heading.kind) && isNumberColumn(heading)) heading.kind = "otherNumber";
    seen.add(heading.kind);
  }
  return settled;
};
var headerSignature = (header) => header.headings.map((heading) => `${heading.kind}@${Math.round(heading.right / 5)}/${heading.row}`).join(" ");

// lambdas/domain/pdf/item-start.ts
var NUMBER = String.raw`\d{1,3},\d{3}[a-z]?|\d{1,4}[a-zA-Z]?`;
var ITEM_NUMBER = new RegExp(`^\\*{0,3}(${NUMBER})[.)]\\*?$`);
var OCR_ITEM_NUMBER = new RegExp(`^\\*?(${NUMBER}|\\d\\.\\d{3}[a-z]?)[.),:]$`);
var FUSED_ITEM_NUMBER = new RegExp(`^\\*?(${NUMBER})[.)](\\p{L}\\S*)$`, "u");
var ItemStart = class {
  number;
  starred;
  left;
  #line;
  /** The word behind which the row's text begins. */
  #at;
  /** Text that stands in one word with the number. */
  #glued;
  constructor(line, at2, start) {
    this.number = start.number;
    this.starred = start.starred;
    this.left = start.left;
    this.#line = line;
    this.#at = at2;
    this.#glued = start.glued;
  }
  /** What follows the number. */
  get rest() {
    const { words } = this.#line;
    const known = rests.get(words);
    if (known?.start === this) return known.rest;
    const [word, ...others] = words.slice(this.#at);
    const rest = this.#glued === void 0 || word === void 0 ? others : [{ ...word, text: this.#glued }, ...others];
    rests.set(words, { start: this, rest });
    return rest;
  }
};
var rests = /* @__PURE__ */ new WeakMap();
var itemStartOf = (line) => {
  let start = itemStarts.get(line);
  if (start === void 0) {
    start = findItemStart(line);
    itemStarts.set(line, start);
  }
  return start;
};
var MARK = /^(?:[^\p{L}\p{N}\s]{1,3}|\[?\p{Lu}{1,2}\]?)$/u;
var LOOSE_NUMBER = /^\*{0,3}(\p{Lu}?\d{1,5}(?:[.-]\d{1,3}){0,2}\p{L}{0,2})([.):*]*)$/u;
var looseStartOf = (line, before) => {
  const [first, second] = line.words;
  if (first === void 0 || second === void 0) return null;
  const at2 = MARK.test(first.text) && LOOSE_NUMBER.test(second.text) ? 1 : 0;
  const [, number, point = ""] = LOOSE_NUMBER.exec(line.words[at2]?.text ?? "") ?? [];
  if (number === void 0) return null;
  const pointApart = point === "" && line.words[at2 + 1]?.text === ".";
  const following = before !== null && Number(number) === Number.parseInt(before, 10) + 1;
  if (point === "" && !pointApart && !following && !number.includes(".")) return null;
  return new ItemStart(line, pointApart ? at2 + 1 : at2, {
    number,
    starred: at2 === 1 && first.text.startsWith("*"),
    left: first.box.left,
    glued: void 0
  });
};
var startItemAt = (line, number) => {
  const text = (line.words[0]?.text ?? "").slice(number.length);
  const glued = text === "" ? void 0 : text;
  const { left } = line.box;
  itemStarts.set(line, new ItemStart(line, 0, { number, starred: false, left, glued }));
};
var itemStarts = /* @__PURE__ */ new WeakMap();
var findItemStart = (line) => {
  if (!/^[^\p{L}]{0,4}[\dlIO|]/u.test(line.text)) return null;
  const [first] = line.words;
  if (first === void 0) return null;
  const bullet = /^(?:•|[*~^†‡]{1,3})$/.test(first.text) && line.words.length > 1;
  const at2 = bullet ? 1 : 0;
  const text = line.words[at2]?.text ?? "";
  const plain2 = (line.ocr ? OCR_ITEM_NUMBER : ITEM_NUMBER).exec(text);
  const fused = plain2 === null ? FUSED_ITEM_NUMBER.exec(text) : null;
  const number = (plain2 ?? fused)?.[1];
  if (number === void 0) return null;
  if (number.includes(",") && PLATFORM_UNITS.has(line.words[at2 + 1]?.text ?? "")) return null;
  return new ItemStart(line, at2, {
    number: plain2 === null ? number : number.replace(".", ","),
    starred: /^\*|\*$/.test(text) || bullet && first.text !== "\u2022",
    left: first.box.left,
    glued: fused?.[2]
  });
};

// lambdas/domain/pdf/tokens/read-figure.ts
var AMOUNT = /^[@=]?(?<open>[-+(<[{]*)\s*(?<currency>(?:US|USD|CA|C|A)?\$|USD|€|£)?\s*(?<sign>-)?(?<open2>[(<])?(?<digits>\d{1,3}(?:,\d{3})+|\d+|(?=\.\d))(?<fraction>\.\d+)?(?<close>[)>\]}]*)(?<tail>-?)(?<star>[*~^†‡]{0,3})(?:(?<=\*)[A-Z]{1,2})?(?<operator>[+=]?)$/u;
var PLAIN_AMOUNT = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/;
var withoutRate = (text) => {
  if (!text.includes("/")) return text;
  const rate = /^(.*\.\d{2,4})\/([A-Z]{2})$/.exec(text);
  return rate !== null && PLATFORM_UNITS.has(rate[2] ?? "") ? rate[1] ?? text : text;
};
var readFigure = (text) => {
  if (!/\d/.test(text)) return null;
  const plain2 = PLAIN_AMOUNT.exec(text);
  if (plain2 !== null) {
    const [, digits = "", fraction2 = ""] = plain2;
    return {
      value: Number(`${digits.replaceAll(",", "")}${fraction2}`),
      decimals: Math.max(0, fraction2.length - 1),
      bracket: null,
      negative: false,
      changed: false
    };
  }
  const bare3 = text.replace(/(?<=\.\d{2}[)>]?)(?:T|\[[A-Z%*]\])$/, "");
  const match = AMOUNT.exec(withoutRate(bare3));
  const groups = match?.groups;
  if (groups === void 0) return null;
  const open = `${groups.open ?? ""}${groups.open2 ?? ""}`;
  const close = groups.close ?? "";
  const fraction = groups.fraction ?? "";
  const square = /[[{]/.test(open) && /[\]}]/.test(close) && fraction.length === 3;
  if (/[[\]{}]/.test(open + close) && !square) return null;
  const round = square || open.includes("(") && close.includes(")");
  const angle = open.includes("<") && close.includes(">");
  if ((/[(<]/.test(open) || /[)>]/.test(close)) && !round && !angle) return null;
  const value = Number(`${(groups.digits ?? "").replaceAll(",", "") || "0"}${fraction}`);
  if (!Number.isFinite(value)) return null;
  return {
    value,
    decimals: Math.max(0, fraction.length - 1),
    bracket: round ? "round" : angle ? "angle" : null,
    negative: open.includes("-") || groups.sign === "-" || groups.tail === "-",
    changed: groups.star?.includes("*") ?? false
  };
};
var unitCode = (text) => UNITS.get(text.toLowerCase()) ?? UNITS.get(text.toLowerCase().replace(/[.,]$/, "")) ?? null;
var FUSED_QUANTITY = /^(?<number>-?\d[\d,]*(?:\.\d*)?|-?\.\d+)(?<unit>[A-Za-z]{2,6}|5G)\*?$/;
var AGE_LIFE = /^(?<age>\d+(?:\.\d+)?)\/(?<life>\d+(?:\.\d+)?|NA|N\/A|Limited|Lifetime)(?<years>(?:yrs?|years?|mos?|months?)\.?)?$/i;

// lambdas/domain/pdf/tokens/token.ts
var token = (kind, words, {
  left = words[0]?.box.left ?? 0,
  value = null,
  decimals = 0,
  unit = null,
  bracket = null,
  negative = false,
  changed = false,
  ageYears = null,
  lifeYears = null
} = {}) => {
  const [first] = words;
  const isOne = words.length === 1;
  return {
    kind,
    text: isOne ? first?.text ?? "" : words.map((word) => word.text).join(" "),
    raw: isOne ? first?.raw ?? first?.text ?? "" : words.map((word) => word.raw ?? word.text).join(" "),
    words,
    left,
    right: isOne ? first?.box.right ?? 0 : Math.max(0, ...words.map((word) => word.box.right)),
    figureRight: first?.box.right ?? 0,
    value,
    decimals,
    unit,
    bracket,
    negative,
    changed,
    ageYears,
    lifeYears
  };
};
var CELL_GAP = 1.6;
var ONE_SPACE = 0.7;
var near = (left, right, sizes = CELL_GAP) => left !== void 0 && right !== void 0 && right.box.left - left.box.right < Math.max(left.fontSize, right.fontSize, 4) * sizes;
var signedValue = (cell) => cell.value === null ? 0 : cell.negative && cell.value > 0 ? -cell.value : cell.value;
var MOST_WASTE = 0.5;
var isQuantityWithWaste = (withWaste2, quantity) => withWaste2 > quantity && withWaste2 <= quantity * (1 + MOST_WASTE);

// lambdas/domain/pdf/tokens/figure-token.ts
var MOST_CELL = 14;
var RECOVERY = /^(?!R$)\(?(?:(?<not>N\/?R|[Nn]on-?[Rr]ec)|R|[Rr]ec)\.?\)?$/;
var isMark = (words, index, { decimals }) => {
  const mark = words[index];
  if (mark === void 0 || !near(words[index - 1], mark, 0.9)) return false;
  return /^\[(?:[A-Z%*]|\d{1,2})\]$/.test(mark.text) || decimals === 2 && /^\(\d\)$/.test(mark.text);
};
var figureAt = (words, index) => {
  const word = words[index];
  const next = words[index + 1];
  const afterNext = words[index + 2];
  const pointed2 = /^[\d,]+\.$/.test(word.text) && PLATFORM_UNITS.has(next?.text ?? "");
  const figure = readFigure(pointed2 ? word.text.slice(0, -1) : word.text);
  const perUnit = word.text.startsWith("$") ? pricePerUnit(word, words, index) : null;
  if (perUnit !== null) return perUnit;
  if (figure !== null) {
    const starApart = near(word, next, 0.9) && /^\*{1,3}$/.test(next?.text ?? "");
    const following = starApart ? afterNext : next;
    const used = starApart ? 2 : 1;
    const changed = figure.changed || starApart;
    const following2 = words[index + used + 1];
    if (near(words[index + used - 1], following) && following !== void 0) {
      const recovery = figure.decimals === 2 ? RECOVERY.exec(following.text) : null;
      if (recovery !== null) {
        const bracket = recovery.groups?.not === void 0 ? figure.bracket : "angle";
        const both = words.slice(index, index + used + 1);
        return [token("amount", both, { ...figure, changed, bracket }), used + 1];
      }
      const two = following2 === void 0 ? "" : `${following.text} ${following2.text}`;
      const twoUnit = near(following, following2, 0.8) ? TWO_WORD_UNITS.get(two.toLowerCase().replaceAll(".", "")) : void 0;
      const rare = figure.decimals === 2 && near(words[index + used - 1], following, ONE_SPACE);
      const unit2 = twoUnit ?? quantityUnit(following.text, figure) ?? (rare && isRareUnit(following.text) ? following.text : null);
      const isRemark2 = word.text.includes("$") && !/^[A-Z]/.test(following.text);
      if (unit2 !== null && !isRemark2) {
        const end = used + (twoUnit === void 0 ? 1 : 2);
        const count2 = isMark(words, index + end, figure) ? end + 1 : end;
        if (word.text.includes("$"))
          return [
            token("amount", words.slice(index, index + count2), { ...figure, changed, unit: unit2 }),
            count2
          ];
        return [
          token("quantity", words.slice(index, index + count2), {
            ...figure,
            value: figure.negative || figure.bracket === "round" ? -figure.value : figure.value,
            changed: changed || following.text.endsWith("*"),
            unit: unit2
          }),
          count2
        ];
      }
    }
    const marked = isMark(words, index + used, figure);
    const count = marked ? used + 1 : used;
    return [token("amount", words.slice(index, index + count), { ...figure, changed }), count];
  }
  if (word.text === "$" && next !== void 0 && !near(word, next)) {
    const inCell = next.box.left - word.box.left < MOST_CELL * word.fontSize;
    const figure2 = readFigure(next.text);
    const { left } = next.box;
    if (inCell && figure2 !== null && figure2.decimals === 2)
      return [token("amount", words.slice(index, index + 2), { ...figure2, left }), 2];
    if (inCell && /^[-–—]$/.test(next.text))
      return [token("notApplicable", words.slice(index, index + 2), { left }), 2];
  }
  if (word.text === "$" && /^[-–—]$/.test(next?.text ?? ""))
    return [token("text", words.slice(index, index + 2)), 2];
  if (/^[-(<]*\$$/.test(word.text) && near(word, next)) {
    const spaced = readFigure(`${word.text}${next?.text ?? ""}`);
    if (spaced !== null) return [token("amount", words.slice(index, index + 2), spaced), 2];
  }
  const unit = unitCode(word.text);
  const counted = unit === null ? null : quantityBehind(word, words, index);
  if (counted !== null) return counted;
  if (unit !== null && (PLATFORM_UNITS.has(word.text) || word.text.length > 1))
    return [token(PLATFORM_UNITS.has(word.text) ? "unit" : "text", [word], { unit }), 1];
  return [token("text", [word]), 1];
};
var pricePerUnit = (word, words, index) => {
  const [amount = "", fused] = word.text.split("/");
  if (!/^\$[\d,]+(?:\.\d+)?$/.test(amount)) return null;
  const figure = readFigure(amount);
  const [per, behind2] = words.slice(index + 1, index + 3);
  const isApart = fused === void 0 && /^(?:per|\/)$/i.test(per?.text ?? "");
  const unit = unitCode(fused ?? (isApart ? behind2?.text : void 0) ?? "");
  if (figure === null || unit === null) return null;
  const count = isApart ? 3 : 1;
  return [token("amount", words.slice(index, index + count), { ...figure, unit }), count];
};
var isRareUnit = (text) => /^[A-Z]{2,3}$/.test(text) && !PRICE_NOTE_STARTS.has(text) && !CONDITIONS.has(text.toLowerCase()) && !/^(?:NA|RCV|ACV|TAX|DEP|TBD|YRS)$/.test(text);
var quantityBehind = (unit, words, index) => {
  const next = words[index + 1];
  if (next === void 0 || !/^[A-Z]{2,3}$/.test(unit.text)) return null;
  if (!near(unit, next, ONE_SPACE) || near(words[index - 1], unit, ONE_SPACE)) return null;
  if (isOwnCell(words, index - 1)) return null;
  const figure = readFigure(next.text);
  if (figure === null || figure.bracket !== null || figure.decimals === 0) return null;
  const value = figure.negative ? -figure.value : figure.value;
  const words2 = words.slice(index, index + 2);
  return [token("quantity", words2, { ...figure, value, unit: unitCode(unit.text) }), 2];
};
var isOwnCell = (words, index) => {
  const word = words[index];
  return word !== void 0 && /^\d[\d,]*(?:\.\d+)?$/.test(word.text) && !near(words[index - 1], word);
};
var quantityUnit = (text, figure) => {
  if (PLATFORM_UNITS.has(text)) return text;
  const bare3 = text.replace(/\*$/, "").replace(/\[[A-Z*]+\]$/, "");
  if (PLATFORM_UNITS.has(bare3)) return bare3;
  if (figure.decimals === 0 && !/^[A-Z]{2,3}$/.test(bare3)) return null;
  if (figure.bracket !== null) return null;
  return unitCode(bare3);
};

// lambdas/domain/pdf/tokens/marked-token.ts
var IN_YEARS = /^(?:yrs?|years?|mos?|months?)\.?$/i;
var IN_MONTHS = /^mo/i;
var slashedWords = (words, index) => {
  const [first, second, third] = words.slice(index, index + 3);
  if (!/^\d/.test(first?.text ?? "") || !near(first, second)) return 1;
  if (first?.text.endsWith("/") && /^\d/.test(second?.text ?? "")) return 2;
  if (second?.text === "/" && near(second, third)) return 3;
  return second?.text.startsWith("/") && second.text !== "/" ? 2 : 1;
};
var markedAt = (words, index) => {
  const word = words[index];
  const next = words[index + 1];
  const note = priceNoteAt(words, index);
  if (note > 0) return [token("priceNote", words.slice(index, index + note)), note];
  const slashed = slashedWords(words, index);
  const age = AGE_LIFE.exec(
    slashed === 1 ? word.text : words.slice(index, index + slashed).map(({ text }) => text).join("")
  );
  if (age?.groups !== void 0) {
    const [last, behind2] = [words[index + slashed - 1], words[index + slashed]];
    const withYears = age.groups.years === void 0 && near(last, behind2) && IN_YEARS.test(behind2?.text ?? "");
    const isNa = /^[NL]/i.test(age.groups.life ?? "");
    const isCell = slashed === 1 && index > 0 && !near(words[index - 1], word) && !near(last, behind2);
    const used = slashed + (withYears ? 1 : 0);
    const isInMonths = IN_MONTHS.test(age.groups.years ?? (withYears ? behind2?.text : "") ?? "");
    const yearsOf = (figure) => isInMonths ? Math.round(Number(figure) / 12 * 100) / 100 : Number(figure);
    if (withYears || isNa || isCell || age.groups.years !== void 0)
      return [
        token("ageLife", words.slice(index, index + used), {
          ageYears: yearsOf(age.groups.age),
          lifeYears: isNa ? null : yearsOf(age.groups.life)
        }),
        used
      ];
  }
  const years = yearsAlone(words, index);
  if (years !== null) return years;
  if (/^(?:N\/?A\.?|n\/a\.?)$/.test(word.text)) return [token("notApplicable", [word]), 1];
  if (/^[-–—]{1,3}$/.test(word.text) && index > 0 && !near(words[index - 1], word, 0.9))
    return [token("notApplicable", [word]), 1];
  if (/^\[(?:[A-Z*%]+|\d{1,2})\]$/.test(word.text)) return [token("mark", [word]), 1];
  if (/^(?:[=+@]|[*~^†‡]{1,3})$/.test(word.text)) return [token("operator", [word]), 1];
  const condition = word.text.toLowerCase().replace(/\.$/, "");
  if (CONDITIONS.has(condition) && /^[A-Z]/.test(word.text)) {
    const joined2 = near(word, next) && /^avg\.?$/i.test(next?.text ?? "") && condition !== "avg";
    return [token("condition", words.slice(index, index + (joined2 ? 2 : 1))), joined2 ? 2 : 1];
  }
  if (/^[-<(]?\d+(?:\.\d+)?%[)>]?(\[[A-Z%]+\])?$/.test(word.text)) {
    const marked = near(word, next) && /^\[[A-Z%]+\]$/.test(next?.text ?? "");
    const count = marked ? 2 : 1;
    const value = Number.parseFloat(word.text.replace(/^[<(]/, ""));
    return [token("percent", words.slice(index, index + count), { value }), count];
  }
  if (next?.text === "%" && near(word, next, 0.9) && /^-?\d+(?:\.\d+)?$/.test(word.text))
    return [token("percent", words.slice(index, index + 2), { value: Number(word.text) }), 2];
  const fused = FUSED_QUANTITY.exec(word.text.replace(/\[[A-Z*]+\]$/, ""));
  if (fused?.groups !== void 0) {
    const unit = unitCode(fused.groups.unit ?? "");
    const hasDecimals = (fused.groups.number ?? "").includes(".");
    if (unit !== null && (hasDecimals || PLATFORM_UNITS.has(fused.groups.unit ?? ""))) {
      const figure = readFigure((fused.groups.number ?? "").replace(/\.$/, ""));
      const star = word.text.endsWith("*") || word.text.includes("[*");
      if (figure !== null)
        return [
          token("quantity", [word], {
            value: figure.negative ? -figure.value : figure.value,
            decimals: figure.decimals,
            negative: figure.negative,
            unit,
            changed: star
          }),
          1
        ];
    }
  }
  return null;
};
var priceNoteAt = (words, index) => {
  const first = words[index];
  if (first === void 0 || !PRICE_NOTE_STARTS.has(first.text.toUpperCase())) return 0;
  const before = words[index - 1];
  const beginsCell = before !== void 0 && !near(before, first);
  for (const length of [4, 3, 2, 1]) {
    const part = words.slice(index, index + length);
    if (part.length < length) continue;
    if (part.slice(1).some((word, at2) => !near(part[at2], word))) continue;
    const text = part.map((word) => word.text).join(" ");
    const isCell = beginsCell && !near(part.at(-1), words[index + length]);
    if ((text === text.toUpperCase() || isCell) && PRICE_NOTES.some((note) => note.test(text)))
      return length;
  }
  return 0;
};
var yearsAlone = (words, index) => {
  const word = words[index];
  const [, figure, unit] = /^(\d{1,3})(y|yrs?\.?|years?)?$/i.exec(word.text) ?? [];
  if (figure === void 0 || index === 0 || near(words[index - 1], word)) return null;
  const next = words[index + 1];
  const isApart = unit === void 0 && near(word, next) && /^y(?:ea)?rs?\.?$/i.test(next?.text ?? "");
  const used = isApart ? 2 : 1;
  if (unit === void 0 && !isApart || near(words[index + used - 1], words[index + used]))
    return null;
  return [token("amount", words.slice(index, index + used), { value: Number(figure) }), used];
};

// lambdas/domain/pdf/scan/ocr-text.ts
var LETTER_DIGITS = {
  O: "0",
  o: "0",
  Q: "0",
  D: "0",
  l: "1",
  I: "1",
  i: "1",
  "|": "1",
  "!": "1",
  Z: "2",
  z: "2",
  S: "5",
  s: "5",
  "\xA7": "5",
  B: "8",
  G: "6",
  b: "6",
  g: "9",
  q: "9"
};
var FIGURE_SHAPE = /^[-+(<{[$~‘'`"]*[\dOoQDlIi|!ZzSs§BGbgq][\dOoQDlIi|!ZzSs§BGbgq.,:;·\s]*[)>}\]*+=.,:;'`"’~_-]*$/;
var figureBehind = (text) => {
  if (!/\d/.test(text) || !FIGURE_SHAPE.test(text)) return null;
  const digits = (text.match(/\d/g) ?? []).length;
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  if (letters > digits) return null;
  let plain2 = text.replace(/[{[]/g, "(").replace(/[}\]]/g, ")").replace(/[~‘'`"’_]/g, "").replace(/[OoQDlIi|!ZzSs§BGbgq]/g, (letter) => LETTER_DIGITS[letter] ?? letter).replace(/[.,:;·-]+$/, "");
  plain2 = plain2.replace(/[:;·,](\d{2})(?=\D*$)/, ".$1").replace(/[:;·]/g, ",");
  plain2 = plain2.replace(/\.(?=\d{3}[.,])/g, ",").replace(/,(?=\d{1,2}\b)(?!\d{3})/g, ".");
  if (plain2.startsWith("(") && !plain2.includes(")")) plain2 = `${plain2})`;
  if (plain2.includes(")") && !plain2.startsWith("(") && !plain2.startsWith("<")) plain2 = `(${plain2}`;
  return plain2;
};
var UNIT_READINGS = /* @__PURE__ */ new Map([
  ["LE", "LF"],
  ["IF", "LF"],
  ["1F", "LF"],
  ["L F", "LF"],
  ["LP", "LF"],
  ["UF", "LF"],
  ["SE", "SF"],
  ["5F", "SF"],
  ["SP", "SF"],
  ["FA", "EA"],
  ["BA", "EA"],
  ["EBA", "EA"],
  ["E4", "EA"],
  ["EK", "EA"],
  ["SO", "SQ"],
  ["S0", "SQ"],
  ["5Q", "SQ"],
  ["SQO", "SQ"],
  ["SG", "SQ"],
  ["HE", "HR"],
  ["HK", "HR"],
  ["MQ", "MO"],
  ["M0", "MO"],
  ["DAY", "DA"],
  ["DR", "DA"],
  ["5Y", "SY"],
  ["RN", "RM"]
]);
var unitBehind = (text) => {
  const bare3 = text.replace(/[.,:;'`"’|\]]+$/, "");
  return UNIT_READINGS.get(bare3.toUpperCase()) ?? bare3;
};

// lambdas/domain/pdf/tokens/scanned-word.ts
var asPrinted = (word, before) => {
  const { text } = word;
  if (readFigure(text) !== null || AGE_LIFE.test(text) || /%$/.test(text)) return word;
  const fused = FUSED_QUANTITY.exec(text);
  if (fused?.groups !== void 0) {
    const unit = unitBehind(fused.groups.unit ?? "");
    return PLATFORM_UNITS.has(unit) ? { ...word, text: `${fused.groups.number}${unit}`, raw: text } : word;
  }
  const figure = figureBehind(text);
  if (figure !== null && readFigure(figure) !== null && /\d[.,:;]?\d/.test(text))
    return { ...word, text: figure, raw: text };
  const afterFigure = before !== void 0 && /\d[.,:;]?\d*$/.test(before.text);
  if (afterFigure && text.length <= 4) return { ...word, text: unitBehind(text), raw: text };
  return word;
};

// lambdas/domain/pdf/tokens/tokens.ts
var tokensOf = (printed) => {
  const known = tokensOfWords.get(printed);
  if (known !== void 0) return known;
  const tokens = cutTokens(printed);
  tokensOfWords.set(printed, tokens);
  return tokens;
};
var tokensOfWords = /* @__PURE__ */ new WeakMap();
var cutTokens = (printed) => {
  const words = printed.some((word) => word.confidence < 1) ? printed.map((word, at2) => word.confidence < 1 ? asPrinted(word, printed[at2 - 1]) : word) : printed;
  const tokens = [];
  for (let index = 0; index < words.length; ) {
    const [token2, used] = wordsForAmounts(words, index, tokens) ?? (index === 0 ? firstTokenOf(words) : tokenAt(words, index));
    tokens.push(token2);
    index += used;
  }
  return tokens;
};
var wordsForAmounts = (words, index, tokens) => {
  const last = tokens.at(-1);
  const before = last?.kind === "mark" || last?.kind === "operator" ? tokens.at(-2) : last;
  if (before?.kind !== "quantity") return null;
  const rest = words.slice(index);
  if (rest.length === 0 || rest.length > MOST_WORDS_FOR_AMOUNTS) return null;
  if (near(words[index - 1], rest[0])) return null;
  if (rest.slice(1).some((word, at2) => !near(rest[at2], word))) return null;
  if (!rest.every((word) => /^[A-Z0-9][A-Z0-9.,#&/'()-]*$/.test(word.text))) return null;
  const text = rest.map((word) => word.text).join(" ");
  const isNote2 = rest.length > 1 ? /^[A-Z].*[A-Z]{2}|^[A-Z]{2}/.test(text) : /^(?:[A-Z]\.){2,}$/.test(text);
  return isNote2 ? [token("priceNote", rest), rest.length] : null;
};
var MOST_WORDS_FOR_AMOUNTS = 5;
var firstTokenOf = (words) => {
  const code = words.slice(0, 3);
  const isCode = code.length === 3 && code.every((word) => /^\d{2}$/.test(word.text));
  return isCode && near(code[0], code[1], ONE_SPACE) && near(code[1], code[2], ONE_SPACE) ? [token("text", code), 3] : tokenAt(words, 0);
};
var LONGEST_WORD = Math.max(
  ...[...PRICE_NOTE_STARTS, ...UNITS.keys()].map((word) => word.length)
);
var isPlainText = (text) => !/[\d[\]=+*$<>]|^[@~^†‡]+$/.test(text) && (text.length > LONGEST_WORD || !(PRICE_NOTE_STARTS.has(text.toUpperCase()) || UNITS.has(text.toLowerCase()))) && !/^(?:N\/?A\.?$|[-(]|avg|average|new|good|poor|fair|excellent|below|above|blw|bel|abv)/i.test(
  text
);
var tokenAt = (words, index) => {
  const word = words[index];
  if (word === void 0) throw new RangeError("no word at index");
  if (isPlainText(word.text)) return [token("text", [word]), 1];
  const behind2 = words[index + 1]?.text ?? "";
  const isBare2 = BARE_FIGURE.test(word.text) && !/^(?:%$|\/|y)/i.test(behind2);
  return (isBare2 ? null : markedAt(words, index)) ?? figureAt(words, index);
};
var BARE_FIGURE = /^\$?\d[\d,]*(?:\.\d+)?$/;
var hasFigures = ({ words }) => tokensOf(words).filter(({ kind }) => kind === "amount" || kind === "quantity").length >= 2;

// lambdas/domain/pdf/bare-numbers.ts
var ENOUGH3 = 3;
var BARE_NUMBER = /^([1-9]\d{0,3})(?:\s+(?![-–—.:])|(?=\p{Lu}\p{Ll}))(?=.*\p{L}{3})/u;
var tableLines = (pages) => {
  const found = [];
  let isOpen = false;
  for (const { lines } of pages)
    for (const [index, line] of lines.entries()) {
      const header = headerRowAt(lines, index);
      if (header?.headings.some((heading) => heading.kind === "itemNumber")) return null;
      if (header !== null) isOpen = true;
      else if (isSummaryTitle(line.text)) isOpen = false;
      else if (isOpen) found.push({ line, below: lines.slice(index + 1, index + 3) });
    }
  return found;
};
var markBareNumbers = (pages) => {
  const lines = tableLines(pages) ?? [];
  markOutlineNumbers(lines.map(({ line }) => line));
  const found = lines.flatMap(({ line, below: below2 }) => {
    const number = BARE_NUMBER.exec(line.text)?.[1];
    if (number === void 0 || itemStartOf(line) !== null) return [];
    return hasFigures(line) || below2.some(hasFigures) ? [{ line, number: Number(number) }] : [];
  });
  const first = found[0]?.number ?? 1;
  let expected2 = first;
  const rows = found.filter(({ number }, at2) => {
    const isAnew = number === first && found[at2 + 1]?.number !== expected2;
    if (number !== expected2 && !isAnew) return false;
    expected2 = number + 1;
    return true;
  });
  const rising = rows.filter(({ number }) => number !== first).length;
  if (rows.length < ENOUGH3 || rows.length < found.length * 0.8) return;
  if (rising * 2 < rows.length) return;
  for (const { line, number } of rows) startItemAt(line, String(number));
};
var OUTLINE_NUMBER = /^((\d{1,2}|[A-Z])\.(\d{1,3}))\s+(?=.*\p{L}{3})/u;
var markOutlineNumbers = (lines) => {
  const found = lines.flatMap((line) => {
    const [, number = "", part = "", place2] = OUTLINE_NUMBER.exec(line.text) ?? [];
    const isRow3 = place2 !== void 0 && itemStartOf(line) === null && hasFigures(line);
    return isRow3 ? [{ line, number, part, place: Number(place2) }] : [];
  });
  const rows = found.filter(({ part, place: place2 }, at2) => {
    const before = found[at2 - 1];
    return before?.part === part ? place2 === before.place + 1 : place2 === 1;
  });
  if (rows.length < ENOUGH3 || rows.length < found.length * 0.8) return;
  for (const { line, number } of rows) startItemAt(line, number);
};

// lambdas/domain/pdf/columns/cell-costs.ts
var FORBIDDEN = 1e6;
var REACH = 55;
var LEARNED_REACH = 30;
var SHAPED = /* @__PURE__ */ new Set(["ageLife", "condition", "depreciationPercent"]);
var SHAPED_REACH = REACH * 1.5;
var distance = (token2, column) => {
  const center = (token2.left + token2.right) / 2;
  if (column.align !== null) {
    const { edge, at: at2 } = column.align;
    if (edge === "right")
      return Math.min(Math.abs(token2.right - at2), Math.abs(token2.figureRight - at2));
    return Math.abs((edge === "left" ? token2.left : center) - at2);
  }
  return Math.min(
    Math.abs(token2.left - column.left),
    Math.abs(token2.right - column.right),
    Math.abs(center - (column.left + column.right) / 2)
  );
};
var reachOf = ({ left, right, align: align2 }) => {
  const [from, until] = align2 === null ? [left, right] : [align2.at, align2.at];
  return [Math.min(left, from) - SHAPED_REACH, Math.max(right, until) + SHAPED_REACH];
};
var placeCost = (token2, column) => {
  const over = token2.left < column.right && token2.right > column.left;
  const apart3 = token2.kind === "priceNote" && over ? 0 : distance(token2, column);
  const learned = column.align !== null;
  if (SHAPED.has(column.kind) && token2.kind !== "notApplicable")
    return apart3 > SHAPED_REACH ? FORBIDDEN : apart3 / 25;
  if (apart3 > (learned ? LEARNED_REACH : REACH)) return FORBIDDEN;
  return apart3 / (learned ? 6 : 10);
};
var DASHED = /* @__PURE__ */ new Set([
  "tax",
  "overheadProfit",
  "rcv",
  "total",
  "lineItemTotal",
  "acv",
  "depreciation",
  "depreciationPercent",
  "ageLife",
  "condition",
  "otherNumber"
]);
var isDash = (token2) => token2.kind !== "amount" && token2.text.length <= 3 && /^\$?\s?[-–—]$/.test(token2.text);
var kindCost = (token2, kind) => {
  const { kind: shape } = token2;
  if (shape !== "amount" && isDash(token2) && DASHED.has(kind)) return 0.2;
  switch (kind) {
    case "quantity":
      if (shape === "quantity") return 0;
      if (shape === "amount") return token2.bracket === null ? 0.6 : FORBIDDEN;
      return shape === "unit" ? 0.8 : FORBIDDEN;
    case "unit":
      if (shape === "amount") return FORBIDDEN;
      return token2.unit !== null && shape !== "quantity" ? 0 : shape === "text" ? 0.8 : FORBIDDEN;
    case "tax":
      if (shape === "text" && TAXABLE.test(token2.text)) return 0.8;
      return amountCost(token2);
    case "ageLife":
      if (shape === "ageLife") return 0;
      if (shape === "amount") return isYears(token2) ? 0.6 : FORBIDDEN;
      return shape === "notApplicable" ? 0.3 : FORBIDDEN;
    case "lifeYears":
      return shape === "amount" && isYears(token2) ? 0.6 : FORBIDDEN;
    case "condition":
      if (shape === "condition") return 0;
      if (shape === "text" && /^\p{Lu}\p{L}{2,11}\.?$/u.test(token2.text)) return 1.5;
      return shape === "notApplicable" ? 0.4 : FORBIDDEN;
    case "depreciationPercent":
      if (shape === "percent") return 0;
      if (shape === "amount") return isShare(token2) ? 0.7 : FORBIDDEN;
      return shape === "notApplicable" ? 0.2 : FORBIDDEN;
    case "recoverable":
      return shape === "text" && RECOVERABLE.test(token2.text) ? 0 : shape === "notApplicable" ? 0.2 : FORBIDDEN;
    case "otherNumber":
      if (shape === "quantity") return 0.4;
      return shape === "amount" || shape === "percent" || shape === "priceNote" ? 0 : FORBIDDEN;
    case "depreciation":
      if (shape === "amount") return token2.bracket === null ? 0.5 : 0;
      return shape === "notApplicable" ? 0.6 : FORBIDDEN;
    default:
      return amountCost(token2);
  }
};
var RECOVERABLE = /^(?:true|false|yes|no|y|n|rec(?:overable)?|non-?rec(?:overable)?)$/i;
var TAXABLE = /^(?:T|TX|Y|N|X|E|Ex|Exempt|Yes|No)$/i;
var amountCost = (token2) => {
  if (token2.kind === "amount") return token2.bracket === null ? 0 : 1.2;
  if (token2.kind === "priceNote") return 0;
  return isWordForAmount(token2) || isNotApplicable(token2) ? 1.6 : FORBIDDEN;
};
var isWordForAmount = (token2) => token2.kind === "text" && token2.words.length === 1 && /^(?:[A-Z]{3,12}|\?{2,}|#{3,})$/.test(token2.text);
var isNotApplicable = (token2) => token2.kind === "notApplicable" && /^N\/A\.?$/i.test(token2.text);
var isYears = (token2) => token2.bracket === null && !token2.text.includes("$") && (token2.decimals <= 1 || /\.(?:25|50|75)$/.test(token2.text)) && (token2.value ?? 1e3) <= 200;
var isShare = (token2) => token2.bracket === null && !token2.negative && (token2.value ?? 1e3) <= 100;
var textCost = (token2, column, figures) => {
  if (column.kind === "itemNumber")
    return /^(?:\d{1,4}[a-z]?[.)]?|\d{5,8}|[A-Z][.-]?\d{1,3}|\d{1,3}(?:\.\d{1,3}){1,2}|\d\d \d\d \d\d)$/i.test(
      token2.text
    ) ? placeCost(token2, column) : FORBIDDEN;
  if (column.kind === "calculation" && token2.kind === "quantity") return 6;
  const isBehind = column.left > figures.until && token2.left > figures.until && token2.right > column.left - 2;
  const inFigures = token2.left >= figures.from && !isBehind;
  switch (token2.kind) {
    case "text":
      return inFigures && token2.unit !== null ? 0.6 : 0;
    case "quantity":
    case "priceNote":
      return inFigures ? 2.4 : 0.4;
    case "amount":
      return inFigures ? token2.decimals === 2 ? 2 : 0.8 : 0.2;
    default:
      return inFigures ? 1 : 0.1;
  }
};
var textPlaceCost = (token2, column, next) => {
  const before = column.left - 8 - token2.right;
  if (before > 0) return before > 40 ? 3 : before / 20;
  if (next !== void 0 && token2.left >= next.left - 4)
    return Math.min(4, 1 + (token2.left - next.left) / 20);
  return 0;
};

// lambdas/domain/pdf/glued-quantity.ts
var GLUED = /^(.*[^\d\s.,'"])(\d{1,3}(?:,\d{3})+\.\d{2}|\d+\.\d{2})$/;
var gluedQuantity = (item) => {
  const cell = item.cells.get("quantity");
  const [first = "", ...rest] = item.description;
  if (cell?.kind === "amount" || cell?.kind === "quantity") return null;
  const [, words = "", figure = ""] = GLUED.exec(first) ?? [];
  const price = item.cells.get("unitPrice")?.value ?? item.cells.get("unit")?.value ?? null;
  const whole = item.cells.get("rcv")?.value ?? item.cells.get("total")?.value ?? null;
  if (figure === "" || price === null || whole === null) return null;
  const quantity = Number(figure.replaceAll(",", ""));
  const added = sum([
    item.cells.get("tax")?.value ?? null,
    item.cells.get("overheadProfit")?.value ?? null
  ]);
  const made = decimal(quantity).times(price).plus(added);
  if (made.minus(whole).abs().gt("0.015")) return null;
  return { description: [words, ...rest], quantity };
};

// lambdas/domain/pdf/scan/likeness.ts
var ALIKE = [
  "0OoQDCc@\xA2e",
  "1lI|!iJjtT/'][7r",
  "2Zz7",
  "3B8E",
  "4A",
  "5Ss$8",
  "6Gb",
  "8B&S3$",
  "9gqa",
  "uvyVYU",
  "nhrm",
  "fFtPr",
  "HNMKRWw",
  "aeocd",
  "EFLPRB",
  ".,:;'`",
  "wWvV",
  "xX%",
  "0689",
  "3589",
  "147",
  "23",
  "49"
];
var alike = new Set(
  ALIKE.flatMap((group) => [...group].flatMap((a) => [...group].map((b) => `${a}${b}`)))
);
var looksAlike = (a, b) => alike.has(`${a}${b}`);
var replaceCost = (a, b) => a === b ? 0 : a.toLowerCase() === b.toLowerCase() ? 0.3 : alike.has(`${a}${b}`) ? 0.5 : 1;
var misreadingCost = (read, print) => {
  let before = Array.from({ length: print.length + 1 }, (_, index) => index);
  for (const [row, a] of [...read].entries()) {
    const costs = [row + 1];
    for (const [column, b] of [...print].entries()) {
      costs.push(
        Math.min(
          (before[column] ?? 0) + replaceCost(a, b),
          (before[column + 1] ?? 0) + 1,
          (costs[column] ?? 0) + 1
        )
      );
    }
    before = costs;
  }
  return before[print.length] ?? 0;
};
var CLEARLY = 0.35;
var likeliest = (read, candidates, most) => {
  const costs = [...new Set(candidates)].filter(
    (candidate) => Math.abs(candidate.length - read.length) <= Math.max(2, read.length * most)
  ).map((candidate) => ({ candidate, cost: misreadingCost(read, candidate) })).sort((a, b) => a.cost - b.cost);
  const [best, second] = costs;
  if (best === void 0) return null;
  if (best.cost > most * Math.max(read.length, best.candidate.length)) return null;
  return second !== void 0 && second.cost - best.cost < CLEARLY ? null : best.candidate;
};

// lambdas/domain/pdf/scan/values-seen.ts
var valuesSeen = (token2) => token2.words.flatMap(
  ({ alternatives = [] }) => alternatives.flatMap((text) => {
    const figure = /\d[\d,]*\.\d\d(?!\d)/.exec(text)?.[0];
    if (figure === void 0) return [];
    const opened = /^\d{2}[\d,]*\.\d\d[)>]+$/.test(text) ? [figure.slice(1)] : [];
    return [figure, ...opened].map((one) => Number(one.replaceAll(",", "")));
  })
);

// lambdas/domain/pdf/scan/repair-row.ts
var RATES2 = ["unitPrice", "removePrice", "replacePrice", "resetPrice"];
var ADDED = ["tax", "overheadProfit"];
var FIGURES = [
  "quantity",
  ...RATES2,
  ...ADDED,
  "rcv",
  "total",
  "depreciation",
  "acv"
];
var amountOf = (values, kind) => values.get(kind) ?? 0;
var priceEquation = (values) => {
  const total2 = values.has("rcv") ? "rcv" : values.has("total") ? "total" : null;
  const rates = RATES2.filter((kind) => values.has(kind));
  if (total2 === null || rates.length === 0 || !values.has("quantity")) return null;
  const added = ADDED.filter((kind) => values.has(kind));
  const made = (of) => lineAmount(amountOf(of, "quantity"), sum(rates.map((kind) => amountOf(of, kind)))).plus(
    sum(added.map((kind) => amountOf(of, kind)))
  );
  const slack = (of) => decimal(Math.min(0.5, Math.abs(amountOf(of, "quantity")) * 5e-3) + 0.0101);
  return {
    cells: ["quantity", ...rates, ...added, total2],
    holds: (of) => made(of).minus(amountOf(of, total2)).abs().lte(slack(of)),
    isExact: (of) => made(of).eq(amountOf(of, total2)),
    solve: (kind, of) => {
      if (kind === total2) return made(of).toNumber();
      const rest = decimal(amountOf(of, total2)).minus(sum(added.map((one) => amountOf(of, one))));
      const quantity = amountOf(of, "quantity");
      const rate = sum(rates.map((one) => amountOf(of, one)));
      if (added.includes(kind))
        return decimal(amountOf(of, kind)).plus(amountOf(of, total2)).minus(made(of)).toNumber();
      if (kind === "quantity") return rate.eq(0) ? null : rest.div(rate).round(2).toNumber();
      if (quantity === 0) return null;
      return rest.div(quantity).minus(rate).plus(amountOf(of, kind)).round(2).toNumber();
    }
  };
};
var valueEquation = (values) => {
  const total2 = values.has("rcv") ? "rcv" : values.has("total") ? "total" : null;
  if (total2 === null || !values.has("acv")) return null;
  const made = (of) => decimal(amountOf(of, total2)).minus(Math.abs(amountOf(of, "depreciation")));
  return {
    cells: [total2, "acv", ...values.has("depreciation") ? ["depreciation"] : []],
    holds: (of) => made(of).minus(amountOf(of, "acv")).abs().lte("0.0101"),
    isExact: (of) => made(of).eq(amountOf(of, "acv")),
    solve: (kind, of) => {
      if (kind === "acv") return made(of).toNumber();
      const miss = decimal(amountOf(of, "acv")).minus(made(of));
      const before = kind === "depreciation" ? Math.abs(amountOf(of, kind)) : amountOf(of, kind);
      return decimal(before).plus(kind === "depreciation" ? miss.neg() : miss).toNumber();
    }
  };
};
var repairScannedRow = (item) => {
  const cells = FIGURES.flatMap((kind) => {
    const token2 = item.cells.get(kind);
    return token2?.value == null ? [] : [{ kind, token: token2, value: token2.value }];
  });
  const values = new Map(cells.map(({ kind, value }) => [kind, value]));
  const restored = restoreCost(item, values);
  if (restored !== null) return [restored];
  const equations = [priceEquation(values), valueEquation(values)].filter((one) => one !== null);
  if (equations.length === 0) return [];
  if (holdAll(equations, values))
    return [...withoutSpecks(item, cells), ...settledToTheCent(item, cells, values, equations)];
  const keepsRate = rateHolds(item, values);
  const isKept = (changes) => !keepsRate || rateHolds(
    item,
    new Map([...values, ...changes.map((one) => [one.cell.kind, one.value])])
  );
  const single = cells.flatMap((cell) => changesOf(cell, values, equations)).map((change) => [change]).filter(isKept);
  const settled = clearest(single) ?? clearest(pairsOf(cells, values, equations).filter(isKept)) ?? seenTogether(cells, values, equations);
  return (settled ?? []).map((change) => changeCell(item, change));
};
var changeCell = (item, { cell, value }) => {
  const { token: token2, kind } = cell;
  item.cells.set(kind, { ...token2, value });
  const page = item.lines[0]?.page ?? 1;
  return { page, box: boxAround(token2.words), read: token2.raw, settled: value.toFixed(2) };
};
var withoutSpecks = (item, cells) => {
  const isNegative = ({ token: token2 }) => token2.negative || token2.bracket !== null;
  const made = cells.filter(({ kind }) => kind === "quantity" || RATES2.includes(kind));
  if (made.some(isNegative)) return [];
  return cells.flatMap((cell) => {
    const isAmount2 = cell.kind === "rcv" || cell.kind === "total" || cell.kind === "acv";
    if (!isAmount2 || !cell.token.negative || !/^-\$?\d/.test(cell.token.raw)) return [];
    item.cells.set(cell.kind, { ...cell.token, negative: false });
    const page = item.lines[0]?.page ?? 1;
    const settled = cell.value.toFixed(2);
    return [{ page, box: boxAround(cell.token.words), read: cell.token.raw, settled }];
  });
};
var settledToTheCent = (item, cells, values, equations) => {
  if (equations.every((one) => one.isExact(values))) return [];
  const exact = cells.flatMap(
    (cell) => valuesSeen(cell.token).flatMap((value) => {
      const other = new Map(values).set(cell.kind, value);
      return equations.every((one) => one.isExact(other)) ? [{ cell, value, cost: SEEN }] : [];
    })
  );
  const [only, another] = exact;
  return only === void 0 || another !== void 0 ? [] : [changeCell(item, only)];
};
var rateHolds = (item, values) => {
  const percent = item.cells.get("depreciationPercent");
  const total2 = values.get("rcv") ?? values.get("total");
  const depreciation = values.get("depreciation");
  if (percent === void 0 || total2 === void 0 || depreciation === void 0) return true;
  const rate = percent.kind === "percent" ? percent.value ?? 0 : 0;
  return decimal(total2).times(rate).div(100).minus(Math.abs(depreciation)).abs().lte(total2 * 0.03);
};
var restoreCost = (item, values) => {
  const sample = item.cells.get("acv");
  const hasColumn = item.model.columns.some((column) => column.kind === "rcv");
  if (!hasColumn || values.has("rcv") || values.has("total") || sample === void 0) return null;
  const worth = decimal(amountOf(values, "acv")).plus(Math.abs(amountOf(values, "depreciation")));
  const rcv = worth.toNumber();
  const whole = new Map(values).set("rcv", rcv);
  if (rcv === 0 || priceEquation(whole)?.holds(whole) !== true) return null;
  item.cells.set("rcv", { ...sample, value: rcv, decimals: 2, bracket: null, negative: false });
  const page = item.lines[0]?.page ?? 1;
  return { page, box: boxAround(sample.words), read: "", settled: rcv.toFixed(2) };
};
var holdAll = (equations, values) => equations.every((one) => one.holds(values));
var changesOf = (cell, values, equations) => {
  const { kind, token: token2, value } = cell;
  const own = equations.filter((one) => one.cells.includes(kind));
  const solved = own.flatMap((one) => one.solve(kind, values) ?? []);
  const fitting = [.../* @__PURE__ */ new Set([...solved, ...valuesSeen(token2)])].filter(
    (other) => other >= 0 && other !== value && holdAll(equations, new Map(values).set(kind, other))
  );
  const agreed = own.length >= 2;
  const isOpen = agreed && confidenceOf(token2) < CLEAR;
  return fitting.flatMap((other) => {
    const cost = changeCost(token2, other) ?? (isOpen ? digitCost(token2, other) : null);
    return cost === null ? [] : [{ cell, value: other, cost }];
  });
};
var pairsOf = (cells, values, equations) => {
  const [price, worth] = equations;
  if (price === void 0 || worth === void 0) return [];
  const pairs = [];
  for (const first of cells) {
    if (!price.cells.includes(first.kind)) continue;
    const value = price.solve(first.kind, values);
    if (value === null || value < 0) continue;
    const cost = changeCost(first.token, value);
    if (cost === null) continue;
    const between = new Map(values).set(first.kind, value);
    if (!price.holds(between)) continue;
    for (const second of cells) {
      if (second === first || !worth.cells.includes(second.kind)) continue;
      if (price.cells.includes(second.kind)) continue;
      const other = worth.solve(second.kind, between);
      if (other === null || other < 0) continue;
      const otherCost = changeCost(second.token, other);
      if (otherCost === null) continue;
      if (!holdAll(equations, new Map(between).set(second.kind, other))) continue;
      pairs.push([
        { cell: first, value, cost },
        { cell: second, value: other, cost: otherCost }
      ]);
    }
  }
  return pairs;
};
var MOST_TRIED = 600;
var MOST_SEEN = 3;
var seenTogether = (cells, values, equations) => {
  let tried = [[]];
  for (const cell of cells) {
    const seen = [...new Set(valuesSeen(cell.token))].slice(0, MOST_SEEN);
    const changes = seen.filter((value) => value !== cell.value);
    tried = tried.flatMap((so) => [
      so,
      ...changes.map((value) => [...so, { cell, value, cost: SEEN }])
    ]);
    if (tried.length > MOST_TRIED) return null;
  }
  const [only, another] = tried.filter((changes) => {
    const read = new Map([...values, ...changes.map((one) => [one.cell.kind, one.value])]);
    return equations.every((one) => one.isExact(read));
  });
  return only === void 0 || another !== void 0 ? null : only;
};
var clearest = (explanations) => {
  const costOf = (changes) => changes.reduce((total2, { cost }) => total2 + cost, 0);
  const [best, second] = [...explanations].sort((a, b) => costOf(a) - costOf(b));
  if (best === void 0) return null;
  return second !== void 0 && costOf(second) - costOf(best) < 0.45 ? null : best;
};
var SEEN = 0.1;
var CLEAR = 0.9;
var CERTAIN = 0.91;
var confidenceOf = ({ words }) => Math.min(1, ...words.flatMap(({ text, confidence }) => /\d/.test(text) ? [confidence] : []));
var mostCost = (token2) => {
  const confidence = confidenceOf(token2);
  if (confidence >= 1) return -1;
  if (token2.decimals !== 2) return confidence >= CERTAIN ? 0 : 2.6;
  if (confidence >= CERTAIN) return -1;
  return confidence >= CLEAR ? 0.5 : confidence >= 0.75 ? 1.1 : 2.1;
};
var changeCost = (token2, value) => {
  if (valuesSeen(token2).includes(value)) return SEEN;
  const cost = digitCost(token2, value);
  return cost <= mostCost(token2) ? cost : null;
};
var digitsOf = (text) => text.replace(/\D/g, "");
var digitCost = (token2, value) => {
  const wanted = digitsOf(value.toFixed(2));
  const costOf = (reading) => misreadingCost(digitsOf(reading), wanted);
  const readings = [figurePart(token2.raw), figurePart(token2.text)];
  const seen = token2.words.flatMap(({ alternatives = [] }) => alternatives);
  return Math.min(...readings.map(costOf), ...seen.map((text) => SEEN + costOf(text)));
};
var figurePart = (text) => text.split(" ")[0] ?? "";

// lambdas/domain/pdf/share-of-amount.ts
var PERCENT = /^(?:%|pct\.?|percent)$/i;
var countShareOnce = (item) => {
  const { quantity, unit, unitPrice, rcv, printed } = item;
  if (unit === null || !PERCENT.test(unit) || unitPrice === null || rcv === null) return item;
  const base = decimal(rcv).minus(sum([item.tax, item.overheadProfit]));
  const share = decimal(quantity).times(unitPrice).div(100);
  if (base.minus(share).abs().gt("0.011")) return item;
  const amount = toAmount(base);
  return {
    ...item,
    quantity: 1,
    unit: "EA",
    unitPrice: amount,
    lineItemTotal: amount,
    printed: {
      ...printed,
      machineNotes: [...printed.machineNotes, `${quantity}% of ${unitPrice.toFixed(2)}`]
    }
  };
};

// lambdas/domain/pdf/build-item.ts
var PREFIXES = [
  [/^R\s*&\s*R\b/i, "&"],
  [/^R\/R\b/i, "&"],
  [/^(?:Remove|Tear\s*-?\s*(?:out|off))\s*(?:&|and)\s*Replace\b/i, "&"],
  [/^(?:Detach|Remove)\s*(?:&|and)\s*Reset\b/i, "R"],
  [/^(?:D\s*&\s*R)\b/, "R"],
  [/^Remove\b/i, "-"],
  [/^Material\s+Only\b/i, "M"],
  [/^Install\b/i, "I"],
  [/^(?:Enlever|Remover|Retirar)\s+(?:et|y|e)\s+(?:remplacer|reemplazar|substituir)\b/i, "&"],
  [
    /^(?:Enlever|D[ée]monter|D[ée]poser|Remover|Retirar|Desmontar)\s+(?:et|y|e)\s+(?:r[ée]installer|reposer|reinstalar|recolocar)\b/i,
    "R"
  ],
  [/^(?:Enlever|Remover|Retirar|D[ée]molir|Demoler|Arracher)\b/i, "-"]
];
var activityOfDescription = (description) => PREFIXES.find(([prefix]) => prefix.test(description))?.[1] ?? "+";
var ACTIVITY_WORDS = [
  [/^(?:&|R\s*&?\s*R|remove\s*(?:&|and)\s*replace)$/i, "&"],
  [/^(?:R|D\s*&?\s*R|detach\s*(?:&|and)\s*reset)$/i, "R"],
  [/^(?:-|remove|demo|tear\s*out)$/i, "-"],
  [/^(?:M|material(?:s)?(?:\s+only)?)$/i, "M"],
  [/^(?:I|install(?:\s+only)?)$/i, "I"],
  [/^(?:\+|replace)$/i, "+"]
];
var activityOfCell = (text) => ACTIVITY_WORDS.find(([word]) => word.test(text.replaceAll("_", " ").trim()))?.[1] ?? null;
var PAID_WHEN_INCURRED = /\b(?:when|if|once|until|unless|after)\s+(?:[\w-]+\s+){0,5}(?:is|are|was|were|has\s+been|have\s+been)\s+(?:actually\s+)?incurred\b|\bpaid\s+(?:upon|on|after)\s+(?:installation|completion|documentation|proof|receipt)\b|\b(?:when|if|once|until|unless|as\s+and\s+when)\s+(?:(?:it|they)\s+(?:is|are)\s+|actually\s+|and\s+when\s+)?incurred\b|\bPWI\b|\bpa(?:id|yable)\s+as\s+incurred\b/i;
var saysPaidWhenIncurred = (text) => PAID_WHEN_INCURRED.test(text);
var amountOf2 = (item, kind) => {
  const cell = item.cells.get(kind);
  if (cell === void 0 || cell.kind !== "amount") return null;
  return cell.bracket === null ? signedValue(cell) : -Math.abs(signedValue(cell)) + 0;
};
var isBelowZero = (cell) => cell.negative || cell.kind === "amount" && cell.bracket !== null && cell.value !== 0;
var flagLetters = (text) => {
  const flags = [];
  if (text === "[M]") return ["depreciation_capped"];
  if (text.includes("*")) flags.push("price_changed");
  if (text.includes("%")) flags.push("depreciation_by_percent");
  if (text.includes("E")) flags.push("tax_exempt");
  if (text.includes("N")) flags.push("no_overhead_profit");
  return flags;
};
var PRICE_KINDS = [
  "unitPrice",
  "removePrice",
  "replacePrice",
  "resetPrice"
];
var rateBeside = (item, depreciation, costs) => {
  const rate = item.depreciationRate?.value ?? null;
  if (rate === null || depreciation === null) return null;
  const isOf = (cost) => cost !== null && // Rates are rounded to hundredths of a percent, or to whole ones.
  Math.abs(cost * rate / 100 - depreciation) < 0.02 + Math.abs(cost) * (Number.isInteger(rate) ? 5e-3 : 1e-4);
  return costs.some(isOf) ? rate : null;
};
var flagsOf = (item, description) => {
  const flags = /* @__PURE__ */ new Set();
  if (item.starred || description.endsWith("*")) flags.add("description_changed");
  for (const kind of PRICE_KINDS) if (item.cells.get(kind)?.changed) flags.add("price_changed");
  if (item.cells.get("quantity")?.changed) flags.add("price_changed");
  for (const { token: token2, after } of item.marks) {
    if (token2.kind === "mark") for (const flag of flagLetters(token2.text)) flags.add(flag);
    else if (token2.text === "*")
      flags.add(
        after !== null && PRICE_KINDS.includes(after) ? "price_changed" : "description_changed"
      );
  }
  const rate = item.depreciationRate;
  for (const token2 of [...item.cells.values(), ...rate === null ? [] : [rate]]) {
    const mark = /\[[A-Z*%]+\]|\*[A-Z]{1,2}$/.exec(token2.text);
    if (mark !== null) for (const flag of flagLetters(mark[0])) flags.add(flag);
  }
  if (/\bbid\s+item\b/i.test(description)) flags.add("bid_item");
  if (/\blabor\s+minimum\b/i.test(description)) flags.add("labor_minimum");
  if (item.lines.some((line) => line.ocr)) flags.add("ocr");
  return [...flags];
};
var joinDescription = (lines) => lines.join(" ").replace(/\s+/g, " ").trim();
var COVERAGE_BAND = /^coverage\s+\p{Lu}\b/iu;
var placeItem = ({ item, group, roomCell }) => {
  const { flags } = item.printed;
  if (group.laborMinimums && !flags.includes("labor_minimum")) flags.push("labor_minimum");
  const isRoom = group.confirmed && !COVERAGE_BAND.test(group.room ?? "");
  const headed = roomCell !== null && !isRoom ? null : group.room;
  item.room = headed ?? roomCell ?? group.levels.at(-1) ?? "General";
  const band = group.confirmed ? group.room : headed;
  item.printed.path = [...group.levels, ...band === null ? [] : [band]];
  if (item.printed.path.some(saysPaidWhenIncurred)) {
    item.isPaidWhenIncurred = true;
    item.enabled = false;
  }
  return item;
};
var buildItem = (item) => {
  const repaired = item.lines.some((line) => line.ocr) ? repairScannedRow(item) : [];
  const glued = gluedQuantity(item);
  const descriptionAsPrinted = joinDescription(glued?.description ?? item.description);
  const scanned = item.lines.some((line) => line.ocr);
  const description = descriptionAsPrinted.replace(scanned ? /\s*[*®°©¥]+$/ : /\s*\*+$/, "").trim();
  const quantityCell = item.cells.get("quantity");
  const unitCell2 = item.cells.get("unit");
  const removePrice = amountOf2(item, "removePrice");
  const replacePrice = amountOf2(item, "replacePrice");
  const resetPrice = amountOf2(item, "resetPrice");
  const parts = [resetPrice, removePrice, replacePrice];
  const priceNote = [...item.cells].find(
    ([kind, token2]) => token2.kind === "priceNote" || kind !== "unit" && isWordForAmount(token2)
  )?.[1].text ?? null;
  const hasParts = parts.some((part) => part !== null);
  const printedPrice = amountOf2(item, "unitPrice") ?? (hasParts ? sum(parts).round(6).toNumber() : null);
  const rates = priceOfParts(item, quantityCell);
  const unitPrice = printedPrice ?? rates ?? (priceNote === null ? null : 0);
  const tax = amountOf2(item, "tax");
  const overheadProfit = amountOf2(item, "overheadProfit");
  const total2 = amountOf2(item, "total");
  const printedBase = amountOf2(item, "lineItemTotal");
  const onlyBase = !item.model.columns.some(
    (column) => ["rcv", "total", "tax", "overheadProfit"].includes(column.kind)
  );
  const rcv = amountOf2(item, "rcv") ?? total2 ?? (onlyBase ? printedBase : null);
  const quantity = withDays(
    item,
    glued?.quantity ?? quantityOf(quantityCell, amountOf2(item, "rcv") ?? total2),
    unitPrice,
    () => printedBase ?? (rcv === null ? null : withoutAdded(rcv, tax, overheadProfit))
  );
  const depreciationCell = item.cells.get("depreciation");
  const depreciation = depreciationOf(depreciationCell, rcv, amountOf2(item, "acv"));
  const printedDepreciation = item.model.columns.some((column) => column.kind === "depreciation");
  const machineNotes = item.notes.filter((note) => note.machine).map((note) => note.line.text);
  const ownNotes = item.notes.filter((note) => !note.machine).map((note) => note.line.text);
  const noteColumn = item.texts.get("note");
  const f9 = [...noteColumn === void 0 ? [] : [noteColumn], ...ownNotes].join("\n").trim();
  const isPaidWhenIncurred = item.section !== null && saysPaidWhenIncurred(item.section) || priceNote !== null && saysPaidWhenIncurred(priceNote) || saysPaidWhenIncurred([f9, ...machineNotes].join(" ").replaceAll("\n", " ")) || saysPaidWhenIncurred(description);
  const act = item.codes?.act ?? null;
  const activityCell = item.texts.get("activity");
  const activity = (act === null ? null : activityOfCell(act)) ?? (activityCell === void 0 ? null : activityOfCell(activityCell)) ?? activityOfDescription(description);
  const flags = flagsOf(item, descriptionAsPrinted);
  if ([...item.cells].some(([kind, cell]) => isBelowZero(cell) && kind !== "depreciation"))
    flags.push("credit");
  const age = item.cells.get("ageLife");
  const condition = item.cells.get("condition");
  const percent = item.cells.get("depreciationPercent");
  const [first] = item.lines;
  const page = first?.page ?? 1;
  const onPage = item.lines.filter((line) => line.page === page);
  const printed = {
    lineNumber: item.number,
    descriptionAsPrinted,
    path: [],
    readAt: { page, box: boxAround(onPage) },
    confidence: Math.min(1, ...item.lines.map((line) => line.confidence)),
    ...quantityCell?.withWaste === void 0 ? {} : { quantityWithWaste: quantityCell.withWaste },
    removePrice,
    replacePrice,
    resetPrice,
    calculation: item.texts.get("calculation") ?? null,
    ageYears: age?.ageYears ?? yearsUnder(item, age, /age/i),
    lifeYears: age?.lifeYears ?? item.cells.get("lifeYears")?.value ?? yearsUnder(item, age, /life/i),
    condition: condition === void 0 ? null : condition.text,
    depreciationPercent: percent?.kind === "percent" || percent?.kind === "amount" ? percent.value : rateBeside(item, depreciation, [
      rcv,
      withoutAdded(rcv ?? 0, tax, overheadProfit).toNumber()
    ]),
    coverage: item.texts.get("coverage") ?? null,
    priceNote,
    flags,
    machineNotes
  };
  const category = item.texts.get("category") ?? null;
  const built = {
    id: null,
    cat: item.codes?.cat ?? (category !== null && /^[A-Z]{3}$/.test(category) ? category : null),
    sel: item.codes?.sel ?? item.texts.get("selector") ?? null,
    description,
    quantity,
    unit: quantityCell?.unit ?? unitOf(unitCell2) ?? item.cells.get("unitPrice")?.unit ?? unitOfHeading(item),
    activity,
    unitPrice,
    lineItemTotal: printedBase ?? (quantityCell?.withWaste !== void 0 && rcv !== null ? toAmount(withoutAdded(rcv, tax, overheadProfit)) : baseTotal(quantity, unitPrice, rcv, tax, overheadProfit)),
    tax,
    rcv,
    acv: amountOf2(item, "acv"),
    depreciation,
    depreciationApplicable: !printedDepreciation ? null : (depreciation ?? 0) !== 0,
    depreciationRecoverable: depreciationCell?.bracket !== "angle" && !/^(?:n|false)/i.test(item.cells.get("recoverable")?.text ?? ""),
    overheadProfit,
    overheadProfitApplicable: overheadProfit === null ? null : overheadProfit !== 0,
    isPaidWhenIncurred,
    enabled: !isPaidWhenIncurred,
    room: "",
    section: item.section,
    f9Note: f9 === "" ? null : f9,
    printed,
    resolution: null
  };
  return {
    item: countShareOnce(built),
    group: item.group,
    roomCell: item.texts.get("room") ?? null,
    lines: item.lines,
    repairs: repaired
  };
};
var yearsUnder = (item, cell, heading) => {
  const text = item.model.columns.find((column) => column.kind === "ageLife")?.text ?? "";
  const both = /age/i.test(text) && /life/i.test(text);
  return cell?.kind === "amount" && !both && heading.test(text) ? cell.value : null;
};
var quantityOf = (cell, rcv) => {
  if (cell?.value != null) return signedValue(cell);
  return cell !== void 0 && rcv === 0 ? 0 : 1;
};
var priceOfParts = (item, quantity) => {
  const [labor, material] = [amountOf2(item, "laborPrice"), amountOf2(item, "materialPrice")];
  const total2 = amountOf2(item, "total") ?? amountOf2(item, "rcv");
  if (quantity?.value == null || total2 === null || labor === null && material === null)
    return null;
  const rate = sum([labor, material]);
  const miss = lineAmount(quantity.value, rate).minus(total2).abs();
  return miss.lt(CENT) ? rate.round(6).toNumber() : null;
};
var withoutAdded = (rcv, tax, overheadProfit) => decimal(rcv).minus(sum([tax, overheadProfit]));
var withDays = (item, pieces, unitPrice, baseOf) => {
  const days = item.cells.get("otherNumber")?.value ?? null;
  if (days === null || unitPrice === null) return pieces;
  const heading = item.model.columns.find(({ kind }) => kind === "otherNumber");
  if (!/^(?:no\.? of )?(?:days|weeks|months)$/i.test(heading?.text ?? "")) return pieces;
  const base = baseOf();
  if (base === null) return pieces;
  const quantity = decimal(pieces).times(days).toNumber();
  const comesTo5 = (count) => decimal(base).minus(lineAmount(count, unitPrice)).abs().lt(CENT);
  return comesTo5(quantity) && !comesTo5(pieces) ? quantity : pieces;
};
var unitOfHeading = (item) => {
  const heading = item.model.columns.find((column) => column.kind === "quantity");
  const counts = item.cells.has("quantity") && /^(?:hours|hrs)\b/i.test(heading?.text ?? "");
  return counts ? "HR" : null;
};
var unitOf = (cell) => cell === void 0 ? null : cell.unit ?? unitCode(cell.text) ?? cell.text;
var depreciationOf = (cell, rcv, acv) => {
  if (cell === void 0) return null;
  if (cell.kind === "notApplicable") return 0;
  if (cell.kind !== "amount" || cell.value === null) return null;
  if (cell.value === 0) return 0;
  const taken = Math.abs(cell.value);
  const isCredit = rcv !== null && acv !== null && decimal(rcv).plus(taken).minus(acv).abs().lt(CENT);
  return cell.negative && isCredit ? -taken : taken;
};
var CENT = "0.011";
var baseTotal = (quantity, unitPrice, rcv, tax, overheadProfit) => {
  const product = unitPrice === null ? null : lineAmount(quantity, unitPrice);
  if (rcv === null) return product === null ? null : toAmount(product);
  const rest = withoutAdded(rcv, tax, overheadProfit);
  if (product === null) return toAmount(rest);
  const slack = decimal(quantity).abs().times(5e-3).plus(0.011);
  return toAmount(rest.minus(product).abs().lte(slack) ? rest : product);
};

// lambdas/domain/pdf/columns/column-model.ts
var columnModelOf = (header) => {
  const codesOnOwnLine = header.textOnlyRows.length > 0;
  const own = header.headings.filter((heading) => !header.textOnlyRows.includes(heading.row));
  const columns = own.map((heading) => ({ ...heading, align: null })).sort((a, b) => a.left + a.right - b.left - b.right);
  return {
    columns,
    header,
    codesOnOwnLine,
    describesInRow: columns.some((column) => column.kind === "description")
  };
};
var isTextColumn = (column) => TEXT_COLUMNS.has(column.kind);

// lambdas/domain/pdf/columns/assign-columns.ts
var STRAY_FIGURE = 3;
var STRAY_TEXT = 5;
var isFree = (token2) => token2.kind === "mark" || token2.kind === "operator";
var strayCost = (token2, isCalculated) => {
  if (isFree(token2)) return 0;
  const isQuantity = isCalculated && token2.kind === "quantity";
  return token2.kind === "text" || isQuantity ? STRAY_TEXT : STRAY_FIGURE;
};
var withUnits = (tokens, from) => {
  if (!tokens.some((token2, index) => isUnitOf(token2, tokens[index - 1], from))) return tokens;
  return tokens.flatMap((token2, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (isUnitOf(token2, before, from)) return [];
    if (next === void 0 || !isUnitOf(next, token2, from)) return [token2];
    return [
      {
        ...token2,
        kind: "quantity",
        unit: next.unit,
        right: next.right,
        text: `${token2.text} ${next.text}`,
        raw: `${token2.raw} ${next.raw}`,
        words: [...token2.words, ...next.words]
      }
    ];
  });
};
var isUnitOf = (token2, before, from) => token2.kind === "text" && token2.unit !== null && before?.kind === "amount" && before.bracket === null && before.decimals === 0 && !before.text.includes("$") && before.left > from && token2.left - before.right < UNIT_GAP;
var UNIT_GAP = 5;
var withWaste = (tokens) => {
  if (!tokens.some((token2, index) => isWaste(token2, tokens[index - 1]))) return tokens;
  return tokens.flatMap((token2, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (isWaste(token2, before)) return [];
    return next?.value != null && isWaste(next, token2) ? [{ ...token2, right: next.right, withWaste: next.value }] : [token2];
  });
};
var isWaste = (token2, before) => token2.kind === "amount" && token2.bracket === "round" && before?.kind === "amount" && before.bracket === null && !before.text.includes("$") && isQuantityWithWaste(token2.value ?? 0, before.value ?? 0) && token2.left - before.right < Math.max(2, (token2.right - token2.left) / 4);
var LEFT_OF_HEADING = 30;
var gridOf = (columns) => {
  const texts = columns.filter(isTextColumn);
  const numbers2 = columns.filter((column) => !TEXT_COLUMNS.has(column.kind));
  const isText = columns.map((column) => TEXT_COLUMNS.has(column.kind));
  return {
    columns,
    isText,
    reach: columns.map(reachOf),
    takesMore: columns.map((column, at2) => isText[at2] === true && column.kind !== "itemNumber"),
    nextText: columns.map((_, at2) => columns.find((__, next) => next > at2 && isText[next])),
    onlyText: texts.length > 1 ? void 0 : texts.find((text) => text.kind !== "itemNumber") ?? null,
    figures: {
      from: Math.min(...numbers2.map((column) => column.left - LEFT_OF_HEADING)),
      until: Math.max(...numbers2.map((column) => column.right))
    },
    unit: columns.find((column) => column.kind === "unit") ?? null,
    isCalculated: columns.some((column) => column.kind === "calculation"),
    action: columns.find((column) => column.kind === "activity") ?? null,
    assigned: /* @__PURE__ */ new WeakMap()
  };
};
var grids = /* @__PURE__ */ new WeakMap();
var assignColumns = (tokens, columns) => {
  let grid = grids.get(columns);
  if (grid === void 0) {
    grid = gridOf(columns);
    grids.set(columns, grid);
  }
  let assigned = grid.assigned.get(tokens);
  if (assigned === void 0) {
    assigned = assign(tokens, grid);
    grid.assigned.set(tokens, assigned);
  }
  return assigned;
};
var assign = (printed, grid) => {
  const { columns, onlyText, figures } = grid;
  if (onlyText !== void 0 && printed.every((token2) => token2.kind === "text")) {
    return {
      cells: printed.map((token2) => ({ token: token2, column: onlyText })),
      cost: onlyText === null ? printed.length * STRAY_TEXT : 0,
      strayTexts: onlyText === null ? printed.length : 0,
      figures: 0
    };
  }
  const whole = grid.unit !== null ? printed : withUnits(printed, figures.from);
  const { chosen, cost } = cheapestWay(withWaste(whole), grid);
  const cells = chosen.map(
    ([token2, at2]) => ({ token: token2, column: columns[at2] ?? actionOf(token2, grid) })
  );
  return {
    cells,
    cost,
    strayTexts: cells.filter((cell) => cell.column === null && cell.token.kind === "text").length,
    figures: cells.filter((cell) => cell.column !== null && !TEXT_COLUMNS.has(cell.column.kind)).length
  };
};
var actionOf = ({ kind, text, left, right }, { action }) => action !== null && kind === "operator" && text === "+" && left < action.right && right > action.left ? action : null;
var NOWHERE = FORBIDDEN * 5;
var STRAYED = -1;
var cheapestWay = (tokens, grid) => {
  const { columns, takesMore } = grid;
  const width = columns.length + 1;
  let best = new Float64Array(width).fill(NOWHERE);
  best[0] = 0;
  let next = new Float64Array(width);
  const costs = new Float64Array(columns.length);
  const from = new Int16Array(tokens.length * width);
  for (let index = 0; index < tokens.length; index += 1) {
    const token2 = tokens[index];
    weigh(tokens, index, grid, costs);
    const strayed = strayCost(token2, grid.isCalculated);
    for (let at3 = 0; at3 < width; at3 += 1) {
      next[at3] = (best[at3] ?? NOWHERE) + strayed;
      from[index * width + at3] = STRAYED;
    }
    for (let before = 0; before < width; before += 1) {
      const base = best[before] ?? NOWHERE;
      if (base >= NOWHERE) continue;
      for (let at3 = Math.max(before, 1); at3 < width; at3 += 1) {
        const cost2 = costs[at3 - 1] ?? FORBIDDEN;
        if (cost2 >= FORBIDDEN || at3 === before && !takesMore[at3 - 1]) continue;
        if (base + cost2 >= (next[at3] ?? 0)) continue;
        next[at3] = base + cost2;
        from[index * width + at3] = before;
      }
    }
    [best, next] = [next, best];
  }
  const cost = Math.min(...best);
  let at2 = best.indexOf(cost);
  const chosen = [];
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const before = from[index * width + at2] ?? STRAYED;
    chosen.push([tokens[index], before === STRAYED ? STRAYED : at2 - 1]);
    if (before !== STRAYED) at2 = before;
  }
  return { chosen: chosen.reverse(), cost };
};
var isUnder = ({ kind, text, left, right }, column) => kind === "text" && text.length <= 6 && left >= column.left - 2 && right <= column.right + 2;
var isRightBefore = ({ text }, next) => next?.kind === "amount" && /^\p{L}{1,3}[²³.]?$/u.test(text);
var isOddUnit = (before, token2, next, { unit, figures }) => {
  if (unit === null || before?.kind !== "amount" || token2?.kind !== "text") return false;
  if (next === void 0 || !(next.kind === "amount" || isDash(next))) return false;
  if (before.left < figures.from || !/^\p{L}{2,5}\.?$/u.test(token2.text)) return false;
  const center = (token2.left + token2.right) / 2;
  return center > unit.left && center < unit.right || distance(token2, unit) < ODD_UNIT_REACH;
};
var ODD_UNIT_REACH = 6;
var weigh = (tokens, index, grid, costs) => {
  const { columns, isText, reach, nextText, figures } = grid;
  const [token2, next] = [tokens[index], tokens[index + 1]];
  const isCounted3 = grid.unit !== null && token2.kind === "amount" && (next?.unit != null && next.kind !== "quantity" && next.kind !== "amount" || isOddUnit(token2, next, tokens[index + 2], grid));
  const isOdd = isOddUnit(tokens[index - 1], token2, next, grid);
  const isUnit = grid.unit !== null && (isOdd || isUnder(token2, grid.unit));
  for (let at2 = 0; at2 < columns.length; at2 += 1) {
    const column = columns[at2];
    if (isText[at2]) {
      costs[at2] = textCost(token2, column, figures) + textPlaceCost(token2, column, nextText[at2]) + (isCounted3 ? 0.8 : 0) + // A short word below the units' heading that ends before the text begins is none of it,
      // and hardly one right before a figure.
      (isUnit && (isOdd || token2.right < column.left || isRightBefore(token2, next)) ? 1 : 0);
      continue;
    }
    const [from, until] = reach[at2];
    if (token2.right < from || token2.left > until) {
      costs[at2] = FORBIDDEN;
      continue;
    }
    const shape = kindCost(token2, column.kind);
    costs[at2] = shape >= FORBIDDEN ? FORBIDDEN : shape + placeCost(token2, column) - (isCounted3 && column.kind === "quantity" ? 1.2 : 0);
  }
};

// lambdas/domain/pdf/columns/confirm-by-arithmetic.ts
var TOTALS = ["rcv", "total", "lineItemTotal"];
var PRICED = [...TOTALS, "unitPrice", "otherNumber"];
var confirmByArithmetic = (columns, rows) => {
  if (columns.some((column) => column.kind === "rcv")) return columns;
  const values = rows.map((tokens) => assignColumns(tokens, columns)).filter((assigned) => assigned.figures >= 3 && assigned.strayTexts === 0).map(
    (assigned) => new Map(
      assigned.cells.flatMap(
        (cell) => cell.column === null || cell.token.value === null ? [] : [[cell.column, cell.token.value]]
      )
    )
  );
  const quantity = columns.find((column) => column.kind === "quantity");
  const priced = columns.filter((column) => PRICED.includes(column.kind));
  if (quantity === void 0 || priced.length < 2 || values.length < 3) return columns;
  const added = columns.filter(
    (column) => column.kind === "tax" || column.kind === "overheadProfit"
  );
  const share = (price2, total3, withAdded, onlyTaxed = false, counted = quantity) => {
    let count = 0;
    let held = 0;
    for (const row of values) {
      const [a, b, c] = [row.get(counted), row.get(price2), row.get(total3)];
      if (a === void 0 || b === void 0 || c === void 0) continue;
      const extra = added.reduce((sum2, column) => sum2 + (row.get(column) ?? 0), 0);
      if (onlyTaxed && extra === 0) continue;
      count += 1;
      const expected2 = a * b + (withAdded ? extra : 0);
      if (Math.abs(expected2 - c) <= Math.abs(a) * 5e-3 + 0.02) held += 1;
    }
    return count < 3 ? 0 : held / count;
  };
  const price = columns.find((column) => column.kind === "unitPrice");
  const total2 = TOTALS.map((kind) => columns.find((column) => column.kind === kind)).find(
    (column) => column !== void 0
  );
  const asHeaded = price === void 0 || total2 === void 0 ? 0 : Math.max(share(price, total2, true), share(price, total2, false));
  if (asHeaded < 0.3) {
    const isPart2 = (column) => total2 !== void 0 && column.kind === "otherNumber" && headingKind(column.text) === "total";
    const counts = columns.filter(({ kind }) => kind === "quantity" || kind === "otherNumber");
    const found = counts.flatMap(
      (counted) => priced.flatMap(
        (one) => priced.filter((other) => other !== one && one !== counted && other !== counted).filter((other) => !isPart2(other)).map((other) => ({
          counted,
          one,
          other,
          share: Math.max(
            share(one, other, true, false, counted),
            share(one, other, false, false, counted)
          )
        }))
      )
    );
    const [best] = found.filter((three) => three.share > 0.8).sort((a, b) => meant(b) - meant(a) || b.share - a.share);
    if (best !== void 0)
      return columns.map((column) => {
        if (column === best.one) return { ...column, kind: "unitPrice" };
        if (column === best.counted) return { ...column, kind: "quantity" };
        if (column === best.other)
          return { ...column, kind: TOTALS.includes(column.kind) ? column.kind : "total" };
        return column.kind === "unitPrice" || column.kind === "quantity" ? { ...column, kind: "otherNumber" } : column;
      });
  }
  if (price !== void 0 && total2 !== void 0 && total2.kind === "total" && added.length > 0) {
    const without2 = share(price, total2, false, true);
    if (without2 > 0.7 && share(price, total2, true, true) < 0.3)
      return columns.map(
        (column) => column === total2 ? { ...column, kind: "lineItemTotal" } : column
      );
  }
  return columns;
};
var meant = ({ counted, one, other }) => (TOTALS.includes(other.kind) ? 4 : 0) + (one.kind === "unitPrice" ? 2 : 0) + (counted.kind === "quantity" ? 1 : 0);

// lambdas/domain/pdf/columns/learn-alignment.ts
var learnAlignment = (columns, rows) => {
  const cellsOf5 = /* @__PURE__ */ new Map();
  for (const tokens of rows) {
    const assigned = assignColumns(tokens, columns);
    if (assigned.figures < 2) continue;
    for (const cell of assigned.cells) {
      if (cell.column === null || TEXT_COLUMNS.has(cell.column.kind)) continue;
      if (["priceNote", "notApplicable", "text"].includes(cell.token.kind)) continue;
      const list = cellsOf5.get(cell.column) ?? [];
      list.push(cell.token);
      cellsOf5.set(cell.column, list);
    }
  }
  return columns.map((column) => {
    const cells = cellsOf5.get(column) ?? [];
    if (cells.length < 3) return column;
    const edges = ["right", "center", "left"].map((edge) => {
      const values = cells.map(
        (cell) => edge === "center" ? (cell.left + cell.right) / 2 : cell[edge]
      );
      const at2 = median(values);
      const misses = values.map((value) => Math.min(20, Math.abs(value - at2)));
      const spread2 = misses.reduce((total2, miss) => total2 + miss, 0) / misses.length;
      return { edge, at: at2, spread: edge === "right" ? spread2 - 0.5 : spread2 };
    });
    const [best] = edges.sort((a, b) => a.spread - b.spread);
    if (best === void 0 || best.spread > 8) return column;
    return { ...column, align: { edge: best.edge, at: best.at } };
  });
};
var learnTextEdges = (columns, lines) => {
  if (columns.filter(isTextColumn).length < 2) return [...columns];
  const parts = lines.flatMap(
    (line) => segmentsOf(line.words, 1.5).map((words) => ({
      left: words[0]?.box.left ?? 0,
      right: words.at(-1)?.box.right ?? 0
    }))
  );
  return columns.map((column, index) => {
    if (!isTextColumn(column)) return column;
    const free = Math.max(0, ...columns.slice(0, index).map((before) => before.right));
    const below2 = parts.filter((part) => part.left < column.right && part.right > column.left);
    const left = median(below2.map((part) => part.left));
    const sharing = below2.filter((part) => Math.abs(part.left - left) < 3).length;
    const isCentred2 = below2.length >= 3 && sharing >= below2.length * 0.7 && left < column.left - 8;
    return isCentred2 && left > free ? { ...column, left } : column;
  });
};

// lambdas/domain/pdf/columns/part-rates.ts
var TOTALS2 = ["rcv", "total", "lineItemTotal"];
var RATES3 = ["laborPrice", "materialPrice", "unitPrice", "otherNumber"];
var LEAST_ROWS = 3;
var LEAST_HELD = 0.8;
var LEAST_TELLING = 2;
var withPartRates = (columns, rows) => {
  if (!columns.some(({ kind }) => kind === "laborPrice" || kind === "materialPrice"))
    return columns;
  const quantity = columns.find(({ kind }) => kind === "quantity");
  if (quantity === void 0) return columns;
  const values = rows.map((tokens) => assignColumns(tokens, columns)).filter(({ figures, strayTexts }) => figures >= 3 && strayTexts === 0).map(({ cells }) => new Map(cells.map(({ column, token: token2 }) => [column, token2.value])));
  const candidates = columns.filter(({ kind }) => RATES3.includes(kind));
  const totals = columns.filter(({ kind }) => TOTALS2.includes(kind) || kind === "otherNumber");
  for (const total2 of totals.toReversed())
    for (const [at2, labor] of candidates.entries())
      for (const material of candidates.slice(at2 + 1)) {
        if (labor === total2 || material === total2) continue;
        if (!comesTo({ quantity, labor, material, total: total2 }, values)) continue;
        return columns.map((column) => {
          if (column === labor) return { ...column, kind: "laborPrice" };
          if (column === material) return { ...column, kind: "materialPrice" };
          if (column === total2) return { ...column, kind: "total" };
          const isPart2 = RATES3.includes(column.kind) || TOTALS2.includes(column.kind);
          return isPart2 ? { ...column, kind: "otherNumber" } : column;
        });
      }
  return columns;
};
var comesTo = (parts, rows) => {
  let count = 0;
  let held = 0;
  let telling = 0;
  for (const row of rows) {
    const [quantity, total2] = [row.get(parts.quantity), row.get(parts.total)];
    const [labor, material] = [row.get(parts.labor) ?? 0, row.get(parts.material) ?? 0];
    if (quantity == null || total2 == null || labor === 0 && material === 0) continue;
    count += 1;
    const slack = Math.abs(quantity) * 5e-3 + 0.02;
    if (Math.abs(quantity * (labor + material) - total2) > slack) continue;
    held += 1;
    if (labor > 0 && material > 0 && quantity !== 1) telling += 1;
  }
  return count >= LEAST_ROWS && held >= count * LEAST_HELD && telling >= LEAST_TELLING;
};

// lambdas/domain/pdf/columns/settle-unit.ts
var settleUnit = (columns, rows) => {
  const unit = columns.find((column) => column.kind === "unit");
  if (unit === void 0 || !/^unit$/i.test(unit.text.trim())) return [...columns];
  const others = columns.filter((column) => column !== unit && !TEXT_COLUMNS.has(column.kind));
  const nearest = (token2) => distance(token2, unit) < REACH / 2 && others.every((other) => distance(token2, unit) <= distance(token2, other));
  const below2 = rows.flat().filter(nearest);
  const measures = below2.filter((token2) => token2.kind === "unit").length;
  const amounts = below2.filter((token2) => token2.kind === "amount").length;
  const hasPrice = columns.some(
    (column) => ["unitPrice", "replacePrice", "removePrice"].includes(column.kind)
  );
  const isPrice = measures === amounts ? !hasPrice : amounts > measures;
  return columns.map(
    (column) => column === unit && isPrice && !hasPrice ? { ...column, kind: "unitPrice" } : column
  );
};

// lambdas/domain/pdf/columns/split-unit-price.ts
var ENOUGH4 = 2;
var MOST = 0.6;
var REACH2 = 4;
var splitUnitPrice = (columns, rows) => {
  const joined2 = columns.find(
    ({ kind, text }) => kind === "unitPrice" && /^unit\s?(?:price|cost|rate)$/i.test(text.trim())
  );
  if (joined2 === void 0 || columns.some(({ kind }) => kind === "unit")) return [...columns];
  const middle2 = joined2.left + (joined2.right - joined2.left) * 0.45;
  const priced = rows.filter(
    (row) => row.some(({ kind, right }) => kind === "amount" && Math.abs(right - joined2.right) < REACH2)
  );
  const measured = priced.filter(
    (row) => row.some(({ kind, left }) => kind === "unit" && left > joined2.left - REACH2 && left < middle2)
  );
  if (measured.length < ENOUGH4 || measured.length < priced.length * MOST) return [...columns];
  return columns.flatMap(
    (column) => column === joined2 ? [
      { ...column, kind: "unit", text: "UNIT", right: middle2 },
      { ...column, text: "PRICE", left: middle2 }
    ] : column
  );
};

// lambdas/domain/pdf/wrapped-text.ts
var styleOf = (words) => {
  const most = (test) => words.filter(test).length > words.length / 2;
  return {
    fontSize: median(words.map((word) => word.fontSize)),
    bold: most((word) => word.bold),
    italic: most((word) => word.italic)
  };
};
var EARLY = 0.2;
var CLEARLY_FITS = 0.3;
var CLEARLY_TIGHTER = 0.9;
var WIDEST_LEADING = 1.5;
var pitchOf = (above, below2, fontSize = below2.fontSize) => (below2.box.bottom - above.box.bottom) / Math.max(1, fontSize);
var overflows = (right, above, below2, limit) => {
  const [first] = below2.words;
  if (first === void 0) return false;
  const space = above.fontSize * 0.25;
  return right + space + (first.box.right - first.box.left) > limit;
};
var isSentence = (text) => /^(?:\p{Lu}\p{Ll}+|\d+ \p{Ll}{3,}) .*[\p{Ll}\d)][.!?]$/u.test(text) && (text.split(" ").length >= 3 || /(?:\p{Ll}{6,}|\d{2,4})[.!?]$/u.test(text));
var PRODUCT = /^\((?=.*\b(?:units?|days?|hours?|hrs?|men|man|crew|techs?|technicians?|pieces?|pcs|rooms?|loads?|trips?|visits?|weeks?|ea|each|sf|lf|sq)\b)\d[^()]*\s[x×*@]\s[^()]*\d[^()]*\)$/i;
var isReckoned = (line) => {
  if (PRODUCT.test(line.text)) return true;
  if (!/^\d[\d,]*\.\d{2}\b/.test(line.text)) return false;
  const [first] = tokensOf(line.words);
  return first?.kind === "quantity" && first.unit !== null;
};
var ADDRESS = /^(?:https?:|www\.)|^\S+@\S+$/i;
var OPEN_END = /(?:[-,/&+(]|\b(?:of|to|for|with|w\/|w\/o|the|and|or|per|in|on|a|an|from|by|x|up|incl\.?|over|under|not|no|at))$/i;
var beginsAnew = (text, description) => /^\p{Lu}\p{Ll}/u.test(text) && /(?:^|\s)\p{Ll}+$/u.test(description) && !OPEN_END.test(description) && !isOpenBracket(description);
var isOpenBracket = (text) => (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
var closesBracket = (line, description, row) => {
  const number = /^\d{1,4}(?=\))/.exec(line.text)?.[0];
  if (number === void 0 || !isOpenBracket(description)) return false;
  const own = /^\W{0,3}(\d{1,4})\)/.exec(row.text)?.[1];
  return own === void 0 || Number(number) !== Number(own) + 1;
};
var isWrapped = (line, end, description, rule) => {
  if (!rule.wrapsBelow) return false;
  const { line: above, right } = end;
  const { text } = line;
  if (isMachineNote(text) || sectionMark(text) !== null || ADDRESS.test(text)) return false;
  if (isDimensions(text) || !/[\p{L}\d]/u.test(text)) return false;
  const hangsOut = !line.ocr && line.box.left < above.box.left + 4 && rule.lefts.length > 1;
  const wider = hangsOut ? (rule.limitBelow - rule.left) * 0.06 : 0;
  if (line.box.right > Math.max(rule.reach, rule.limitBelow + (line.ocr ? 14 : wider)))
    return false;
  const reach = line.ocr ? 8 : 4;
  if (!rule.lefts.some((left) => Math.abs(left - line.box.left) < reach)) return false;
  const described = above.words.filter((word) => word.box.right <= right + 0.5);
  const style = styleOf(described.length === 0 ? above.words : described);
  const sameStyle = line.ocr && (style.bold || !line.bold) || !line.ocr && Math.abs(line.fontSize - style.fontSize) < style.fontSize * 0.1 && line.bold === style.bold && line.italic === style.italic;
  if (!sameStyle) return false;
  const pitch = pitchOf(above, line);
  const rows = rule.rowPitch ?? Number.POSITIVE_INFINITY;
  const tells = rule.pitch === null ? pitch < Math.min(1.3, rows * 0.85) : rule.pitch < rows * CLEARLY_TIGHTER;
  if (line.page === above.page && pitch > greatestPitch(rule, line.ocr)) return false;
  const samePage = line.page === above.page;
  if ((isSentence(text) || isReckoned(line)) && !OPEN_END.test(description)) return false;
  if (rule.remarks.has(text) && !isOpenBracket(description)) return false;
  if (rule.remarks.size > 1 && beginsAnew(text, description)) return false;
  const limit = above.box.left > rule.left + 4 ? rule.limitBelow : rule.limit;
  const width = limit - rule.left;
  const isSure = rule.isLimitKnown && rule.remarks.size > 0 && !line.ocr;
  const slack = tells && samePage && !isSure ? width * EARLY : rule.pitch === null ? 1 : 6;
  if (overflows(right, above, line, limit - slack)) return true;
  if (isOpenBracket(description)) return true;
  const isEarly = rule.isLimitKnown && !overflows(right, above, line, limit - width * CLEARLY_FITS);
  return !isEarly && OPEN_END.test(description) && /^[\p{Ll}\d("'&-]/u.test(text);
};
var greatestPitch = (rule, ocr) => {
  if (rule.pitch !== null) return rule.pitch * (ocr ? 1.25 : 1.12);
  const rows = rule.rowPitch === null ? Number.POSITIVE_INFINITY : rule.rowPitch * 0.97;
  return Math.min(rows > 1.8 ? 1.6 : 1.42, Math.max(1.2, rows));
};

// lambdas/domain/pdf/learn-wraps.ts
var ENOUGH_ROWS = 6;
var learnWrapRule = (model, rows) => {
  const described = rows.filter((row) => row.isRow && row.textRight !== null);
  const rights = described.map((row) => row.textRight ?? 0);
  const at2 = model.columns.findIndex((column) => column.kind === "description");
  const next = model.columns[at2 + 1];
  const bound = Math.min(
    ...described.map((row) => row.figuresLeft ?? Number.POSITIVE_INFINITY),
    next?.left ?? Number.POSITIVE_INFINITY
  );
  const figureLefts = described.flatMap((row) => row.figuresLeft ?? []).sort((a, b) => a - b);
  const figuresFrom = figureLefts[Math.floor(figureLefts.length * 0.05)] ?? Number.POSITIVE_INFINITY;
  const widestText = Math.max(0, ...rights.filter((right) => right < figuresFrom));
  const limit = described.length >= ENOUGH_ROWS || !Number.isFinite(bound) ? widestText : Math.max(widestText, bound - 10);
  const wrapsAbove = rows.filter((row, index) => {
    const following = rows[index + 1];
    return row.start !== null && !row.isRow && following?.isRow && following.start === null && following.hasText;
  }).length;
  const begins = described.flatMap((row) => [
    ...row.start === null ? [] : [row.start.left],
    ...row.textLeft === null ? [] : [row.textLeft]
  ]);
  const rowPitches = rows.flatMap((row, index) => {
    const below2 = rows[index + 1];
    if (!row.isRow || below2 === void 0 || !below2.isRow) return [];
    return below2.line.page === row.line.page ? [pitchOf(row.line, below2.line, below2.fontSize)] : [];
  });
  const wraps = [];
  for (const [index, row] of rows.entries()) {
    const below2 = rows[index + 1];
    if (!row.isRow || row.textRight === null || below2 === void 0) continue;
    if (below2.isRow || below2.start !== null || below2.line.page !== row.line.page) continue;
    if (!row.line.ocr && (below2.bold !== row.bold || below2.italic !== row.italic)) continue;
    if (isMachineNote(below2.line.text) || isSentence(below2.line.text)) continue;
    if (PRODUCT.test(below2.line.text)) continue;
    if (!overflows(row.textRight, row.line, below2.line, limit)) continue;
    const reach = Math.min(limit * 1.06, figuresFrom - row.fontSize);
    const setIn2 = below2.line.box.left - row.line.box.left;
    if (below2.line.box.right > Math.max(limit + Math.max(3, setIn2 + 1), reach)) continue;
    const pitch = pitchOf(row.line, below2.line, below2.fontSize);
    const indent = setIn2 / row.line.fontSize;
    const hangs = indent > -0.3 && indent < 3 && pitch < WIDEST_LEADING;
    if (!hangs && !begins.some((left2) => Math.abs(left2 - below2.line.box.left) < 4)) continue;
    const { textRight } = row;
    const end = row.line.words.findLast((word) => word.box.right <= textRight + 0.5);
    const goesOn4 = OPEN_END.test(end?.text ?? "") || /^\p{Ll}/u.test(below2.line.text);
    wraps.push({ pitch, left: below2.line.box.left, right: below2.line.box.right, goesOn: goesOn4 });
  }
  const leading = leadingOf(rows);
  const rowPitch = rowPitches.length === 0 ? null : Math.min(...rowPitches);
  const widest = leading === null ? WIDEST_LEADING : leading * 1.12;
  const plausible = wraps.filter((wrap) => wrap.pitch < widest);
  const tightest = closest(
    plausible.map((wrap) => wrap.pitch),
    rows
  );
  const tight = plausible.filter((wrap) => wrap.pitch <= tightest * 1.12);
  const lefts = tight.map((wrap) => wrap.left);
  const goOnBelow = tight.filter((wrap) => wrap.goesOn).length;
  const wrapsBothWays = goOnBelow >= Math.max(3, wrapsAbove * 0.3);
  const left = begins.length === 0 ? 0 : Math.min(...begins);
  const setIn = tight.length === 0 ? 0 : median(tight.map((wrap) => wrap.left)) - left;
  const sure = tight.length >= 2 || tightest < Math.min(1.35, (rowPitch ?? 9) * CLEARLY_TIGHTER);
  const remarks = remarksLikeWraps(rows, tight, limit - (limit - left) * EARLY);
  const limitBelow = Math.max(limit, ...sure ? tight.map((wrap) => wrap.right) : []);
  return {
    wrapsBelow: model.describesInRow && (wrapsAbove < Math.max(2, described.length * 0.2) || wrapsBothWays),
    // Lines that are set in and as wide as the first reach further than that.
    limit: setIn > 4 && described.length >= ENOUGH_ROWS ? limit : limitBelow,
    limitBelow,
    reach: Math.max(
      limitBelow + 6,
      limit + setIn + 6,
      Math.min(limitBelow * 1.06, figuresFrom - (described[0]?.fontSize ?? 9))
    ),
    isLimitKnown: described.length >= ENOUGH_ROWS,
    remarks,
    lefts: [...new Set(lefts.length >= 3 ? lefts : [...begins, ...lefts])],
    left,
    pitch: tight.length > 0 && sure ? median(tight.map((wrap) => wrap.pitch)) : leading,
    rowPitch
  };
};
var leadingOf = (rows) => {
  const pitches = rows.flatMap((row, index) => {
    const below2 = rows[index + 1];
    if (below2 === void 0 || row.isRow || below2.isRow) return [];
    if (row.start !== null || below2.start !== null || row.line.page !== below2.line.page) return [];
    if (Math.abs(row.line.fontSize - below2.line.fontSize) > 0.1) return [];
    const pitch = pitchOf(row.line, below2.line, below2.fontSize);
    return pitch > 0.95 && pitch < WIDEST_LEADING ? [pitch] : [];
  });
  return pitches.length === 0 ? null : closest(pitches, rows);
};
var closest = (pitches, rows) => {
  const scanned = rows.some((row) => row.line.ocr);
  const sorted = [...pitches].sort((a, b) => a - b);
  return sorted[scanned ? Math.floor(sorted.length * 0.3) : 0] ?? Number.POSITIVE_INFINITY;
};
var remarksLikeWraps = (rows, wraps, limit) => {
  const widest = Math.max(...wraps.map((wrap) => wrap.pitch)) + 0.05;
  const remarks = /* @__PURE__ */ new Set();
  let describes2 = false;
  for (const [index, below2] of rows.entries()) {
    const row = rows[index - 1];
    const isBelowWords = row !== void 0 && (row.isRow || describes2);
    describes2 = false;
    if (!isBelowWords || row.textRight === null || below2.isRow || below2.start !== null) continue;
    if (row.line.page !== below2.line.page || isMachineNote(below2.line.text)) continue;
    if (row.bold !== below2.bold || row.italic !== below2.italic) continue;
    if (pitchOf(row.line, below2.line, below2.fontSize) > widest) continue;
    if (wraps.every((wrap) => Math.abs(wrap.left - below2.line.box.left) >= 4)) continue;
    describes2 = overflows(row.textRight, row.line, below2.line, limit);
    if (!describes2) remarks.add(below2.line.text);
  }
  return remarks;
};

// lambdas/domain/pdf/raw-item.ts
var newRawItem = (line, model, group, section) => ({
  number: null,
  starred: false,
  description: [],
  descriptionEnd: null,
  cells: /* @__PURE__ */ new Map(),
  marks: [],
  depreciationRate: null,
  codes: null,
  texts: /* @__PURE__ */ new Map(),
  notes: [],
  lines: [line],
  group,
  section,
  model,
  figureLines: 0
});
var isRateOf = ({ column, token: token2 }, behind2) => {
  if (column !== null || token2.kind !== "percent" || token2.value === null) return false;
  const next = behind2.find((cell) => cell.token.kind !== "mark");
  return next?.column?.kind === "depreciation" && next.token.left - token2.right < RATE_GAP;
};
var RATE_GAP = 24;
var addCells = (item, cells) => {
  const figures = cells.filter((cell) => cell.column !== null && isFigure(cell));
  if (figures.some((cell) => cell.column !== null && item.cells.has(cell.column.kind)))
    return false;
  let before = null;
  for (const [at2, cell] of cells.entries()) {
    const kind = cell.column?.kind ?? null;
    if (kind !== null && isFigure(cell)) item.cells.set(kind, cell.token);
    if (isRateOf(cell, cells.slice(at2 + 1))) item.depreciationRate = cell.token;
    if (cell.token.kind === "mark" || cell.token.kind === "operator")
      item.marks.push({ token: cell.token, after: before });
    else before = kind;
  }
  if (figures.length > 0) item.figureLines += 1;
  return true;
};
var isFigure = (cell) => cell.column !== null && !TEXT_COLUMNS.has(cell.column.kind);
var AMOUNTS = [
  "unitPrice",
  "removePrice",
  "replacePrice",
  "resetPrice",
  "laborPrice",
  "materialPrice",
  "lineItemTotal",
  "tax",
  "total",
  "rcv",
  "acv"
];
var hasRowFigures = (item) => {
  const quantity = item.cells.get("quantity");
  if (quantity !== void 0 && (quantity.unit !== null || item.cells.size >= 2)) return true;
  return AMOUNTS.filter((kind) => item.cells.has(kind)).length >= 1 && item.cells.size >= 1;
};

// lambdas/domain/pdf/unknown-columns.ts
var isUnknown = (column) => column.kind === "otherNumber" && headingKind(column.text) === null;
var SHAPES = [
  ["quantity", "quantity"],
  ["unit", "unit"],
  ["ageLife", "ageLife"],
  ["condition", "condition"]
];
var REACH3 = 25;
var apart2 = (token2, column) => Math.max(0, column.left - token2.right, token2.left - column.right);
var nameByShape = (columns, rows) => {
  const taken = new Set(columns.map((column) => column.kind));
  return columns.map((column) => {
    if (!isUnknown(column)) return column;
    const below2 = rows.flat().filter((token2) => {
      if (apart2(token2, column) > REACH3 || token2.kind === "text") return false;
      return columns.every(
        (other) => other === column || TEXT_COLUMNS.has(other.kind) || apart2(token2, column) <= apart2(token2, other)
      );
    });
    for (const [shape, kind] of SHAPES) {
      const count = below2.filter((token2) => token2.kind === shape).length;
      if (taken.has(kind) || count < 2 || count < below2.length * 0.6) continue;
      taken.add(kind);
      return { ...column, kind };
    }
    return column;
  });
};
var PRICES = ["unitPrice", "removePrice", "replacePrice", "resetPrice"];
var TOTALS3 = ["lineItemTotal", "total", "rcv"];
var oneOf = (row, kinds) => kinds.map((kind) => row.get(kind)).find((value) => value !== void 0) ?? null;
var sumOf = (row, kinds) => oneOf(row, kinds) === null ? null : kinds.reduce((sum2, kind) => sum2 + (row.get(kind) ?? 0), 0);
var addedTo = (row) => sumOf(row, ["tax", "overheadProfit"]) ?? 0;
var slackOf = (row) => Math.abs(row.get("quantity") ?? 0) * 5e-3 * Math.max(1, PRICES.filter((kind) => row.get(kind)).length);
var workOf = (row) => {
  const [quantity, price] = [row.get("quantity"), sumOf(row, PRICES)];
  return quantity === void 0 || price === null ? null : quantity * price;
};
var EQUATIONS = [
  {
    kind: "unitPrice",
    unless: PRICES,
    miss: (price, row) => {
      const [quantity, total2] = [row.get("quantity"), oneOf(row, TOTALS3)];
      if (quantity === void 0 || total2 === null) return null;
      return Math.abs(quantity * price - total2) - slackOf(row);
    }
  },
  {
    kind: "total",
    unless: ["total", "rcv"],
    miss: (total2, row) => {
      const work = workOf(row);
      if (work === null) return null;
      const [less, more] = [Math.abs(work - total2), Math.abs(work + addedTo(row) - total2)];
      return Math.min(less, more) - slackOf(row);
    }
  },
  {
    kind: "depreciation",
    unless: ["depreciation"],
    miss: (depreciation, row) => {
      const [rcv, acv] = [oneOf(row, ["rcv", "total", "lineItemTotal"]), oneOf(row, ["acv"])];
      return rcv === null || acv === null ? null : Math.abs(rcv - Math.abs(depreciation) - acv);
    }
  },
  {
    kind: "acv",
    unless: ["acv"],
    miss: (acv, row) => {
      const rcv = oneOf(row, ["rcv", "total", "lineItemTotal"]);
      const lost = oneOf(row, ["depreciation"]);
      return rcv === null || lost === null ? null : Math.abs(rcv - Math.abs(lost) - acv);
    }
  },
  {
    kind: "tax",
    unless: ["tax"],
    miss: (tax, row) => {
      const [work, total2] = [workOf(row), oneOf(row, ["rcv", "total"])];
      if (work === null || total2 === null) return null;
      return Math.abs(work + tax + addedTo(row) - total2) - slackOf(row);
    }
  }
];
var nameByArithmetic = (columns, rows) => {
  let named3 = [...columns];
  for (const { kind, unless, miss } of EQUATIONS) {
    if (named3.some((column) => unless.includes(column.kind))) continue;
    const values = rows.map((tokens) => {
      const cells = new Map(
        assignColumns(tokens, named3).cells.flatMap(
          ({ token: token2, column }) => column === null || token2.value === null ? [] : [[column, token2.negative ? -Math.abs(token2.value) : token2.value]]
        )
      );
      const known = new Map(
        [...cells].flatMap(
          ([column, value]) => isUnknown(column) ? [] : [[column.kind, value]]
        )
      );
      return { cells, known };
    });
    const holds4 = (unknown) => {
      const misses = values.flatMap(({ cells, known }) => {
        const value = cells.get(unknown);
        const missed = value === void 0 ? null : miss(value, known);
        return missed === null ? [] : [missed];
      });
      const held = misses.filter((missed) => missed <= 0.02).length;
      return misses.length >= 2 && held >= misses.length * 0.8;
    };
    const found = named3.find((column) => isUnknown(column) && holds4(column));
    if (found !== void 0)
      named3 = named3.map((column) => column === found ? { ...column, kind } : column);
  }
  return named3;
};
var nameUnknownColumns = (columns, rows) => {
  if (!columns.some(isUnknown)) return [...columns];
  return nameByArithmetic(nameByShape(columns, rows), rows);
};

// lambdas/domain/pdf/learn-tables.ts
var learnTables = (pages) => {
  const isTable = headersOf(pages).some(isSpaced) ? isSpaced : () => true;
  const bySignature = /* @__PURE__ */ new Map();
  const sumHeaders = /* @__PURE__ */ new Set();
  for (const page of pages) {
    let open = null;
    let summing = false;
    for (let index = 0; index < page.lines.length; index += 1) {
      const found = headerRowAt(page.lines, index);
      const header = found !== null && isTable(found) ? found : null;
      const line = page.lines[index];
      if (line !== void 0 && isSummaryTitle(line.text)) summing = true;
      const isOfParts = header !== null && !bySignature.has(headerSignature(header)) && isPartsTitle(page.lines[index - 1]?.text ?? "");
      if (header !== null && (isOfParts || summing && !countsWork(header))) {
        sumHeaders.add(headerSignature(header));
        open = null;
      } else if (header !== null) {
        const signature = headerSignature(header) + (page.ocr ? `p${page.page}` : "");
        open = bySignature.get(signature) ?? { headers: [], lines: [] };
        open.headers.push(header);
        bySignature.set(signature, open);
        index += header.lines.length - 1;
      } else if (line !== void 0) open?.lines.push(line);
    }
  }
  const tables = /* @__PURE__ */ new Map();
  for (const { headers, lines } of bySignature.values()) {
    const [first] = headers;
    if (first === void 0 || sumHeaders.has(headerSignature(first))) continue;
    const table = learnTable(first, linesToLearnFrom(lines));
    for (const header of headers) tables.set(header, table);
  }
  return tables;
};
var headersOf = (pages) => pages.flatMap(({ lines }) => lines.flatMap((_, index) => headerRowAt(lines, index) ?? []));
var countsWork = ({ headings }) => {
  const kinds = new Set(headings.map(({ kind }) => kind));
  return kinds.has("quantity") || kinds.has("itemNumber") && kinds.has("description");
};
var PAGES_TO_LEARN_FROM = 24;
var linesToLearnFrom = (lines) => {
  const pages = [...new Set(lines.map((line) => line.page))];
  if (pages.length <= PAGES_TO_LEARN_FROM) return lines;
  const step = pages.length / PAGES_TO_LEARN_FROM;
  const taken = new Set(
    Array.from({ length: PAGES_TO_LEARN_FROM }, (_, index) => pages[Math.floor(index * step)])
  );
  return lines.filter((line) => taken.has(line.page));
};
var learnTable = (printed, lines) => {
  const header = describedAbove(printed, lines);
  const model = columnModelOf(header);
  const rows = lines.filter((line) => totalLabel(line.text) === null).map((line) => ({ line, start: itemStartOf(line) }));
  const tokens = rows.map(({ line, start }) => tokensOf(start?.rest ?? line.words));
  const placed3 = learnTextEdges(
    model.columns,
    rows.map(({ line }) => line)
  );
  const split = splitUnitPrice(placed3, tokens);
  const settled = nameUnknownColumns(settleUnit(split, tokens), tokens);
  const below2 = belowAllLines(lines);
  const aligned = learnAlignment(
    settled,
    tokens.filter((_, index) => {
      const line = rows[index]?.line;
      return line === void 0 || !below2.has(line);
    })
  );
  const columns = withPartRates(confirmByArithmetic(aligned, tokens), tokens);
  const learned = { ...model, columns };
  const isScope = header.headings.some(({ text }) => text === PRICES_TO_COME);
  const leastFigures = isScope ? 1 : 2;
  const learnedRows = rows.map(({ line, start }, index) => {
    const assigned = assignColumns(tokens[index] ?? [], columns);
    const isRow3 = assigned.figures >= leastFigures && assigned.strayTexts === 0;
    const texts = assigned.cells.filter((cell) => cell.column?.kind === "description");
    const described = texts.flatMap((cell) => cell.token.words);
    const textRight = texts.at(-1)?.token.right ?? null;
    const behind2 = assigned.cells.find(
      (cell) => isFigure(cell) && (textRight === null || cell.token.left >= textRight - 1)
    );
    return {
      line,
      start,
      // Figures beside a description may be set in another type.
      ...isRow3 && described.length > 0 ? styleOf(described) : typeOf(line),
      described: isRow3 ? described : [],
      isRow: isRow3,
      textLeft: isRow3 ? texts[0]?.token.left ?? null : line.box.left,
      textRight: isRow3 ? textRight : line.box.right,
      hasText: !isRow3 || texts.length > 0,
      figuresLeft: isRow3 ? behind2?.token.left ?? null : null
    };
  });
  const figureRows = learnedRows.filter((row) => row.isRow).length;
  const lefts = (learned.describesInRow ? withFigures(learnedRows) : learnedRows).flatMap(
    (row) => row.start === null ? [] : [row.start.left]
  );
  const numberLeft = lefts.length === 0 ? null : median(lefts);
  const starts = lefts.filter((left) => Math.abs(left - (numberLeft ?? 0)) < 20).length;
  const numbered2 = starts > 0 && (!learned.describesInRow || starts >= figureRows * 0.4);
  const look = lookOf(
    lines,
    learnedRows.filter((row) => row.isRow).map(({ line, described }) => ({
      ...styleOf(described.length === 0 ? line.words : described),
      text: line.text
    })),
    !numbered2
  );
  return {
    model: learned,
    numbered: numbered2,
    numberLeft,
    wrap: learnWrapRule(learned, learnedRows),
    look,
    headsPlaces: headsPlaces(lines, look),
    describedAbove: header !== printed,
    texts: columns.filter((column) => WRAPPING.has(column.kind)),
    rightEdge: Math.max(
      0,
      ...columns.map(
        (column) => column.align?.edge === "right" ? Math.max(column.align.at, column.right) : column.right
      )
    )
  };
};
var belowAllLines = (lines) => {
  const below2 = /* @__PURE__ */ new Set();
  let page = null;
  for (const line of lines) {
    if (page !== line.page || itemStartOf(line) !== null) page = null;
    if (totalLabel(line.text)?.kind === "line_items") page = line.page;
    else if (page !== null) below2.add(line);
  }
  return below2;
};
var describedAbove = (header, lines) => {
  const isAction = (heading) => heading.kind === "description" && headingKind(heading.text) === "activity";
  if (!header.headings.some(isAction)) return header;
  const rows = lines.flatMap(
    (line, at2) => hasAmounts(line) && totalLabel(line.text) === null ? [at2] : []
  );
  const below2 = rows.filter((at2) => {
    const above = lines[at2 - 1];
    return above !== void 0 && !hasAmounts(above) && /\p{L}{3}/u.test(above.text);
  });
  if (rows.length === 0 || below2.length < rows.length * 0.8) return header;
  return {
    ...header,
    headings: header.headings.map(
      (heading) => isAction(heading) ? { ...heading, kind: "activity" } : heading
    )
  };
};
var typeOf = ({ fontSize, bold, italic }) => ({ fontSize, bold, italic });
var WRAPPING = /* @__PURE__ */ new Set(["description", "category", "room", "note"]);
var withFigures = (rows) => rows.filter((row, index) => {
  if (row.start === null || row.isRow) return row.start !== null;
  const below2 = rows.slice(index + 1, index + 5);
  const next = below2.findIndex((other) => other.start !== null);
  return (next < 0 ? below2 : below2.slice(0, next)).some((other) => other.isRow);
});
var headsPlaces = (lines, look) => {
  const names = lines.filter((line) => standsOut(line, look) && couldBeName(line)).map((line) => line.text);
  const trades = names.filter((name) => TRADE_WORDS.test(name)).length;
  const places = names.filter((name) => ROOM_WORDS.test(name) && !TRADE_WORDS.test(name)).length;
  return places > trades;
};
var isCapitals = (text) => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
var lookOf = (lines, rows, plain2) => {
  const most = (test) => rows.filter(test).length > rows.length / 2;
  return {
    fontSize: median(rows.map((row) => row.fontSize)),
    bold: most((row) => row.bold),
    italic: most((row) => row.italic),
    capitals: most((row) => isCapitals(row.text)),
    plain: plain2,
    italicNotes: lines.some((line) => line.italic && !line.bold && line.words.length >= 6)
  };
};
var standsOut = (line, look) => {
  if (line.bold && !look.bold) return true;
  const heads2 = look.plain && isCapitals(line.text) && !look.capitals && line.words.length <= 6;
  if (line.ocr) return heads2;
  if (look.fontSize > 0 && line.fontSize > look.fontSize * 1.07) return true;
  if (line.italic && !look.italic && !look.italicNotes && line.words.length <= 6) return true;
  return heads2;
};

// lambdas/domain/pdf/cells/compared-sides.ts
var LEAST_HEADINGS = 2;
var OWN_SIDE = /\b(?:our|ours|contractor|proposed|request|requested|submitted|claimed|revised|supplement|actual)\b/i;
var withOwnSideOnly = (pages) => {
  const heads2 = pages.flatMap(({ lines }) => comparisonsIn(lines));
  const [first] = heads2;
  if (first === void 0) return [...pages];
  const rows = pages.flatMap(({ lines }) => lines);
  const table = learnTable(first.header, rows);
  const columns = table.model.columns;
  const columnsOf = (side) => new Set(columns.flatMap((column, at2) => side.some((one) => isSame(one, column)) ? [at2] : []));
  const [left, right] = [columnsOf(first.sides[0]), columnsOf(first.sides[1])];
  let [lefts, rights] = [0, 0];
  const sidesOf = (line) => assignColumns(tokensOf(line.words), columns).cells.flatMap(
    ({ token: token2, column }) => token2.words.map((word) => ({ word, column: column === null ? -1 : columns.indexOf(column) }))
  );
  for (const line of rows) {
    const used = new Set(sidesOf(line).map(({ column }) => column));
    if ([...left].filter((at2) => used.has(at2)).length >= LEAST_HEADINGS) lefts += 1;
    if ([...right].filter((at2) => used.has(at2)).length >= LEAST_HEADINGS) rights += 1;
  }
  const isLeft = lefts === rights ? saysOwn(first) : lefts > rights;
  const dropped = isLeft ? right : left;
  const droppedHeads = first.sides[isLeft ? 1 : 0];
  const known = new Set(heads2.flatMap(({ header }) => header.lines));
  const titles = new Set(heads2.flatMap(({ title }) => title ?? []));
  const other = titlesOf(first)[isLeft ? 1 : 0];
  return pages.map((page) => ({
    ...page,
    ...page.lines.includes(first.header.lines[0]) ? { comparedWith: other ?? "" } : {},
    lines: page.lines.flatMap((line) => {
      if (titles.has(line)) return [];
      const out = known.has(line) ? line.words.filter((word) => droppedHeads.some((head) => isWithin(word, head))) : sidesOf(line).flatMap(({ word, column }) => dropped.has(column) ? [word] : []);
      return out.length === 0 ? [line] : without(line, out);
    })
  }));
};
var comparisonsIn = (lines) => {
  const found = [];
  for (let index = 0; index < lines.length; index += 1) {
    const header = headerRowAt(lines, index);
    if (header === null) continue;
    const sides = sidesIn(header);
    const above = lines[index - 1];
    if (sides !== null)
      found.push({
        header,
        sides,
        title: above !== void 0 && isTitle(above, sides) ? above : null
      });
    index += header.lines.length - 1;
  }
  return found;
};
var sidesIn = ({ headings }) => {
  if (headings.filter(({ kind }) => kind === "otherNumber").length < LEAST_HEADINGS) return null;
  const inOrder2 = headings.toSorted((a, b) => a.left - b.left);
  const kinds = inOrder2.map(({ text }) => headingKind(text));
  const first = kinds.indexOf("quantity");
  const second = kinds.indexOf("quantity", first + 1);
  const length = second - first;
  if (first < 0 || length <= LEAST_HEADINGS) return null;
  const isSameRun = kinds.slice(first, second).every((kind, at2) => kind === kinds[second + at2]);
  return isSameRun ? [inOrder2.slice(first, second), inOrder2.slice(second, second + length)] : null;
};
var isTitle = (line, sides) => {
  const parts = segmentsOf(line.words, 2);
  return parts.length === 2 && parts.every((words, at2) => {
    const { left, right } = boxAround(words);
    const [from, until] = [sides[at2]?.[0]?.left ?? 0, sides[at2]?.at(-1)?.right ?? 0];
    return (left + right) / 2 > from && (left + right) / 2 < until;
  });
};
var titlesOf = ({ title }) => title === null ? [] : segmentsOf(title.words, 2).map(textOf);
var saysOwn = (comparison) => {
  const [left, right] = titlesOf(comparison);
  return left !== void 0 && OWN_SIDE.test(left) && !OWN_SIDE.test(right ?? "");
};
var isSame = (one, other) => one.left === other.left && one.right === other.right;
var isWithin = ({ box }, { left, right }) => box.left > left - 0.5 && box.right < right + 0.5;
var without = (line, out) => {
  const words = line.words.filter((word) => !out.includes(word));
  return words.length === 0 ? [] : [makeLine(line.page, words, line.ocr)];
};
var comparisonWarning = (comparedWith, page) => ({
  code: "compared_side_left_out",
  message: `Page ${page} sets two estimates of the same lines beside each other. One was read; the figures of the other${comparedWith === "" ? "" : ` (${comparedWith})`} were left out.`,
  at: { page }
});

// lambdas/domain/pdf/set-upright.ts
var MAX_ANGLE = 6;
var setUpright = (page) => ofSheetSize(leveled(turned(page)));
var turned = (page) => {
  const quarters = /* @__PURE__ */ new Map();
  for (const word of page.words) {
    const quarter2 = (Math.round(word.angle / 90) % 4 + 4) % 4;
    const near3 = Math.abs(word.angle - Math.round(word.angle / 90) * 90) < MAX_ANGLE;
    if (near3) quarters.set(quarter2, (quarters.get(quarter2) ?? 0) + word.text.length);
  }
  const level2 = quarters.get(0) ?? 0;
  const [quarter, count] = [...quarters.entries()].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  if (quarter === 0 || count < 200 || count < level2 * 3) return page;
  const turnedWidth = quarter === 2 ? page.width : page.height;
  const turnedHeight = quarter === 2 ? page.height : page.width;
  return {
    ...page,
    width: turnedWidth,
    height: turnedHeight,
    words: page.words.map((word) => ({
      ...word,
      angle: normalizeAngle(word.angle - quarter * 90),
      box: turnBox(word.box, quarter, page.width, page.height)
    }))
  };
};
var normalizeAngle = (angle) => ((angle + 180) % 360 + 360) % 360 - 180;
var turnBox = (box, quarter, width, height) => {
  if (quarter === 1)
    return {
      left: height - box.bottom,
      right: height - box.top,
      top: box.left,
      bottom: box.right
    };
  if (quarter === 3)
    return { left: box.top, right: box.bottom, top: width - box.right, bottom: width - box.left };
  return {
    left: width - box.right,
    right: width - box.left,
    top: height - box.bottom,
    bottom: height - box.top
  };
};
var SMALLEST_LEAN = 0.1;
var leveled = (page) => {
  const leaning = page.words.filter(
    (word) => word.angle !== 0 && Math.abs(word.angle) < MAX_ANGLE && word.text.length > 1
  );
  if (leaning.length <= page.words.length / 2) return page;
  const lean = median(leaning.map((word) => word.angle));
  if (Math.abs(lean) < SMALLEST_LEAN) return page;
  const radians = lean * Math.PI / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [middleX, middleY] = [page.width / 2, page.height / 2];
  const level2 = ({ left, top, right, bottom }) => {
    const [x, y] = [(left + right) / 2 - middleX, (top + bottom) / 2 - middleY];
    const [wide, high] = [right - left, bottom - top];
    const tilt = Math.abs(sin);
    const double = cos * cos - tilt * tilt;
    const width = (wide * cos - high * tilt) / double;
    const height = (high * cos - wide * tilt) / double;
    const [centerX, centerY] = [middleX + x * cos - y * sin, middleY + x * sin + y * cos];
    return {
      left: centerX - width / 2,
      right: centerX + width / 2,
      top: centerY - height / 2,
      bottom: centerY + height / 2
    };
  };
  return {
    ...page,
    words: page.words.map((word) => ({
      ...word,
      angle: word.angle - lean,
      box: level2(word.box)
    }))
  };
};
var SHORTEST_SIDE = 380;
var LONGEST_SIDE = 1300;
var LETTER_HEIGHT = 792;
var ofSheetSize = (page) => {
  const longest = Math.max(page.width, page.height);
  const isSheet = longest <= LONGEST_SIDE && (Math.min(page.width, page.height) >= SHORTEST_SIDE || longest === 0);
  if (isSheet) return page;
  const scale = LETTER_HEIGHT / longest;
  return {
    ...page,
    width: page.width * scale,
    height: page.height * scale,
    words: page.words.map((word) => ({
      ...word,
      fontSize: word.fontSize * scale,
      box: {
        left: word.box.left * scale,
        top: word.box.top * scale,
        right: word.box.right * scale,
        bottom: word.box.bottom * scale
      }
    }))
  };
};

// lambdas/domain/pdf/without-stickers.ts
var EXHIBIT = /^(?:exhibit|ex\.)$/i;
var LABEL = /^(?=.{1,8}$)(?:[A-Z]{1,3}|\d{1,4}|[A-Z]{1,3}[-.]?\d{1,4}[A-Z]?|\d{1,3}[-.]?[A-Z])$/;
var PHRASE_GAP3 = 1.5;
var MOST_LINES_BELOW = 3.2;
var withoutStickers = (words) => {
  const gone = /* @__PURE__ */ new Set();
  for (const word of words) {
    if (!EXHIBIT.test(word.text)) continue;
    const beside = words.filter((other) => other !== word && isBeside(word, other));
    const label = beside.length === 0 ? labelBelow(words, word) : onlyLabel(beside);
    if (label === null) continue;
    gone.add(word);
    gone.add(label);
  }
  return gone.size === 0 ? [...words] : words.filter((word) => !gone.has(word));
};
var isBeside = ({ box, fontSize }, { box: other }) => Math.abs(box.bottom - other.bottom) < fontSize * 0.5 && other.left < box.right + fontSize * PHRASE_GAP3 && other.right > box.left - fontSize * PHRASE_GAP3;
var onlyLabel = (beside) => {
  const [first] = beside;
  return beside.length === 1 && first !== void 0 && LABEL.test(first.text) ? first : null;
};
var labelBelow = (words, exhibit) => {
  const { box, fontSize } = exhibit;
  const middle2 = (box.left + box.right) / 2;
  const below2 = words.filter(
    (word) => word.box.top > box.top + fontSize * 0.5 && word.box.bottom < box.bottom + fontSize * MOST_LINES_BELOW && Math.abs((word.box.left + word.box.right) / 2 - middle2) < (box.right - box.left) / 2 && LABEL.test(word.text)
  );
  return below2.length === 1 ? below2[0] ?? null : null;
};

// lambdas/domain/pdf/clean-words.ts
var cleanWords = (page) => {
  const upright = setUpright(page);
  const straight = upright.words.filter(
    (word) => Math.abs(word.angle) < MAX_ANGLE && word.text.trim() !== "" && isOnPage(word, upright)
  );
  const hasDrawing = straight.length < upright.words.length && upright.words.some(isUpended);
  const single = withoutOverprint(straight, hasDrawing).flatMap(
    (word) => LEADERS.test(word.text) ? withoutLeaders(word).flatMap(splitGluedAmount) : splitGluedAmount(word)
  );
  return { page: upright, words: withoutStickers(withoutWatermark(withoutLettering(single))) };
};
var isOnPage = ({ box, fontSize }, page) => fontSize >= SMALLEST_TYPE && box.right > 0 && box.bottom > 0 && box.left < page.width && box.top < page.height;
var SMALLEST_TYPE = 2.5;
var undouble = (word) => {
  const { text } = word;
  if (text.length < 6 || text.length % 2 !== 0) return word;
  let single = "";
  for (let index = 0; index < text.length; index += 2) {
    if (text[index] !== text[index + 1]) return word;
    single += text[index];
  }
  if (/^\d+$/.test(single) || new Set(single).size < 3) return word;
  return { ...word, text: single };
};
var LEADERS = /[.\u2024\u00b7]{4,}|[\u2026\u2025]{2,}/;
var withoutLeaders = (word) => {
  const { text, box } = word;
  const each = (box.right - box.left) / text.length;
  const parts = [];
  let at2 = 0;
  for (const part of text.split(new RegExp(`(${LEADERS.source})`, "u"))) {
    const left = box.left + each * at2;
    at2 += part.length;
    if (part === "" || LEADERS.test(part)) continue;
    parts.push({ ...word, text: part, box: { ...box, left, right: left + each * part.length } });
  }
  return parts;
};
var GLUED_END = /[\p{L})>\]:]\(?\$?[\d,]+\.\d{2}\)?$|\.\d{2}[(<]?\$?\d[\d,]*\.\d{2}[)>]?$/u;
var TWO_AMOUNTS = /^([(<]?\$?\d{1,3}(?:,\d{3})*\.\d{2}[)>]?)([(<]?\$?\d{1,3}(?:,\d{3})*\.\d{2}[)>]?)$/;
var splitGluedAmount = (word) => {
  if (!GLUED_END.test(word.text)) return word;
  const match = TWO_AMOUNTS.exec(word.text) ?? /^(.*[\p{L})\]:])(\(?\$[\d,]+\.\d{2}\)?)$/u.exec(word.text) ?? /^(.*\p{L}\))(\d[\d,]*\.\d{2})$/u.exec(word.text) ?? /^([A-Z]{2})(\d[\d,]*\.\d{2})$/.exec(word.text);
  if (match === null) return word;
  if (match[1]?.length === 2 && !PLATFORM_UNITS.has(match[1])) return word;
  const [, label = "", amount = ""] = match;
  const width = word.box.right - word.box.left;
  const at2 = word.box.left + width * label.length / word.text.length;
  return [
    { ...word, text: label, box: { ...word.box, right: at2 } },
    { ...word, text: amount, box: { ...word.box, left: at2 } }
  ];
};
var isUpended = ({ angle }) => Math.abs(angle) > 45;
var SMALL = 0.9;
var withoutOverprint = (words, hasDrawing) => {
  const kept = [];
  const lettering = /* @__PURE__ */ new Set();
  const shadowed = /* @__PURE__ */ new Set();
  const small = hasDrawing ? median(words.map(({ fontSize }) => fontSize)) * SMALL : 0;
  const seen = /* @__PURE__ */ new Map();
  for (const printed of words) {
    const word = undouble(printed);
    if (word !== printed && word.fontSize < small) continue;
    const key = word.text;
    const twins = seen.get(key) ?? [];
    const twin = twins.find(
      (other) => Math.abs(other.box.bottom - word.box.bottom) < word.fontSize * 0.25 && (Math.abs(other.box.left - word.box.left) < word.fontSize * 0.25 || // Where a word begins inside its run is known by about: equal words never overlap.
      Math.min(other.box.right, word.box.right) - Math.max(other.box.left, word.box.left) > (word.box.right - word.box.left) * 0.5)
    );
    if (twin !== void 0) {
      if (twin.fontSize < small) lettering.add(twin);
      if (isShadow(word, twin)) shadowed.add(twin);
      continue;
    }
    twins.push(word);
    seen.set(key, twins);
    kept.push(word);
  }
  const told3 = lettering.size === 0 ? kept : kept.filter((word) => !lettering.has(word));
  if (shadowed.size === 0 || shadowed.size > kept.length * MOST_BOLD) return told3;
  return told3.map((word) => shadowed.has(word) ? { ...word, bold: true } : word);
};
var MOST_BOLD = 0.6;
var isShadow = (word, twin) => {
  const aside = Math.abs(word.box.left - twin.box.left);
  return aside > 0.05 && aside < word.fontSize * 0.1 && Math.abs(Math.abs(word.box.right - twin.box.right) - aside) < 0.05 && Math.abs(word.fontSize - twin.fontSize) < 0.01;
};
var SMALLER = 0.8;
var withoutLettering = (words) => {
  const body = median(words.map(({ fontSize }) => fontSize));
  const small = new Set(words.filter(({ fontSize }) => fontSize < body * SMALLER));
  if (small.size === 0 || small.size > words.length * 0.3) return [...words];
  const large = words.filter((word) => !small.has(word));
  return words.filter((word) => !small.has(word) || !large.some((other) => liesOn(word, other)));
};
var liesOn = (small, large) => {
  const [a, b] = [small.box, large.box];
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return down > (a.bottom - a.top) * 0.6 && across > Math.min(a.right - a.left, b.right - b.left) * 0.5 && small.fontSize < large.fontSize * SMALLER;
};
var withoutWatermark = (words) => {
  const body = median(words.map((word) => word.fontSize));
  if (body === 0) return [...words];
  const large = words.filter((word) => word.fontSize > body * 2.4);
  if (large.length === 0) return [...words];
  const small = words.filter((word) => word.fontSize <= body * 1.6);
  const covering = new Set(
    large.filter((mark) => {
      const crossed = small.filter((word) => {
        const y = (word.box.top + word.box.bottom) / 2;
        return y > mark.box.top && y < mark.box.bottom && word.box.right > mark.box.left - mark.fontSize * 2 && word.box.left < mark.box.right + mark.fontSize * 2;
      });
      return crossed.length >= 2;
    })
  );
  return words.filter((word) => !covering.has(word));
};

// lambdas/domain/pdf/count-incurred.ts
var countIncurred = (items, totals) => {
  if (!items.some((item) => item.isPaidWhenIncurred)) return [...items];
  const whole = totals.findLast((total2) => total2.kind === "line_items") ?? totals.findLast((total2) => total2.kind === "grand");
  const counted = /* @__PURE__ */ new Set();
  if (whole === void 0 || !isLeftOut(items, whole)) {
    for (const [total2, own] of [
      ...whole === void 0 ? [] : [[whole, items]],
      ...totals.filter(({ kind }) => kind === "room").map((total3) => [total3, inRoom(items, total3)])
    ])
      if (isCounted(own, total2)) for (const item of own) counted.add(item);
  }
  return items.map((item) => counted.has(item) ? { ...item, enabled: true } : item);
};
var inRoom = (items, { path }) => items.filter((item) => item.printed?.path.join("\n") === path.join("\n"));
var rcvOf = (items) => sum(items.map((item) => item.rcv));
var isCounted = (items, total2) => total2.amounts.rcv !== null && !isLeftOut(items, total2) && rcvOf(items).minus(total2.amounts.rcv).abs().lt("0.01");
var isLeftOut = (items, total2) => total2.amounts.rcv !== null && rcvOf(items.filter((item) => !item.isPaidWhenIncurred)).minus(total2.amounts.rcv).abs().lt("0.01");
var withStruckOut = (items, totals, summaries) => {
  const whole = totals.findLast(({ kind }) => kind === "line_items")?.amounts.rcv ?? null;
  const incurred = sum(summaries.map(({ paidWhenIncurred }) => paidWhenIncurred));
  const lackOf = (own, printed) => rcvOf(own.filter(({ enabled }) => enabled)).minus(printed);
  if (whole === null || incurred.lte(0)) return [...items];
  const lack = lackOf(items, whole);
  if (lack.lt("0.01") || lack.minus(incurred).abs().gte("0.01")) return [...items];
  const struck = totals.flatMap((total2) => {
    const own = total2.kind === "room" ? inRoom(items, total2) : [];
    const missing = lackOf(own, total2.amounts.rcv ?? 0);
    if (total2.amounts.rcv === null || own.length === 0 || missing.lt("0.01")) return [];
    const rows = own.filter(
      ({ enabled, rcv }) => enabled && missing.minus(rcv ?? 0).abs().lt("0.01")
    );
    return rows.length === 1 ? rows : [];
  });
  if (rcvOf(struck).minus(lack).abs().gte("0.01")) return [...items];
  return items.map(
    (item) => struck.includes(item) ? { ...item, isPaidWhenIncurred: true, enabled: false } : item
  );
};

// lambdas/domain/estimate/coverage-key.ts
var coverageKey = (name) => (name ?? "").toLowerCase().replace(/^cov(?:erage|\.)?\s+[a-z]\s*[-–:]\s*/, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();

// lambdas/domain/estimate/normalize-name.ts
var normalizeName = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

// lambdas/domain/pdf/coverages-of-items.ts
var COVERAGE_HEADING = /^cov(?:erage|\.)?\s+[a-z]\b/i;
var withCoverages = (items, recapByRoom) => {
  const ofRooms = coveragesOfRooms(recapByRoom);
  return items.map((item) => {
    const { printed } = item;
    if (printed === null || printed.coverage !== null) return item;
    const heading = [...printed.path, item.section ?? ""].find(
      (name) => COVERAGE_HEADING.test(name)
    );
    const coverage = heading ?? ofRooms.get(normalizeName(item.room));
    return coverage === void 0 ? item : { ...item, printed: { ...printed, coverage } };
  });
};
var coveragesOfRooms = (rows) => {
  const found = /* @__PURE__ */ new Map();
  const unclear = /* @__PURE__ */ new Set();
  for (const { name, amount, coverages = [] } of rows) {
    const [only, ...more] = coverages.filter((coverage) => coverage.amount !== 0);
    const room = normalizeName(name);
    const before = found.get(room);
    if (only === void 0 || more.length > 0 || !decimal(only.amount).eq(amount) || // Rooms of the same name in two levels.
    before !== void 0 && coverageKey(before) !== coverageKey(only.name))
      unclear.add(room);
    else found.set(room, only.name);
  }
  for (const room of unclear) found.delete(room);
  return found;
};

// lambdas/domain/pdf/evidence/columns-inferred.ts
var NAMES = {
  itemNumber: "the line number",
  description: "the description",
  room: "the room",
  activity: "the activity",
  selector: "the selector",
  note: "the note",
  coverage: "the coverage",
  quantity: "the quantity",
  unit: "the unit",
  unitPrice: "the unit price",
  lineItemTotal: "the line item total",
  tax: "the tax",
  overheadProfit: "the O&P",
  total: "the total",
  rcv: "the RCV",
  ageLife: "the age and life",
  lifeYears: "the life",
  depreciationPercent: "the depreciation in percent",
  depreciation: "the depreciation",
  acv: "the ACV"
};
var columnsInferred = ({ columns, page }, sheetOf) => {
  const taken = columns.flatMap(({ kind, text }, index) => {
    const name = NAMES[kind];
    return name === void 0 ? [] : [`${text === "" ? `column ${index + 1}` : `"${text}"`} for ${name}`];
  });
  return {
    code: "columns_inferred",
    message: `The table that begins on page ${sheetOf(page)} has no headings that are known. Its columns were told by what adds up and by what they hold: ${taken.join(", ")}. Compare a few lines with the print before they are used.`,
    at: { page: sheetOf(page) }
  };
};

// lambdas/domain/pdf/facts/read-coverages.ts
var isHeader = (text) => /^(?:(?:line|type)\s+of\s+)?coverages?\b/i.test(text) && /\bdeductibles?\b/i.test(text) && /\blimits?\b/i.test(text) && text.split(/\s+/).length <= MOST_HEADING_WORDS && !/\d/.test(text);
var MOST_HEADING_WORDS = 10;
var readCoverages = (pages) => {
  const coverages = [];
  for (const page of pages) {
    const at2 = page.lines.findIndex((line) => isHeader(line.text.trim()));
    if (at2 < 0) continue;
    const header = page.lines[at2];
    const deductibleAt = header?.words.find((word) => /^deductible/i.test(word.text));
    const limitAt = header?.words.findLast((word) => /^limit/i.test(word.text));
    const left = header?.box.left ?? 0;
    let bottom = 0;
    for (const line of page.lines.slice(at2 + 1, at2 + 25)) {
      if (/^\*\s*\S/.test(line.text)) continue;
      const tokens = tokensOf(line.words);
      const amounts = tokens.filter(isAmount);
      const last = coverages.at(-1);
      if (amounts.length === 0) {
        const isRest = Math.abs(line.box.left - left) < 2 && line.box.top - bottom < line.fontSize * 0.6 && line.box.right < Math.min(deductibleAt?.box.left ?? 0, limitAt?.box.left ?? 0) && !/[.:]$/.test(line.text);
        if (last === void 0 || !isRest) break;
        last.name += ` ${line.text.trim()}`;
        continue;
      }
      bottom = line.box.bottom;
      const first = Math.min(
        ...tokens.filter((token2) => isAmount(token2) || isShare2(token2)).map((token2) => token2.left)
      );
      const name = tokens.filter((token2) => token2.right < first).map((token2) => token2.text).join(" ");
      if (name === "") break;
      const [one, two] = amounts;
      const limitFirst = two === void 0 ? near2(one, limitAt) < near2(one, deductibleAt) : (limitAt?.box.left ?? 0) < (deductibleAt?.box.left ?? 0);
      const [limit, deductible] = limitFirst ? [one, two] : [two, one];
      coverages.push({
        name: name.trim(),
        deductible: deductible?.value ?? null,
        policyLimit: limit?.value ?? null
      });
    }
    if (coverages.length > 0) return coverages;
  }
  return coverages;
};
var isAmount = (token2) => token2.kind === "amount" && (token2.decimals === 2 || /^\$\s?\d{1,3}(?:,\d{3})*$/.test(token2.text));
var isShare2 = (token2) => token2.kind === "percent";
var near2 = (amount, word) => amount === void 0 || word === void 0 ? Number.POSITIVE_INFINITY : Math.abs((amount.left + amount.right - word.box.left - word.box.right) / 2);
var coverageOfDeductible = (stated, summaries) => {
  const [amount = ""] = /\$?\s?\d[\d,]*\.\d{2}\b/.exec(stated ?? "") ?? [];
  const deductible = readFigure(amount.replace(/^\$\s/, "$"))?.value;
  if (deductible === void 0) return [];
  const named3 = summaries.filter(({ coverage }) => coverage !== null);
  const bearing = named3.filter((summary) => (summary.deductible ?? 0) > 0);
  const [holder, ...others] = bearing.length > 0 ? bearing : named3;
  return holder?.coverage == null || others.length > 0 ? [] : [{ name: holder.coverage, deductible, policyLimit: null }];
};

// lambdas/domain/pdf/facts/foreign-labels.ts
var FOREIGN_LABELS = [
  [
    "insured",
    "assur\xE9|assur\xE9e|assur\xE9s|nom de l'assur\xE9|nom de l\u2019assur\xE9|asegurado|asegurada|nombre del asegurado|segurado|segurada|nome do segurado|versicherungsnehmer|auftraggeber"
  ],
  [
    "property",
    "adresse|adresse du sinistre|lieu du sinistre|direcci\xF3n|localizaci\xF3n|direcci\xF3n de la propiedad|direcci\xF3n del siniestro|endere\xE7o|local do sinistro|schadenort"
  ],
  [
    "claim",
    "r\xE9clamation|no de r\xE9clamation|n\xB0 de r\xE9clamation|num\xE9ro de r\xE9clamation|no de sinistre|n\xB0 de sinistre|no de dossier|reclamaci\xF3n|reclamaci\xF3n n\xFAm|n\xFAmero de reclamaci\xF3n|n\xFAm de reclamaci\xF3n|n\xFAmero de siniestro|siniestro n\xFAm|n\xBA do sinistro|n\xFAmero do sinistro|schadennummer|schaden-nr"
  ],
  [
    "policy",
    "police|no de police|n\xB0 de police|num\xE9ro de police|p\xF3liza|p\xF3liza n\xFAm|n\xFAmero de p\xF3liza|n\xFAm de p\xF3liza|ap\xF3lice|n\xBA da ap\xF3lice|n\xFAmero da ap\xF3lice|versicherungsschein|versicherungsnummer"
  ],
  [
    "dateOfLoss",
    "date du sinistre|date de perte|date de la perte|fecha de p\xE9rdida|fecha de la p\xE9rdida|fecha del siniestro|data do sinistro|schadentag|schadendatum"
  ],
  [
    "typeOfLoss",
    "cause du sinistre|type de sinistre|nature du sinistre|causa|causa de p\xE9rdida|causa do sinistro|schadenart|schadenursache"
  ],
  [
    "estimator",
    "estimateur|\xE9valuateur|pr\xE9par\xE9 par|ajustador|ajustadora|preparado por|perito|elaborado por"
  ],
  ["carrier", "assureur|compagnie d'assurance|compagnie d\u2019assurance|aseguradora|seguradora"]
];

// lambdas/domain/pdf/facts/fact-labels.ts
var LABELS = new Map(
  [
    [
      "insured",
      "insured|insured name|name of insured|policyholder|policy holder|named insured|insured(s)|your name|customer|client|homeowner|owner|customer name|client name|prepared for|estimate for|proposal for|quote for|submitted to|bill to|property owner|member|member name|claimant|insd|name of the insured|named insured and mailing address|insured and mailing address|insured name and address|customer name and address|name and address of insured|for"
    ],
    [
      "property",
      "property|property address|loss address|loss location|location of loss|risk address|risk location|property location|job address|site address|project address|job site|service address|address of loss"
    ],
    // A room as well, or a file.
    ["place", "location|loc|ship to|deliver to|job|risk"],
    ["name", "name"],
    [
      "insuredAddress",
      "home|mailing address|billing address|insured address|address|street|street address|home address"
    ],
    [
      "phone",
      "phone|home phone|adjuster phone|estimator phone|insured phone|cellular|cell|cell phone|telephone|tel|mobile|mobile phone|primary phone|home #"
    ],
    ["email", "e-mail|email|email address|adjuster email|estimator email|insured email"],
    ["company", "company|business|firm"],
    [
      "claim",
      "claim number|claim no|claim #|claim|clm|clm #|clm no|claim num|claim nbr|claim ref|claim reference|claim id|insurance claim|insurance claim number|insurance claim #|ins claim|your claim|your claim number|your claim no|your claim #|our claim|file number|file #|file no|reference number|member number|l/r number"
    ],
    [
      "policy",
      "policy number|pol|pol #|pol no|insurance policy|insurance policy number|insurance policy #|your policy|your policy number|policy no|policy #|policy|policy num"
    ],
    [
      "typeOfLoss",
      "type of loss|type of claim|loss type|cause of loss|peril|cause|type of estimate"
    ],
    [
      "dateOfLoss",
      "date of loss|loss date|dol|d/l|d/o/l|loss|date/time of loss|date of occurrence"
    ],
    ["dateInspected", "date inspected|inspection date|inspected|date of inspection"],
    ["dateReceived", "date received|received"],
    ["dateEntered", "date entered|entered|date est. completed|estimate date"],
    ["dateContacted", "date contacted|contacted"],
    ["dateCompleted", "date est completed|date est. completed|date completed|completed"],
    ["priceList", "price list|pricelist|price database|pricing"],
    ["laborEfficiency", "labor efficiency|depreciate material"],
    [
      "estimate",
      "estimate|estimate name|estimate number|estimate no|estimate #|project name|job name|project|proposal #|proposal no|proposal number|quote #|quote number|job number|job #"
    ],
    [
      "claimRep",
      "claim rep|claim representative|claims representative|claim rep name|adjuster|claim adjuster|claims adjuster|claim professional|file handler|claim specialist|adjuster name|insurance adjuster"
    ],
    ["estimator", "estimator|prepared by|estimated by|written by|appraiser|inspector"],
    [
      "carrier",
      "insurance company|insurance carrier|insurance|carrier|carrier name|insurer|insurance co|ins co|ins carrier|ins company|client company|underwriting company|company name|underwritten by"
    ],
    ["deductible", "deductible|deducible"],
    ...FOREIGN_LABELS,
    [
      "other",
      "position|fax|business phone|work phone|contact name|contact phone|contact email|license|reference|date|depreciate non-material|depreciate taxes|depreciate o&p|depreciate removal|depreciation|depreciate|federal tax id|tax id|operator|day|lien holder|mortgagee|mortgage company|date of report|time|page|coverage|policy type|claim type|status|year built|contractor|cat code|cat|event|description|roof age|total|website|web|valid until|expires|terms|public adjuster|prior claim|previous claim|prior loss|business owner|agent|agency|lender|mortgage holder|city|state|zip|zip code|agent name"
    ]
  ].flatMap(([key, labels]) => labels.split("|").map((label) => [label, key]))
);
var LONGEST_LABEL = 5;
var labelAt = (words, index) => {
  for (let length = LONGEST_LABEL; length >= 1; length -= 1) {
    const part = words.slice(index, index + length);
    const last = part.at(-1);
    if (part.length < length || last === void 0) continue;
    const next = words[index + length];
    const colonApart = next?.text === ":";
    if (!last.text.endsWith(":") && !colonApart) continue;
    const text = plain(textOf(part));
    const key = LABELS.get(text) ?? LABELS.get(text.replaceAll(".", ""));
    if (key === void 0 || key === "carrier" && isPartOfMore(words, index)) continue;
    return { key, label: text, used: length + (colonApart ? 1 : 0) };
  }
  return null;
};
var isPartOfMore = (words, index) => {
  const [before, word] = [words[index - 1], words[index]];
  if (before === void 0 || word === void 0 || /[:;,.|]$/.test(before.text)) return false;
  return word.box.left - before.box.right < word.fontSize * 0.6;
};
var FORM_KEYS = /* @__PURE__ */ new Set([
  "insured",
  "property",
  "claim",
  "policy",
  "typeOfLoss",
  "dateOfLoss",
  "dateInspected",
  "dateReceived",
  "priceList",
  "claimRep",
  "estimator",
  "carrier",
  "deductible"
]);
var formLabel = (words) => words.length > LONGEST_LABEL ? null : keyOfLabel(textOf(words));
var keyOfLabel = (text) => LABELS.get(plain(text)) ?? null;
var plain = (text) => text.toLowerCase().replace(/[\s.:]+$/, "").replace(/(\w)#/, "$1 #");
var FIRST_LETTERS = /^[\p{L}\p{N}]*/u;
var firstWordOf = (text) => FIRST_LETTERS.exec(text)?.[0] ?? "";
var BEGINNINGS = new Set([...LABELS.keys()].map(firstWordOf));
var mayHoldLabel = (text) => text.toLowerCase().split(/[\s|¦│]+/u).some((word) => BEGINNINGS.has(firstWordOf(word)));

// lambdas/domain/pdf/facts/iso-date.ts
var MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
var MESES = "ene feb mar abr may jun jul ago sep oct nov dic".split(" ");
var isoDate = (text) => {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text);
  if (iso !== null) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(text);
  if (american !== null) {
    const year = Number(american[3]);
    const full = year < 100 ? year + (year > 70 ? 1900 : 2e3) : year;
    return dateOf(full, Number(american[1]), Number(american[2]));
  }
  const named3 = /\b([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/.exec(text);
  if (named3 !== null) {
    const month = MONTHS.indexOf((named3[1] ?? "").slice(0, 3).toLowerCase()) + 1;
    return month === 0 ? null : dateOf(Number(named3[3]), month, Number(named3[2]));
  }
  const spanish = /\b(\d{1,2})\s+de\s+([a-z]{4,10})\s+de\s+(\d{4})\b/i.exec(text);
  if (spanish !== null) {
    const month = MESES.indexOf((spanish[2] ?? "").slice(0, 3).toLowerCase()) + 1;
    return month === 0 ? null : dateOf(Number(spanish[3]), month, Number(spanish[1]));
  }
  const dayFirst = /\b(\d{1,2})[\s-]+([A-Za-z]{3,9})\.?,?[\s-]+(\d{4})\b/.exec(text);
  if (dayFirst !== null) {
    const month = MONTHS.indexOf((dayFirst[2] ?? "").slice(0, 3).toLowerCase()) + 1;
    return month === 0 ? null : dateOf(Number(dayFirst[3]), month, Number(dayFirst[1]));
  }
  return null;
};
var dateOf = (year, month, day) => {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1900 || year > 2200) return null;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
};

// lambdas/domain/pdf/facts/label-parts.ts
var BAR = /^[|¦│·•]$/;
var LEADER = /^(.*?)(?:\.{3,}|…)[.…]*:?$/u;
var labelParts = (words) => {
  if (!words.some(({ text }) => BAR.test(text) || LEADER.test(text))) return [words];
  const parts = [[]];
  for (const word of words) {
    const part = parts.at(-1) ?? [];
    const leader = LEADER.exec(word.text)?.[1];
    if (BAR.test(word.text)) parts.push([]);
    else if (leader === void 0) part.push(word);
    else if (leader === "" && isLabel(part)) parts.splice(-1, 1, withColon(part));
    else if (leader !== "" && isLabel([...part, { ...word, text: leader }]))
      parts.splice(-1, 1, withColon([...part, { ...word, text: leader }]));
    else part.push(word);
  }
  return inPairs(parts);
};
var isLabel = (words) => words.length > 0 && formLabel(words) !== null;
var inPairs = (parts) => {
  const arePairs = parts.length % 2 === 0 && parts.every((part, index) => isLabel(part) === (index % 2 === 0) && part.length > 0);
  if (!arePairs || parts.some((part) => textOf(part).includes(":"))) return parts;
  return parts.flatMap(
    (part, index) => index % 2 === 0 ? [[...withColon(part), ...parts[index + 1] ?? []]] : []
  );
};
var withColon = (words) => words.map(
  (word, index) => index === words.length - 1 ? { ...word, text: `${word.text.replace(/\.$/, "")}:` } : word
);

// lambdas/domain/pdf/facts/section-owners.ts
var ABOUT = /\s+(?:information|info\.?|details|data|contact(?:\s+information)?)$/i;
var OWNERS = /* @__PURE__ */ new Set([
  "insured",
  "claimRep",
  "estimator",
  "carrier",
  "property",
  "dateOfLoss",
  "claim",
  "policy",
  "other"
]);
var OTHERS = /^(?:contractor|mortgagee|agent|agency|vendor|inspection|payment)$/i;
var SEGMENT_GAP = 1.5;
var ALIGNED = 8;
var REACH4 = 120;
var ownedFacts = (facts, lines) => {
  const own = facts.map((fact) => isOfAnother(fact, facts) ? { ...fact, value: "" } : fact);
  if (!own.some(({ label }) => GENERAL.test(label))) return own;
  const owners = [...headsOf(lines), ...facts.flatMap(asOwner)];
  return own.map((fact) => {
    const owner = GENERAL.test(fact.label) ? ownerOf(fact, owners) : null;
    return owner === null ? fact : { ...fact, key: keyOf(fact, owner.key), owner: owner.key };
  });
};
var isOfAnother = (fact, facts) => fact.left - fact.labelRight > FAR && facts.some(
  ({ value, left, labelLeft, line }) => value !== "" && Math.abs(left - fact.left) < 3 && labelLeft > fact.labelLeft + FAR / 2 && line.box.top < fact.line.box.top && fact.line.box.top - line.box.top < fact.line.fontSize * 2
);
var FAR = 120;
var withoutAbout = (text) => text.replace(ABOUT, "").replace(/[’']s$/, "");
var GENERAL = /^(?:name|address|street(?: address)?|date|location|phone|e-?mail|company)$/;
var headsOf = (lines) => lines.flatMap(
  (line) => segmentsOf(line.words, SEGMENT_GAP).flatMap((words) => {
    const text = textOf(words).replace(/\s*:$/, "");
    const about = withoutAbout(text);
    const key = OTHERS.test(about) ? "other" : keyOfLabel(about);
    const isHead6 = about !== text || text === text.toUpperCase() || line.words.length <= 2;
    return key !== null && isHead6 && OWNERS.has(key) ? [{ key, ...edgesOf(words), top: line.box.top }] : [];
  })
);
var edgesOf = (words) => ({
  left: words[0]?.box.left ?? 0,
  right: words.at(-1)?.box.right ?? 0
});
var asOwner = ({ key, label, labelLeft, labelRight, line }) => PERSONS.has(key) && !GENERAL.test(label) || OTHERS.test(label) ? [{ key, left: labelLeft, right: labelRight, top: line.box.top }] : [];
var PERSONS = /* @__PURE__ */ new Set([
  "insured",
  "claimRep",
  "estimator",
  "carrier"
]);
var ownerOf = (fact, owners) => owners.filter(
  ({ key, left, right, top }) => top < fact.line.box.top && fact.line.box.top - top < REACH4 && (PERSONS.has(key) || key === "other" || !PERSONAL.has(fact.key)) && Math.min(Math.abs(left - fact.labelLeft), Math.abs(right - fact.labelRight)) < ALIGNED
).sort((a, b) => b.top - a.top)[0] ?? null;
var PERSONAL = /* @__PURE__ */ new Set(["phone", "email", "company"]);
var keyOf = ({ key, label }, owner) => {
  if (label === "name") return PERSONS.has(owner) ? owner : "other";
  if (label === "date") return owner === "dateOfLoss" ? "dateOfLoss" : "other";
  const isPlace = owner === "property" || owner === "dateOfLoss" || owner === "claim";
  if (label === "location") return isPlace || owner === "insured" ? "property" : key;
  if (key === "insuredAddress")
    return isPlace ? "property" : owner === "insured" ? "insuredAddress" : "other";
  return owner === "other" || owner === "carrier" ? "other" : key;
};

// lambdas/domain/pdf/facts/facts-of-line.ts
var VALUE_GAP = 3;
var factsOfLine = (line) => LABELLED.test(line.text) ? labelParts(withoutRules(line.words)).flatMap(
  (words) => factsOfWords(withoutGluedLabels(words), line)
) : [];
var LABELLED = /[:|¦│…]|\.{3}/u;
var withoutRules = (words) => words.some(({ text }) => RULE.test(text)) ? words.flatMap((word) => {
  const text = word.text.replace(/^_+|_+$/g, "");
  return text === "" ? [] : [{ ...word, text }];
}) : words;
var RULE = /^_|__$/;
var factsOfWords = (words, line) => {
  const facts = [];
  for (let index = 0; index < words.length; ) {
    const label = labelAt(words, index);
    if (label === null) {
      index += 1;
      continue;
    }
    const labelLeft = words[index]?.box.left ?? line.box.left;
    index += label.used;
    const labelRight = words[index - 1]?.box.right ?? labelLeft;
    const value = [];
    while (index < words.length && labelAt(words, index) === null) {
      const word = words[index];
      const before = value.at(-1);
      if (word === void 0) break;
      const gap2 = before === void 0 ? 0 : word.box.left - before.box.right;
      const isWide2 = gap2 > Math.max(word.fontSize, 4) * VALUE_GAP;
      if (isWide2 && !(label.key === "insured" && isLastName(words, index, value))) break;
      if (before !== void 0 && isUnknownLabel(words, index, before)) break;
      value.push(word);
      index += 1;
    }
    facts.push({
      key: label.key,
      label: label.label,
      labelLeft,
      labelRight,
      // `Your claim: 82-5205-976, loss of 8/10/2024`
      value: NUMBERED.has(label.key) ? textOf(value).replace(/,\s+\p{Ll}.*$/u, "") : textOf(value),
      left: value[0]?.box.left ?? words[index - 1]?.box.right ?? line.box.left,
      line
    });
  }
  return facts;
};
var LABEL_GAP = 0.9;
var isUnknownLabel = (words, index, before) => {
  const [first] = words.slice(index, index + 1);
  if (first === void 0) return false;
  const apart3 = (word, previous) => word.box.left - previous.box.right > word.fontSize * LABEL_GAP;
  if (!apart3(first, before) && !(first.bold && !before.bold)) return false;
  for (const [at2, word] of words.slice(index, index + MOST_LABEL_WORDS).entries()) {
    const previous = words[index + at2 - 1];
    if (!/^\p{L}[\p{L}#.'’/-]*:?$/u.test(word.text)) return false;
    if (at2 > 0 && previous !== void 0 && apart3(word, previous)) return false;
    if (word.text.endsWith(":")) return true;
  }
  return false;
};
var MOST_LABEL_WORDS = 4;
var withoutGluedLabels = (words) => {
  if (!words.some(({ text }) => GLUED_LABEL.test(text))) return words;
  return words.flatMap((word, index) => {
    const match = GLUED_LABEL.exec(word.text);
    if (match?.[1] === void 0 || match[2] === void 0) return word;
    const each = (word.box.right - word.box.left) / word.text.length;
    const at2 = word.box.left + each * match[1].length;
    const label = { ...word, text: match[1], box: { ...word.box, right: at2 } };
    const before = [...words.slice(Math.max(0, index - 3), index), label];
    if (!before.some((_, from) => labelAt(before, from)?.used === before.length - from))
      return word;
    return [label, { ...word, text: match[2], box: { ...word.box, left: at2 } }];
  });
};
var GLUED_LABEL = /^([\p{L}#.]+:)([^\s:/].*)$/u;
var isLastName = (words, index, value) => {
  const rest = [];
  while (index + rest.length < words.length && labelAt(words, index + rest.length) === null)
    rest.push(words[index + rest.length]);
  const names = [...value, ...rest];
  const [last, label] = [rest.at(-1), words[index + rest.length]];
  if (last !== void 0 && label !== void 0 && label.box.left - last.box.right < label.fontSize)
    return false;
  if (value.length > 3 || rest.length > 3 || !names.every(isName)) return false;
  if (names.length === 2) return true;
  const isLabelNext = index + rest.length < words.length;
  return isLabelNext || names.every(({ text }) => text === text.toUpperCase());
};
var isName = ({ text }) => /^\p{Lu}(?:[\p{L}'-]+|\.?)$/u.test(text);
var CLAIM_OR_POLICY = /^(?:ins(?:urance|\.)?\s+)?(claim|policy)(?:\s+(?:no\.?|number|num\.?|id|#))?\s*#?\s*((?=\S*\d{3})[A-Z\d][A-Z\d-]{4,})(?:\s+page\s+\d+)?$/i;
var LOSS_DATE = /^(?:(?:date\s+of\s+)?loss(?:\s+date)?|dol)\s+(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})$/i;
var toldIn = (text) => {
  const [, label, number] = CLAIM_OR_POLICY.exec(text) ?? [];
  if (label !== void 0 && number !== void 0)
    return { key: label.toLowerCase() === "claim" ? "claim" : "policy", value: number };
  const date = LOSS_DATE.exec(text)?.[1];
  return date === void 0 ? null : { key: "dateOfLoss", value: date };
};
var cellsOf = (words) => labelParts(words).flatMap(
  (part) => segmentsOf(part, 1.5).flatMap((cell) => {
    const dash = cell.findIndex(({ text }) => /^[-–—]$/.test(text));
    const label = cell.slice(0, dash);
    return dash > 0 && dash < cell.length - 1 && formLabel(label) !== null ? [label, cell.slice(dash + 1)] : [cell];
  })
);
var NUMBERED = /* @__PURE__ */ new Set(["claim", "policy"]);
var factsOfFormLine = (line) => {
  const facts = [];
  const mayTell = /claim|policy|loss|dol/i.test(line.text);
  if (!mayTell && !mayHoldLabel(line.text)) return facts;
  let end = line.box.left;
  for (const words of cellsOf(line.words)) {
    const key = formLabel(words);
    const apart3 = (words[0]?.box.left ?? end) - end;
    end = words.at(-1)?.box.right ?? end;
    const [first] = words;
    const open = facts.at(-1);
    const told3 = mayTell ? toldIn(textOf(words)) : null;
    if (told3 !== null)
      facts.push({
        ...told3,
        label: told3.key,
        labelLeft: first?.box.left ?? line.box.left,
        labelRight: end,
        left: words.at(-1)?.box.left ?? line.box.left,
        line
      });
    else if (key !== null)
      facts.push({
        key,
        label: plain(textOf(words)),
        labelLeft: first?.box.left ?? line.box.left,
        labelRight: end,
        value: "",
        left: words.at(-1)?.box.right ?? line.box.left,
        line
      });
    else if (open === void 0 || textOf(words).includes(": ")) continue;
    else if (open.value === "") {
      open.value = textOf(words);
      open.left = first?.box.left ?? open.left;
    } else if (!NUMBERED.has(open.key) && apart3 < line.fontSize * MOST_APART)
      open.value += ` ${textOf(words)}`;
    else end = Number.NEGATIVE_INFINITY;
  }
  return facts;
};
var MOST_APART = 12;
var formFacts = (lines) => {
  const stated = ownedFacts(
    lines.flatMap((line) => line.words.length > 20 ? [] : factsOfFormLine(line)),
    lines
  );
  const facts = stated.filter((fact) => FORM_KEYS.has(fact.key));
  const counted = stated.filter(({ key }) => FORM_KEYS.has(key) || key === "insuredAddress");
  const keys = new Set(facts.length < 2 ? [] : counted.map((fact) => fact.key));
  const all = keys.size < 2 ? keys : /* @__PURE__ */ new Set([...keys, ...lines.flatMap(keysOfLine)]);
  if (all.size >= 3) return stated.filter(({ key }) => FORM_KEYS.has(key) || ALSO.has(key));
  return facts.filter(
    ({ key, value }) => (key === "claim" || key === "policy") && /^[\w-]*\d[\w -]*$/.test(value) || key === "dateOfLoss" && isoDate(value) !== null
  );
};
var ALSO = /* @__PURE__ */ new Set(["place", "insuredAddress", "phone"]);
var keysOfLine = (line) => factsOfLine(line).flatMap(({ key }) => FORM_KEYS.has(key) ? [key] : []);
var countFormFacts = (lines) => new Set(formFacts(lines).flatMap(({ key }) => FORM_KEYS.has(key) ? [key] : [])).size;

// lambdas/domain/pdf/page-class.ts
var GUIDE_TITLE = /\b(?:guide\s+to\s+(?:reading|understanding|your)|how\s+to\s+read\s+(?:your|the|an|this)|(?:reading|understanding)\s+your\s+(?:\w+\s+){0,3}(?:estimate|claim|statement)|summary\s+guide|estimate\s+guide|guide\s+(?:is\s+)?based\s+on\s+a\s+sample|based\s+on\s+a\s+sample\s+estimate|(?:sample|example)\s+(?:estimate|only)\b[^.]*\b(?:reference|illustrat|purposes|explain)|explanation\s+of\s+(?:your\s+|the\s+)?(?:estimate|building\s+replacement|terms)|this\s+is\s+(?:only\s+)?an?\s+(?:sample|example)|for\s+(?:illustration|illustrative|reference)\s+(?:purposes\s+)?only)\b/i;
var FAKE_NUMBER = /\b(?:claim|policy)\s*(?:number|no\.?|#)\s*:?\s*(?:0[-\s]?){7,}(?![-\s]?\d)/i;
var isGuidePage = (lines) => {
  const text = lines.map((line) => line.text).join(" ");
  return GUIDE_TITLE.test(text) || FAKE_NUMBER.test(text);
};
var BILL_TITLE = /^(?:(?:final|service|sales|tax|customer)\s+)?(?:invoice|receipt|work\s+authorization|purchase\s+order)\b(?!\s*\*)/i;
var BILLED = /\b(?:bill(?:ed)?\s+to|sold\s+to|balance\s+due|amount\s+due|total\s+due|remit(?:\s+to)?|invoice\s*(?:#|no\b|number|date))/i;
var isBill = (page) => page.lines.some(
  (line) => line.box.top < page.height * 0.4 && /invoice|receipt|authorization|order/i.test(line.text) && !/\d\.\d{2}/.test(line.text) && segmentsOf(line.words, 1.5).some(
    (words) => words.length <= 4 && BILL_TITLE.test(textOf(words))
  )
) && page.lines.some((line) => BILLED.test(line.text));
var attachedBills = (pages) => {
  const bills = pages.filter(isBill);
  if (bills.length === 0) return /* @__PURE__ */ new Set();
  const first = pages.find((page) => hasHeaderRow(page.lines));
  return new Set(
    first === void 0 || bills.includes(first) ? [] : bills.filter((bill) => bill.page > first.page).map((bill) => bill.page)
  );
};
var FACT_LABELS = /\b(?:insured|property|claim\s+number|policy\s+number|date\s+of\s+loss|type\s+of\s+loss|price\s+list|estimator|claim\s+rep(?:resentative|\.)?|date\s+(?:inspected|received|entered))\s*:/gi;
var classifyPage = (lines) => {
  if (lines.length === 0) return "blank";
  if (lines.some((line) => isRecapTitle(line.text))) return "recap";
  if (lines.some((line) => totalLabel(line.text)?.kind === "area")) return "items";
  if (lines.some((line) => isSummaryTitle(line.text))) return "summary";
  const text = lines.map((line) => line.text).join("\n");
  const facts = new Set((text.match(FACT_LABELS) ?? []).map((label) => label.toLowerCase())).size;
  if (facts >= 3 || countFormFacts(lines) >= 3) return "cover";
  const parts = lines.flatMap((line) => segmentsOf(line.words, 0.9).map(textOf));
  const drawn = parts.filter((part) => isDrawingLabel(part) && !/\d\.\d{2}$/.test(part)).length;
  if (lines.some(({ text: text2 }) => COVERAGE_HEAD.test(text2))) return "summary";
  if (drawn >= 3 && drawn >= parts.length * 0.25 && !lines.some((line) => line.words.length >= 12))
    return "sketch";
  if (/\bline\s+item\s+total\b/i.test(text) && /\bnet\s+claim\b|\breplacement\s+cost/i.test(text))
    return "summary";
  const sentences = lines.filter(
    (line) => line.words.length >= 9 && labelOf(line.text) === line.text.trim()
  ).length;
  if (/^dear\b/im.test(text) || /\bsincerely\b/i.test(text) || sentences >= 3) return "letter";
  return "other";
};
var COVERAGE_HEAD = /^coverage\s+item\s+total\b/i;
var keyWords = (lines) => countOf(lines.flatMap((line) => line.text.toLowerCase().split(" ")));
var FIGURES2 = /\d[\d,]*\.\d{2}(?!\d)/g;
var figureKeys = (lines) => lines.flatMap((line) => {
  const start = itemStartOf(line);
  const figures = line.text.match(FIGURES2) ?? [];
  return start === null ? figures : [`#${start.number}`, ...figures];
});
var overlap2 = (left, right) => {
  let shared = 0;
  let most = 0;
  for (const [key, count] of left) shared += Math.min(count, right.get(key) ?? 0);
  const sizes = [left, right].map((side) => [...side.values()].reduce((a, b) => a + b, 0));
  most = Math.max(...sizes);
  return most === 0 ? 0 : shared / most;
};
var overlapOrEmpty = (left, right) => left.size === 0 && right.size === 0 ? 1 : overlap2(left, right);
var countOf = (keys) => {
  const counts = /* @__PURE__ */ new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
var duplicatePages = (pages) => {
  const duplicates = /* @__PURE__ */ new Set();
  const seen = [];
  const byFigures = /* @__PURE__ */ new Map();
  for (const page of alikeInNumbers(pages)) {
    const mine = fingerprintOf(page);
    if (mine.figureCount < 2 && mine.wordCount < 8) continue;
    const exact = byFigures.get(mine.key) ?? [];
    const candidates = page.ocr ? seen : [...exact, ...seen.filter((other) => other.ocr)];
    if (candidates.some((other) => isSamePage(mine, other))) {
      duplicates.add(page.page);
      continue;
    }
    seen.push(mine);
    byFigures.set(mine.key, [...exact, mine]);
  }
  return duplicates;
};
var alikeInNumbers = (pages) => {
  if (pages.some(({ ocr }) => ocr)) return pages;
  const numbers2 = pages.map(
    ({ lines }) => lines.map((line) => itemStartOf(line)?.number ?? "").join("")
  );
  const counts = countOf(numbers2);
  return pages.filter((_, at2) => (counts.get(numbers2[at2] ?? "") ?? 0) > 1);
};
var once = (make) => {
  let made;
  return () => made ??= make();
};
var fingerprintOf = (page) => {
  const figures = figureKeys(page.lines).sort();
  return {
    ocr: page.ocr,
    figureCount: figures.length,
    wordCount: page.lines.reduce((count, line) => count + line.text.split(" ").length, 0),
    key: figures.join(" "),
    // Few pages are ever compared.
    figures: once(() => countOf(figures)),
    words: once(() => keyWords(page.lines))
  };
};
var isSamePage = (mine, other) => {
  const scanned = mine.ocr || other.ocr;
  const [fewer, more] = [mine.wordCount, other.wordCount].sort((a, b) => a - b);
  if ((fewer ?? 0) < (more ?? 0) * 0.7) return false;
  return overlapOrEmpty(other.figures(), mine.figures()) >= (scanned ? 0.85 : 1) && overlap2(other.words(), mine.words()) >= (mine.figureCount < 2 ? 0.97 : scanned ? 0.8 : 0.9);
};
var hasHeaderRow = (lines) => lines.some((_, index) => headerRowAt(lines, index) !== null);

// lambdas/domain/pdf/facts/people.ts
var PHONE = /\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}/;
var EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
var STREET = /^(?:\d|p\.?\s*o\.?\s*box\b)/i;
var REACH5 = 90;
var PERSONS2 = ["claimRep", "estimator", "insured", "claim", "property"];
var contact = (fact, name, all) => {
  const own = ownOf(fact, all, PERSONS2).slice(0, 8);
  const find = (test) => own.find(test)?.value || null;
  return {
    name,
    company: find(
      (other) => other.key === "company" && !PHONE.test(other.value) && !STREET.test(other.value)
    ),
    phone: find((other) => other.key !== "other" && PHONE.test(other.value)),
    email: find((other) => other.key !== "other" && EMAIL.test(other.value))
  };
};
var phoneOf = (all) => {
  const insured = all.find((fact) => fact.key === "insured");
  if (insured === void 0) return null;
  const found = ownOf(insured, all, ["claimRep", "estimator"]).find(
    (fact) => (fact.key === "phone" || fact.key === "insuredAddress") && PHONE.test(fact.value)
  );
  return found === void 0 ? null : PHONE.exec(found.value)?.[0] ?? null;
};
var ownOf = (person, all, next) => {
  const after = all.slice(all.indexOf(person) + 1).filter(({ line, labelLeft, label, owner }) => {
    if (line.page !== person.line.page) return false;
    if (Math.abs(line.box.top - person.line.box.top) >= REACH5) return false;
    if (owner !== void 0 && owner !== person.key) return false;
    const named3 = OWN_LABEL.exec(label)?.[1];
    return named3 === void 0 ? labelLeft > person.labelLeft - REACH5 : keyOfLabel(named3) === person.key;
  });
  const end = after.findIndex(
    ({ key, label, labelLeft }) => (next.includes(key) || OTHERS.test(label)) && labelLeft < person.labelLeft + REACH5
  );
  return end < 0 ? after : after.slice(0, end);
};
var OWN_LABEL = /^(adjuster|estimator|insured)\s+(?:phone|email)$/;

// lambdas/domain/pdf/facts/address-blocks.ts
var TOWN = /(?:^|\s)\p{L}[\p{L} .'’-]*(?:,\s*|\s+)(?:[A-Z]{2}\.?,?|(?<=,\s)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)\s+(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u;
var MAY_BE_TOWN = /\d\d\d|, [A-Z]{2}\b/;
var STATE = /^\p{Lu}[\p{L} .'’-]*,\s*(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/u;
var STREET2 = /^(?:[NSEW]?\d+[\dA-Z/-]*\s+\p{L}|\d+\s+\d+\w*\s+\p{L}|p\.?\s*o\.?\s*box\b)/iu;
var UNIT = /^(?:apt|apartment|unit|suite|ste|lot|bldg|building|floor|#)\b\.?|^#/i;
var FOR_WHOM = /^(?:prepared|(?:proposal\s+|estimate\s+)?submitted|proposal|estimate|quote|quotation|bid|bill|billed|sold)\s+(?:for|to)\b/i;
var SEGMENT_GAP2 = 2;
var ALIGNED2 = 5;
var LINE_GAP = 1.2;
var HEAD_GAP = 2.2;
var MOST_LINES = 6;
var LOOKED_AT = 4;
var LABEL_GAP2 = 15;
var addressBlocks = (lines) => lines.flatMap(
  (line, index) => MAY_BE_TOWN.test(line.text) ? segmentsOf(line.words, SEGMENT_GAP2).flatMap((words) => {
    const own = withoutLabel(words);
    const text = textOf(own);
    const isTown = TOWN.test(text);
    const block = isTown || STATE.test(text) ? blockAbove(own, index, lines) : null;
    return block === null || !isTown && block.head === "" ? [] : [block];
  }) : []
);
var withoutLabel = (words) => {
  const used = labelAt(words, 0)?.used ?? (/^to:$/i.test(words[0]?.text ?? "") ? 1 : 0);
  return words.slice(used);
};
var blockAbove = (town, townAt, lines) => {
  const left = town[0]?.box.left;
  const townLine = lines[townAt];
  if (left === void 0 || townLine === void 0) return null;
  const address2 = [textOf(town)];
  const names = [];
  let hasStreet = STREET2.test(textOf(town));
  let first = { line: townLine, index: townAt, words: town };
  const beside = [wordsBefore(townLine, left)];
  let head = labelIn(beside[0]);
  for (let count = 0; count < MOST_LINES && head === ""; count += 1) {
    const above = lineAbove(first, left, lines);
    if (above === null) break;
    const text = textOf(above.words);
    const announced = FOR_WHOM.exec(text)?.[0];
    const name = announced === void 0 ? text : text.slice(announced.length).replace(/^[\s:]+/, "");
    if (announced === void 0 && isHead(above.words)) head = text;
    else if (announced === void 0 && (!isNear(above.line, first.line) || isOther(text))) break;
    else if (!hasStreet && !UNIT.test(name) && !STREET2.test(name)) return null;
    else if (!hasStreet) {
      hasStreet = !UNIT.test(name);
      address2.unshift(name);
    } else if (name !== "") names.unshift(name);
    if (announced !== void 0) head = announced;
    if (head === text) break;
    const before = above.label === void 0 ? wordsBefore(above.line, left) : [];
    if (head === "") head = above.label ?? labelIn(before);
    if (head !== "" && beside.some((other) => areAligned(other, before))) return null;
    beside.push(before);
    if (name !== "") first = above;
  }
  return hasStreet ? {
    head: head.replace(/\s*:$/, ""),
    names,
    address: address2.join(", ").replace(/,\s*,/g, ","),
    left,
    line: first.line
  } : null;
};
var isHead = (words) => formLabel(words) !== null || words.length <= 4 && keyOfLabel(withoutAbout(textOf(words))) !== null;
var isOther = (text) => PHONE.test(text) || /[@$:]|\d{1,2}\/\d{1,2}\/\d{2}|\b20\d\d$/.test(text);
var gapBetween2 = (above, below2) => (below2.box.top - above.box.bottom) / Math.max(above.fontSize, 4);
var isNear = (above, below2) => gapBetween2(above, below2) <= LINE_GAP;
var lineAbove = (below2, left, lines) => {
  for (let index = below2.index - 1; index >= Math.max(0, below2.index - LOOKED_AT); index -= 1) {
    const line = lines[index];
    if (line === void 0 || gapBetween2(line, below2.line) > HEAD_GAP) return null;
    for (const segment of segmentsOf(line.words, SEGMENT_GAP2)) {
      const own = withoutLabel(segment);
      const words = own.length > 0 ? own : segment;
      if (Math.abs((words[0]?.box.left ?? 0) - left) < ALIGNED2) return { line, index, words };
      if (own.length > 0 && Math.abs((segment[0]?.box.left ?? 0) - left) < ALIGNED2)
        return { line, index, words, label: textOf(segment.slice(0, -own.length)) };
    }
  }
  return null;
};
var wordsBefore = (line, left) => {
  const before = line.words.filter(({ box }) => box.right <= left + 1);
  const segment = segmentsOf(before, SEGMENT_GAP2).at(-1) ?? [];
  const end = segment.at(-1)?.box.right ?? Number.NEGATIVE_INFINITY;
  return left - end < line.fontSize * LABEL_GAP2 ? segment : [];
};
var labelIn = (words = []) => {
  const text = textOf(words);
  if (formLabel(words) !== null) return text;
  const last = words.at(-1)?.text ?? "";
  if (!last.endsWith(":")) return "";
  const from = words.findIndex((_, index) => labelAt(words, index)?.used === words.length - index);
  return from < 0 ? text : textOf(words.slice(from));
};
var areAligned = (words, others) => {
  const [first, last] = [words[0], words.at(-1)];
  const [other, otherLast] = [others[0], others.at(-1)];
  if (first === void 0 || last === void 0) return false;
  if (other === void 0 || otherLast === void 0) return false;
  return Math.abs(first.box.left - other.box.left) < ALIGNED2 || Math.abs(last.box.right - otherLast.box.right) < ALIGNED2;
};

// lambdas/domain/pdf/facts/letterhead.ts
var CARRIERS = /\b(?:state farm|allstate|farmers insurance|farmers|travelers|usaa|liberty mutual|nationwide|progressive|american family|erie insurance|auto-owners|safeco|chubb|the hartford|geico|amica|mercury insurance|country financial|shelter insurance|cincinnati insurance|westfield|assurant|citizens property insurance|universal property|heritage insurance|hanover|kemper|encompass|metlife|foremost|grange|donegal|texas farm bureau|farm bureau|asi|frontline|tower hill|security first)\b/i;
var CARRIER_WORDS = /\b(?:insurance|mutual|indemnity|casualty|assurance|underwriters|lloyds)\b/i;
var namesFacts = (line) => factsOfLine(line).some((fact) => fact.key !== "other") || factsOfFormLine(line).filter((fact) => FORM_KEYS.has(fact.key)).length > 1 || segmentsOf(line.words, 1.5).length > 1 && FORM_KEYS.has(factsOfFormLine(line)[0]?.key ?? "other");
var isLabelled = (line) => {
  const [first = []] = segmentsOf(line.words, 2.5);
  return first.some((_, index) => labelAt(first, index) !== null) || formLabel(first) !== null;
};
var letterheadOf = (pages) => {
  for (const page of pages) {
    if (page.lines.filter(namesFacts).length < 2) continue;
    const at2 = page.lines.findIndex(
      (line) => namesFacts(line) && (isLabelled(line) || // A claim's number and the page's may stand at the right of a name.
      factsOfLine(line).length === 0 && !/\bpage\s+\d+$/i.test(line.text) && !isCarrier(textOf(segmentsOf(line.words, 2.5)[0] ?? [])))
    );
    if (at2 < 0) continue;
    const head = page.lines.slice(0, at2).filter((line) => line.box.top < page.height * 0.35).map((line) => textOf(segmentsOf(line.words, 2.5)[0] ?? [])).filter(
      (text) => /\p{L}{3}/u.test(text) && !isSentence2(text) && !/\bpage\b|estimate example/i.test(text) && !TITLE.test(text)
    );
    if (head.length > 0) return head;
  }
  return [];
};
var TITLE = /^(?:your|understanding)\b|\b(?:cover\s+sheet|guide)$|^(?:(?:supplement(?:al)?|proof|statement|scope|of|loss|work|repairs?|damages?|building|property|insurance|claim|cost|final|preliminary|revised|detailed|-|–)\s+)*(?:estimate|proposal|invoice|quote|quotation|bid|request|worksheet|statement|report|summary|scope|loss)$/i;
var isSentence2 = (text) => text.length > 90 || /\p{Ll}{2}[.!?]$/u.test(text) && text.split(/\s+/).length > 7;
var isCarrier = (name) => CARRIER_WORDS.test(name) || CARRIERS.test(name);
var carrierOf = (letterhead, pages) => {
  const named3 = letterhead.find(isCarrier);
  if (named3 !== void 0) return named3.trim();
  for (const page of pages)
    for (const line of page.lines.slice(0, 4)) {
      const known = CARRIERS.exec(line.text);
      if (known !== null && line.text.length < 80 && !isSentence2(line.text.trim()))
        return line.text.trim();
    }
  return null;
};
var estimateNameOfFooter = (pages) => {
  for (const page of pages)
    for (const line of page.lines.slice(-3)) {
      const match = /^(\S.*?)\s+(?:[|·•]\s+)?\d{1,2}\/\d{1,2}\/\d{4}\s+(?:[|·•]\s+)?page\s*:?\s*\d+$/i.exec(
        line.text.trim()
      );
      if (match?.[1] !== void 0 && /\p{L}/u.test(match[1])) return match[1];
    }
  return null;
};
var estimateNameOfTotal = (pages) => {
  for (const page of pages.toReversed())
    for (const line of page.lines.toReversed()) {
      const match = /^line\s+item\s+totals?(?:\s*:|\s+[-–—](?=\s))\s*(\S.*?)\s+\(?[\d,]*\.\d{2}\b/i.exec(
        line.text.trim()
      );
      if (match?.[1] !== void 0 && /\p{L}/u.test(match[1])) return match[1];
    }
  return null;
};

// lambdas/domain/pdf/facts/addressees.ts
var PAGES = 3;
var readAddressees = (pages) => {
  const found = { insured: null, carrier: null, property: null, mailing: null };
  let home = null;
  for (const { lines } of pages.slice(0, PAGES)) {
    found.carrier ??= insurerBelow(lines);
    for (const block of addressBlocks(lines)) {
      const key = roleOf(block, lines);
      if (key === null) continue;
      const name = nameOf(block);
      if (key !== "property" && name !== null && isCarrier(name)) {
        found.carrier ??= name;
        continue;
      }
      if (key === "property") found.property ??= block.address;
      else found.mailing ??= block.address;
      if (key === "insured" && !PO_BOX.test(block.address)) home ??= block.address;
      if (key === "insured" || name !== null && isPerson(name)) found.insured ??= name;
    }
  }
  found.property ??= home ?? streetOfTitle(pages[0]);
  return found;
};
var insurerBelow = (lines) => {
  for (const [index, line] of lines.entries()) {
    if (!/insur/i.test(line.text)) continue;
    const head = segmentsOf(line.words, 2).find(
      (words) => keyOfLabel(withoutAbout(textOf(words))) === "carrier"
    );
    const left = head?.[0]?.box.left;
    const below2 = segmentsOf(lines[index + 1]?.words ?? [], 2).find(
      (words) => Math.abs((words[0]?.box.left ?? 0) - (left ?? Number.NaN)) < 8
    );
    if (below2 !== void 0 && isCarrier(textOf(below2))) return textOf(below2);
  }
  return null;
};
var ROLES = {
  insured: "insured",
  property: "property",
  place: "property",
  insuredAddress: "mailing"
};
var roleOf = (block, lines) => {
  if (block.head === "") return isWindow(block, lines) ? "insured" : null;
  const key = keyOfLabel(block.head) ?? keyOfLabel(withoutAbout(block.head));
  if (key !== null) return ROLES[key] ?? null;
  if (/^to$/i.test(block.head))
    return block.names.length > 0 && isPerson(block.names[0] ?? "") ? "insured" : null;
  return /\b(?:for|to)$/i.test(block.head) ? "insured" : null;
};
var PO_BOX = /^p\.?\s*o\.?\s*box\b/i;
var nameOf = ({ names: [first, second] }) => {
  if (first === void 0) return null;
  const goesOn4 = /(?:&|\band)$/i.test(first) || /^(?:&|and\b)/i.test(second ?? "");
  return goesOn4 && second !== void 0 ? `${first} ${second}` : first;
};
var COMPANY = /\b(?:inc|llc|llp|ltd|corp|corporation|company|co|bank|mortgage|credit|loans?|servicing|law|attorneys?|offices?|adjust(?:ers?|ing|ment)|roofing|construction|restoration|contract(?:ors?|ing)|builders?|exteriors|services?|solutions|insurance|claims?|department|dept|agency|association|group|mutual|homes|properties|management|public|estimat(?:e|es|ing)|proposal|c\/o|attn)\b/i;
var isPerson = (name) => {
  const words = name.split(/[\s,]+/);
  return words.length >= 2 && words.length <= 7 && !COMPANY.test(name) && words.every((word) => /^(?:\p{Lu}[\p{L}.'’-]*|&|and|de|la|van|von|der)$/u.test(word));
};
var isWindow = (block, lines) => {
  const [name] = block.names;
  if (name === void 0 || block.names.length > 2 || !block.names.every(isPerson)) return false;
  const below2 = lines.slice(lines.indexOf(block.line));
  const greeting = below2.find(({ text }) => /^dear\b/i.test(text))?.text.toLowerCase();
  if (greeting === void 0 || below2.some(({ text }) => OF_OTHERS.test(text))) return false;
  if (/\b(?:policyholder|customer|homeowner|member|insured)\b/.test(greeting)) return true;
  return name.toLowerCase().split(/[\s,&]+/).some((word) => word.length > 2 && greeting.includes(word));
};
var OF_OTHERS = /\b(?:our|your|mutual|the|above)\s+(?:named\s+)?(?:insureds?|clients?|policyholders?|members?|customers?)\b/i;
var TITLE_SIZE = 1.3;
var TITLE_HEIGHT = 0.5;
var streetOfTitle = (page) => {
  const lines = page?.lines ?? [];
  const largest = Math.max(0, ...lines.map(({ fontSize }) => fontSize));
  const sizes = lines.map(({ fontSize }) => fontSize).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  if (largest < usual * TITLE_SIZE) return null;
  for (const [index, line] of lines.entries()) {
    if (line.box.top > (page?.height ?? 0) * TITLE_HEIGHT) return null;
    if (line.fontSize < largest - 0.5 || !STREET2.test(line.text) || PO_BOX.test(line.text))
      continue;
    if (TOWN.test(line.text)) return line.text;
    const town = textOf(lines[index + 1]?.words ?? []);
    if (TOWN.test(town)) return `${line.text}, ${town}`;
    if (STREET_WORD.test(line.text)) return line.text;
  }
  return null;
};
var STREET_WORD = /\b(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|circle|cir|boulevard|blvd|place|pl|way|terrace|ter|trail|trl|parkway|pkwy|highway|hwy|row|loop)\b\.?(?:\s+\S+){0,2}$/i;

// lambdas/domain/pdf/facts/settle-fact.ts
var NAMES2 = /* @__PURE__ */ new Set([
  "insured",
  "property",
  "claim",
  "policy",
  "carrier",
  "estimate"
]);
var settleFact = (fact) => {
  const { key, value } = fact;
  if (NOT_GIVEN.test(value)) return [];
  if (NAMES2.has(key) && value.startsWith("$")) return [];
  if (key === "place" && !STREET2.test(value)) return [];
  if (key === "dateOfLoss" && value !== "" && isoDate(value) === null) return [];
  if ((key === "insured" || key === "property" || key === "carrier") && isSentence3(value))
    return [];
  if (key === "insured" && isWeak(fact) && isCarrier(value)) return [{ ...fact, key: "carrier" }];
  return key === "insured" ? namesIn(fact) : [fact];
};
var NOT_GIVEN = /^(?:[-–—_]+|n\/?a)$/i;
var isSentence3 = (text) => /^\p{Ll}{2}/u.test(text) || /\p{Ll}{2}\.$/u.test(text) && text.split(" ").length > 6;
var namesIn = (fact) => {
  const [, name, address2] = /^(\D+?),\s+(\d.*)$/.exec(fact.value) ?? [];
  if (name !== void 0 && address2 !== void 0 && TOWN.test(address2) && STREET2.test(address2))
    return [
      { ...fact, value: name },
      { ...fact, key: "property", value: address2 }
    ];
  const phone = PHONE.exec(fact.value);
  const before = fact.value.slice(0, phone?.index ?? 0).trim();
  return before === "" ? [fact] : [{ ...fact, value: before }];
};
var goesBefore = (fact, known) => known.value === "" || isWeak(known) && !isWeak(fact) && fact.value !== "";
var isWeak = ({ key, label }) => key === "insured" && /^(?:customer|client|owner|claimant|for|\w+ (?:to|for))\b/.test(label) || key === "claim" && /^(?:file|reference)\b/.test(label);

// lambdas/domain/pdf/facts/values-below.ts
var valueBelow = (fact, linesOf2) => {
  const lines = linesOf2.get(fact.line.page) ?? [];
  const next = lines[lines.indexOf(fact.line) + 1];
  if (next === void 0 || next.box.top - fact.line.box.bottom > fact.line.fontSize * 1.5)
    return null;
  if (factsOfLine(next).length > 0) return null;
  const beside = fact.line.text.includes(":") ? factsOfLine(fact.line) : factsOfFormLine(fact.line);
  if (beside.some((other) => other.value !== "")) return null;
  const left = leftOfLabel(fact);
  const segments = segmentsOf(next.words, 2);
  const segment = segments.find((words) => Math.abs((words[0]?.box.left ?? 0) - left) < 12) ?? indentedBelow(fact.line, segments);
  return segment === void 0 ? null : textOf(segment);
};
var INDENT = 60;
var indentedBelow = (label, below2) => {
  const [segment, ...others] = below2;
  const indent = (segment?.[0]?.box.left ?? 0) - label.box.left;
  const isAlone2 = others.length === 0 && segmentsOf(label.words, 2).length === 1;
  return isAlone2 && indent > 0 && indent < INDENT ? segment : void 0;
};
var secondName = (fact, linesOf2) => {
  if (!/(?:&|\band)$/i.test(fact.value)) return fact.value;
  const lines = linesOf2.get(fact.line.page) ?? [];
  const below2 = lines[lines.indexOf(fact.line) + 1];
  if (below2 === void 0 || below2.box.top - fact.line.box.bottom > fact.line.fontSize * 1.2)
    return fact.value;
  const segment = segmentsOf(below2.words, 2).find(
    (words) => Math.abs((words[0]?.box.left ?? 0) - fact.left) < 4
  );
  const rest = segment === void 0 ? "" : textOf(segment);
  return /^\p{Lu}[^\d:]*$/u.test(rest) ? `${fact.value} ${rest}` : fact.value;
};
var leftOfLabel = (fact) => {
  const labels = segmentsOf(fact.line.words, 2);
  const label = labels.find((segment) => (segment.at(-1)?.box.right ?? 0) >= fact.left - 1);
  return label?.[0]?.box.left ?? fact.left;
};
var cutNumber = (fact, linesOf2) => {
  const lines = linesOf2.get(fact.line.page) ?? [];
  const next = lines[lines.indexOf(fact.line) + 1];
  if (!/\d-$/.test(fact.value) || next === void 0) return fact.value;
  if (next.box.top - fact.line.box.bottom > fact.line.fontSize * 0.8) return fact.value;
  const segment = segmentsOf(next.words, 2).find(
    (words) => Math.abs((words[0]?.box.left ?? 0) - fact.left) < 4
  );
  const rest = segment === void 0 ? "" : textOf(segment);
  return /^[A-Z\d-]*\d[A-Z\d-]*$/.test(rest) ? fact.value + rest : fact.value;
};
var POSTAL_CODE = /\b(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/;
var LABELLED_TOWN = /^city\s*:\s*(\S.*?)\s+state\s*:\s*([A-Z]{2})\s+zip(?:\s+code)?\s*:\s*(\d{5}(?:-\d{4})?)\b/i;
var WHOLE_TOWN = /^city\s*[,/&]?\s*state\s*[,/&]?\s*(?:and\s+)?zip(?:\s+code)?\s*:\s*(\S.*?\d)(?=\s+\p{Lu}[\p{L} ]*:|$)/iu;
var labelledTown = (lines, left) => {
  if (!/\bcity\b/i.test(lines[0]?.text ?? "")) return null;
  const texts = lines.map(({ words }) => textOf(words.filter(({ box }) => box.left > left - 8)));
  const [first = ""] = texts;
  const whole = WHOLE_TOWN.exec(first)?.[1];
  if (whole !== void 0) return whole;
  const [, city, state, code] = LABELLED_TOWN.exec(first) ?? LABELLED_TOWN.exec(texts.join(" ")) ?? [];
  return city === void 0 ? null : `${city}, ${state} ${code}`;
};
var ADDRESS_LINE = /^[\p{L}\d][\p{L}\p{N}\s.,#'&/-]*$/u;
var townUnder = ({ labelLeft }, parts, segments) => parts.length === 1 && STREET2.test(parts[0] ?? "") ? segments.find(
  (words) => Math.abs((words[0]?.box.left ?? 0) - labelLeft) < 8 && TOWN.test(textOf(words))
) : void 0;
var address = (fact, linesOf2) => {
  if (fact === void 0) return null;
  if (PHONE.test(fact.value) && fact.key === "insuredAddress") return null;
  const parts = fact.value === "" ? [] : [fact.value];
  const lines = linesOf2.get(fact.line.page) ?? [];
  let above = fact.line;
  for (const line of lines.slice(lines.indexOf(fact.line) + 1)) {
    if (POSTAL_CODE.test(parts.at(-1) ?? "")) break;
    if (line.box.top - above.box.bottom > above.fontSize * 1.2 || parts.length >= 4) break;
    const at2 = lines.indexOf(line);
    const town = parts.length > 0 ? labelledTown(lines.slice(at2, at2 + 3), fact.labelLeft) : null;
    if (town !== null) {
      parts.push(town);
      break;
    }
    const segments = segmentsOf(line.words, VALUE_GAP);
    const isBelow2 = (left) => (words) => Math.abs((words[0]?.box.left ?? 0) - left) < 8;
    const found = segments.findIndex(isBelow2(fact.left));
    const below2 = found < 0 && fact.value === "" ? segments.findIndex(isBelow2(leftOfLabel(fact))) : found;
    const indented = fact.value === "" ? indentedBelow(fact.line, segments) : void 0;
    const segment = segments[below2] ?? indented ?? townUnder(fact, parts, segments);
    if (segment === void 0 || formLabel(segments[below2 - 1] ?? []) !== null) break;
    const text = textOf(segment);
    if (factsOfLine(line).some((other) => other.left >= fact.left - 8 && other.left <= fact.left + 8))
      break;
    if (segment.some((_, index) => labelAt(segment, index) !== null)) break;
    if (formLabel(segment) !== null) break;
    if (!ADDRESS_LINE.test(text) || PHONE.test(text)) break;
    parts.push(text);
    above = line;
  }
  return parts.length === 0 ? null : parts.join(", ").replace(/,\s*,/g, ",");
};

// lambdas/domain/pdf/facts/read-facts.ts
var readFacts = (pages) => {
  const first = /* @__PURE__ */ new Map();
  const all = [];
  const add = (stated2) => {
    for (const fact of settleFact(stated2)) {
      all.push(fact);
      const known = first.get(fact.key);
      if (known === void 0 || goesBefore(fact, known)) first.set(fact.key, fact);
    }
  };
  const stated = pages.map(({ lines }) => ownedFacts(lines.flatMap(factsOfLine), lines));
  const head = stated.findIndex(isHead2);
  for (const fact of stated[head] ?? []) add(fact);
  for (const [at2, facts] of stated.entries()) if (at2 !== head) for (const fact of facts) add(fact);
  const front = frontOf(pages);
  for (const page of front) for (const fact of formFacts(page.lines)) add(fact);
  const addressees = readAddressees(front);
  const linesOf2 = new Map(pages.map((page) => [page.page, page.lines]));
  const value = (key) => {
    const fact = first.get(key);
    if (fact === void 0) return null;
    const text = fact.value !== "" ? wholeValue(fact, linesOf2) : valueBelow(fact, linesOf2);
    return text === null || text === "" ? null : text;
  };
  const date = (key) => {
    const text = value(key);
    return text === null ? null : isoDate(text);
  };
  const letterhead = letterheadOf(front);
  const priceList = /\b[A-Z0-9]{4,7}_[A-Z0-9]{4,9}\b/.exec(value("priceList") ?? "")?.[0];
  const person = (key) => {
    const fact = first.get(key);
    const name = value(key);
    return fact === void 0 || name === null ? null : contact(fact, name, all);
  };
  const claimRepresentative = person("claimRep");
  const estimator = person("estimator");
  const employer = claimRepresentative?.company ?? "";
  const others = [letterhead[0], estimator?.company];
  const homes = all.filter(({ key }) => key === "insuredAddress");
  const home = homes.map((fact) => ({ fact, text: address(fact, linesOf2) }));
  return {
    estimateName: value("estimate") ?? estimateNameOfFooter(pages) ?? estimateNameOfTotal(pages),
    claimNumber: value("claim") ?? claimInText(front),
    policyNumber: value("policy"),
    insuredName: value("insured") ?? addressees.insured ?? value("name"),
    propertyAddress: address(first.get("property") ?? first.get("place"), linesOf2) ?? addressees.property ?? (first.has("property") ? null : homeOf(home)),
    dateOfLoss: date("dateOfLoss"),
    carrierName: value("carrier") ?? carrierOf(letterhead, front) ?? addressees.carrier ?? (isCarrier(employer) || isInsurerOf(employer, others) ? employer : null),
    priceList: priceList ?? value("priceList"),
    facts: {
      typeOfLoss: value("typeOfLoss"),
      laborEfficiency: laborEfficiencyOf(all, linesOf2),
      estimator,
      claimRepresentative,
      insuredAddress: home.find(({ text }) => text !== null)?.text ?? addressees.mailing,
      insuredPhone: phoneOf(all),
      companyName: letterhead[0] ?? null,
      dateInspected: date("dateInspected"),
      dateReceived: date("dateReceived"),
      dateEntered: date("dateEntered"),
      dateContacted: date("dateContacted"),
      dateCompleted: date("dateCompleted")
    },
    coverages: readCoverages(pages),
    deductible: value("deductible")
  };
};
var wholeValue = (fact, linesOf2) => fact.key === "insured" ? secondName(fact, linesOf2) : cutNumber(fact, linesOf2);
var homeOf = (homes) => homes.find(
  ({ fact, text }) => text !== null && STREET3.test(text) && !/^(?:mailing|billing)\b/.test(fact.label)
)?.text ?? null;
var isInsurerOf = (employer, others) => employer !== "" && others[0] !== void 0 && others.every((other) => other !== employer) && !NO_INSURER.test(employer);
var NO_INSURER = /\b(?:adjust\w*|claims?|catastrophe|services?|apprais\w*|consult\w*|administrators?|construction|contract\w*|roofing|restoration|builders?|homes?|exteriors?)\b/i;
var FORM_PAGES = 6;
var frontOf = (pages) => {
  const table = pages.findIndex(({ lines }) => hasHeaderRow(lines));
  const from = Math.max(0, table + 1 - FORM_PAGES);
  return pages.slice(from, from + FORM_PAGES);
};
var STREET3 = /^\d+[\dA-Z-]*\s+\p{L}/u;
var isHead2 = (facts) => {
  const keys = new Set(facts.map(({ key }) => key));
  return keys.has("priceList") && [...keys].filter((key) => NAMES2.has(key)).length >= 2;
};
var claimInText = (pages) => (pages[0]?.lines ?? []).map(
  ({ text }) => /\bclaim\s+(?:(?:no\.?|number|#)\s*)?(?=[\w-]*\d{5})([A-Z\d-]{6,})(?![\w/])/i.exec(
    text
  )?.[1]
).find((number) => number !== void 0) ?? null;
var laborEfficiencyOf = (all, linesOf2) => {
  const fact = all.find((other) => other.key === "priceList");
  const lines = fact === void 0 ? [] : linesOf2.get(fact.line.page) ?? [];
  const at2 = fact === void 0 ? -1 : lines.indexOf(fact.line);
  const [own] = EFFICIENCY.exec(at2 < 0 ? "" : lines[at2]?.text ?? "") ?? [];
  if (own !== void 0) return own;
  const below2 = lines.slice(at2 + 1, at2 + 3).map((line) => line.text);
  return below2.map((text) => EFFICIENCY.exec(text) ?? /Restoration|Service/i.exec(text)).find((match) => match !== null)?.[0] ?? null;
};
var EFFICIENCY = /Restoration\/Service\/Remodel|New Construction/i;

// lambdas/domain/pdf/operation-suffixes.ts
var ACTIVITIES = [
  [/^(?:R\s*&\s*R|(?:Remove|Tear\s*Out)\s*(?:&|and|\/)\s*Replace)$/i, "&"],
  [/^(?:Detach|Rem(?:ove)?)\s*(?:&|and|\/)\s*(?:Reset|Reinstall)$/i, "R"],
  [/^(?:Remove|Tear\s*(?:Out|Off)|Demolish)$/i, "-"],
  [/^(?:Replace|Install\s+New)$/i, "+"]
];
var OTHERS2 = /^(?:(?:seal|clean|prime|stain|paint|repair|refinish)\b.*|\d+\s+coats?)$/i;
var LISTED = [
  [/^(?:Tear\s*(?:Out|Off)|Remove)$/i, "-"],
  [/^Supply$/i, "M"],
  [/^Install$/i, "I"]
];
var MOST2 = 0.6;
var activityOf = (words, names) => words === void 0 ? void 0 : names.find(([name]) => name.test(words.trim()))?.[1];
var operationOf = (description) => {
  const behind2 = /\s[-–]\s([^-–]+)$/.exec(description)?.[1]?.replace(/,.*$/, "");
  const before = /^([^-–,]+?)\s[-–]\s/.exec(description)?.[1];
  const told3 = activityOf(behind2, ACTIVITIES) ?? activityOf(before, ACTIVITIES);
  if (told3 !== void 0) return { activity: told3, certain: true };
  if (OTHERS2.test(behind2?.trim() ?? "")) return { activity: null, certain: true };
  const listed = activityOf(/,\s*([^,]+)$/.exec(description)?.[1], LISTED) ?? activityOf(/^(Tear\s+Off),/.exec(description)?.[1], LISTED);
  return listed === void 0 ? null : { activity: listed, certain: false };
};
var withOperationSuffixes = (items) => {
  const operations = items.map(({ description }) => operationOf(description ?? ""));
  const told3 = operations.filter((operation) => operation !== null);
  if (told3.length < items.length * MOST2 || !told3.some(({ certain }) => certain)) return [...items];
  return items.map((item, index) => ({
    ...item,
    activity: operations[index]?.activity ?? item.activity
  }));
};

// lambdas/domain/pdf/evidence/agreement.ts
var CENT2 = "0.021";
var LEAST_ROWS2 = 3;
var LEAST_SHARE = 0.4;
var LEAST_READ = 0.25;
var countOf2 = ({ items }) => {
  let told3 = 0;
  let agreeing = 0;
  for (const { item } of items) {
    if (item.unitPrice === null || item.rcv === null || item.unitPrice === 0) continue;
    told3 += 1;
    const added = decimal(item.tax ?? 0).plus(item.overheadProfit ?? 0);
    const base = lineAmount(item.quantity, item.unitPrice);
    const misses = [base.plus(added), base].map((one) => one.minus(item.rcv ?? 0).abs());
    const slack = decimal(item.quantity).abs().times(5e-3).plus(CENT2);
    if (misses.some((miss) => miss.lt(slack))) agreeing += 1;
  }
  return { told: told3, agreeing };
};
var addsUp = ({ items, totals }) => {
  const sums = [
    sum(items.map(({ item }) => item.rcv)),
    sum(items.map(({ item }) => item.lineItemTotal))
  ];
  return totals.some(
    ({ amounts }) => [amounts.rcv, amounts.lineItemTotal].some(
      (printed) => printed !== null && sums.some((one) => one.minus(printed).abs().lt(CENT2))
    )
  );
};
var isDoubtful = (rows, pages) => {
  const { told: told3, agreeing } = countOf2(rows);
  if (told3 >= LEAST_ROWS2 && agreeing < told3 * LEAST_SHARE) return true;
  if (addsUp(rows)) return false;
  const full = pages.reduce((count, { lines }) => count + lines.filter(hasAmounts).length, 0);
  return full >= 2 * LEAST_ROWS2 && rows.items.length < full * LEAST_READ;
};
var areBetter = (told3, read) => {
  const [one, other] = [countOf2(told3), countOf2(read)];
  return one.agreeing >= LEAST_ROWS2 && one.agreeing > other.agreeing * 1.5;
};

// lambdas/domain/pdf/cells/broken-cells.ts
var HALVES = [
  [/^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/, /^(?:yrs?|years?|mos?|months?)\.?$/i],
  [/^(?:above|below|abv|blw)\.?$/i, /^(?:avg|average)\.?$/i],
  [/^[<(]?\d+(?:\.\d+)?%[)>]?$/, /^\[[A-Z%*]{1,2}\]$/]
];
var FIGURE = /^\d[\d,]*\.\d{2,}$/;
var LEADING = 1.5;
var NEAR = 2.5;
var APART = 0.7;
var withCellsWhole = (pages) => pages.map(
  (page) => page.lines.some((line) => MAY_BE_HALF.test(line.text) && !/\d\.\d\d\b/.test(line.text)) ? { ...page, lines: mended(page.lines) } : page
);
var MAY_BE_HALF = /(?:^|\s)(?:(?:[Yy](?:ea)?rs?|[Mm]o(?:nth)?s?|[Aa]v(?:g|erage))\.?|\[[A-Z%*]{1,2}\]|[A-Z]{2})(?:\s|$)/;
var mended = (lines) => {
  const kept = [];
  for (const line of lines) {
    const row = kept.at(-1);
    const halves2 = row === void 0 ? [] : halvesOn(line, row);
    if (row === void 0 || halves2.length === 0) {
      kept.push(line);
      continue;
    }
    const words = row.words.flatMap((word) => {
      const half = halves2.find(({ above }) => above === word);
      return half === void 0 ? [word] : [word, behind(half.below, word)];
    });
    kept[kept.length - 1] = makeLine(row.page, words, row.ocr);
    const rest = line.words.filter((word) => halves2.every(({ below: below2 }) => below2 !== word));
    if (rest.length > 0) kept.push(makeLine(line.page, rest, line.ocr));
  }
  return kept;
};
var halvesOn = (line, row) => {
  if (line.page !== row.page || !MAY_BE_HALF.test(line.text) || FIGURES3.test(line.text)) return [];
  if (line.box.bottom - row.box.bottom > line.fontSize * LEADING) return [];
  if (!FIGURES3.test(row.text)) return [];
  return line.words.flatMap((below2, at2) => {
    const before = line.words[at2 - 1];
    const isApart = before === void 0 || below2.box.left - before.box.right > below2.fontSize * APART;
    const above = row.words.find((word) => isUnder2(below2, word) && isFirstOf(word, below2, row));
    return above === void 0 || !isApart ? [] : [{ above, below: below2 }];
  });
};
var FIGURES3 = /\d\.\d\d\b/;
var isUnder2 = ({ box }, above) => Math.abs(box.right - above.box.right) < NEAR || Math.abs(box.left - above.box.left) < NEAR || Math.abs(box.left + box.right - above.box.left - above.box.right) < 2 * NEAR;
var isFirstOf = (above, below2, row) => {
  if (HALVES.some(([first, second]) => first.test(above.text) && second.test(below2.text)))
    return true;
  if (!PLATFORM_UNITS.has(below2.text) || !FIGURE.test(above.text)) return false;
  return row.words.find(({ text }) => FIGURE.test(text)) === above;
};
var behind = (half, first) => {
  const { right, top, bottom } = first.box;
  return { ...half, box: { left: right + 0.5, right: right + 1, top, bottom } };
};

// lambdas/domain/pdf/cells/measured-names.ts
var MEASURES = /^(?:[LWH]\s+[\d.]+['"]?\s*){2,}$|^(?:floor|walls?|ceiling|perimeter|area|(?:water|ceiling|wall)\s+h(?:eigh)?t\.?|height)\s*:?\s+\d[\d,.]*\s*(?:SF|LF|SY|FT|IN)\.?$/i;
var OF_AREA = /^(floor|walls?|ceiling)\s*:?\s+(\d[\d,]*\.\d+)\s*SF$/i;
var NUMBER2 = /^\d{1,3}[.)]?$/;
var withMeasuredNames = (pages) => pages.map((page) => {
  const named3 = page.lines.flatMap((line, index) => {
    const words = MAY_MEASURE.test(line.text) ? namedBy(line) : null;
    return words !== null && headerRowAt(page.lines, index + 1) !== null ? [{ line, words }] : [];
  });
  if (named3.length === 0) return page;
  const names = new Map(named3.map(({ line, words }) => [line, words]));
  return { ...page, lines: page.lines.flatMap((line) => linesOf(line, names.get(line))) };
});
var MAY_MEASURE = /\b(?:floor|walls?|ceiling|h(?:eigh)?t)\b.*\d|\bL\s+\d/i;
var SEGMENT = 1.5;
var namedBy = (line) => {
  const [number, ...others] = line.words;
  const words = NUMBER2.test(number?.text ?? "") ? others : line.words;
  const [name, ...measures] = segmentsOf(words, SEGMENT);
  const isName2 = name !== void 0 && /\p{L}{3}/u.test(textOf(name)) && !/\d[.,]\d/.test(textOf(name));
  const areMeasures = measures.length > 0 && measures.every((words2) => MEASURES.test(textOf(words2)));
  return isName2 && areMeasures ? name : null;
};
var linesOf = (line, name) => {
  if (name === void 0) return [line];
  const areas = segmentsOf(line.words, SEGMENT).flatMap((words) => {
    const [, label = "", area = ""] = OF_AREA.exec(textOf(words)) ?? [];
    const [first] = words;
    if (first === void 0 || area === "") return [];
    const what = /^wall/i.test(label) ? "Walls" : /^floor/i.test(label) ? "Floor" : "Ceiling";
    return [`${area}`, "SF", what].map((text) => ({ ...first, text, bold: false }));
  });
  const heading = makeLine(line.page, name, line.ocr);
  return areas.length === 0 ? [heading] : [heading, makeLine(line.page, areas, line.ocr)];
};

// lambdas/domain/pdf/cells/merged-names.ts
var withNamesAtFirstRow = (pages) => {
  let heading;
  return pages.map((page) => {
    const done = lifted(page.lines, heading);
    heading = done.heading;
    return { ...page, lines: done.lines };
  });
};
var lifted = (lines, above) => {
  const moved = [];
  let heading = above;
  let block = [];
  const close = () => {
    moved.push(...heading === void 0 ? block : liftedBlock(block, heading));
    block = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const header = headerRowAt(lines, index);
    const own = header?.lines ?? lines.slice(index, index + 1);
    const ends = header !== null || own.some(({ text }) => SUM.test(text));
    if (ends) close();
    if (header !== null) heading = header.headings.find(({ kind }) => kind === "room");
    if (ends) moved.push(...own);
    else block.push(...own);
    index += own.length - 1;
  }
  close();
  return { lines: moved, heading };
};
var SUM = /\b(?:sub\s*-?\s*)?totals?\b|^sub\b/i;
var liftedBlock = (lines, heading) => {
  const names = lines.flatMap((line) => {
    const { box } = line;
    const words = line.words.filter((word) => isBelow(word, heading));
    const isName2 = words.length > 0 && words.length <= MOST_WORDS && isNameOf(words, heading);
    return isName2 ? [{ words, line, middle: (box.top + box.bottom) / 2 }] : [];
  });
  const rows = lines.filter(hasFigures);
  const filled = rows.filter(({ words }) => words.some(({ box }) => isUnder3(box, heading)));
  if (filled.length > LEAST_FILLED && filled.length > rows.length * 0.6) return [...lines];
  const moved = [...lines];
  let begin = 0;
  for (const name of names) {
    const middle2 = name.middle;
    const at2 = names.length === 1 ? 0 : begin;
    const first = rows.find(({ box }) => box.top >= at2);
    if (first === void 0 || first === name.line || first.box.top > middle2) {
      return [...lines];
    }
    begin = 2 * middle2 - first.box.bottom + (first.box.bottom - first.box.top) / 2;
    const rest = name.line.words.filter((word) => !name.words.includes(word));
    const place2 = moved.indexOf(name.line);
    if (rest.length === 0) moved.splice(place2, 1);
    else moved[place2] = makeLine(name.line.page, rest, name.line.ocr);
    const words = name.words.map((word) => ({
      ...word,
      box: { ...word.box, top: first.box.top, bottom: first.box.bottom }
    }));
    moved[moved.indexOf(first)] = makeLine(first.page, [...words, ...first.words], first.ocr);
  }
  return moved;
};
var MOST_WORDS = 6;
var LEAST_FILLED = 3;
var isUnder3 = (box, { left, right }) => box.left < right && box.right > left;
var BESIDE = 1.2;
var isBelow = ({ box }, { left, right }) => box.right < right + (right - left) * BESIDE && box.left > left - (right - left) * BESIDE;
var NEAR2 = 14;
var isNameOf = (words, { left, right }) => {
  const [from, until] = [words[0]?.box.left ?? 0, words.at(-1)?.box.right ?? 0];
  return Math.abs((from + until - left - right) / 2) < NEAR2 || Math.abs(from - left) < NEAR2 / 2;
};

// lambdas/domain/pdf/labelled-sum.ts
var LABELLED2 = /totals?\b[\s:]+\p{L}[^\d$]*\$?\s?[\d,]+\.\d{2}\s+\p{L}[^\d$]*[-(<]?\$?\s?[\d,]+\.\d{2}[)>]?$/iu;
var LONGEST_LABEL2 = 4;
var EDGE_REACH = 8;
var SUMS = ["lineItemTotal", "tax", "overheadProfit", "rcv", "depreciation", "acv"];
var labelledSum = (line, columns) => {
  if (!LABELLED2.test(line.text)) return null;
  const tokens = tokensOf(line.words);
  const amounts = {};
  let end = tokens.length;
  for (; ; ) {
    const figure = tokens[end - 1];
    if (figure?.kind !== "amount" || figure.decimals !== 2 || figure.value === null) break;
    const found = labelBefore(tokens, end - 1);
    if (found === null || amounts[found.kind] !== void 0) return null;
    if (end === tokens.length && !endsColumn(figure, found.kind, columns)) return null;
    amounts[found.kind] = found.kind === "depreciation" ? Math.abs(figure.value) : figure.value;
    end = found.begin;
  }
  const words = tokens.slice(0, end).flatMap((token2) => token2.words);
  const label = Object.keys(amounts).length < 2 ? null : totalLabel(textOf(words));
  return label === null || label.kind === "area" ? null : { label, amounts };
};
var sumLabel = (text) => {
  const plain2 = totalLabel(text);
  if (plain2 !== null || !LABELLED2.test(text)) return plain2;
  return totalLabel(text.replace(/(totals?)\b.*$/i, "$1"));
};
var labelBefore = (tokens, at2) => {
  for (let length = LONGEST_LABEL2; length >= 1; length -= 1) {
    const part = tokens.slice(Math.max(0, at2 - length), at2);
    const kind = headingKind(part.map(({ text }) => text).join(" "));
    const sum2 = SUMS.find((one) => one === kind);
    if (part.length === length && sum2 !== void 0) return { kind: sum2, begin: at2 - length };
  }
  return null;
};
var endsColumn = (figure, kind, columns) => columns.some((column) => {
  const edge = column.align?.edge === "right" ? column.align.at : column.right;
  return column.kind === kind && Math.abs(edge - figure.figureRight) < EDGE_REACH;
});

// lambdas/domain/pdf/cells/named-bands.ts
var APART2 = 1.5;
var REMARK = /^(?:\p{L}+ #?\d+ of \d+|\p{L}[^:]{0,30}:\s*\S.{0,40})$/u;
var withBandNamesAlone = (pages) => {
  const names = /* @__PURE__ */ new Set();
  for (const { lines } of pages)
    for (const { text } of lines) {
      const name = /total/i.test(text) && /\d\.\d{2}$/.test(text) ? sumLabel(text)?.name : void 0;
      if (name) names.add(normalizeName(name));
    }
  if (names.size === 0) return [...pages];
  return pages.map((page) => ({ ...page, lines: page.lines.flatMap((line) => cut(line, names)) }));
};
var cut = (line, names) => {
  if (!/ of \d|:/.test(line.text) || hasAmounts(line) || roomLine(line.text) !== null)
    return [line];
  const [name, ...others] = segmentsOf(line.words, APART2);
  if (name === void 0 || others.length === 0 || !names.has(normalizeName(textOf(name))))
    return [line];
  if (!others.every((words) => REMARK.test(textOf(words)))) return [line];
  return [name, others.flat()].map((words) => makeLine(line.page, words, line.ocr));
};

// lambdas/domain/pdf/cells/named-heads.ts
var ABOVE = 1.5;
var HEADING_SIZES = 6;
var withNamesAboveHeads = (pages) => {
  const heads2 = /* @__PURE__ */ new Map();
  for (const { lines } of pages)
    for (let index = 0; index < lines.length; index += 1) {
      const header = headerRowAt(lines, index);
      if (header === null) continue;
      const head = namedHead(header);
      if (head !== null) heads2.set(head.line, head);
      index += header.lines.length - 1;
    }
  if (heads2.size === 0) return [...pages];
  const names = new Set([...heads2.values()].map(({ name }) => normalizeName(textOf(name))));
  const isName2 = names.size > 1 || isTotalled(pages, names);
  if (!isName2) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const head = heads2.get(line);
      return head === void 0 ? [line] : [nameLine(head), headLine(head)];
    })
  }));
};
var namedHead = ({ lines: [line, ...others], headings }) => {
  const heading = headings.find(isNameless);
  if (line === void 0 || others.length > 0 || heading === void 0) return null;
  const name = line.words.filter(
    ({ box }) => box.left > heading.left - 0.5 && box.right < heading.right + 0.5
  );
  return name.length === 0 ? null : { line, name };
};
var isNameless = ({ kind, text }) => kind === "description" && headingKind(text) === null;
var isTotalled = (pages, names) => pages.some(
  ({ lines }) => lines.some(({ text }) => names.has(normalizeName(totalLabel(text)?.name ?? "")))
);
var nameLine = ({ line, name }) => {
  const shift = line.fontSize * ABOVE;
  const words = name.map((word) => ({
    ...word,
    box: { ...word.box, top: word.box.top - shift, bottom: word.box.bottom - shift }
  }));
  return makeLine(line.page, words, line.ocr);
};
var headLine = ({ line, name }) => {
  const [first] = name;
  const words = line.words.flatMap((word) => {
    if (word !== first) return name.includes(word) ? [] : [word];
    const right = word.box.left + word.fontSize * HEADING_SIZES;
    return [{ ...word, text: "DESCRIPTION", box: { ...word.box, right } }];
  });
  return makeLine(line.page, words, line.ocr);
};

// lambdas/domain/pdf/cells/notes-above.ts
var ENOUGH5 = 2;
var CLOSER = 0.3;
var TIGHT = 0.6;
var withNotesBelow = (pages) => {
  if (!pages.some(({ lines }) => lines.some((_, at2) => isBelowHead(lines, at2)))) return [...pages];
  return standAbove(pages) ? pages.map((page) => ({ ...page, lines: lowered(page.lines) })) : [...pages];
};
var isBelowHead = (lines, at2) => {
  const [line, next] = [lines[at2], lines[at2 + 1]];
  if (line === void 0 || next === void 0 || !line.text.endsWith(".")) return false;
  return itemStartOf(next) !== null && isNote(line) && endsHead(lines, at2 - 1);
};
var endsHead = (lines, at2) => [0, 1, 2, 3].some((back) => {
  const header = at2 - back < 0 ? null : headerRowAt(lines, at2 - back);
  return header !== null && header.lines.at(-1) === lines[at2];
});
var standAbove = (pages) => {
  let [below2, sentences] = [0, 0];
  for (const { lines } of pages) {
    const heads2 = headLines(lines);
    for (const [at2, line] of lines.entries()) {
      const above = lines[at2 - 1];
      if (above === void 0 || heads2.has(above) || !isNote(above)) continue;
      if (totalLabel(line.text) !== null && isTight(lines[at2 - 2], above)) return false;
      const before = lines[at2 - 2];
      if (itemStartOf(line) === null || before === void 0) continue;
      if (isNote(before) && !heads2.has(before)) continue;
      const apart3 = (gap(before, above) - gap(above, line)) / line.fontSize;
      if (apart3 < CLOSER) return false;
      if (/:$/.test(above.text)) return false;
      if (heads2.has(before)) continue;
      below2 += 1;
      if (/[.!?]$/.test(above.text)) sentences += 1;
    }
  }
  return below2 >= ENOUGH5 && sentences * 2 > below2;
};
var gap = (above, below2) => below2.box.top - above.box.bottom;
var isTight = (above, below2) => above !== void 0 && below2 !== void 0 && gap(above, below2) < below2.fontSize * TIGHT;
var isNote = (line) => !line.bold && line.words.length >= 3 && itemStartOf(line) === null && !/\d\.\d\d\b/.test(line.text) && totalLabel(line.text) === null && roomLine(line.text) === null && sectionMark(line.text) === null && !isMachineNote(line.text) && !isDimensions(line.text) && !isOpening(line.text);
var lowered = (lines) => {
  const heads2 = headLines(lines);
  const moved = [];
  let above = [];
  let notes = [];
  for (const [at2, line] of lines.entries()) {
    const next = lines[at2 + 1];
    if (isNote(line) && !heads2.has(line) && isTight(line, next)) {
      above.push(line);
      continue;
    }
    const begins = itemStartOf(line) !== null;
    if (begins && notes.length === 0) notes = above;
    else moved.push(...above);
    above = [];
    moved.push(line);
    if (notes.length > 0 && !isTight(line, next)) {
      moved.push(...notes.map((note, index) => below(note, line, index)));
      notes = [];
    }
  }
  return [...moved, ...above, ...notes];
};
var headLines = (lines) => new Set(lines.flatMap((_, at2) => headerRowAt(lines, at2)?.lines ?? []));
var below = (note, line, index) => {
  const height = note.box.bottom - note.box.top;
  const down = line.box.bottom - note.box.top + note.fontSize * 0.9 + index * height * 1.15;
  const words = note.words.map((word) => ({
    ...word,
    box: { ...word.box, top: word.box.top + down, bottom: word.box.bottom + down }
  }));
  return makeLine(note.page, words, note.ocr);
};

// lambdas/domain/pdf/cells/numbers-in-descriptions.ts
var NUMBER3 = /^\d{1,4}[a-z]?\.$/;
var NEAR3 = 8;
var withNumbersInFront = (pages) => {
  let columns = null;
  return pages.map((page) => {
    const { lines } = page;
    const moved = [];
    for (let index = 0; index < lines.length; index += 1) {
      const header = headerRowAt(lines, index);
      if (header !== null) {
        const [first, ...others] = header.headings.toSorted((a, b) => a.left - b.left);
        const description = others.find(({ kind }) => kind === "description");
        const isNamed2 = first?.kind === "room" || first?.kind === "category";
        columns = isNamed2 && description !== void 0 ? { first, description } : null;
        moved.push(...header.lines);
        index += header.lines.length - 1;
        continue;
      }
      const line = lines[index];
      if (line === void 0) continue;
      const number = columns === null ? void 0 : numberIn(line, columns);
      moved.push(number === void 0 ? line : withFirst(number, line));
    }
    return { ...page, lines: moved };
  });
};
var numberIn = ({ words }, { first, description }) => {
  const at2 = words.findIndex((word) => Math.abs(word.box.left - description.left) < NEAR3);
  const isNumber = NUMBER3.test(words[at2]?.text ?? "") && at2 + 1 < words.length;
  const names = words.slice(0, Math.max(0, at2));
  return isNumber && names.every((word) => word.box.left >= first.left - NEAR3) ? words[at2] : void 0;
};
var withFirst = (number, { page, words, ocr }) => makeLine(page, [number, ...words.filter((word) => word !== number)], ocr);

// lambdas/domain/pdf/cells/outline-heads.ts
var HEAD = /^(?:(\d{1,2}|[A-Z])\.?\s+)?(\p{Lu}[^$]*?)\s+\$?(\d[\d,]*\.\d{2})$/u;
var withOutlineSumsBelow = (pages) => {
  const heads2 = headsOf2(pages.flatMap(({ lines }) => lines));
  if (heads2.size === 0) return [...pages];
  let open = null;
  return pages.map((page, at2) => {
    const lines = [];
    for (const line of page.lines) {
      if (open?.hasRows === true && (heads2.has(line) || isSum(line))) {
        lines.push(sumBelow(open.head, heads2.get(open.head), lines.at(-1) ?? line));
        open = null;
      }
      if (heads2.has(line)) {
        open = { head: line, hasRows: false };
        lines.push(makeLine(line.page, nameOf2(line), line.ocr));
        continue;
      }
      if (open !== null && isRow(line)) open.hasRows = true;
      lines.push(isSum(line) ? inColumn(line, heads2) : line);
    }
    const last = lines.at(-1);
    if (at2 === pages.length - 1 && open?.hasRows === true && last !== void 0)
      lines.push(sumBelow(open.head, heads2.get(open.head), last));
    return { ...page, lines };
  });
};
var isSum = ({ text, words }) => (/\d/.test(text) || words.length <= 3) && (totalLabel(text) !== null || isAdjustment(text));
var isRow = ({ words }) => tokensOf(words).filter(
  ({ kind, decimals }) => kind === "quantity" || kind === "amount" && decimals === 2
).length >= 2;
var ENOUGH6 = 2;
var headsOf2 = (lines) => {
  const candidates = lines.filter(
    (line) => hasOneAmount(line) && HEAD.test(line.text) && !isRow(line) && !isSum(line)
  );
  const numbered2 = candidates.filter((line) => isNumbered2(line, lines[lines.indexOf(line) + 1]));
  const summed = new Map(
    candidates.map((line) => [line, summedColumn(line, lines, candidates)])
  );
  const added = candidates.filter((line) => summed.get(line) !== void 0);
  const bold = added.filter((line) => line.bold);
  const proven = added.length === candidates.length ? added : bold;
  const heads2 = [...numbered2, ...proven.length >= ENOUGH6 ? withAlike(proven, candidates) : []];
  return new Map(heads2.map((line) => [line, summed.get(line)]));
};
var withAlike = (proven, candidates) => {
  const alike2 = candidates.filter((line) => proven.some((head) => looksLike(line, head)));
  return proven.length * 2 > alike2.length ? alike2 : proven;
};
var looksLike = (line, head) => line.bold === head.bold && Math.abs(line.fontSize - head.fontSize) < 0.5 && Math.abs(line.box.left - head.box.left) < EDGE && Math.abs(line.box.right - head.box.right) < EDGE;
var hasOneAmount = ({ text }) => /\d\.\d{2}$/.test(text) && text.match(/\d\.\d{2}(?!\d)/g)?.length === 1;
var isNumbered2 = ({ text }, below2) => {
  const part = HEAD.exec(text)?.[1];
  const [, , first, place2] = OUTLINE_NUMBER.exec(below2?.text ?? "") ?? [];
  return part !== void 0 && part === first && Number(place2) === 1;
};
var EDGE = 3;
var summedColumn = (head, lines, candidates) => {
  const columns = [];
  for (const line of lines.slice(lines.indexOf(head) + 1)) {
    if (candidates.includes(line) || isSum(line)) break;
    if (!isRow(line)) continue;
    for (const { value, kind, figureRight } of tokensOf(line.words)) {
      if (kind !== "amount" || value === null) continue;
      const column = columns.find(({ right }) => Math.abs(right - figureRight) < EDGE);
      if (column === void 0) columns.push({ right: figureRight, sum: decimal(value) });
      else column.sum = column.sum.plus(value);
    }
  }
  return columns.sort((one, other) => other.right - one.right).find(({ sum: sum2 }) => !sum2.eq(0) && sum2.eq(amountOf3(head)))?.right;
};
var amountOf3 = ({ text }) => /(\d[\d,]*\.\d{2})\)?$/.exec(text)?.[1]?.replaceAll(",", "") ?? "0";
var nameOf2 = ({ words, text }) => words.slice(HEAD.exec(text)?.[1] === void 0 ? 0 : 1, -1);
var sumBelow = (head, column, last) => {
  const height = head.box.bottom - head.box.top;
  const amount = endingAt(head.words.at(-1), column);
  const [first] = nameOf2(head);
  const label = { ...first ?? amount, text: "Subtotal" };
  const words = [label, ...nameOf2(head), amount].map((word) => {
    const box = { ...word.box, top: last.box.bottom, bottom: last.box.bottom + height };
    return { ...word, box };
  });
  return makeLine(last.page, words, head.ocr);
};
var inColumn = (line, heads2) => {
  const amount = line.words.at(-1);
  if (amount === void 0 || !hasOneAmount(line)) return line;
  const column = [...heads2].find(
    ([head]) => Math.abs((head.words.at(-1)?.box.right ?? 0) - amount.box.right) < EDGE
  )?.[1];
  if (column === void 0) return line;
  return makeLine(line.page, [...line.words.slice(0, -1), endingAt(amount, column)], line.ocr);
};
var endingAt = (word, right) => {
  const shift = right === void 0 ? 0 : right - word.box.right;
  const box = { ...word.box, left: word.box.left + shift, right: word.box.right + shift };
  return { ...word, box };
};

// lambdas/domain/pdf/cells/raised-numbers.ts
var NUMBER4 = /^\d{1,4}$/;
var APART3 = 0.8;
var MOST_LINES2 = 3;
var CLOSER2 = 0.8;
var withNumbersAtFirstLine = (pages) => pages.map((page) => ({ ...page, lines: raised(page.lines) }));
var raised = (lines) => {
  const moved = [...lines];
  for (const [index, row] of lines.entries()) {
    if (!/^\d{1,4} /.test(row.text)) continue;
    const [number, ...rest] = row.words;
    if (number === void 0 || !NUMBER4.test(number.text) || !hasFigures(row)) continue;
    const gap2 = (rest[0]?.box.left ?? 0) - number.box.right;
    if (gap2 < number.fontSize * APART3) continue;
    let top = index;
    while (index - top < MOST_LINES2 && isCellAbove(lines, top, rest)) top -= 1;
    const first = lines[top];
    if (top === index || first === void 0) continue;
    const box = { ...number.box, top: first.box.top, bottom: first.box.bottom };
    moved[top] = makeLine(first.page, [{ ...number, box }, ...first.words], first.ocr);
    moved[index] = makeLine(row.page, rest, row.ocr);
  }
  return moved;
};
var isCellAbove = (lines, at2, description) => {
  const [before, above, below2] = [lines[at2 - 2], lines[at2 - 1], lines[at2]];
  const [first] = description;
  if (before === void 0 || above === void 0 || below2 === void 0 || first === void 0)
    return false;
  const [style, own] = [styleOf(above.words), styleOf([first])];
  return Math.abs(above.box.left - first.box.left) < 3 && tokensOf(above.words).every(
    ({ kind, decimals }) => kind !== "quantity" && !(kind === "amount" && decimals === 2)
  ) && Math.abs(style.fontSize - own.fontSize) < 0.3 && style.bold === own.bold && style.italic === own.italic && below2.box.bottom - above.box.bottom < (above.box.bottom - before.box.bottom) * CLOSER2;
};

// lambdas/domain/pdf/cells/waste-below.ts
var WASTE = /^\(\d[\d,]*\.\d{2}\)$/;
var QUANTITY = /^\d[\d,]*\.\d{2}$/;
var NEAR4 = 8;
var withWasteInRow = (pages) => pages.map((page) => ({ ...page, lines: joined(page.lines) }));
var joined = (lines) => {
  const kept = [];
  for (const line of lines) {
    const row = kept.at(-1);
    const waste = line.text.includes("(") ? line.words.find(({ text }) => WASTE.test(text)) : void 0;
    const isAlone2 = (line.text.match(/\d\.\d{2}\b/g) ?? []).length === 1;
    const quantity = row === void 0 || waste === void 0 || !isAlone2 ? void 0 : quantityOver(row, waste);
    if (row === void 0 || waste === void 0 || quantity === void 0) {
      kept.push(line);
      continue;
    }
    const { right, top, bottom } = quantity.box;
    const box = { left: right + 1, right: right + 2, top, bottom };
    const words = row.words.flatMap(
      (word) => word === quantity ? [word, { ...waste, box }] : [word]
    );
    kept[kept.length - 1] = makeLine(row.page, words, row.ocr);
    const rest = line.words.filter((word) => word !== waste);
    if (rest.length > 0) kept.push(makeLine(line.page, rest, line.ocr));
  }
  return kept;
};
var amountIn = (text) => Number(text.replaceAll(/[(),]/g, ""));
var quantityOver = (row, waste) => row.words.find(
  ({ text, box }) => QUANTITY.test(text) && Math.abs(box.right - waste.box.right) < NEAR4 && isQuantityWithWaste(amountIn(waste.text), amountIn(text))
);

// lambdas/domain/pdf/cells/settle-cells.ts
var settleCells = (pages) => withOutlineSumsBelow(
  withNumbersInFront(
    withNumbersAtFirstLine(
      withNamesAtFirstRow(
        withWasteInRow(
          withNamesAboveHeads(
            withBandNamesAlone(
              withMeasuredNames(withOwnSideOnly(withNotesBelow(withCellsWhole(pages))))
            )
          )
        )
      )
    )
  )
);

// lambdas/domain/pdf/evidence/figure-columns.ts
var EDGE2 = 2.5;
var LEAST_SHARE2 = 0.08;
var LEAST_CELLS = 2;
var edgeOf = (cell, edge) => edge === "center" ? (cell.left + cell.right) / 2 : cell[edge];
var figureColumnsOf = (rows) => {
  const columns = columnsIn(spread(rows, MOST_ROWS));
  for (const row of rows)
    for (const cell of row.figures) {
      const center = edgeOf(cell, "center");
      const column = columns.find(({ left, right }) => center > left && center < right);
      if (column !== void 0 && !column.cells.has(row)) column.cells.set(row, cell);
    }
  return columns;
};
var MOST_ROWS = 120;
var spread = (rows, most = MOST_ROWS) => {
  const step = Math.max(1, rows.length / most);
  return rows.length <= most ? rows : Array.from({ length: most }, (_, at2) => rows[Math.floor(at2 * step)]);
};
var columnsIn = (rows) => {
  let free = rows.flatMap((row) => row.figures.map((cell) => ({ row, cell })));
  const least = Math.max(LEAST_CELLS, rows.length * LEAST_SHARE2);
  const columns = [];
  while (free.length >= least) {
    const group = largestGroup(free);
    if (group.length < least) break;
    const column = columnOf(group);
    const taken = new Set(group);
    const rest = [];
    for (const placed3 of free) {
      if (taken.has(placed3)) continue;
      const center = edgeOf(placed3.cell, "center");
      const isWithin4 = center > column.left && center < column.right;
      if (isWithin4 && !column.cells.has(placed3.row)) column.cells.set(placed3.row, placed3.cell);
      else if (!isWithin4) rest.push(placed3);
    }
    columns.push(column);
    free = rest;
  }
  return columns.sort((a, b) => a.left + a.right - b.left - b.right);
};
var columnOf = (group) => ({
  left: Math.min(...group.map(({ cell }) => cell.left)),
  right: Math.max(...group.map(({ cell }) => cell.right)),
  cells: new Map(group.map(({ row, cell }) => [row, cell]))
});
var largestGroup = (free) => {
  let best = [];
  for (const edge of ["right", "left", "center"]) {
    const sorted = free.toSorted((a, b) => edgeOf(a.cell, edge) - edgeOf(b.cell, edge));
    let from = 0;
    for (let until = 0; until < sorted.length; until += 1) {
      const at2 = (index) => edgeOf(sorted[index].cell, edge);
      while (at2(until) - at2(from) > EDGE2) from += 1;
      if (until - from + 1 > best.length) best = sorted.slice(from, until + 1);
    }
  }
  const seen = /* @__PURE__ */ new Set();
  return best.filter(({ row }) => !seen.has(row) && seen.add(row) !== void 0);
};

// lambdas/domain/pdf/evidence/amount-columns.ts
var CENT3 = 0.011;
var LEAST_HELD2 = 0.85;
var LEAST_ROWS3 = 3;
var LEAST_SHARE3 = 0.5;
var LEAST_TELLING2 = 2;
var MOST_SLACK = 0.01;
var MOST_TAX = 0.14;
var EXACT = { leastRows: 3, leastHeld: 0.85, leastTelling: 2, slackOf: () => CENT3 };
var HIDDEN_DIGITS = {
  leastRows: 5,
  leastHeld: 0.9,
  leastTelling: 4,
  slackOf: (one, other) => Math.max(hiddenIn(one, other), hiddenIn(other, one)) + CENT3
};
var hiddenIn = (price, quantity) => Math.abs(quantity.value ?? 0) * 0.5 * 10 ** -Math.max(2, price.decimals);
var figureIn = (column, row) => column.cells.get(row)?.value ?? null;
var amountColumnsOf = (columns, rows) => {
  const sample = spread(rows);
  const exact = productOf(columns, sample, EXACT);
  const rule = exact === null ? HIDDEN_DIGITS : EXACT;
  const found = exact ?? productOf(columns, sample, rule);
  if (found === null) return null;
  const product = { ...found, held: heldIn(rows, found, rule) ?? found.held };
  const kinds = /* @__PURE__ */ new Map();
  const used = /* @__PURE__ */ new Set([...product.factors, ...product.added, product.amount]);
  const isFree2 = (column) => !used.has(column);
  nameAdded(product.added, product, kinds);
  let whole = product.amount;
  let otherRate = null;
  if (product.added.length === 0) {
    const more = sumOf2(product.amount, columns.filter(isFree2), product.held);
    if (more !== null) {
      otherRate = rateOf(more.added, product.factors, columns.filter(isFree2), more.held);
      kinds.set(product.amount, otherRate === null ? "lineItemTotal" : "otherNumber");
      if (otherRate === null) nameAdded(more.added, { ...product, held: more.held }, kinds);
      else for (const column of more.added) kinds.set(column, "otherNumber");
      for (const column of [...more.added, more.amount]) used.add(column);
      if (otherRate !== null) used.add(otherRate);
      whole = more.amount;
    }
  }
  const left = valueLeftOf(whole, columns.filter(isFree2), rows);
  for (const [column, kind] of left) kinds.set(column, kind);
  kinds.set(whole, kinds.size > 0 ? "rcv" : "total");
  return { kinds, factors: product.factors, otherRate, rows: product.held };
};
var productOf = (columns, rows, rule) => {
  for (const count of [0, 1, 2]) {
    let best = null;
    for (const [one, other] of pairsOf2(columns.filter((column) => !isPercent(column))))
      for (const amount of columns) {
        if (amount === one || amount === other) continue;
        const rest = columns.filter(
          (column) => column !== one && column !== other && column !== amount
        );
        for (const added of subsetsOf(rest, count)) {
          const held = heldIn(rows, { factors: [one, other], added, amount }, rule);
          const found = held === null ? null : { factors: [one, other], added, amount, held };
          if (found !== null && (best === null || tellsMore(found, best))) best = found;
        }
      }
    if (best !== null) return best;
  }
  return null;
};
var tellsMore = (one, other) => {
  if (one.held.length !== other.held.length) return one.held.length > other.held.length;
  const sum2 = ({ amount, held }) => held.reduce((all, row) => all + (figureIn(amount, row) ?? 0), 0);
  return sum2(one) > sum2(other) + CENT3;
};
var isPercent = (column) => [...column.cells.values()].filter(({ kind }) => kind === "percent").length * 2 > column.cells.size;
var heldIn = (rows, { factors, added, amount }, { slackOf: slackOf2, leastRows, leastHeld, leastTelling }) => {
  const held = [];
  let count = 0;
  let telling = 0;
  const needed = added.map(() => 0);
  for (const row of rows) {
    const [one, other] = [factors[0].cells.get(row), factors[1].cells.get(row)];
    const total2 = figureIn(amount, row);
    if (one?.value == null || other?.value == null || total2 === null) continue;
    const product = one.value * other.value;
    if (product === 0) continue;
    count += 1;
    const more = added.map((column) => figureIn(column, row) ?? 0);
    const sum2 = more.reduce((all, value) => all + value, product);
    const slack = slackOf2(one, other);
    if (Math.abs(sum2 - total2) > slack) {
      if (count - held.length > rows.length * (1 - leastHeld) + 1) return null;
      continue;
    }
    held.push(row);
    const isTelling = Math.abs(one.value) !== 1 && Math.abs(other.value) !== 1;
    if (isTelling && slack < Math.max(2 * CENT3, Math.abs(total2) * MOST_SLACK)) telling += 1;
    for (const [at2, value] of more.entries()) if (value !== 0) needed[at2] = (needed[at2] ?? 0) + 1;
  }
  const isTold = count >= leastRows && count >= rows.length * LEAST_SHARE3 && held.length >= count * leastHeld && telling >= leastTelling && needed.every((times3) => times3 >= LEAST_TELLING2);
  return isTold ? held : null;
};
var sumOf2 = (base, columns, rows) => {
  for (const count of [1, 2, 3])
    for (const amount of columns)
      for (const added of subsetsOf(
        columns.filter((column) => column !== amount),
        count
      )) {
        const held = [];
        let all = 0;
        let telling = 0;
        for (const row of rows) {
          const [from, to] = [figureIn(base, row), figureIn(amount, row)];
          if (from === null || to === null) continue;
          all += 1;
          const more = added.map((column) => figureIn(column, row) ?? 0);
          if (Math.abs(more.reduce((sum2, value) => sum2 + value, from) - to) > CENT3) continue;
          held.push(row);
          if (more.every((value) => value > 0)) telling += 1;
        }
        if (all >= LEAST_ROWS3 && held.length >= all * LEAST_HELD2 && telling >= LEAST_TELLING2)
          return { added, amount, held };
      }
  return null;
};
var rateOf = (added, factors, columns, rows) => {
  const [part, ...others] = added;
  if (part === void 0 || others.length > 0) return null;
  const own = rows.filter((row) => (figureIn(part, row) ?? 0) !== 0);
  for (const column of columns)
    for (const factor of column === part ? [] : factors)
      if (heldIn(own, { factors: [factor, column], added: [], amount: part }, PART) !== null)
        return column;
  return null;
};
var PART = { leastRows: 2, leastHeld: 0.85, leastTelling: 2, slackOf: () => CENT3 };
var nameAdded = (added, { factors, held }, kinds) => {
  const shares = added.map((column) => ({
    column,
    share: medianOf(
      held.flatMap((row) => {
        const base = (figureIn(factors[0], row) ?? 0) * (figureIn(factors[1], row) ?? 0);
        const value = figureIn(column, row) ?? 0;
        return base === 0 || value === 0 ? [] : [value / base];
      })
    )
  })).sort((a, b) => a.share - b.share);
  const isTaxed = (shares[0]?.share ?? 1) <= MOST_TAX;
  for (const [at2, { column }] of shares.entries())
    kinds.set(column, at2 === 0 && isTaxed ? "tax" : at2 <= 1 ? "overheadProfit" : "otherNumber");
};
var medianOf = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
var valueLeftOf = (whole, columns, rows) => {
  const kinds = /* @__PURE__ */ new Map();
  const holds4 = (test) => {
    let all = 0;
    let held = 0;
    let telling = 0;
    for (const row of rows) {
      const value = figureIn(whole, row);
      if (value === null) continue;
      const result = test(row, value);
      if (result === null) continue;
      all += 1;
      if (result) held += 1;
      if (result && columns.some((column) => (figureIn(column, row) ?? 0) !== 0)) telling += 1;
    }
    return all >= LEAST_ROWS3 && held >= all * LEAST_HELD2 && telling >= LEAST_TELLING2;
  };
  const off = (column, row) => Math.abs(figureIn(column, row) ?? 0);
  const share = (column, row) => off(column, row) / 100;
  const isUsed = (column) => rows.filter((row) => off(column, row) !== 0).length >= LEAST_TELLING2;
  const filled = (column) => rows.filter((row) => off(column, row) !== 0).length;
  const isTakenOff = (column) => rows.some((row) => (figureIn(column, row) ?? 0) < 0);
  const left = columns.filter((column) => !isTakenOff(column) && filled(column) >= rows.length * LEAST_SHARE3).toSorted((a, b) => filled(b) - filled(a));
  for (const acv of left) {
    const others = columns.filter((column) => column !== acv && isUsed(column));
    const leaves = (row, value, taken) => {
      const rest2 = figureIn(acv, row);
      return rest2 === null ? null : Math.abs(value - taken - rest2) <= CENT3;
    };
    const amount = others.find(
      (column) => holds4((row, value) => leaves(row, value, off(column, row)))
    );
    const rate = others.find(
      (column) => column !== amount && rows.every((row) => off(column, row) <= 100) && holds4((row, value) => leaves(row, value, value * share(column, row)))
    );
    if (amount === void 0 && rate === void 0) continue;
    kinds.set(acv, "acv");
    if (amount !== void 0) kinds.set(amount, "depreciation");
    if (rate !== void 0) kinds.set(rate, "depreciationPercent");
    return kinds;
  }
  const rest = left.find((column) => {
    const pairs = rows.map((row) => [figureIn(column, row), figureIn(whole, row)]);
    const shown = pairs.filter(([value, of]) => value !== null && of !== null);
    const unchanged = shown.filter(([value, of]) => value === of).length;
    const isLess = shown.every(([value, of]) => (value ?? 0) <= (of ?? 0));
    return isLess && shown.length >= rows.length * LEAST_HELD2 && unchanged >= LEAST_TELLING2 && shown.length - unchanged >= LEAST_TELLING2;
  });
  if (rest !== void 0) kinds.set(rest, "acv");
  return kinds;
};
var pairsOf2 = (columns) => columns.flatMap(
  (one, at2) => columns.slice(at2 + 1).map((other) => [one, other])
);
var subsetsOf = (columns, count) => {
  if (count === 0) return [[]];
  return columns.flatMap(
    (column, at2) => subsetsOf(columns.slice(at2 + 1), count - 1).map((rest) => [column, ...rest])
  );
};

// lambdas/domain/pdf/evidence/printed-headings.ts
var MOST_BETWEEN = 4;
var LEAST_HEADINGS2 = 3;
var PITCH = 1.8;
var hasFigure = ({ text }) => /\d[.,]\d/.test(text);
var isHead3 = (line) => !hasFigure(line) && /\p{L}/u.test(line.text) && segmentsOf(line.words, 0.9).length >= LEAST_HEADINGS2;
var printedHeadings = (pages, first) => {
  const lines = pages.find(({ page }) => page === first.page)?.lines ?? [];
  const at2 = lines.indexOf(first);
  const above = lines.slice(Math.max(0, at2 - MOST_BETWEEN - 2), at2);
  const last = above.findLastIndex(isHead3);
  if (last < 0 || above.slice(last + 1).some(hasFigure)) return [];
  let from = last;
  let until = last;
  while (goesOn(above[from - 1], above[from])) from -= 1;
  while (goesOn(above[until], above[until + 1])) until += 1;
  const block = above.slice(from, until + 1);
  const base = block.toSorted((a, b) => partsOf(b).length - partsOf(a).length)[0];
  return block.filter((line) => line === base || isPart(line, base));
};
var goesOn = (upper, lower) => upper !== void 0 && lower !== void 0 && !hasFigure(upper) && !hasFigure(lower) && lower.box.bottom - upper.box.bottom < Math.max(upper.fontSize, lower.fontSize) * PITCH && upper.bold === lower.bold;
var partsOf = (line) => segmentsOf(line.words, 0.9);
var isPart = (line, base) => {
  const heads2 = base === void 0 ? [] : partsOf(base);
  const parts = partsOf(line);
  const over = parts.filter(
    (words) => heads2.some(
      (head) => (head[0]?.box.left ?? 0) < (words.at(-1)?.box.right ?? 0) && (head.at(-1)?.box.right ?? 0) > (words[0]?.box.left ?? 0)
    )
  );
  return over.length === parts.length && (parts.length > 1 || line.bold);
};
var BESIDE2 = 4;
var headingOver = (headings) => (left, right) => headings.flatMap(({ words }) => words).filter(({ box }) => box.left < right + BESIDE2 && box.right > left - BESIDE2).map(({ text }) => /\p{L}/u.test(text) ? spelledKey(text) : text).join(" ");

// lambdas/domain/pdf/evidence/text-columns.ts
var EDGE3 = 3;
var LEAST_SHARE4 = 0.12;
var LEAST_CELLS2 = 2;
var textColumnsOf = (rows, textsOf2) => {
  const free = rows.flatMap((row) => textsOf2(row).map((cell) => ({ row, cell }))).sort((a, b) => a.cell.left - b.cell.left);
  const columns = [];
  let group = [];
  const close = () => {
    if (group.length >= Math.max(LEAST_CELLS2, rows.length * LEAST_SHARE4)) {
      const rights = group.map(({ cell }) => cell.right);
      columns.push({
        left: group[0]?.cell.left ?? 0,
        right: Math.max(...rights),
        cells: new Map(group.map(({ row, cell }) => [row, cell]))
      });
    }
    group = [];
  };
  for (const placed3 of free) {
    if (placed3.cell.left - (group[0]?.cell.left ?? placed3.cell.left) > EDGE3) close();
    group.push(placed3);
  }
  close();
  return columns;
};
var textsOf = ({ cells }) => [...cells.values()].map(({ text }) => text);
var shareOf = (column, test) => textsOf(column).filter(test).length / Math.max(1, column.cells.size);
var widestOf = (columns) => {
  const letters = (column) => textsOf(column).reduce((all, text) => all + text.length, 0);
  return columns.toSorted((a, b) => letters(b) - letters(a))[0] ?? null;
};
var UNIT_LIKE = /^\p{L}[\p{L}\d²³./ -]{0,9}$/u;
var isOfUnits = (column) => {
  const texts = textsOf(column);
  const distinct = new Set(texts.map((text) => text.toLowerCase())).size;
  const known = shareOf(column, (text) => unitCode(text) !== null);
  if (known >= 0.7) return true;
  const isFew = distinct <= Math.max(3, texts.length / 2);
  return isFew && shareOf(column, (text) => UNIT_LIKE.test(text) && text.length <= 6) >= 0.9;
};
var kindOfTexts = (column, rows) => {
  if (shareOf(column, (text) => TRADE_WORDS.test(text) && !ROOM_WORDS.test(text)) >= 0.5)
    return "category";
  const inOrder2 = rows.flatMap((row) => column.cells.get(row)?.text ?? []);
  const changes = inOrder2.filter((text, at2) => at2 > 0 && text !== inOrder2[at2 - 1]).length;
  const comesInBlocks = changes <= inOrder2.length / 2 && inOrder2.length >= rows.length * 0.8;
  if (shareOf(column, (text) => ROOM_WORDS.test(text)) >= 0.4) return "room";
  const isCode = shareOf(column, (text) => /^[A-Z\d][A-Z\d.&/+-]*$/.test(text)) >= 0.7;
  if (comesInBlocks && !isCode && shareOf(column, (text) => /\p{L}{3}/u.test(text)) >= 0.9)
    return "room";
  if (shareOf(column, (text) => ACTIONS.test(text)) >= 0.8) return "activity";
  return "category";
};
var ACTIONS = /^(?:&|\+|-|R&R|RR|R|D&R|remove.*|replace.*|install|detach.*|repair|clean|paint)$/i;
var isOfRowNumbers = (column, rows) => {
  const cells = rows.flatMap((row) => column.cells.get(row) ?? []);
  if (cells.length < Math.max(3, rows.length * 0.8)) return false;
  if (cells.every(({ text }) => /^\d{1,3}\.\d{1,3}\.?$/.test(text))) {
    const parts = cells.map(({ text }) => text.split(".").map(Number));
    const follows = parts.filter(([part = 0, place2 = 0], at2) => {
      const [before = 0, last = 0] = parts[at2 - 1] ?? [];
      return at2 === 0 || (part === before ? place2 === last + 1 : part > before && place2 <= 1);
    });
    return follows.length >= parts.length * 0.9;
  }
  if (!cells.every(({ text }) => /^\d{1,8}\.?$/.test(text))) return false;
  const numbers2 = cells.map(({ value }) => value ?? 0);
  const steps2 = numbers2.slice(1).map((number, at2) => number - (numbers2[at2] ?? 0));
  const [step = 0] = steps2.toSorted((a, b) => a - b).slice(Math.floor(steps2.length / 2));
  return step > 0 && steps2.filter((one) => one === step || one <= 0).length >= steps2.length * 0.9 && steps2.filter((one) => one === step).length >= steps2.length * 0.5;
};

// lambdas/domain/pdf/evidence/name-columns.ts
var LEAST_FIGURES = 3;
var nameColumns = (lines, headingsAbove) => {
  const candidates = lines.filter(({ figures: figures2 }) => figures2.length >= LEAST_FIGURES);
  if (candidates.length < LEAST_FIGURES) return null;
  const figures = figureColumnsOf(candidates);
  if (figures.length < LEAST_FIGURES || figures.length > MOST_COLUMNS) return null;
  const numbers2 = figures.find((column) => isOfRowNumbers(column, candidates));
  const told3 = amountColumnsOf(
    figures.filter((column) => column !== numbers2),
    candidates
  ) ?? amountColumnsOf(figures, candidates);
  if (told3 === null) return null;
  const { rows, kinds } = told3;
  const headings = rows.slice(0, ROWS_BELOW_HEADINGS).map(({ line }) => headingsAbove(line)).find(({ length }) => length > 0) ?? [];
  const over = headingOver(headings);
  const texts = textColumnsOf(rows, ({ texts: own }) => own);
  const units = unitsOf(texts, rows);
  const [quantity, price] = inOrder(told3.factors, units, rows, over);
  kinds.set(quantity, "quantity");
  kinds.set(price, told3.otherRate === null ? "unitPrice" : "laborPrice");
  if (told3.otherRate !== null) kinds.set(told3.otherRate, "materialPrice");
  if (numbers2 !== void 0 && !kinds.has(numbers2)) kinds.set(numbers2, "itemNumber");
  const description = widestOf(texts.filter((column) => column !== units));
  const taken = /* @__PURE__ */ new Set([...kinds.values(), "description"]);
  const headingOf2 = ({ left, right }) => over(left, Math.min(right, left + WIDEST_HEADING));
  const named3 = (column, kind) => ({
    kind,
    left: column.left,
    right: column.right,
    text: headingOf2(column)
  });
  const hinted = (column, isText) => {
    const kind = headingKind(headingOf2(column));
    if (kind === null || taken.has(kind) || TEXT_COLUMNS.has(kind) !== isText) return null;
    if (!isText && !MEASURED.has(kind)) return null;
    taken.add(kind);
    return kind;
  };
  const columns = [
    ...figures.map(
      (column) => named3(column, kinds.get(column) ?? hinted(column, false) ?? shapeOf(column, taken))
    ),
    ...texts.map((column) => {
      if (column === description) return named3(column, "description");
      if (column === units) return named3(column, "unit");
      return named3(column, hinted(column, true) ?? once2(kindOfTexts(column, rows), taken));
    })
  ].sort((a, b) => a.left + a.right - b.left - b.right);
  return {
    columns: columns.some(({ kind }) => kind === "unit") ? columns : withUnits2(columns, quantity, rows),
    rows,
    headings,
    amounts: [...kinds].map(([column, kind]) => ({ column, kind }))
  };
};
var ROWS_BELOW_HEADINGS = 12;
var WIDEST_HEADING = 60;
var MOST_COLUMNS = 16;
var MEASURED = /* @__PURE__ */ new Set(["ageLife", "lifeYears", "depreciationPercent"]);
var once2 = (kind, taken) => {
  if (taken.has(kind)) return "category";
  taken.add(kind);
  return kind;
};
var shapeOf = (column, taken) => {
  const cells = [...column.cells.values()];
  for (const shape of ["ageLife", "condition"])
    if (cells.filter(({ kind }) => kind === shape).length > cells.length / 2)
      return taken.has(shape) ? "otherNumber" : once2(shape, taken);
  return "otherNumber";
};
var unitsOf = (texts, rows) => texts.find((column) => column.cells.size >= rows.length * 0.6 && isOfUnits(column)) ?? null;
var BESIDE3 = 40;
var inOrder = ([one, other], units, rows, over) => {
  const hints = [one, other].map((column) => headingKind(over(column.left, column.right)));
  if (hints[0] === "unitPrice" || hints[1] === "quantity") return [other, one];
  if (hints[1] === "unitPrice" || hints[0] === "quantity") return [one, other];
  const [own, others] = [one, other].map((column) => unitsBeside(column, units, rows));
  if (own !== void 0 && others !== void 0 && own !== others)
    return own > others ? [one, other] : [other, one];
  const isMoney3 = (column) => [...column.cells.values()].every(({ decimals, text }) => decimals === 2 || text.includes("$"));
  if (isMoney3(one) !== isMoney3(other)) return isMoney3(one) ? [other, one] : [one, other];
  return [one, other];
};
var unitsBeside = (column, units, rows) => rows.filter((row) => {
  const cell = column.cells.get(row);
  if (cell === void 0) return false;
  if (cell.kind === "quantity") return true;
  const behind2 = nextTo(cell.right, row.units);
  if (behind2 !== null && behind2 < BESIDE3) return true;
  const unit = units?.cells.get(row);
  if (unit === void 0) return false;
  const gap2 = Math.min(Math.abs(unit.left - cell.right), Math.abs(cell.left - unit.right));
  return gap2 < BESIDE3 && !row.figures.some((between) => isBetween(between, cell, unit));
}).length;
var nextTo = (right, cells) => {
  const gaps = cells.flatMap(({ left }) => left >= right - 1 ? [left - right] : []);
  return gaps.length === 0 ? null : Math.min(...gaps);
};
var isBetween = (between, one, other) => between !== one && between.left >= Math.min(one.right, other.right) - 1 && between.right <= Math.max(one.left, other.left) + 1;
var withUnits2 = (columns, quantity, rows) => {
  const units = rows.flatMap((row) => {
    const cell = quantity.cells.get(row);
    if (cell === void 0 || cell.kind === "quantity") return [];
    return row.units.filter(({ left }) => left >= cell.right - 1 && left - cell.right < BESIDE3).slice(0, 1);
  });
  if (units.length < rows.length * 0.5) return [...columns];
  const column = {
    kind: "unit",
    left: Math.min(...units.map(({ left }) => left)),
    right: Math.max(...units.map(({ right }) => right)),
    text: ""
  };
  const at2 = columns.findIndex(({ left, right }) => left + right > column.left + column.right);
  return at2 < 0 ? [...columns, column] : columns.toSpliced(at2, 0, column);
};

// lambdas/domain/pdf/evidence/sums.ts
var CENT4 = "0.011";
var SUMMED = /* @__PURE__ */ new Set([
  "lineItemTotal",
  "tax",
  "overheadProfit",
  "rcv",
  "total",
  "depreciation",
  "acv"
]);
var WHOLE = /* @__PURE__ */ new Set(["rcv", "total"]);
var MOST_NAMES = 300;
var sumsTold = (pages, lines, table, tableRows) => {
  const summed = table.amounts.filter(({ kind }) => SUMMED.has(kind));
  const whole = summed.find(({ kind }) => WHOLE.has(kind))?.column;
  if (whole === void 0) return [...pages];
  const byLine = new Map(lines.map((one) => [one.line, one]));
  const rows = new Set(table.rows);
  const all = new Map(summed.map(({ column }) => [column, decimal(0)]));
  let names = [];
  const add = (row) => {
    for (const [column, before] of all)
      all.set(column, before.plus(Math.abs(column.cells.get(row)?.value ?? 0)));
  };
  const describes2 = table.columns.some(({ kind }) => kind === "description");
  const since = (before) => new Map([...all].map(([column, sum2]) => [column, sum2.minus(before.get(column) ?? 0)]));
  const last = [...tableRows].reduce(laterOf, void 0);
  const isBehind = (line) => last !== void 0 && laterOf(last, line) === line && totalLabel(line.text) === null && !isMarkup(line.text);
  const settle2 = (line) => {
    const cells = byLine.get(line);
    if (tableRows.has(line) && cells !== void 0 && !rows.has(cells)) return [line];
    if (cells !== void 0 && (rows.has(cells) || isRow2(cells, table))) {
      add(cells);
      return [line];
    }
    const figures = cells?.figures.filter(({ value, decimals }) => value !== null && decimals > 0);
    if (figures === void 0 || figures.length === 0) {
      if (!/\p{L}{2}/u.test(line.text)) return [line];
      names.push({ text: bare(line), before: new Map(all) });
      if (names.length > MOST_NAMES) names = names.slice(-MOST_NAMES / 2);
      return [describes2 ? withoutNumber(line) : line];
    }
    const group = names.findLast(
      ({ text, before }) => line.text.includes(text) && matches(figures, since(before), whole)
    );
    if (group !== void 0) {
      names = [];
      return [named(line, `Subtotal ${group.text}`, placed(figures, since(group.before)))];
    }
    if (matches(figures, all, whole)) return [named(line, "Total", placed(figures, all))];
    if (placed(figures, all).length === figures.length) return [];
    return isBehind(line) ? [] : [line];
  };
  return pages.map((page) => ({ ...page, lines: page.lines.flatMap(settle2) }));
};
var laterOf = (one, other) => {
  if (one === void 0 || other.page > one.page) return other;
  return other.page === one.page && other.box.top > one.box.top ? other : one;
};
var isSum2 = ({ value }, sum2) => sum2 !== void 0 && !sum2.eq(0) && value !== null && sum2.minus(Math.abs(value)).abs().lt(CENT4);
var matches = (figures, sums, whole) => figures.some((figure) => isSum2(figure, sums.get(whole)));
var placed = (figures, sums) => {
  const used = /* @__PURE__ */ new Set();
  return figures.flatMap((figure) => {
    const of = [...sums.keys()].filter(
      (column2) => !used.has(column2) && isSum2(figure, sums.get(column2))
    );
    const column = of.find(({ left, right }) => figure.left < right && figure.right > left) ?? of[0];
    if (column === void 0) return [];
    used.add(column);
    return [{ figure, column }];
  });
};
var isRow2 = ({ figures, texts }, { amounts }) => texts.length > 0 && figures.length >= Math.min(3, amounts.length);
var NUMBER5 = /^\d{1,3}[.)]?$/;
var withoutNumber = (line) => {
  const [first, ...rest] = line.words;
  return first !== void 0 && rest.length > 0 && NUMBER5.test(first.text) && rest.length <= 6 ? makeLine(line.page, rest, line.ocr) : line;
};
var bare = (line) => line.text.replace(/^\d{1,3}[.)]?\s+(?=\p{L})/u, "").replace(/:$/, "");
var named = (line, label, sums) => {
  const [like] = line.words;
  if (like === void 0) return line;
  const amounts = sums.toSorted((a, b) => a.column.right - b.column.right).map(({ figure, column }) => {
    const { right } = column;
    const left = right - (figure.right - figure.left);
    return { ...like, text: figure.text, box: { ...like.box, left, right } };
  });
  const each = like.fontSize * 0.5;
  const width = label.length * each;
  let at2 = Math.min(like.box.left, (amounts[0]?.box.left ?? like.box.left) - width - like.fontSize);
  const words = label.split(" ").map((text) => {
    const box = { ...like.box, left: at2, right: at2 + text.length * each };
    at2 = box.right + like.fontSize * 0.3;
    return { ...like, text, box };
  });
  return makeLine(line.page, [...words, ...amounts], line.ocr);
};

// lambdas/domain/pdf/evidence/table-cells.ts
var CELL_GAP2 = 0.9;
var FIGURES4 = /* @__PURE__ */ new Set([
  "amount",
  "quantity",
  "percent",
  "ageLife",
  "condition"
]);
var BESIDE4 = /* @__PURE__ */ new Set(["operator", "mark", "unit", "notApplicable"]);
var UNIT_LIKE2 = /^\p{L}[\p{L}²³./]{0,6}$/u;
var cellLinesOf = (pages) => pages.flatMap(
  ({ lines }) => lines.flatMap((line) => {
    if (!/\d/.test(line.text)) return [];
    const cells = cellsOf2(line);
    return cells.figures.length === 0 ? [] : [cells];
  })
);
var cellsOf2 = (line) => {
  const found = { line, figures: [], texts: [], units: [] };
  for (const words of segmentsOf(line.words, CELL_GAP2)) {
    const tokens = tokensOf(words);
    if (isFigures(tokens)) takeFigures(tokens, found);
    else
      found.texts.push({
        left: words[0]?.box.left ?? 0,
        right: words.at(-1)?.box.right ?? 0,
        text: textOf(words)
      });
  }
  return found;
};
var isFigures = (tokens) => tokens.some(({ kind }) => FIGURES4.has(kind)) && tokens.every(({ kind, text }, at2) => {
  if (FIGURES4.has(kind) || BESIDE4.has(kind)) return true;
  return tokens[at2 - 1]?.kind === "amount" && UNIT_LIKE2.test(text);
});
var takeFigures = (tokens, to) => {
  for (const token2 of tokens) {
    const { left, right, text, kind } = token2;
    if (FIGURES4.has(kind)) {
      const value = token2.value === null ? null : token2.negative ? -Math.abs(token2.value) : token2.value;
      const isOff = token2.bracket !== null && value !== null;
      const figureRight = kind === "quantity" ? token2.figureRight : right;
      to.figures.push({
        left,
        right: figureRight,
        value: isOff ? -Math.abs(value) : value,
        decimals: token2.decimals,
        text,
        kind
      });
      if (token2.unit !== null && kind === "quantity")
        to.units.push({ left: figureRight, right, text: token2.unit });
    } else if (UNIT_LIKE2.test(text)) to.units.push({ left, right, text });
  }
};

// lambdas/domain/pdf/evidence/tell-tables.ts
var HEADS = {
  itemNumber: "#",
  description: "DESCRIPTION",
  category: "CATEGORY",
  selector: "SEL",
  activity: "ACT",
  room: "ROOM",
  note: "NOTES",
  coverage: "COVERAGE",
  recoverable: "RECOVERABLE",
  calculation: "CALC",
  quantity: "QTY",
  unit: "UOM",
  unitPrice: "RATE",
  removePrice: "REMOVE",
  replacePrice: "REPLACE",
  resetPrice: "RESET",
  laborPrice: "LABOR",
  materialPrice: "MAT",
  lineItemTotal: "SUBTOTAL",
  tax: "TAX",
  overheadProfit: "O&P",
  total: "TOTAL",
  rcv: "RCV",
  ageLife: "AGE/LIFE",
  lifeYears: "LIFE",
  condition: "COND",
  depreciationPercent: "DEP%",
  depreciation: "DEPREC",
  acv: "ACV",
  otherNumber: "WID"
};
var LEAST_FIGURES2 = 3;
var LEAST_LINES = 3;
var tellTables = (pages) => {
  const lines = cellLinesOf(pages);
  const full = lines.filter(
    ({ figures, line }) => figures.length >= LEAST_FIGURES2 && totalLabel(line.text) === null
  );
  if (full.length < LEAST_LINES) return null;
  const headingsAbove = (first2) => printedHeadings(pages, first2);
  const whole = nameColumns(full, headingsAbove);
  const found = new Set(whole?.rows);
  const tables = [
    ...whole === null ? [] : [whole],
    ...byHeadings(full, headingsAbove).filter((part) => !part.some((one) => found.has(one))).flatMap((part) => nameColumns(part, headingsAbove) ?? [])
  ];
  const [first] = tables;
  if (first === void 0) return null;
  const rows = new Set(tables.flatMap((table) => table.rows.map(({ line }) => line)));
  const named3 = tables.reduce(
    (settled, table) => sumsTold(settled, lines, table, rows),
    pages
  );
  const told3 = settleCells(withHeads(named3, tables));
  markBareNumbers(told3);
  return {
    pages: told3,
    columns: first.columns,
    page: first.rows[0]?.line.page ?? 1
  };
};
var byHeadings = (lines, headingsAbove) => {
  const groups = /* @__PURE__ */ new Map();
  let open = [];
  for (const one of lines) {
    const key = headingsAbove(one.line).map(({ text }) => text).join(" ");
    if (key !== "") {
      open = groups.get(key) ?? [];
      groups.set(key, open);
    }
    open.push(one);
  }
  return [...groups.values()].filter((group) => group.length >= LEAST_LINES);
};
var withHeads = (pages, tables) => {
  const tableOf3 = /* @__PURE__ */ new Map();
  const headed = /* @__PURE__ */ new Map();
  for (const table of tables) {
    for (const { line } of table.rows) tableOf3.set(line, table);
    for (const { text } of table.headings) headed.set(text, table);
  }
  const rowSize = median([...tableOf3.keys()].map(({ fontSize }) => fontSize));
  let hasBegun = false;
  return pages.map((page) => {
    const lines = [];
    let open = null;
    let isHead6 = false;
    for (const line of page.lines) {
      const head = headed.get(line.text);
      const table = tableOf3.get(line);
      hasBegun ||= head !== void 0 || table !== void 0;
      if (!hasBegun && segmentsOf(line.words, LABEL_GAP3).length > 1) continue;
      if (!hasBegun && line.fontSize > rowSize * TITLE_SIZES) continue;
      if (head !== void 0) {
        if (!isHead6) lines.push(headOf(line, head.columns));
        isHead6 = true;
        open = head;
        continue;
      }
      isHead6 = false;
      if (table !== void 0 && open !== table) {
        const isDescribed = table.columns.some(({ kind }) => kind === "description");
        lines.splice(lines.length - (isDescribed ? 0 : 1), 0, headOf(line, table.columns));
        open = table;
      }
      lines.push(line);
    }
    return { ...page, lines };
  });
};
var LABEL_GAP3 = 1.6;
var TITLE_SIZES = 1.4;
var APART4 = 8;
var headOf = (at2, columns) => {
  const [like] = at2.words;
  const words = columns.flatMap((column, index) => {
    const next = columns[index + 1];
    const text = HEADS[column.kind];
    const room = next === void 0 ? column.right : Math.min(column.right, next.left - APART4);
    if (like === void 0) return [];
    const right = Math.max(room, column.left + 1);
    return [
      { ...like, text, fontSize: 4, bold: true, box: { ...at2.box, left: column.left, right } }
    ];
  });
  return makeLine(at2.page, words, at2.ocr);
};

// lambdas/domain/pdf/shared-edge.ts
var sharedEdge = (values, within3) => {
  const sorted = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value || a.index - b.index);
  let best = null;
  let [from, until] = [0, 0];
  for (const { value, index } of sorted) {
    while (value - (sorted[from]?.value ?? value) >= within3) from += 1;
    while (until < sorted.length && (sorted[until]?.value ?? value) - value < within3) until += 1;
    const count = until - from;
    if (best === null || count > best.count || count === best.count && index < best.index)
      best = { value, index, count };
  }
  return best === null ? null : { at: best.value, count: best.count };
};

// lambdas/domain/pdf/implicit-table.ts
var EDGE4 = 4;
var figuresOf = (line) => {
  const tokens = tokensOf(line.words);
  const figures = [];
  for (const token2 of tokens.toReversed()) {
    if (token2.kind === "operator" || token2.kind === "unit" || token2.text === "@") continue;
    if (token2.kind !== "amount" && token2.kind !== "quantity") break;
    figures.unshift(token2);
  }
  return figures;
};
var commonEdge = (lines) => {
  const best = sharedEdge(
    lines.map(({ figures }) => figures.at(-1)?.right ?? 0),
    EDGE4
  );
  return best === null || best.count < 2 ? null : best.at;
};
var findImplicitTable = (pages) => {
  const closing2 = pages.flatMap(
    (page) => page.lines.flatMap((line) => {
      const figures = figuresOf(line);
      const last = figures.at(-1);
      const described = line.words.length > figures.length && /\p{L}{3}/u.test(line.text);
      const isAmount2 = last !== void 0 && last.kind === "amount" && isMoney(last);
      return described && isAmount2 ? [{ line, figures }] : [];
    })
  );
  const edge = commonEdge(closing2);
  if (edge === null) return null;
  const column = closing2.filter(
    ({ figures }) => Math.abs((figures.at(-1)?.right ?? 0) - edge) < EDGE4
  );
  const rows = column.filter(
    ({ line }) => totalLabel(line.text) === null && !isAdjustment(line.text)
  );
  if (!looksLikeScope(pages, column, rows)) return null;
  const headings = headingsOf(rows);
  const first = rows[0];
  if (first === void 0) return null;
  const from = /* @__PURE__ */ new Map();
  const ofColumn = new Set(column.map((row) => row.line));
  for (const page of pages) {
    const at2 = page.lines.findIndex((line2) => ofColumn.has(line2));
    if (at2 < 0) continue;
    let start = at2;
    while (start > 0 && isHeadingAbove(page.lines[start - 1], page.lines[start])) start -= 1;
    const line = page.lines[start];
    if (line !== void 0) from.set(page.page, line);
  }
  return { header: { headings, lines: [], textOnlyRows: [] }, from };
};
var isMoney = (token2) => token2.decimals === 2 || token2.text.includes("$");
var isHeadingAbove = (line, below2) => line !== void 0 && below2 !== void 0 && (line.bold || line.fontSize > below2.fontSize * 1.07 || line.text === line.text.toUpperCase()) && !line.text.includes(":") && line.fontSize < below2.fontSize * 1.5 && below2.box.top - line.box.bottom < below2.fontSize * 1.5;
var looksLikeScope = (pages, column, rows) => {
  if (rows.length < 2) return false;
  const total2 = rows.reduce((sum2, { figures }) => sum2.plus(figures.at(-1)?.value ?? 0), decimal(0));
  const work = new Set(rows);
  const sums = column.filter((row) => !work.has(row));
  if (sums.some(
    ({ figures }) => total2.minus(figures.at(-1)?.value ?? 0).abs().lt("0.01")
  ))
    return true;
  const title = pages.some(
    ({ lines }) => lines.some(
      (line) => line.words.length <= 8 && /\b(?:proposal|estimate|quot(?:e|ation)|bid|scope\s+of\s+work|contract|work\s+order|invoice)\b/i.test(
        line.text
      )
    )
  );
  return title && rows.length >= 3;
};
var headingsOf = (rows) => {
  const edges = [];
  for (const [index, { figures }] of rows.entries())
    for (const figure of figures) {
      let edge = edges.find((other) => Math.abs(other.right - figure.right) < EDGE4 * 1.5);
      if (edge === void 0) {
        edge = { right: figure.right, left: figure.left, values: rows.map(() => null), units: 0 };
        edges.push(edge);
      }
      edge.values[index] = figure.value;
      edge.left = Math.min(edge.left, figure.left);
      if (figure.unit !== null) edge.units += 1;
    }
  const columns = edges.filter((edge) => edge.values.filter((value) => value !== null).length >= rows.length * 0.5).sort((a, b) => a.right - b.right);
  const total2 = columns.at(-1);
  const others = columns.slice(0, -1);
  const kinds = /* @__PURE__ */ new Map();
  if (total2 !== void 0) kinds.set(total2, "total");
  const product = others.flatMap(
    (quantity) => others.filter((price) => price !== quantity && price.right > quantity.right).filter((price) => holds(rows.length, quantity.values, price.values, total2?.values ?? [])).map((price) => ({ quantity, price }))
  )[0];
  if (product !== void 0) {
    kinds.set(product.quantity, "quantity");
    kinds.set(product.price, "unitPrice");
  }
  for (const other of others)
    if (!kinds.has(other))
      kinds.set(other, product === void 0 && other.units > 0 ? "quantity" : "otherNumber");
  const left = Math.min(...rows.map(({ line }) => line.box.left));
  return [
    { kind: "description", text: "", left, right: left + 40, row: 0 },
    ...columns.map(
      (column) => ({
        kind: kinds.get(column) ?? "otherNumber",
        text: "",
        left: column.left,
        right: column.right,
        row: 0
      })
    )
  ];
};
var holds = (count, quantities, prices, totals) => {
  let right = 0;
  for (let index = 0; index < count; index += 1) {
    const [quantity, price, total2] = [quantities[index], prices[index], totals[index]];
    if (quantity == null || price == null || total2 == null) continue;
    if (decimal(quantity).times(price).minus(total2).abs().lt("0.02")) right += 1;
  }
  return right >= count * 0.5;
};

// lambdas/domain/append.ts
var append = (lists, key, value) => {
  const list = lists.get(key);
  if (list === void 0) lists.set(key, [value]);
  else list.push(value);
};

// lambdas/domain/pdf/room-dimensions.ts
var MEASURES2 = [
  [/SF\s+Walls\s*(?:&|and)\s*Ceil(?:ing|\.)?/i, "sfWallsCeiling"],
  [/SF\s+Long\s+Wall/i, "sfLongWall"],
  [/SF\s+Short\s+Wall/i, "sfShortWall"],
  [/SF\s+Walls?/i, "sfWalls"],
  [/SF\s+Ceil(?:ing|\.)?/i, "sfCeiling"],
  [/SF\s+Floor/i, "sfFloor"],
  [/SY\s+Floor(?:ing)?/i, "syFlooring"],
  [/LF\s+Floor\s+Perimeter/i, "lfFloorPerimeter"],
  [/LF\s+Ceil(?:ing|\.)?\s+Perimeter/i, "lfCeilingPerimeter"],
  [/(?:SF\s+)?Surface\s+Area/i, "sfSurfaceArea"],
  [/Number\s+of\s+Squares/i, "numberOfSquares"],
  [/(?:LF\s+)?Total\s+Perimeter(?:\s+Length)?/i, "lfTotalPerimeter"],
  [/(?:LF\s+)?Total\s+Ridge(?:\s+Length)?/i, "lfTotalRidge"],
  [/(?:LF\s+)?Total\s+Hip(?:\s+Length)?/i, "lfTotalHip"]
];
var LABELLED3 = [
  [/\bwalls\s*:?\s*([\d,.]+)\s*SF/i, "sfWalls"],
  [/\bceiling\s*:?\s*([\d,.]+)\s*SF/i, "sfCeiling"],
  [/\bfloor\s*:?\s*([\d,.]+)\s*SF/i, "sfFloor"],
  [/\bperim(?:eter)?\s*\(F\)\s*:\s*([\d,.]+)\s*LF/i, "lfFloorPerimeter"],
  [/\bperimeter\s+([\d,.]+)\s*LF/i, "lfFloorPerimeter"],
  [/\bperim(?:eter)?\s*\(C\)\s*:\s*([\d,.]+)\s*LF/i, "lfCeilingPerimeter"]
];
var NUMBER_BEFORE = /(\d[\d,]*(?:\.\d+)?)\s*$/;
var readDimensions = (text) => {
  const found = {};
  if (!isDimensions(text)) return found;
  if (isLabelledMeasures(text)) {
    for (const [pattern, key] of LABELLED3) {
      const value = pattern.exec(text)?.[1];
      if (value !== void 0) found[key] = Number(value.replaceAll(",", ""));
    }
    return found;
  }
  const behind2 = measuresBehind(text);
  for (const { label, value } of behind2) {
    const key = MEASURES2.find(([pattern]) => pattern.test(label))?.[1];
    if (key !== void 0) found[key] = Number(value.replaceAll(",", ""));
  }
  if (behind2.length > 0) return found;
  let rest = text;
  for (const [pattern, key] of MEASURES2) {
    const match = pattern.exec(rest);
    if (match === null) continue;
    const number = NUMBER_BEFORE.exec(rest.slice(0, match.index));
    if (number === null) continue;
    found[key] = Number((number[1] ?? "").replaceAll(",", ""));
    rest = `${rest.slice(0, number.index)} | ${rest.slice(match.index + match[0].length)}`;
  }
  return found;
};

// lambdas/domain/pdf/room-heads.ts
var withoutDrawing = (line) => {
  const segments = segmentsOf(line.words, 1.5);
  if (segments.length < 2 || isDimensions(line.text)) return line;
  const kept = segments.filter(
    (words) => !isDrawingLabel(textOf(words)) || /\d\.\d{2}\b/.test(textOf(words))
  );
  if (kept.length === segments.length || kept.length === 0) return line;
  return makeLine(line.page, kept.flat(), line.ocr);
};
var nameBesideMeasures = (line) => {
  if (!isDimensions(line.text) || isLabelledMeasures(line.text)) return null;
  const [first, ...rest] = segmentsOf(line.words, 1.5);
  if (first === void 0 || rest.length === 0 || isDimensions(textOf(first))) return null;
  const name = makeLine(line.page, first, line.ocr);
  return couldBeName(name) && !/\d\s*(?:SF|LF|SY|SQ)\b/i.test(name.text) ? cleanName(name.text) : null;
};
var labelledName = (line) => {
  if (!/^(?:room|area|location)\b.*:.*:/i.test(line.text)) return null;
  const [label = [], name = []] = segmentsOf(line.words, 1.5);
  const text = textOf(label);
  return text.endsWith(":") ? `${text} ${textOf(name)}` : text;
};
var headsOf3 = (lines, isTotalled2) => {
  const heads2 = [];
  const besideMeasures = /* @__PURE__ */ new Set();
  let listsAreaTotals = false;
  const head = (name, kind, height, line) => {
    heads2.push({ name, kind, height, dimensions: {}, line });
    listsAreaTotals = false;
  };
  for (const whole of lines) {
    const line = withoutDrawing(whole);
    const { text } = line;
    const total2 = totalLabel(text);
    if (total2 !== null) {
      listsAreaTotals = total2.kind === "area";
      continue;
    }
    const continued = continuedRoom(text);
    if (continued !== null) {
      head(continued, "continued", null, line);
      continue;
    }
    const dimensions = readDimensions(text);
    const named3 = nameBesideMeasures(line);
    const last = heads2.at(-1);
    const isSketched = named3 !== null && last !== void 0 && isOfSketch(named3, last, besideMeasures, isTotalled2);
    if (named3 !== null && !isSketched) {
      head(named3, "room", null, line);
      besideMeasures.add(named3);
      Object.assign(heads2.at(-1)?.dimensions ?? {}, dimensions);
      continue;
    }
    if (Object.keys(dimensions).length > 0 || isLabelledMeasures(text)) {
      if (last !== void 0 && !listsAreaTotals) {
        Object.assign(last.dimensions, dimensions);
        if (last.kind === "unknown") last.kind = "room";
      }
      continue;
    }
    if (isOpening(text) || isMachineNote(text)) continue;
    const size = roomSize(text);
    const above = heads2.at(-1);
    if (size !== null) {
      if (above !== void 0) {
        above.height ??= size;
        if (above.kind === "unknown") above.kind = "room";
      }
      continue;
    }
    const level2 = levelLine(text);
    const room = roomLine(labelledName(line) ?? text);
    if (room === null && above !== void 0 && isLettering(whole, line, above, isTotalled2))
      continue;
    if (level2 !== null) head(level2, "level", null, line);
    else if (room !== null) head(room.name, room.subroom ? "subroom" : "room", room.height, line);
    else if (couldBeName(line) || isTotalled2(text)) head(cleanName(text), "unknown", null, line);
  }
  return heads2;
};
var isLettering = (whole, line, above, isTotalled2) => {
  const size = line.fontSize / above.line.fontSize;
  if (above.height !== null) return size < 0.8;
  const isBesideSizes = whole !== line;
  return isTotalled2(above.name) && !isTotalled2(line.text) && size < (isBesideSizes ? SAME_TYPE : 0.7);
};
var SAME_TYPE = 1.05;
var isOfSketch = (named3, last, besideMeasures, isTotalled2) => {
  if (last.kind === "level" || last.kind === "continued" || besideMeasures.has(last.name))
    return false;
  if (last.height !== null) return true;
  if (normalizeName(last.name).startsWith(normalizeName(named3))) return last.kind === "room";
  return isTotalled2(last.name) && !isTotalled2(named3);
};

// lambdas/domain/pdf/groups.ts
var LEVEL_WORDS = /^(?:(?:main|upper|lower|ground|first|second|third|1st|2nd|3rd|top|basement|attic|sub)\s*(?:level|floor|story)?|level\s*\d*|\d+(?:st|nd|rd|th)\s+(?:level|floor|story)|floor\s*\d+|exterior|interior|dwelling|(?:main|other|detached)\s+(?:structures?|house|dwelling|building)|building\s*\w*|source\s*-.*|contents|house|home|general\s+conditions|sketch\d*|floor\s*plan)$/i;
var DWELLING = /^(?:units?|apartment|apt\.?|suite|condo|duplex|townho(?:use|me)|wing|tower|lot|bldg\.?)\s*#?\s*(?:\d{1,4}[A-Z]?|[A-Z]\d{0,3}|one|two|three|four)$/i;
var isLevelName = (name) => LEVEL_WORDS.test(name);
var LARGER = 1.04;
var createGroups = (known) => {
  const rooms = [];
  const roomsByPath = /* @__PURE__ */ new Map();
  const groups = [];
  const totalsSeen = /* @__PURE__ */ new Map();
  const closingsSeen = /* @__PURE__ */ new Map();
  let levels = [];
  let group = null;
  const start = (room, confirmed) => {
    const next = { levels: [...levels], room, confirmed, laborMinimums: false };
    groups.push(next);
    group = next;
    return next;
  };
  const addRoom = (head, kind, path) => {
    const key = `${kind}:${path.map(normalizeName).join("/")}`;
    const twin = roomsByPath.get(key);
    if (twin !== void 0) {
      Object.assign(twin.dimensions, head.dimensions);
      twin.height ??= head.height;
      return;
    }
    const room = {
      name: head.name,
      kind,
      path,
      height: head.height,
      dimensions: head.dimensions,
      readAt: readAtOf(head.line)
    };
    rooms.push(room);
    roomsByPath.set(key, room);
  };
  const levelSizes = /* @__PURE__ */ new Map();
  const looksLikeLevel = ({ line, kind }, below2) => below2 !== void 0 && kind === "unknown" && !line.ocr && line.bold && line.fontSize > below2.line.fontSize * LARGER && [...levelSizes.values()].some((size) => Math.abs(size - line.fontSize) < 0.1);
  const heldSizes = /* @__PURE__ */ new Map();
  const isSameSize = (size, { line }) => Math.abs(size - line.fontSize) < 0.1;
  const openLevel = (head, above) => {
    if (!head.line.ocr) levelSizes.set(normalizeName(head.name), head.line.fontSize);
    if (above !== void 0 && above.line.fontSize > head.line.fontSize * LARGER)
      heldSizes.set(normalizeName(above.name), head.line.fontSize);
    const at2 = levels.findIndex((level2) => normalizeName(level2) === normalizeName(head.name));
    const around = levels.filter(
      (level2) => known.levels.has(normalizeName(level2)) || !head.line.ocr && isSameSize(heldSizes.get(normalizeName(level2)) ?? 0, head)
    );
    levels = at2 >= 0 ? levels.slice(0, at2 + 1) : [...around, head.name];
    addRoom(head, "level", [...levels]);
    group = null;
  };
  const openRoom = (head, confirmed) => {
    if (/^labor\s+minimums?/i.test(head.name))
      levels = levels.filter((level2) => known.levels.has(normalizeName(level2)));
    const next = start(head.name, confirmed);
    next.laborMinimums = /^labor\s+minimums?/i.test(head.name);
    addRoom(head, "room", [...levels, head.name]);
  };
  const resume = (head) => {
    const wanted = normalizeName(head.name);
    const before = groups.findLast(
      (candidate) => candidate.room !== null && normalizeName(candidate.room) === wanted
    );
    if (before !== void 0) {
      group = before;
      levels = [...before.levels];
    } else if (levels.some((level2) => normalizeName(level2) === wanted)) group ??= start(null, true);
    else if (known.levels.has(wanted) && !known.rooms.has(wanted)) openLevel(head);
    else openRoom(head, true);
  };
  const isRoot = (name) => known.root !== null && normalizeName(name) === normalizeName(known.root);
  const closesLevel = (key) => known.closings.get(key)?.[closingsSeen.get(key) ?? 0] === "level";
  const isTotalled2 = (text) => /\p{L}/u.test(text) && known.rooms.has(normalizeName(text));
  const applyHeads = (lines) => {
    const heads2 = headsOf3(lines, isTotalled2).filter(
      (head) => !(isRoot(head.name) && !known.rooms.has(normalizeName(head.name)))
    );
    let hasRoom = false;
    let section = null;
    for (const [index, head] of heads2.entries()) {
      const key = normalizeName(head.name);
      const isLast = index === heads2.length - 1;
      const isRoom = head.kind === "room" || known.rooms.has(key);
      if (hasRoom && head.kind === "unknown" && !isRoom && !known.levels.has(key)) {
        section = head.name;
        continue;
      }
      if (isRoom) [hasRoom, section] = [true, null];
      if (head.kind === "level") openLevel(head, heads2[index - 1]);
      else if (head.kind === "continued") resume(head);
      else if (head.kind === "subroom") {
        const parent = group?.room;
        addRoom(head, "subroom", [...levels, ...parent == null ? [] : [parent], head.name]);
      } else if (head.kind === "room") openRoom(head, true);
      else if (known.levels.has(key) && !(isLast && known.rooms.has(key) && !closesLevel(key)))
        openLevel(head, heads2[index - 1]);
      else if (known.rooms.has(key)) openRoom(head, true);
      else if (/^labor\s+minimums?/i.test(head.name)) openRoom(head, true);
      else if (LEVEL_WORDS.test(head.name) && (!isLast || known.rooms.size > 0))
        openLevel(head, heads2[index - 1]);
      else if (headsDwelling(head, heads2[index + 1])) openLevel(head, heads2[index - 1]);
      else if (looksLikeLevel(head, heads2[index + 1])) openLevel(head, heads2[index - 1]);
      else if (isLast && looksLikeRoom(head, lines)) openRoom(head, false);
    }
    return { section };
  };
  return {
    current: () => group ?? start(null, false),
    applyHeads,
    knows: (text) => {
      const key = normalizeName(text);
      return /^[\p{Lu}\d]/u.test(text.trim()) && key !== "" && (known.rooms.has(key) || known.levels.has(key)) && !isRoot(text);
    },
    enter: (line) => {
      const [head] = headsOf3([line], isTotalled2);
      if (head === void 0) return false;
      applyHeads([line]);
      return true;
    },
    close: (kind, name) => {
      const closed = normalizeName(name);
      closingsSeen.set(closed, (closingsSeen.get(closed) ?? 0) + 1);
      if (kind === "level") {
        const at2 = levels.findIndex((level2) => normalizeName(level2) === normalizeName(name));
        const path2 = at2 >= 0 ? levels.slice(0, at2 + 1) : isRoot(name) ? [] : [name];
        const key = normalizeName(name);
        const printed = totalsSeen.get(key) ?? 0;
        totalsSeen.set(key, printed + 1);
        const goesOn4 = known.levelGoesOn.get(key)?.[printed] ?? false;
        if (at2 >= 0) levels = levels.slice(0, goesOn4 ? at2 + 1 : at2);
        group = null;
        return path2;
      }
      const open = group;
      if (open !== null) {
        const same = open.room !== null && normalizeName(open.room) === normalizeName(name);
        const isKnown = () => groups.some(
          (candidate) => candidate.room !== null && normalizeName(candidate.room) === normalizeName(name)
        );
        if (!same && !open.confirmed && !isKnown()) {
          open.room = name;
          open.confirmed = true;
        }
        open.laborMinimums ||= kind === "labor_minimums";
      }
      const path = [...open?.levels ?? levels, name];
      group = null;
      return path;
    },
    closesRooms: () => known.closesRooms,
    awaitsTotal: () => group?.room != null && known.rooms.has(normalizeName(group.room)),
    isOpenLevel: (name) => levels.some((level2) => normalizeName(level2) === normalizeName(name)),
    isOpenRoom: (name) => group?.room != null && normalizeName(group.room) === normalizeName(name),
    closesRoom: (name) => {
      const key = normalizeName(name);
      return known.rooms.has(key) && !known.levels.has(key);
    },
    rooms: () => rooms
  };
};
var headsDwelling = (head, below2) => DWELLING.test(head.name) && below2?.kind === "room" && (head.line.fontSize > below2.line.fontSize * 1.1 || head.line.bold && !below2.line.bold);
var readAtOf = (line) => ({ page: line.page, box: { ...line.box } });
var STREET4 = /^\d+\s.*\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|row|loop|circle|cir|place|pl|terrace|ter|parkway|pkwy|highway|hwy|trail|trl|bend)\.?$/i;
var HEAD_FACTS = /* @__PURE__ */ new Set([
  "insured",
  "claim",
  "policy",
  "property",
  "dateOfLoss",
  "typeOfLoss",
  "claimRep",
  "priceList"
]);
var looksLikeRoom = (head, lines) => {
  const text = head.name;
  if (/\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\b|\(\d{3}\)\s*\d{3}|\d{3}-\d{3}-\d{4}|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/.test(
    text
  ))
    return false;
  const facts = factsOfLine(head.line).filter(({ key }) => key !== "other");
  if (facts.length > 1 || facts.some(({ key }) => HEAD_FACTS.has(key))) return false;
  if (STREET4.test(text) || /^(?:materials?|labou?r|equipment|services)$/i.test(text)) return false;
  if (/\b(?:city|state|zip)\b.*\b(?:state|zip)\b/i.test(text)) return false;
  if (/^(?:(?:bill(?:ed)?|ship|sold)\s+to|insured|claim|policy|property|estimate|date|page|price list|phone|fax|tax id|license)\b/i.test(
    text
  ))
    return false;
  if (/\b(?:llc|inc|corp|company|insurance|construction|roofing co|contractors?|adjusters?|mutual)\b\.?$/i.test(
    text
  ))
    return false;
  const after = lines.slice(lines.indexOf(head.line) + 1);
  return after.every(
    (line) => isDimensions(line.text) || isOpening(line.text) || !couldBeName(line)
  );
};

// lambdas/domain/pdf/sum-kinds.ts
var standsOnTable = (heading, { names, tables }) => {
  const table = tables.find((at2) => at2 > heading) ?? heading;
  return !names.some((at2) => at2 > heading && at2 < table);
};
var settleSumKinds = (sums, findLines, isLevel) => {
  const wordsTell = sums.some(({ kind }) => kind === "room");
  const mayBeRooms = !wordsTell && sums.some(({ kind }) => kind === "level");
  const lines = mayBeRooms ? findLines() : null;
  const leaves = sums.map((sum2) => {
    const isLeaf = lines !== null && sum2.kind === "level" && sum2.last !== null && !isLevel(sum2.name) && within(sums, sum2.last, sum2).length === 0 && within(lines.rooms, sum2.last, sum2).length === 0 && standsOnTable(sum2.last, lines);
    return isLeaf ? { ...sum2, kind: "room" } : sum2;
  });
  return leaves.map((sum2) => {
    const { first } = sum2;
    if (sum2.kind !== "section" || first === null) return sum2;
    const inside = within(leaves, first, sum2);
    const isNested = inside.every(({ last }) => last === null || last > first);
    const holdsRooms = isNested && inside.some(({ kind }) => kind === "room");
    return holdsRooms ? { ...sum2, kind: "level" } : sum2;
  });
};
var within = (places, from, { key, at: at2 }) => places.filter((place2) => place2.at > from && place2.at < at2 && place2.key !== key);

// lambdas/domain/pdf/known-names.ts
var plainTotalOf = (text) => {
  if (!/total/i.test(text) || !/\d\.\d{2}\)?-?$/.test(text)) return null;
  return /^totals?\s+(?!(?:for|of)\b)([^:]+)$/i.exec(labelOf(text))?.[1]?.trim() ?? null;
};
var headingOf = (line) => {
  let heading = headingsOfLines2.get(line);
  if (heading === void 0) {
    heading = findHeading(line);
    headingsOfLines2.set(line, heading);
  }
  return heading;
};
var headingsOfLines2 = /* @__PURE__ */ new WeakMap();
var findHeading = (line) => {
  if (line.text.length > 90) return normalizeName(line.text);
  const text = textOf(segmentsOf(line.words, 1.5)[0] ?? []);
  return normalizeName(roomLine(text)?.name ?? text);
};
var PAGE_HEAD = 8;
var knownNames = (pages, root2) => {
  const continuedNames = /* @__PURE__ */ new Set();
  const headings = /* @__PURE__ */ new Map();
  const sums = [];
  const addSum = (name, kind, at3) => {
    const key = normalizeName(name);
    const before = sums.findLast((sum2) => sum2.key === key)?.at ?? 0;
    const above = headings.get(key)?.filter((line) => line > before) ?? [];
    sums.push({ name, key, kind, at: at3, first: above[0] ?? null, last: above.at(-1) ?? null });
  };
  const larger = /* @__PURE__ */ new Set();
  let summedAbove = false;
  let at2 = 0;
  for (const page of pages)
    for (const [index, line] of page.lines.entries()) {
      at2 += 1;
      if (itemStartOf(line) !== null) continue;
      const plain2 = plainTotalOf(line.text);
      if (plain2 !== null) addSum(plain2, "section", at2);
      else if (!/\d\.\d{2}$/.test(line.text)) {
        append(headings, headingOf(line), at2);
        if (headsName(page.lines, index)) larger.add(headingOf(line));
      }
      const total2 = sumLabel(line.text);
      if (total2 !== null && total2.name !== "") {
        const isSum4 = total2.kind === "section" && /\d\.\d{2}\)?-?$/.test(line.text);
        if (isSum4 && summedAbove && headings.has(normalizeName(total2.name)))
          addSum(total2.name, "level", at2);
        else if (isSum4) addSum(total2.name, "section", at2);
        summedAbove = isSum4;
        if (total2.kind === "room" || total2.kind === "level") addSum(total2.name, total2.kind, at2);
        continue;
      }
      summedAbove = false;
      const level2 = levelLine(line.text);
      if (level2 !== null) headings.set(normalizeName(level2), [at2]);
      const continued = continuedRoom(line.text);
      if (continued !== null && (index < PAGE_HEAD || [1, 2, 3].some((next) => headerRowAt(page.lines, index + next) !== null)))
        continuedNames.add(normalizeName(continued));
    }
  const rootKey = root2 === null ? null : normalizeName(root2);
  const isLevel = (name) => isLevelName(name) || normalizeName(name) === rootKey;
  const settled = settleSumKinds(sums, () => linesOfRooms(pages), isLevel).map(
    (sum2) => sum2.kind === "section" && larger.has(sum2.key) && !isTrade(sum2.name) ? { ...sum2, kind: "level" } : sum2
  );
  return namesOf(settled, headings, continuedNames, root2);
};
var isTrade = (name) => TRADE_WORDS.test(name) && !ROOM_WORDS.test(name);
var headsName = (lines, index) => {
  const [line, next] = [lines[index], lines[index + 1]];
  if (line === void 0 || next === void 0 || line.ocr || !line.bold) return false;
  if (line.fontSize < next.fontSize * LARGER || !couldBeName(line)) return false;
  const room = roomLine(next.text);
  if (room === null && !next.bold) return false;
  if (room?.subroom === true || sectionMark(next.text) !== null || isTrade(next.text)) return false;
  return (room !== null || couldBeName(next)) && headerRowAt(lines, index + 1) === null;
};
var linesOfRooms = (pages) => {
  const found = { rooms: [], names: [], tables: [] };
  let at2 = 0;
  for (const { lines } of pages)
    for (const [index, line] of lines.entries()) {
      at2 += 1;
      const room = roomLine(line.text);
      if (room !== null) found.rooms.push({ key: normalizeName(room.name), at: at2 });
      if (itemStartOf(line) !== null || hasAmounts(line) || headerRowAt(lines, index) !== null)
        found.tables.push(at2);
      else if (isNameAlone(line)) found.names.push(at2);
    }
  return found;
};
var isNameAlone = (line) => couldBeName(line) && !isDimensions(line.text) && !isOpening(line.text) && headingsOfLine(line) === null;
var namesOf = (sums, headings, continuedNames, root2) => {
  const rooms = /* @__PURE__ */ new Set();
  const levels = /* @__PURE__ */ new Set();
  const levelTotals = /* @__PURE__ */ new Map();
  const roomTotals = /* @__PURE__ */ new Map();
  const closings = /* @__PURE__ */ new Map();
  for (const { name, key, kind, at: at2 } of sums) {
    if (kind === "section") {
      if (headings.has(key) && !isTrade(name)) rooms.add(key);
      continue;
    }
    const isRoom = kind === "room";
    (isRoom ? rooms : levels).add(key);
    append(isRoom ? roomTotals : levelTotals, key, at2);
    append(closings, key, kind);
  }
  for (const name of continuedNames) if (!levels.has(name)) rooms.add(name);
  const levelGoesOn = new Map(
    [...levelTotals].map(([key, places]) => [
      key,
      places.map((place2, index) => {
        const next = places[index + 1];
        const between = (lines) => (lines.get(key) ?? []).filter((line) => line > place2 && line < (next ?? 0)).length;
        const isHeaded = between(headings) > between(roomTotals);
        return next !== void 0 && !isHeaded;
      })
    ])
  );
  return { rooms, levels, levelGoesOn, closings, closesRooms: roomTotals.size > 0, root: root2 };
};

// lambdas/domain/pdf/drop-sums.ts
var ENOUGH7 = 3;
var isBare = ({ item }) => item.printed.lineNumber === null && item.unit === null && item.unitPrice === null && item.quantity === 1 && item.printed.priceNote === null;
var amountOf4 = ({ item }) => item.rcv ?? item.lineItemTotal;
var rateOf2 = ({ lines }) => {
  const rate = /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s*%/.exec(lines.map(({ text }) => text).join(" "));
  return rate === null ? null : Number(rate[1]);
};
var isNear2 = (left, right, within3) => decimal(left).minus(right).abs().lt(within3);
var CHARGE = /^(?:freight|shipping|delivery|handling|fuel|mileage|trip|travel)\b/i;
var isCharge = (item) => rateOf2(item) !== null || CHARGE.test(item.item.description ?? "") || ADDED2.test(item.item.description ?? "");
var markupsBelow = (items, sums) => {
  const rows = items.filter((item) => !isBare(item));
  const below2 = items.slice(items.findLastIndex((item) => !isBare(item)) + 1);
  const work = sum(rows.map(amountOf4));
  const found = /* @__PURE__ */ new Set();
  let running = work;
  let isSummed = false;
  for (const item of below2) {
    const amount = amountOf4(item);
    const rate = rateOf2(item);
    if (amount === null) continue;
    if (isSummed && CHARGE.test(item.item.description ?? "")) {
      running = running.plus(amount);
      found.add(item);
      continue;
    }
    isSummed ||= isNear2(amount, work, "0.01");
    const share = [work, running, ...sums.map(decimal)].some(
      (base) => isNear2(base.times(rate ?? 0).div(100), amount, "0.02")
    );
    if (rate !== null && share) running = running.plus(amount);
    else if (!isNear2(amount, work, "0.01") && !(found.size > 0 && isNear2(amount, running, "0.03")))
      continue;
    found.add(item);
  }
  for (const item of chargesUpToSum(below2, work)) found.add(item);
  return found;
};
var ADDED2 = /\b(?:tax|taxes|overhead|profit|o\s*&\s*p|markup|contingency|insurance|bond)\b/i;
var chargesUpToSum = (below2, work) => {
  let running = work;
  for (const [at2, item] of below2.entries()) {
    const amount = amountOf4(item);
    if (amount === null) continue;
    const between = below2.slice(0, at2);
    if (between.length > 0 && isNear2(amount, running, "0.01"))
      return [
        ...between.filter((one) => rateOf2(one) !== null || ADDED2.test(one.item.description ?? "")),
        item
      ];
    if (!isNear2(amount, work, "0.01")) running = running.plus(amount);
  }
  return [];
};
var WHOLE2 = /\b(?:contract|bid|proposal|estimate|job|project|final|adjusted|grand)\b.*\b(?:price|sum|amount|total|cost|value)\b|^(?:price|sum|total|amount)\b/i;
var behindSumOfAll = (items, sums) => {
  const closing2 = sums.find(
    ({ rowsBefore, amount }) => amount !== null && rowsBefore >= ENOUGH7 && items.slice(rowsBefore).every(isBare) && isNear2(sum(items.slice(0, rowsBefore).map(amountOf4)), amount, "0.01")
  );
  if (closing2 === void 0) return [];
  return items.slice(closing2.rowsBefore).filter(({ item }) => {
    const name = item.description ?? "";
    return ADDED2.test(name) || WHOLE2.test(name);
  });
};
var dropSums = (items, read) => {
  const sums = read.flatMap(({ amount }) => amount ?? []);
  const rows = items.filter((item) => !isBare(item)).length;
  if (rows === items.length || rows < ENOUGH7) return { items: [...items], markup: decimal(0) };
  const markups = /* @__PURE__ */ new Set([...markupsBelow(items, sums), ...behindSumOfAll(items, read)]);
  const kept = items.filter((item, index) => {
    const amount = amountOf4(item);
    if (markups.has(item)) return false;
    if (!isBare(item) || amount === null || amount === 0) return true;
    const before = items.slice(0, index);
    const after = items.slice(index + 1);
    const last = before.findLastIndex(isBare);
    const next = after.findIndex(isBare);
    const groups = [
      before.slice(last + 1),
      next < 0 ? after : after.slice(0, next),
      before.filter((one) => !isBare(one))
    ];
    return !groups.some(
      (group) => group.length > 0 && decimal(amount).minus(sum(group.map(amountOf4))).abs().lt("0.01")
    );
  });
  const added = [...markups].filter(isCharge);
  return { items: kept, markup: sum(added.map(amountOf4)) };
};

// lambdas/domain/pdf/name-total.ts
var nameTotal = (total2, line, below2, groups) => {
  const more = total2.figuresBelow || total2.name === "" ? void 0 : below2?.text;
  const whole = `${total2.name} ${more}`;
  const goesOn4 = more !== void 0 && !groups.isOpenRoom(total2.name) && groups.isOpenRoom(whole);
  if (goesOn4) total2.name = whole;
  if (total2.kind === "section" && !/\p{L}/u.test(total2.name)) total2.name = "";
  const [, word = ""] = /^(\w+)\s+(?:sub\s*-?\s*)?totals?\b/i.exec(line.text) ?? [];
  if (total2.kind === "grand" && groups.isOpenRoom(word)) [total2.kind, total2.name] = ["room", word];
  if (total2.kind === "section" && /^(?:location|room|area)$/i.test(total2.name))
    total2.name = groups.current().room ?? total2.name;
  if (total2.kind === "level" && groups.closesRoom(total2.name)) total2.kind = "room";
  if (total2.kind === "section" && total2.name !== "") {
    if (groups.isOpenRoom(total2.name)) total2.kind = "room";
    else if (groups.isOpenLevel(total2.name)) total2.kind = "level";
  }
  return goesOn4;
};
var closeGroups = (total2, groups) => {
  if (total2.kind === "room" || total2.kind === "level" || total2.kind === "labor_minimums")
    return groups.close(total2.kind, total2.name);
  return [];
};

// lambdas/domain/pdf/read-total.ts
var NO_AMOUNTS = {
  lineItemTotal: null,
  tax: null,
  overheadProfit: null,
  rcv: null,
  depreciation: null,
  acv: null
};
var closingFigures = (line, only) => {
  if (line === void 0) return [];
  const tokens = tokensOf(line.words);
  const figures = [];
  for (const token2 of tokens.toReversed()) {
    const isEmptyCell = isDash(token2) && figures.length > 0;
    if (!isEmptyCell && (token2.kind !== "amount" || token2.decimals !== 2)) break;
    figures.unshift(token2);
  }
  while (figures[0] !== void 0 && isDash(figures[0])) figures.shift();
  return only && figures.length < tokens.length ? [] : figures;
};
var looseTotalLabel = (line, table) => {
  if (table.numbered) return null;
  const match = /^(?:sub\s*-?\s*)?totals?\s+(.+)$/i.exec(labelOf(line.text));
  if (match === null || tokensOf(line.words).some((token2) => token2.kind === "quantity"))
    return null;
  const name = (match[1] ?? "").trim();
  return OF_WHOLE.test(name) ? { kind: "grand", name: "" } : { kind: "section", name };
};
var OF_WHOLE = /^(?:replacement\s+cost(?:\s+value)?|RCV)(?:\s*\(RCV\))?\s*:?$/i;
var sumFirst = (line, table) => {
  if (table.numbered || !/^\(?-?\$?[\d,]+\.\d{2}\)?\s.*\btotals?\b/i.test(line.text)) return null;
  const [amount, ...words] = line.words;
  const label = totalLabel(textOf(words));
  if (amount === void 0 || label === null) return null;
  const amounts = totalAmounts(tokensOf([amount]), table.model.columns);
  return { ...label, amounts, figuresBelow: false };
};
var readTotal = (line, below2, table) => {
  const first = sumFirst(line, table);
  if (first !== null) return first;
  const named3 = labelledSum(line, table.model.columns);
  if (named3 !== null)
    return {
      ...named3.label,
      amounts: { ...NO_AMOUNTS, ...named3.amounts },
      figuresBelow: false
    };
  const label = totalLabel(line.text) ?? looseTotalLabel(line, table);
  if (label === null) return null;
  if (label.name !== "" && isPricedRow(line, table)) return null;
  if (label.kind === "area") return { ...label, amounts: { ...NO_AMOUNTS }, figuresBelow: false };
  const { columns } = table.model;
  const own = closingFigures(line, false);
  if (own.length > 0)
    return standsInColumns(own, line, table) ? { ...label, amounts: totalAmounts(own, columns), figuresBelow: false } : null;
  const next = closingFigures(below2, true);
  if (next.length === 0 || below2 === void 0 || !standsInColumns(next, below2, table)) return null;
  return { ...label, amounts: totalAmounts(next, columns), figuresBelow: true };
};
var readSumsAbove = (line, table) => {
  const figures = closingFigures(line, false);
  const [first] = figures;
  if (first === void 0 || figures.length < 2) return null;
  const words = line.words.filter((word) => word.box.right <= first.left);
  const name = cleanName(textOf(words));
  const edges = table.model.columns.filter(({ kind }) => SUMMED2.has(kind)).map(edgeOf2);
  const isBelowEdges = figures.every(
    ({ figureRight }) => edges.some((edge) => Math.abs(edge - figureRight) < EDGE_REACH2)
  );
  if (!/\p{L}{3}/u.test(name) || !isBelowEdges) return null;
  return { name, amounts: totalAmounts(figures, table.model.columns) };
};
var isPricedRow = (line, table) => {
  const { cells } = assignColumns(tokensOf(line.words), table.model.columns);
  const of = (...kinds) => cells.find(({ column }) => column !== null && kinds.includes(column.kind))?.token.value ?? null;
  const [quantity, price] = [of("quantity"), of("unitPrice")];
  const total2 = of("lineItemTotal", "total", "rcv");
  if (quantity === null || price === null || total2 === null || quantity === 0) return false;
  const base = quantity * price;
  return total2 >= base * 0.99 - 0.02 && total2 <= base * 1.6 + 0.02;
};
var LABEL_GAP4 = 0.9;
var EDGE_REACH2 = 8;
var standsInColumns = (figures, line, table) => {
  const [first] = figures;
  const last = figures.at(-1);
  if (!table.numbered || first === void 0 || last === void 0) return true;
  const sums = table.model.columns.filter((column) => SUMMED2.has(column.kind));
  if (sums.some((column) => Math.abs(edgeOf2(column) - last.figureRight) < EDGE_REACH2)) return true;
  const before = line.words.findLast((word) => word.box.right <= first.left + 0.5);
  const gap2 = before === void 0 ? first.left - line.box.left : first.left - before.box.right;
  const reach = Math.min(...sums.map((column) => column.left)) - 2 * EDGE_REACH2;
  return gap2 > line.fontSize * LABEL_GAP4 && last.right > reach;
};
var edgeOf2 = (column) => column.align?.edge === "right" ? column.align.at : column.right;
var SUMMED2 = /* @__PURE__ */ new Set([
  "lineItemTotal",
  "tax",
  "overheadProfit",
  "total",
  "rcv",
  "depreciation",
  "acv"
]);
var LEFT_OUT = ["tax", "overheadProfit"];
var kindsOfMore = (figures, sums) => {
  const kinds = sums.map(({ kind }) => kind);
  if (figures.length <= kinds.length || kinds.length < 2) return null;
  const missing = LEFT_OUT.filter((kind) => !kinds.includes(kind));
  if (missing.length !== figures.length - kinds.length) return null;
  const at2 = kinds.findIndex((kind) => kind !== "lineItemTotal" && !LEFT_OUT.includes(kind));
  const [before, after] = [kinds.slice(0, at2), kinds.slice(at2)];
  return [...before.filter((kind) => !LEFT_OUT.includes(kind)), ...LEFT_OUT, ...after];
};
var totalAmounts = (figures, columns) => {
  const sums = columns.filter((column) => SUMMED2.has(column.kind));
  const more = kindsOfMore(figures, sums);
  const cells = more === null ? assignColumns(figures, sums).cells.map(({ token: token2, column }) => ({
    token: token2,
    kind: column?.kind ?? null
  })) : figures.map((token2, at2) => ({ token: token2, kind: more[at2] ?? null }));
  const amounts = { ...NO_AMOUNTS };
  for (const { token: token2, kind } of cells) {
    if (token2.kind !== "amount") continue;
    const signed = signedValue(token2);
    const value = token2.bracket === null ? signed : -Math.abs(signed) + 0;
    if (kind === "total") amounts.rcv = value;
    else if (kind === "depreciation") amounts.depreciation = Math.abs(value);
    else if (kind === "lineItemTotal" || kind === "tax" || kind === "overheadProfit" || kind === "rcv" || kind === "acv")
      amounts[kind] = value;
  }
  return amounts;
};

// lambdas/domain/pdf/read-item-line.ts
var takeTexts = (item, assigned, line) => {
  const firstFigure2 = assigned.cells.findIndex(isFigure);
  const words = [];
  for (const [index, cell] of assigned.cells.entries()) {
    const kind = cell.column?.kind ?? null;
    if (kind === "itemNumber") item.number ??= cell.token.text.replace(/[.)]$/, "");
    else if (kind === "description") words.push(cell.token);
    else if (kind === null) {
      const beforeFigures = firstFigure2 < 0 || index < firstFigure2;
      const amongWords = [index - 1, index + 1].every(
        (at2) => assigned.cells[at2]?.column?.kind === "description"
      );
      if (beforeFigures && cell.token.kind !== "mark" || amongWords) words.push(cell.token);
    } else if (TEXT_COLUMNS.has(kind)) {
      const before = item.texts.get(kind);
      item.texts.set(kind, before === void 0 ? cell.token.raw : `${before} ${cell.token.raw}`);
    }
  }
  if (words.length === 0) return;
  item.description.push(words.map((word) => word.raw).join(" "));
  item.descriptionEnd = { line, right: Math.max(...words.map((word) => word.right)) };
};
var CODES = /^(?<cat>[A-Z]{3})\s+(?<sel>\S+)\s+(?<act>[&+\-RIM])\s+(?<description>.+)$/;
var CODES_ALONE = /^(?<cat>[A-Z]{3})\s+(?<sel>\S+)\s+(?<description>.+)$/;
var readItemLine = (line, table, state, groups, applyHeads, settleTentative, accept) => {
  const { model } = table;
  const begun = table.numbered ? itemStartOf(line) : null;
  const start = begun !== null && state.item !== null && closes(line, state.item) ? null : begun;
  const reach = line.ocr ? 30 : 16;
  if (start !== null && start.rest.length > 0 && (table.numberLeft === null || Math.abs(start.left - table.numberLeft) < reach)) {
    settleTentative();
    applyHeads();
    const item2 = newRawItem(line, model, groups.current(), state.section);
    item2.number = start.number;
    item2.starred = start.starred;
    if (model.describesInRow) {
      const assigned2 = assignColumns(tokensOf(start.rest), model.columns);
      if (isProse(assigned2)) describe(item2, textOf(start.rest), line);
      else {
        addCells(item2, assigned2.cells);
        takeTexts(item2, assigned2, line);
      }
    } else {
      describe(item2, textOf(start.rest), line);
    }
    state.item = item2;
    state.afterTotal = false;
    if (hasRowFigures(item2)) accept(item2);
    return true;
  }
  const assigned = assignColumns(tokensOf(line.words), model.columns);
  const awaited = state.item !== null && state.item.number !== null && state.item.figureLines === 0;
  const isWhole3 = isWholeRow(assigned, awaited);
  if (awaited && !model.describesInRow && standsOutside(assigned)) return false;
  if (assigned.figures === 0) return false;
  const mayStray = awaited && isWhole3 || isWholeRow(assigned, false) && isPricedRow(line, table);
  if (assigned.strayTexts > 0 && !mayStray) return false;
  const hasText2 = assigned.cells.some(
    (cell) => cell.column !== null && TEXT_COLUMNS.has(cell.column.kind) && !AMONG_FIGURES.has(cell.column.kind)
  );
  const { item } = state;
  const mayBegin = table.numbered && !awaited && !state.afterTotal && isWhole3;
  if (mayBegin && !hasText2 && !model.describesInRow && beginAbove(line, table, state, groups)) {
    const begun2 = state.item;
    if (begun2 !== null && addCells(begun2, assigned.cells)) {
      begun2.lines.push(line);
      accept(begun2);
      return true;
    }
  }
  if (mayBegin && hasText2 && model.describesInRow) {
    const begun2 = looseStartOf(line, item?.number ?? null);
    const own = begun2 === null ? assigned : assignColumns(tokensOf(begun2.rest), model.columns);
    settleTentative();
    applyHeads();
    const next = newRawItem(line, model, groups.current(), state.section);
    next.number = begun2?.number ?? null;
    next.starred = begun2?.starred ?? false;
    addCells(next, own.cells);
    takeTexts(next, own, line);
    state.item = next;
    accept(next);
    return true;
  }
  if (table.numbered && !awaited && isMarkup(line.text)) {
    const [amount, another] = assigned.cells.filter(isFigure);
    const isBelow2 = amount?.column?.kind === "total" || amount?.column?.kind === "lineItemTotal";
    if (isBelow2 && another === void 0) {
      state.adjustments += markupOf(amount?.token, line.text);
      return true;
    }
  }
  if (!table.numbered) {
    const amounts = assigned.cells.filter(
      (cell) => isFigure(cell) && (cell.token.kind === "amount" || cell.token.kind === "quantity")
    );
    if (namesPlace(line.text) || amounts.length === 0 && !isNumberedNote(assigned)) return false;
    const isBelowAll = state.isSummed && !assigned.cells.some(({ column }) => column?.kind === "quantity");
    if (isBelowAll || amounts.length === 1 && (state.summing || isAdjustment(line.text))) {
      if (isMarkup(line.text)) state.adjustments += markupOf(amounts[0]?.token, line.text);
      return true;
    }
    state.summing = false;
    if (hasText2) {
      settleTentative();
      applyHeads();
      const next = newRawItem(line, model, groups.current(), state.section);
      const begun2 = state.leading.length === 0 ? itemStartOf(line) : null;
      const rest = begun2 === null ? null : assignColumns(tokensOf(begun2.rest), model.columns);
      const own = rest !== null && rest.figures === assigned.figures ? rest : assigned;
      if (own !== assigned) next.number = begun2?.number ?? null;
      addCells(next, own.cells);
      for (const above of state.leading)
        if (model.codesOnOwnLine) describe(next, above.text, above);
        else if (table.describedAbove) {
          next.description.push(above.text);
          next.descriptionEnd = { line: above, right: above.box.right };
        } else takeTexts(next, assignColumns(tokensOf(above.words), model.columns), above);
      takeTexts(next, own, line);
      if (!hasRowFigures(next)) return false;
      next.lines = [...state.leading, line];
      state.leading = [];
      state.item = next;
      state.afterTotal = false;
      accept(next);
      return true;
    }
  }
  if (!table.numbered && state.leading.length > 0 && hasRowFiguresIn(assigned)) {
    settleTentative();
    applyHeads();
    const next = newRawItem(line, model, groups.current(), state.section);
    for (const above of state.leading)
      if (model.codesOnOwnLine) describe(next, above.text, above);
      else takeTexts(next, assignColumns(tokensOf(above.words), model.columns), above);
    if (addCells(next, assigned.cells) && hasRowFigures(next)) {
      next.lines = [...state.leading, line];
      state.leading = [];
      state.item = next;
      accept(next);
      return true;
    }
  }
  if (item === null || item.figureLines >= 4 || state.afterTotal) return false;
  if (hasText2 && item.figureLines > 0) return false;
  if (item.notes.length > 0 && item.figureLines > 0) return false;
  if (hasText2 && !hasRowFiguresIn(assigned)) return false;
  const { cells } = besideFilled(item, assigned, line);
  if (!addCells(item, cells)) return false;
  if (item.figureLines === 1) {
    for (const note of item.notes) {
      item.description.push(note.line.text);
      item.descriptionEnd = { line: note.line, right: note.line.box.right };
    }
    item.notes = [];
  }
  item.lines.push(line);
  if (hasText2) takeTexts(item, assigned, line);
  else
    for (const { column, token: token2 } of cells)
      if (column !== null && AMONG_FIGURES.has(column.kind))
        item.texts.set(
          column.kind,
          [item.texts.get(column.kind), token2.raw].filter(Boolean).join(" ")
        );
  if (hasRowFigures(item) && item.figureLines === 1) accept(item);
  return true;
};
var closes = (line, { description, lines: [row] }) => row !== void 0 && closesBracket(line, description.join(" "), row);
var isNumberedNote = ({ cells }) => cells.some(({ column }) => column?.kind === "itemNumber") && cells.some((cell) => isFigure(cell) && cell.token.kind === "priceNote");
var AMONG_FIGURES = /* @__PURE__ */ new Set(["calculation", "coverage"]);
var besideFilled = (item, assigned, line) => {
  const filled = ({ column }) => column !== null && item.cells.has(column.kind);
  if (item.figureLines === 0 || !assigned.cells.some(filled)) return assigned;
  const free = item.model.columns.filter(({ kind }) => !item.cells.has(kind));
  const again = assignColumns(tokensOf(line.words), free);
  const isWhole3 = again.strayTexts === 0 && again.figures === assigned.figures;
  return isWhole3 ? again : assigned;
};
var IN_COLUMN = 8;
var isWholeRow = ({ cells }, withStrays) => {
  const figures = cells.filter(
    (cell) => isFigure(cell) && (cell.token.kind === "amount" || cell.token.kind === "quantity")
  );
  const placed3 = figures.filter(
    ({ column, token: token2 }) => column !== null && distance(token2, column) < IN_COLUMN * (token2.kind === "quantity" ? 3 : 1)
  );
  return placed3.some(({ token: token2, column }) => token2.kind === "quantity" && column?.kind === "quantity") && placed3.filter(({ token: token2 }) => token2.kind === "amount").length >= 2 && (withStrays || figures.length === placed3.length);
};
var WORDS_OF_PROSE = 2;
var isProse = (assigned) => assigned.strayTexts >= WORDS_OF_PROSE && !isWholeRow(assigned, true);
var standsOutside = ({ cells }) => {
  const figures = cells.filter(
    (cell) => cell.token.kind === "amount" || cell.token.kind === "quantity"
  );
  const outside = figures.filter(
    (cell) => !isFigure(cell) || cell.column?.align != null && distance(cell.token, cell.column) > 2 * IN_COLUMN
  );
  const isLost = figures.some(({ token: token2, column }) => token2.kind === "quantity" && column === null);
  return figures.length >= 2 && (isLost || outside.length > figures.length / 2);
};
var CLOSE = 1.6;
var beginAbove = (line, table, state, groups) => {
  const { item } = state;
  const above = item?.notes.at(-1)?.line;
  if (item === null || above === void 0 || above.page !== line.page) return false;
  if (line.box.bottom - above.box.bottom > line.fontSize * CLOSE) return false;
  item.notes.pop();
  const begun = looseStartOf(above, item.number);
  const next = newRawItem(above, table.model, groups.current(), state.section);
  next.number = begun?.number ?? null;
  next.starred = begun?.starred ?? false;
  describe(next, textOf(begun?.rest ?? above.words), above);
  state.item = next;
  return true;
};
var describe = (item, text, line) => {
  const codes = codesOf(text, item);
  if (codes !== void 0)
    item.codes = { cat: codes.cat ?? "", sel: codes.sel ?? "", act: codes.act ?? "" };
  item.description.push(codes?.description ?? text);
  item.descriptionEnd = { line, right: line.box.right };
};
var codesOf = (text, { model }) => {
  if (!model.codesOnOwnLine) return void 0;
  const { headings, textOnlyRows } = model.header;
  const kinds = new Set(
    headings.filter(({ row }) => textOnlyRows.includes(row)).map(({ kind }) => kind)
  );
  const isWithout = kinds.has("selector") && !kinds.has("activity");
  if (!kinds.has("selector") && kinds.has("description")) return void 0;
  return (isWithout ? CODES_ALONE : CODES).exec(text)?.groups;
};
var markupOf = (amount, label) => {
  const value = amount === void 0 ? 0 : signedValue(amount);
  return /^(?:less|discount)/i.test(label) ? -Math.abs(value) : value;
};
var hasRowFiguresIn = (assigned) => assigned.figures >= 2 || assigned.cells.some((cell) => cell.token.kind === "quantity");

// catalog/categories.json
var categories_default = {
  about: "Category codes and their trade names; recap: how the category recap prints the name where it differs. contents: personal-property side.",
  categories: {
    ACC: {
      name: "Accessories - Mobile Home"
    },
    ACT: {
      name: "Acoustical Treatments"
    },
    AMA: {
      name: "Automotive & Motorcycle",
      contents: true
    },
    ANT: {
      name: "Antiques",
      contents: true
    },
    APM: {
      name: "Appliances - Major",
      contents: true
    },
    APP: {
      name: "Appliances"
    },
    APS: {
      name: "Appliances - Small",
      contents: true
    },
    ARC: {
      name: "Fine Art Conservation Services",
      contents: true
    },
    ART: {
      name: "Artwork",
      contents: true
    },
    AWN: {
      name: "Awnings & Patio Covers"
    },
    BGE: {
      name: "Business & Commercial Goods",
      contents: true
    },
    BMP: {
      name: "Books & Media",
      contents: true
    },
    CAB: {
      name: "Cabinetry"
    },
    CAP: {
      name: "Appliance Cleaning",
      contents: true
    },
    CAS: {
      name: "Cash & Securities",
      contents: true
    },
    CCE: {
      name: "Camera Equipment",
      contents: true
    },
    CDC: {
      name: "Garment & Soft Goods Cleaning",
      contents: true
    },
    CEL: {
      name: "Clean Electric Items",
      contents: true
    },
    CGN: {
      name: "Clean - General Items",
      contents: true
    },
    CHF: {
      name: "Furniture Cleaning",
      contents: true
    },
    CLH: {
      name: "Clothing",
      contents: true
    },
    CLM: {
      name: "Lamp Cleaning",
      contents: true
    },
    CLN: {
      name: "Cleaning"
    },
    CMP: {
      name: "Computers",
      contents: true
    },
    CNC: {
      name: "Concrete & Asphalt"
    },
    CON: {
      name: "Content Manipulation"
    },
    CPS: {
      name: "Packaging, Handling, Storage",
      contents: true
    },
    CRD: {
      name: "Credit",
      contents: true
    },
    CUP: {
      name: "Upholstery and Soft Goods Cleaning",
      contents: true
    },
    CWH: {
      name: "Ceiling & Wall Hanging Cleaning",
      contents: true
    },
    DMO: {
      name: "General Demolition"
    },
    DOC: {
      name: "Documents",
      contents: true
    },
    DOR: {
      name: "Doors"
    },
    DRY: {
      name: "Drywall"
    },
    ELC: {
      name: "Electronics",
      contents: true
    },
    ELE: {
      name: "Electrical"
    },
    ELS: {
      name: "Electrical - Special Systems"
    },
    EQA: {
      name: "Misc. Equipment - Agricultural"
    },
    EQC: {
      name: "Misc. Equipment - Commercial"
    },
    EQU: {
      name: "Heavy Equipment"
    },
    EXC: {
      name: "Excavation"
    },
    FCC: {
      name: "Floor Covering - Carpet"
    },
    FCR: {
      name: "Floor Covering - Resilient"
    },
    FCS: {
      name: "Floor Covering - Stone"
    },
    FCT: {
      name: "Floor Covering - Tile",
      recap: "FLOOR COVERING - CERAMIC TILE"
    },
    FCV: {
      name: "Floor Covering - Vinyl"
    },
    FCW: {
      name: "Floor Covering - Wood"
    },
    FEC: {
      name: "Recycling & Eco Fees",
      contents: true
    },
    FEE: {
      name: "Permits & Fees",
      recap: "PERMITS AND FEES"
    },
    FEN: {
      name: "Fencing"
    },
    FNC: {
      name: "Finish Carpentry / Trim",
      recap: "FINISH CARPENTRY / TRIMWORK"
    },
    FNH: {
      name: "Finish Hardware"
    },
    FPL: {
      name: "Fireplaces"
    },
    FPS: {
      name: "Fire Protection Systems"
    },
    FRM: {
      name: "Framing & Rough Carpentry"
    },
    FRN: {
      name: "Furniture",
      contents: true
    },
    GLS: {
      name: "Glass, Glazing, & Storefronts"
    },
    GUN: {
      name: "Guns & Ammunition",
      contents: true
    },
    HDF: {
      name: "Housewares - Dinnerware",
      contents: true
    },
    HLT: {
      name: "Health",
      contents: true
    },
    HMR: {
      name: "Hazardous Material Remediation"
    },
    HOB: {
      name: "Hobby",
      contents: true
    },
    HSW: {
      name: "Housewares",
      contents: true
    },
    HVC: {
      name: "Heat, Vent, & Air Conditioning",
      recap: "HEAT, VENT & AIR CONDITIONING"
    },
    INF: {
      name: "Infant",
      contents: true
    },
    INM: {
      name: "Insulation - Mechanical"
    },
    INS: {
      name: "Insulation"
    },
    LAB: {
      name: "Labor",
      recap: "LABOR ONLY"
    },
    LIT: {
      name: "Light Fixtures"
    },
    LND: {
      name: "Landscaping"
    },
    MAS: {
      name: "Masonry"
    },
    MBL: {
      name: "Marble - Cultured / Natural",
      recap: "MARBLE - CULTURED OR NATURAL"
    },
    MPR: {
      name: "Moisture Protection"
    },
    MSD: {
      name: "Mirrors & Shower Doors"
    },
    MSK: {
      name: "Mobile Homes, Skirting, & Setup"
    },
    MTL: {
      name: "Metal Structures & Components"
    },
    ORI: {
      name: "Ornamental Iron"
    },
    PER: {
      name: "Paint & Stain Material",
      contents: true
    },
    PLA: {
      name: "Interior Lath & Plaster"
    },
    PLM: {
      name: "Plumbing"
    },
    PNL: {
      name: "Paneling & Wood Wall Finishes"
    },
    PNT: {
      name: "Painting"
    },
    POL: {
      name: "Swimming Pools & Spas"
    },
    RFG: {
      name: "Roofing"
    },
    SCF: {
      name: "Scaffolding"
    },
    SDG: {
      name: "Siding"
    },
    SFG: {
      name: "Soffit, Fascia, & Gutter"
    },
    SPE: {
      name: "Specialty Items"
    },
    STJ: {
      name: "Steel Joist Components"
    },
    STL: {
      name: "Steel Components"
    },
    STR: {
      name: "Stairs"
    },
    STU: {
      name: "Stucco & Exterior Plaster"
    },
    TBA: {
      name: "Toilet & Bath Accessories"
    },
    TCR: {
      name: "Trauma/Crime Scene Remediation"
    },
    TIL: {
      name: "Tile"
    },
    TMB: {
      name: "Timber Framing"
    },
    TMC: {
      name: "Time & Material Consumables"
    },
    TME: {
      name: "Time & Material Equipment"
    },
    TMP: {
      name: "Temporary Repairs"
    },
    USR: {
      name: "User Defined Items"
    },
    VTC: {
      name: "Valuation Total"
    },
    WDA: {
      name: "Windows - Aluminum"
    },
    WDP: {
      name: "Windows - Sliding Patio Doors"
    },
    WDR: {
      name: "Window Reglazing & Repair"
    },
    WDS: {
      name: "Windows - Skylights"
    },
    WDT: {
      name: "Window Treatment"
    },
    WDV: {
      name: "Windows - Vinyl"
    },
    WDW: {
      name: "Windows - Wood"
    },
    WPR: {
      name: "Wallpaper"
    },
    WTR: {
      name: "Water Extraction & Remediation"
    },
    XST: {
      name: "Exterior Structures"
    }
  }
};

// lambdas/domain/pdf/trade-names.ts
var categories = Object.values(categories_default.categories);
var NAMES3 = new Set(
  categories.flatMap(({ name, recap = name }) => [normalizeName(name), normalizeName(recap)])
);
var isTradeName = (text) => NAMES3.has(normalizeName(text));

// lambdas/domain/pdf/read-text-line.ts
var readTextLine = (printed, rest, page, table, state, groups, headerOf) => {
  const { item } = state;
  const line = item === null ? printed : withoutCutDecimals(printed, item);
  if (line === null) return;
  const { text } = line;
  const among = isAmongRows(line, rest, table, state, headerOf);
  const amongRows = among === "rows";
  const marked = sectionMark(text);
  const marksPlace = !table.numbered && table.headsPlaces && standsOut(line, table.look);
  const saysSomething = marked !== null && item !== null && (isMarkedRemark(marked) || amongRows && isAside(marked));
  if (marked !== null && !marksPlace && !saysSomething) {
    state.section = cleanName(marked);
    if (state.heads.length > 0) state.sectionOfHeads = state.section;
    return;
  }
  const namesRoom = roomLine(text) !== null || groups.knows(text) && couldBeName(line);
  const leads = table.describedAbove ? standsOnRow : leadsNextRow;
  if (!table.numbered && !namesRoom && leads(line, rest, state)) {
    state.leading.push(line);
    return;
  }
  state.leading = [];
  if (item !== null && wrapsItem(line, state, table)) {
    if (table.texts.length > 1)
      takeTexts(item, assignColumns(tokensOf(line.words), table.texts), line);
    else {
      item.description.push(text);
      item.descriptionEnd = { line, right: line.box.right };
    }
    item.lines.push(line);
    return;
  }
  if (isPageFurniture(text) && !amongRows) return;
  if (!table.numbered && item !== null && continuesRow(line, item, table)) {
    takeTexts(item, assignColumns(tokensOf(line.words), table.texts), line);
    item.lines.push(line);
    return;
  }
  const isHeading4 = standsOut(line, table.look) && couldBeName(line) && item?.lines[0]?.bold === false;
  if (item !== null && awaitsFigures(item) && isTightBelow(line, item) && !isHeading4) {
    item.notes.push({ line, machine: false });
    return;
  }
  if (item === null && levelLine(text) !== null) {
    state.afterTotal = true;
    state.heads.push(line);
    return;
  }
  const isSection = item !== null && !state.afterTotal && groups.awaitsTotal() && whatFollows(rest, table, headerOf) === "rows";
  const inRoom2 = amongRows || among === "foot" && groups.closesRooms();
  if (!inRoom2 && (continuedRoom(text) !== null || roomLine(text) !== null || roomSize(text) !== null || nameBesideMeasures(line) !== null || groups.knows(text) && couldBeName(line) && !isSection)) {
    state.afterTotal = true;
    state.heads.push(line);
    return;
  }
  if (state.afterTotal) {
    state.heads.push(line);
    return;
  }
  if (!inRoom2 && (isDimensions(text) || isOpening(text))) {
    if (state.heads.length > 0) state.heads.push(line);
    return;
  }
  if (standsOut(line, table.look) && couldBeName(line) && !isMachineNote(text) && !saysSomething) {
    const ahead = rest.find(
      (next) => headerOf.has(next) || !couldBeName(next) && roomLine(next.text) === null && !isDimensions(next.text) && !isOpening(next.text)
    );
    const headsNext = rest.slice(0, 8).some((next) => headerOf.has(next));
    const isWithin4 = groups.awaitsTotal() && !groups.knows(text);
    const namesRoom2 = !table.numbered && table.headsPlaces && !isWithin4;
    if (namesRoom2 || headsNext && ahead !== void 0 && headerOf.has(ahead) && !line.italic) {
      state.afterTotal = true;
      state.heads.push(line);
    } else state.section = cleanName(text);
    return;
  }
  const headsTrade = !table.numbered && isTradeName(text) && /\d\.\d{2}\)?$/.test(rest[0]?.text ?? "0.00");
  if (item !== null && (headsTrade || headsRowsBelow(line, rest, item, table))) {
    state.section = cleanName(text);
    return;
  }
  if (item === null) {
    const [next] = rest;
    const short = text.split(/\s+/).length <= 4;
    const beforeItem = next !== void 0 && table.numbered && itemStartOf(next) !== null;
    if (couldBeName(line) && short && beforeItem) state.section = cleanName(text);
    return;
  }
  if (isDrawingLabel(text) && line.box.left > page.width * 0.3) return;
  if (!table.numbered && isSumsOnly(line)) return;
  const last = item.notes.at(-1);
  if (last?.machine === true && wrapsNote(last.line, line, table)) {
    last.line = continueLine(last.line, line);
    return;
  }
  item.notes.push({ line, machine: isMachineNote(text) });
};
var withoutCutDecimals = (line, item) => {
  const cell = item.cells.get("quantity");
  const [figure] = cell?.words ?? [];
  if (cell?.value == null || figure === void 0 || !/\d\.$/.test(figure.text)) return line;
  if (item.lines.length > 1 || item.lines[0]?.page !== line.page) return line;
  const decimals = line.words.find(
    ({ text, box }) => /^\d{1,2}$/.test(text) && box.right <= cell.right + 1 && box.left >= figure.box.left - 1
  );
  if (decimals === void 0 || decimals.box.top - figure.box.bottom > line.fontSize) return line;
  const value = Number(`${Math.trunc(cell.value)}.${decimals.text}`);
  item.cells.set("quantity", { ...cell, value, decimals: decimals.text.length });
  const left = line.words.filter((word) => word !== decimals);
  return left.length === 0 ? null : makeLine(line.page, left, line.ocr);
};
var isAmongRows = (line, rest, table, state, headerOf) => {
  if (!table.numbered || state.item === null || state.afterTotal || state.heads.length > 0)
    return null;
  if (standsOut(line, table.look)) return null;
  const follows = whatFollows(rest, table, headerOf);
  return follows === "foot" && line.ocr ? null : follows;
};
var whatFollows = (rest, table, headerOf) => {
  if (!table.numbered) return null;
  for (const [index, next] of rest.entries()) {
    if (headerOf.has(next)) return null;
    const start = itemStartOf(next);
    if (start !== null && Math.abs(start.left - (table.numberLeft ?? start.left)) < 16)
      return "rows";
    const total2 = start === null ? readTotal(next, rest[index + 1], table) : null;
    if (total2 !== null && ROOM_TOTALS.has(total2.kind)) return "rows";
  }
  return "foot";
};
var ROOM_TOTALS = /* @__PURE__ */ new Set(["room", "level", "labor_minimums"]);
var isAside = (text) => /^(?:\p{Ll}|See\s)/u.test(text);
var isMarkedRemark = (text) => {
  const words = text.split(/\s+/).length;
  return words > 2 && /[\p{L}\d]{3}[.!]$/u.test(text) || words > 3 && MARKED_REMARK.test(text);
};
var MARKED_REMARK = /^(?:please\s+)?note\b\s*[:\-–]?\s*\S|\$\s?\d|\s(?:is|are|was|were|has|have|must)\s(?:\S+\s){0,3}(?:be|not|attached|required|included|pending|excluded|to)\b/i;
var headsRowsBelow = (line, rest, item, table) => {
  const [next] = rest;
  if (!table.numbered || next !== void 0 && !beginsRow(rest, table)) return false;
  const named3 = couldBeName(line) || /^(?:\p{Lu}[^\s:.]* |(?:&|and|or|of) )*\p{Lu}[^\s:.]+:$/u.test(line.text);
  if (!named3 || line.words.length > 5 || !/^\p{Lu}/u.test(line.text)) return false;
  if (REMARK2.test(line.text)) return false;
  if (isMachineNote(line.text)) return false;
  if (Math.abs(line.box.left - (table.numberLeft ?? line.box.left)) > 12) return false;
  const above = item.notes.at(-1)?.line ?? item.lines.at(-1);
  if (above === void 0) return false;
  const rows = table.wrap.rowPitch ?? 0;
  if (above.page !== line.page)
    return next !== void 0 && pitchBetween(line, next) < Math.min(TIGHT2, rows * 0.85);
  const apart3 = pitchBetween(above, line);
  if (next === void 0) return apart3 > Math.max(WIDEST_NOTE, rows * 1.15);
  return apart3 * line.fontSize > pitchBetween(line, next) * next.fontSize * 1.2;
};
var beginsRow = (lines, table) => {
  const [first, ...below2] = lines;
  const start = first === void 0 ? null : itemStartOf(first);
  if (first === void 0 || start === null) return false;
  const next = below2.findIndex((line) => itemStartOf(line) !== null);
  const own = below2.slice(0, next < 0 ? ROW_LINES : Math.min(ROW_LINES, next));
  return [start.rest, ...own.map((line) => line.words)].some((words) => {
    const { figures, strayTexts } = assignColumns(tokensOf(words), table.model.columns);
    return figures >= 2 && (strayTexts === 0 || words === start.rest);
  });
};
var ROW_LINES = 4;
var REMARK2 = /[°%@=;?!#]|:\s*\S|^(?:yes|no|ok|okay|none|same|done|n\/a|tbd|per|see|as|note|minimum|matched?|ditto|photos?|pictures?|images?|call|pending|quote|invoice|bid|pwi)\b|\s(?:is|are|was|were|be|has|have|from|per|in|on|at|to|by|not|applies|included|needed|required)\b/i;
var wrapsNote = (above, below2, table) => {
  const [first] = below2.words;
  if (first === void 0 || isMachineNote(below2.text)) return false;
  if (above.page !== below2.page || pitchBetween(above, below2) > TIGHT2) return false;
  if (/[:,/(–-]$/.test(above.text) && below2.words.length <= 12) return true;
  if (OPTION.test(below2.text) && /^options?\s*:/i.test(above.text)) return true;
  const width = first.box.right - first.box.left;
  if (above.box.right + above.fontSize * 0.25 + width > table.rightEdge - above.fontSize)
    return true;
  return /^\p{Ll}/u.test(below2.text) && above.box.right > table.rightEdge * 0.55;
};
var OPTION = /^(?:(?:valleys?|exposure|(?:hip|ridge|valley|rake|eave|starter)(?:\s*\/\s*\w+)+|include\s.+\bcourse)\s*[-–:]|\d+\/\d+\s*["”″'’]?$)/i;
var awaitsFigures = (item) => item.number !== null && item.figureLines === 0;
var isTightBelow = (line, item) => {
  const last = item.notes.at(-1)?.line ?? item.lines.at(-1);
  return last !== void 0 && pitchBetween(last, line) < TIGHT2;
};
var isAroundFigures = (line, above, figures) => figures !== void 0 && figures !== above && figures.page === line.page && figures.box.bottom > above.box.bottom + 1 && figures.box.bottom < line.box.bottom - 1 && pitchBetween(above, line) < 1.35 && Math.abs(line.box.left - above.box.left) < 4;
var wrapsItem = (line, state, table) => {
  const { item } = state;
  if (item === null || state.afterTotal || item.notes.length > 0) return false;
  if (item.figureLines === 0 || item.descriptionEnd === null) return false;
  if (isAroundFigures(line, item.descriptionEnd.line, item.lines.at(-1))) return true;
  return isWrapped(line, item.descriptionEnd, item.description.join(" "), table.wrap);
};
var pitchBetween = (above, below2) => above.page === below2.page ? (below2.box.bottom - above.box.bottom) / Math.max(1, below2.fontSize) : Number.POSITIVE_INFINITY;
var TIGHT2 = 1.45;
var WIDEST_NOTE = 1.7;
var leadsNextRow = (line, rest, state) => {
  if (isMachineNote(line.text) || sectionMark(line.text) !== null) return false;
  if (state.table !== null && standsOut(line, state.table.look) && couldBeName(line)) return false;
  if (state.table !== null && isIndentedNote(line, state.table)) return false;
  const before = state.leading.at(-1) ?? state.item?.lines.at(-1);
  const above = before === void 0 ? Number.POSITIVE_INFINITY : pitchBetween(before, line);
  const [next] = rest;
  if (next === void 0 || state.table === null) return false;
  const below2 = pitchBetween(line, next);
  if (below2 > TIGHT2) return false;
  if (state.leading.length === 0 && below2 > above * 0.9) return false;
  if (state.leading.length >= 4) return false;
  const assigned = assignColumns(tokensOf(next.words), state.table.model.columns);
  if (assigned.figures >= 2 && assigned.strayTexts === 0) return true;
  return leadsNextRow(next, rest.slice(1), { ...state, leading: [...state.leading, line] });
};
var standsOnRow = (line, rest, state) => {
  const [next, ...others] = rest;
  if (next === void 0 || state.table === null || sectionMark(line.text) !== null) return false;
  if (line.page !== next.page || pitchBetween(line, next) > WIDEST_NOTE) return false;
  const { figures } = assignColumns(tokensOf(next.words), state.table.model.columns);
  if (figures >= 2) return true;
  const sameType = line.bold === next.bold && line.italic === next.italic;
  return sameType && others.length > 0 && standsOnRow(next, others, state);
};
var isIndentedNote = (line, { model, wrap }) => {
  if (!wrap.wrapsBelow || wrap.lefts.length === 0) return false;
  const others = model.columns.filter(
    (column) => TEXT_COLUMNS.has(column.kind) && column.kind !== "description"
  );
  const reach = line.ocr ? 10 : 4;
  return [...wrap.lefts, ...others.map((column) => column.left)].every(
    (left) => Math.abs(left - line.box.left) > reach
  );
};
var continuesRow = (line, item, table) => {
  const texts = table.model.columns.filter((column) => TEXT_COLUMNS.has(column.kind));
  const last = item.lines.at(-1);
  if (texts.length < 2 || last === void 0 || item.notes.length > 0) return false;
  if (standsOut(line, table.look)) return false;
  const wrapped = /* @__PURE__ */ new Set(["category", "room", "note"]);
  if (!texts.some((column) => wrapped.has(column.kind) && line.box.right > column.left))
    return false;
  return pitchBetween(last, line) < TIGHT2;
};
var isSumsOnly = (line) => {
  if (/\p{L}/u.test(line.text)) return false;
  const tokens = tokensOf(line.words);
  return tokens.length >= 2 && tokens.every((token2) => token2.kind === "amount" || isDash(token2));
};

// lambdas/domain/pdf/read-rows.ts
var readRows = (pages, known, implicit = null) => {
  const tables = learnTables(pages);
  const implicitTable = implicit === null ? null : learnTable(
    implicit.header,
    pages.flatMap((page) => page.lines)
  );
  const groups = createGroups(known);
  const items = [];
  let last = null;
  const totals = [];
  const sums = [];
  const itemPages = /* @__PURE__ */ new Set();
  const state = {
    table: null,
    open: false,
    suspended: false,
    item: null,
    heads: [],
    afterTotal: false,
    summing: false,
    isSummed: false,
    adjustments: 0,
    section: null,
    sectionOfHeads: null,
    leading: []
  };
  const headerOf = /* @__PURE__ */ new Map();
  for (const header of tables.keys()) {
    const [first] = header.lines;
    if (first !== void 0) headerOf.set(first, header);
  }
  const accept = (item) => {
    if (last !== null) items.push(buildItem(last));
    const room = last?.model === item.model ? last.texts.get("room") : void 0;
    if (room !== void 0 && !item.texts.has("room")) item.texts.set("room", room);
    last = item;
    for (const line of item.lines) itemPages.add(line.page);
  };
  const settleTentative = () => {
    const item = state.item;
    if (item === null || item === last) return;
    if (hasRowFigures(item)) {
      accept(item);
      return;
    }
    const owner = last;
    if (owner !== null && owner.group === item.group)
      for (const line of [...item.lines, ...item.notes.map((note) => note.line)])
        owner.notes.push({ line, machine: isMachineNote(line.text) });
    state.item = owner;
  };
  const closeItem = () => {
    settleTentative();
    state.item = null;
  };
  const applyHeads = () => {
    if (state.heads.length === 0) return;
    const before = groups.current();
    const { section } = groups.applyHeads(state.heads);
    state.heads = [];
    if (groups.current() !== before) {
      closeItem();
      state.section = section ?? state.sectionOfHeads;
    }
    state.sectionOfHeads = null;
  };
  const sumsAboveTable = (line, below2) => {
    const header = below2 === void 0 ? void 0 : headerOf.get(below2);
    const next = header === void 0 ? void 0 : tables.get(header);
    if (next === void 0 || itemStartOf(line) !== null || totalLabel(line.text) !== null)
      return null;
    return readSumsAbove(line, next);
  };
  const takeTotal = (total2, line, below2, table) => {
    settleTentative();
    if (total2.kind === "area") {
      state.afterTotal = true;
      state.heads.push(line);
      closeItem();
      return 0;
    }
    const goesOn4 = nameTotal(total2, line, below2, groups);
    itemPages.add(line.page);
    const path = closeGroups(total2, groups);
    totals.push({
      kind: total2.kind,
      name: total2.name,
      path,
      amounts: total2.amounts,
      ...total2.kind === "grand" && state.adjustments !== 0 ? { adjustments: toAmount(decimal(state.adjustments)) } : {},
      readAt: readAtOf(line)
    });
    sums.push({
      rowsBefore: items.length + (last === null ? 0 : 1),
      amount: total2.amounts.rcv ?? total2.amounts.lineItemTotal
    });
    closeItem();
    state.afterTotal = total2.kind !== "section" && total2.kind !== "grand";
    state.heads = [];
    state.summing = table.numbered ? false : total2.name === "";
    state.isSummed ||= !table.numbered && isSumOfSums(total2, totals);
    if (total2.kind === "room" || total2.kind === "level") state.section = null;
    if (total2.kind === "line_items") state.open = false;
    return total2.figuresBelow || goesOn4 ? 1 : 0;
  };
  for (const page of pages) {
    const goesOn4 = state.afterTotal || !state.open && state.heads.some(isRoomLine);
    state.heads = goesOn4 ? state.heads.filter(headsSomething) : [];
    state.afterTotal = false;
    const mayGoOn = state.open || state.suspended;
    state.open = mayGoOn && continuesWithoutHeader(page, state.table, headerOf);
    state.suspended = mayGoOn && !state.open && !page.lines.some(hasAmounts);
    for (let index = 0; index < page.lines.length; index += 1) {
      const line = page.lines[index];
      if (line === void 0) continue;
      const header = headerOf.get(line);
      if (header !== void 0 && !isRemark(header, page.lines.slice(index + 1), tables, state)) {
        if (state.open && !state.afterTotal) takeTrailingHeads(state, line);
        applyHeads();
        state.table = tables.get(header) ?? null;
        state.open = true;
        state.suspended = false;
        state.afterTotal = false;
        state.isSummed = false;
        index += header.lines.length - 1;
        continue;
      }
      if (implicitTable !== null && implicit?.from.get(page.page) === line) {
        applyHeads();
        state.table = implicitTable;
        state.open = true;
      }
      const { table } = state;
      const rest = page.lines.slice(index + 1);
      const heads2 = itemStartOf(line) === null && !(state.open && table !== null && isPricedRow(line, table)) && (isSummaryTitle(line.text) || isClosingTitle(line.text) && table !== null && !hasRowsBelow(rest, table));
      const goesOn5 = () => state.open && table !== null && isAmongRows(line, rest, table, state, headerOf) === "rows";
      if (heads2 && !isNoteOf(state, line) && !goesOn5()) {
        closeItem();
        state.open = false;
        state.suspended = false;
        state.heads = [];
        continue;
      }
      const above = sumsAboveTable(line, rest[0]);
      if (above !== null) {
        closeItem();
        applyHeads();
        state.section = above.name;
        totals.push({ kind: "section", ...above, path: [], readAt: readAtOf(line) });
        sums.push({ rowsBefore: 0, amount: above.amounts.rcv ?? above.amounts.lineItemTotal });
        itemPages.add(page.page);
        state.open = false;
        continue;
      }
      if (!state.open || table === null) {
        state.heads.push(line);
        continue;
      }
      const total2 = itemStartOf(line) === null ? readTotal(line, rest[0], table) : null;
      if (total2 !== null) {
        index += takeTotal(total2, line, rest[0], table);
        continue;
      }
      if (readItemLine(line, table, state, groups, applyHeads, settleTentative, accept)) continue;
      readTextLine(line, rest, page, table, state, groups, headerOf);
    }
  }
  closeItem();
  if (last !== null) items.push(buildItem(last));
  const { items: work, markup } = dropSums(items, sums);
  const grand = totals.findLast(({ kind }) => kind === "grand");
  if (grand !== void 0 && !markup.eq(0))
    grand.adjustments = toAmount(markup.plus(grand.adjustments ?? 0));
  return { items: work, totals, groups, itemPages };
};
var isSumOfSums = (total2, totals) => {
  const parts = totals.slice(0, -1).flatMap(({ kind, amounts }) => kind === "section" || kind === "room" ? [amounts.rcv] : []);
  return parts.length >= 2 && total2.amounts.rcv !== null && sum(parts).minus(total2.amounts.rcv).abs().lt("0.01");
};
var hasRowsBelow = (rest, table) => rest.some((line) => {
  const start = itemStartOf(line);
  const assigned = assignColumns(tokensOf(start?.rest ?? line.words), table.model.columns);
  return assigned.figures >= 2 && assigned.strayTexts === 0;
});
var isRemark = (header, below2, tables, { table, open, item, afterTotal }) => {
  const [line] = header.lines;
  if (line === void 0 || table === null || !table.numbered) return false;
  if (!open || item === null || afterTotal || tables.get(header) === table) return false;
  if (standsOut(line, table.look)) return false;
  const next = below2.findIndex((other) => {
    const start = itemStartOf(other);
    return start !== null && Math.abs(start.left - (table.numberLeft ?? start.left)) < 16;
  });
  return next >= 0 && beginsRow(below2.slice(next), table);
};
var isRoomLine = (line) => roomLine(line.text) !== null;
var headsSomething = (line) => couldBeName(line) || isDimensions(line.text) || isOpening(line.text) || roomLine(line.text) !== null || roomSize(line.text) !== null;
var isNoteOf = (state, line) => state.item !== null && state.open && !line.bold && /[a-z]\s+[a-z]+\s+[a-z]+/.test(line.text);
var continuesWithoutHeader = (page, table, headerOf) => {
  if (table === null) return false;
  let rows = 0;
  for (const [index, line] of page.lines.entries()) {
    if (headerOf.has(line)) return rows > 0;
    if (headsAnotherTable(line)) return rows > 0;
    if (index < 6 && readTotal(line, page.lines[index + 1], table) !== null) rows += 1;
    if (isSummaryTitle(line.text)) break;
    const start = itemStartOf(line);
    const assigned = assignColumns(tokensOf(start?.rest ?? line.words), table.model.columns);
    const fits = assigned.figures >= 2 && assigned.strayTexts === 0;
    if (fits && (start !== null || !table.numbered || !table.model.describesInRow)) rows += 1;
  }
  return rows > 0;
};
var headsAnotherTable = (line) => !/\d/.test(line.text) && segmentsOf(line.words, 0.9).length >= 4 && (line.bold || mayStack(line));
var takeTrailingHeads = (state, header) => {
  const { item } = state;
  if (item === null) return;
  const notes = item.notes.filter((note) => note.line.page === header.page);
  for (let from = 0; from < notes.length; from += 1) {
    const tail = notes.slice(from).map((note) => note.line);
    const [first] = tail;
    if (first === void 0) continue;
    const heads2 = tail.every(
      (line) => couldBeName(line) || isDimensions(line.text) || isOpening(line.text) || isDrawingLabel(line.text)
    );
    const isHeading4 = first.bold || roomLine(first.text) !== null || couldBeName(first) && first.box.left > header.box.left + 60 || couldBeName(first) && tail.slice(1).some((line) => isDimensions(line.text)) || gapAbove(first, item) > first.fontSize * 1.1;
    if (!heads2 || !isHeading4) continue;
    const cut2 = new Set(tail);
    item.notes = item.notes.filter((note) => !cut2.has(note.line));
    state.heads.push(...tail);
    return;
  }
};
var gapAbove = (line, item) => {
  const above = [...item.lines, ...item.notes.map((note) => note.line)].filter(
    (other) => other.page === line.page && other.box.bottom <= line.box.top + 1 && other !== line
  );
  return above.length === 0 ? 0 : line.box.top - Math.max(...above.map((other) => other.box.bottom));
};

// lambdas/domain/pdf/scope-sheets.ts
var LEAST_ROWS4 = 3;
var BEYOND = 60;
var SCOPE = /* @__PURE__ */ new Set([
  "description",
  "quantity",
  "unit",
  "itemNumber",
  "note"
]);
var withPricesToCome = (pages) => {
  const heads2 = /* @__PURE__ */ new Map();
  for (const { lines, width } of pages)
    for (const line of lines) {
      const head = headOf2(line, width);
      if (head !== null) heads2.set(line, head);
    }
  if (heads2.size === 0) return null;
  const rows = pages.flatMap(({ lines }) => lines.filter(isCounted2));
  if (rows.length < LEAST_ROWS4) return null;
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => heads2.get(line) ?? line)
  }));
};
var isCounted2 = (line) => tokensOf(line.words).some(({ kind, unit }) => kind === "quantity" && unit !== null);
var headOf2 = (line, width) => {
  if (/\d[.,]\d/.test(line.text) || line.words.length > 12) return null;
  const headed = segmentsOf(line.words, 0.9).map((words) => ({
    words,
    kind: headingKind(textOf(words))
  }));
  const kinds = new Set(headed.map(({ kind }) => kind));
  if (!kinds.has("description") || !kinds.has("quantity")) return null;
  const known = headed.filter(({ kind }) => kind !== null && SCOPE.has(kind));
  const last = line.words.at(-1);
  if (last === void 0) return null;
  const left = width + BEYOND;
  const price = PRICES_TO_COME.split(" ").map((text, at2) => {
    const from = left + at2 * last.fontSize * 4;
    return { ...last, text, box: { ...last.box, left: from, right: from + last.fontSize * 3.5 } };
  });
  return makeLine(line.page, [...known.flatMap(({ words }) => words), ...price], line.ocr);
};

// lambdas/domain/pdf/own-rows.ts
var readOwnRows = (pages, estimateName) => {
  const read = readAnyRows(pages, estimateName);
  const attached = attachedLists(read.rows);
  if (attached.pages.size === 0) return { ...read, attached };
  const own = pages.filter(({ page }) => !attached.pages.has(page));
  return { ...readAnyRows(own, estimateName), attached };
};
var readAnyRows = (pages, estimateName) => {
  const known = knownNames(pages, estimateName);
  const headed = readRows(pages, known);
  const isPriced3 = headed.items.some(
    ({ item }) => item.rcv !== null || (item.unitPrice ?? 0) !== 0
  );
  if (isPriced3 && !isDoubtful(headed, pages)) return { pages, rows: headed, told: null };
  const rows = isPriced3 ? headed : readPlainRows(pages, known, headed);
  const told3 = tellTables(pages);
  if (told3 === null) return { pages, rows, told: told3 };
  const toldRows = readRows(told3.pages, knownNames(told3.pages, estimateName));
  return areBetter(toldRows, rows) ? { pages: told3.pages, rows: toldRows, told: told3 } : { pages, rows, told: null };
};
var readPlainRows = (pages, known, headed) => {
  const lists = pages.filter((page) => {
    const kind = classifyPage(page.lines);
    return kind !== "letter" && kind !== "summary" && kind !== "recap";
  });
  const implicit = findImplicitTable(lists);
  const listed = implicit === null ? headed : readRows(lists, known, implicit);
  const scope = withPricesToCome(pages);
  const work = scope === null ? headed : readRows(scope, known);
  return work.items.length > listed.items.length ? work : listed;
};

// lambdas/domain/pdf/page-order.ts
var RIM_LINES = 3;
var rimOf = (lines) => [...lines.slice(0, RIM_LINES), ...lines.slice(-RIM_LINES)].map(({ text }) => text.trim());
var NUMBER6 = /(?:^|\s)page\s*:?\s*(\d{1,3})(?:\s*(?:of|\/)\s*\d{1,3})?$/i;
var printedNumberOf = (lines) => {
  const told3 = rimOf(lines).flatMap((text) => NUMBER6.exec(text)?.[1] ?? []);
  return told3[0] === void 0 ? null : Number(told3[0]);
};
var ENOUGH8 = 3;
var countsDown = (pages) => {
  const numbers2 = pages.map(({ lines }) => printedNumberOf(lines)).filter((number) => number !== null);
  return (numbers2.length >= ENOUGH8 || numbers2.length === 2 && numbers2[1] === 1) && numbers2.length * 2 > pages.length && numbers2.every((number, index) => index === 0 || number < (numbers2[index - 1] ?? 0));
};
var countsDownBarely = (pages) => pages.length >= ENOUGH8 && pages.every(
  (page, index) => rimOf(page.lines).some((text) => new RegExp(`(?:^|\\s)${pages.length - index}$`).test(text))
);
var inPrintedOrder = (pages) => countsDown(pages) || countsDownBarely(pages) ? pages.toReversed() : [...pages];

// lambdas/domain/pdf/summary-rows.ts
var LABELS2 = [
  [/^(?:total\s+)?(?:line\s+)?items?\s+(?:sub)?totals?\b/i, "lineItemTotal"],
  [/^(?:line\s+)?items?\s+before\s+tax/i, "lineItemTotal"],
  [
    /^(?:net\s+(?:claim|payment|amount|estimate)|amount\s+payable)\b.*\bif\b.*\b(?:recovered|incurred)/i,
    "netClaimIfDepreciationRecovered"
  ],
  [/^total\s+amount\s+of\s+claim\s+if\s+incurred/i, "netClaimIfDepreciationRecovered"],
  [
    /^total\s+(?:maximum\s+additional|paid\s+when\s+incurred|payable\s+when\s+incurred|if\s+incurred)/i,
    "paidWhenIncurred"
  ],
  [
    /^(?:paid\s+when\s+incurred\s*:|(?:paid\s+when\s+incurred|PWI)\b.*\btotal)/i,
    "paidWhenIncurred"
  ],
  [/^(?:less\s+)?(?:total\s+)?non\s*-?\s*recoverable\s+dep/i, "nonRecoverableDepreciation"],
  [/^total\s+recoverable\s+dep/i, "recoverableDepreciation"],
  [/^less\s+(?:recoverable\s+)?(?:dep|total\s+dep)/i, "depreciation"],
  [/^(?:total\s+)?(?:recoverable\s+)?depreciation\b(?!\s*\()/i, "depreciation"],
  [/^(?:less\s+)?(?:(?:net|applied)\s+)?deductible/i, "deductible"],
  [/^less\s+.*\bdeductible/i, "deductible"],
  [/^less\s+(?:prior|previous|advance).*\b(?:payment|paid)/i, "priorPayments"],
  [/^(?:prior|previous)\s+payments?/i, "priorPayments"],
  [/^less\s+(?:amount\s+)?(?:previously\s+)?paid/i, "priorPayments"],
  [/^(?:total\s+)?amount\s+(?:due|payable)\s*:?$/i, "netClaim"],
  [
    /^net\s+(?:claim|actual\s+cash\s+value(?!\s+on\b)|acv\s+payment|payment|estimate|amount\s+(?:due|payable)|payable)/i,
    "netClaim"
  ],
  [/^(?:total\s+)?(?:replacement\s+cost\s+value|replacement\s+cost|rcv)\b(?!\s+benefit)/i, "rcv"],
  [/^(?:total\s+)?(?:actual\s+cash\s+value|acv)\b/i, "acv"],
  [/^(?:general\s+contractor\s+|gc\s+)?overhead\b(?!\s*(?:&|and))/i, "overhead"],
  [/^(?:general\s+contractor\s+|gc\s+)?profit\b/i, "profit"],
  [/^sub\s*-?\s*total\b/i, "subtotal"],
  [/^estimate\s+sub\s*-?\s*total\b/i, "rcv"]
];
var TAX = /\b(?:tax|gst|hst|vat)\b/i;
var emptySummary = (coverage, line) => ({
  coverage,
  lineItemTotal: null,
  taxes: [],
  subtotal: null,
  overhead: null,
  profit: null,
  rcv: null,
  depreciation: null,
  nonRecoverableDepreciation: null,
  acv: null,
  deductible: null,
  priorPayments: null,
  netClaim: null,
  recoverableDepreciation: null,
  netClaimIfDepreciationRecovered: null,
  paidWhenIncurred: null,
  other: [],
  readAt: readAtOf(line)
});
var SIGNED = /* @__PURE__ */ new Set([
  "lineItemTotal",
  "subtotal",
  "rcv",
  "acv",
  "netClaim",
  "netClaimIfDepreciationRecovered"
]);
var fieldOf = (label, summary) => {
  const field = LABELS2.find(([pattern]) => pattern.test(label) && !isTaxRow(label))?.[1];
  return field === "subtotal" && summary.rcv !== null ? void 0 : field;
};
var addRow = (summary, label, amount) => {
  const value = signedValue(amount);
  const plain2 = label.replace(/^(?:add|plus)\s+(?:\d+(?:\.\d+)?\s*%\s*)?/i, "").replace(/\s*[@(]?\s*\d+(?:\.\d+)?\s*%.*$/, "").trim();
  const field = fieldOf(plain2, summary);
  if (field !== void 0 && summary[field] === null) {
    summary[field] = Math.abs(value) === 0 ? 0 : SIGNED.has(field) ? value : Math.abs(value);
    return;
  }
  if (field === "depreciation" && /^recoverable\b/i.test(plain2)) {
    summary.recoverableDepreciation ??= Math.abs(value);
    return;
  }
  if (isTaxRow(plain2) || OF_AUTHORITY.test(label)) {
    const rate = /(\d+(?:\.\d+)?)\s*%/.exec(label);
    summary.taxes.push({
      name: plain2.replace(/(?:\s+[@x(])+$/, "").trim(),
      rate: rate === null ? null : Number(rate[1]),
      amount: value
    });
    return;
  }
  const ofEstimate = /^estimate\s+total(?:\s+on\s+coverage\s+(.*?))?\s*:?$/i.exec(plain2);
  if (ofEstimate !== null && (summary.deductible !== null || ofEstimate[1] !== void 0)) {
    summary.coverage ??= ofEstimate[1] ?? null;
    if (summary.deductible === null) summary.rcv ??= value;
    else summary.netClaim ??= value;
    return;
  }
  if (plain2 !== "") summary.other.push({ name: plain2, amount: value });
};
var OF_AUTHORITY = /^(?:state|county|city|local|municipal|district|special|parish)\s+\d+(?:\.\d+)?\s*%\s*(?:\(applies\b.*)?:?$/i;
var isTaxRow = (label) => TAX.test(label) && !/^(?:less|total|net|replacement|subtotal|actual)\b|(?:including|before)\s+tax/i.test(label);

// lambdas/domain/pdf/summary-table.ts
var LEAST_ROWS5 = 3;
var summariesOfTable = (pages, isItemLine) => {
  for (const { lines } of pages)
    for (const [at2, head] of lines.entries()) {
      const names = isItemLine(head) ? [] : namesOf2(head);
      if (names.length < 2) continue;
      const rows = rowsBelow(lines.slice(at2 + 1), names, isItemLine);
      const values = rows.filter(({ label }) => fieldOf(label, emptySummary(null, head)));
      if (values.length < LEAST_ROWS5) continue;
      return names.flatMap((name, column) => {
        if (TOTAL.test(name.text)) return [];
        const summary = emptySummary(name.text, head);
        for (const { label, amounts } of rows) {
          const amount = amounts[column];
          if (amount !== void 0) addRow(summary, label, amount);
        }
        return [summary];
      });
    }
  return [];
};
var summariesOfRows = (pages, isItemLine) => {
  for (const { lines } of pages)
    for (const [at2, head] of lines.entries()) {
      if (isItemLine(head) || !PAID.test(head.text)) continue;
      const values = namesOf2(head);
      const fields = values.map(({ text }) => fieldOf(text, emptySummary(null, head)));
      if (fields.filter((field) => field !== void 0).length < LEAST_ROWS5) continue;
      const summaries = rowsBelow(lines.slice(at2 + 1), values, isItemLine).flatMap((row) => {
        if (TOTAL.test(row.label)) return [];
        const summary = emptySummary(row.label, head);
        for (const [column, { text }] of values.entries()) {
          const amount = row.amounts[column];
          if (amount !== void 0) addRow(summary, text, amount);
        }
        return [summary];
      });
      if (summaries.length > 0) return summaries;
    }
  return [];
};
var PAID = /\b(?:deductible|net\s+(?:claim|payment|payable))\b/i;
var TOTAL = /^(?:grand\s+)?totals?\s*:?$/i;
var namesOf2 = (line) => {
  if (/\d/.test(line.text)) return [];
  const segments = segmentsOf(line.words, 1.2);
  const names = segments.filter((words, at2) => at2 > 0 || !HEADS_LABELS.test(textOf(words))).map((words) => makeLine(line.page, words, line.ocr));
  return names.every((name) => couldBeName(name) && name.words.length <= 4) ? names.map(({ text, box }) => ({ text, left: box.left, right: box.right })) : [];
};
var HEADS_LABELS = /^(?:coverages?|description|item|line\s+of\s+coverage)$/i;
var rowsBelow = (lines, names, isItemLine) => {
  const rows = [];
  for (const line of lines) {
    const tokens = tokensOf(line.words);
    const amounts = tokens.filter(({ kind, decimals }) => kind === "amount" && decimals === 2);
    const first = amounts[0]?.left ?? 0;
    const label = line.words.filter(({ box }) => box.right <= first + 1);
    const isUnder4 = amounts.every((amount, at2) => {
      const [name, next] = [names[at2], names[at2 + 1]];
      return name !== void 0 && amount.right > name.left - line.fontSize && amount.left < (next?.left ?? Number.POSITIVE_INFINITY);
    });
    if (isItemLine(line) || amounts.length !== names.length || label.length === 0 || !isUnder4)
      break;
    rows.push({ label: textOf(label).replace(/\s*:$/, ""), amounts });
  }
  return rows;
};

// lambdas/domain/pdf/read-summaries.ts
var isOwnRow = (line, summary) => {
  const amount = closingAmount(line);
  if (amount === null || !isOneSum(line)) return false;
  const label = labelBeside(line, amount);
  const field = fieldOf(label, summary);
  return field === void 0 ? isTaxRow(label) && summary.rcv === null : field !== "lineItemTotal" && summary[field] === null;
};
var closingAmount = (line) => {
  if (!line.ocr && !/\.\d{2}(?!\d)/.test(line.text)) return null;
  const tokens = tokensOf(line.words);
  const end = Math.max(0, ...tokens.map((token2) => token2.right));
  const amounts = tokens.filter((token2) => token2.kind === "amount" && token2.decimals === 2).sort((a, b) => b.right - a.right);
  const [last] = amounts;
  const reach = tokens.some((token2) => token2.kind === "text" && token2.right > (last?.left ?? end)) ? line.fontSize * 1.5 : line.fontSize * 3;
  return last !== void 0 && end - last.right <= reach ? last : null;
};
var labelBeside = (line, amount) => amount === null ? line.text.trim() : labelOf(
  textOf(
    line.words.filter(
      (word) => word.box.right <= amount.right - 0.01 && !holds2(amount, word)
    )
  )
);
var holds2 = (token2, word) => token2.words.some((own) => own.box.left === word.box.left && own.box.top === word.box.top);
var withoutAside = (line, summary) => {
  if (!/\.\d{2}(?!\d)\D*\p{L}/u.test(line.text) || closingAmount(line) !== null) return line;
  const segments = segmentsOf(line.words, 1.5);
  const at2 = segments.findIndex((words) => MONEY.test(textOf(words)));
  if (at2 < 1 || at2 === segments.length - 1) return line;
  const aside = textOf(segments.slice(at2 + 1).flat());
  if (/\d\.\d{2}\b/.test(aside) || !/\p{L}{2} \p{L}/u.test(aside)) return line;
  const row = makeLine(line.page, segments.slice(0, at2 + 1).flat(), line.ocr);
  const label = labelBeside(row, closingAmount(row));
  return fieldOf(label, summary) !== void 0 || isTaxRow(label) ? row : line;
};
var MONEY = /^[-–(<]*\$?\s?[-–(<]*\d[\d,]*\.\d{2}[)>]*$/;
var SUMMARY_TITLE = /^(?:coverage\s+)?summary(?:\s+(?:for|of|-|–|:)\s*(.*))?$/i;
var ALL_ITEMS = /^all\s+items$/i;
var isRestOfTitle = (line, title) => line.box.top - title.box.bottom < title.fontSize * 0.6 && Math.abs(line.fontSize - title.fontSize) < 0.3 && line.bold === title.bold && isCentred(line, title) && !/[:.]$/.test(line.text) && !LABELS2.some(([pattern]) => pattern.test(line.text)) && closingAmount(line) === null;
var isRightBelow = (line, above) => line.box.top - above.box.bottom < above.fontSize * 0.6 && !/\d$/.test(line.text);
var isCentred = (line, title) => Math.abs(line.box.left + line.box.right - title.box.left - title.box.right) < title.fontSize;
var OTHER_TITLE = /^(?:(?:statement|summary|proof)\s+of\s+loss|(?:estimate|claim|coverage|loss|settlement|building)\s+(?:summary|totals?|recap))\s*:?$/i;
var isEmpty = (summary) => Object.entries(summary).every(
  ([key, value]) => key === "coverage" || key === "readAt" || value === null || value.length === 0
);
var readSummaries = (pages, isItemLine) => {
  const summaries = [];
  let open = null;
  let isOfIncurred = false;
  for (const page of pages) {
    let cut2 = open;
    open = null;
    let isTitled = false;
    let title = null;
    for (const whole of page.lines) {
      const line = open === null ? whole : withoutAside(whole, open);
      const text = line.text.trim();
      if (cut2 !== null && isOwnRow(line, cut2) && !isItemLine(line)) {
        open = cut2;
        cut2 = null;
      }
      const coverage = coverageOfTitle(text);
      const named3 = OTHER_TITLE.test(text) ? null : SUMMARY_TITLE.exec(text);
      if ((named3 !== null || coverage !== null) && closingAmount(line) === null) {
        const name = coverage ?? (named3?.[1] ?? "").trim();
        title = line;
        cut2 = null;
        isOfIncurred = false;
        if (open !== null && isEmpty(open) && open.coverage !== null && ALL_ITEMS.test(name))
          continue;
        open = emptySummary(name === "" ? null : name, line);
        summaries.push(open);
        continue;
      }
      const isCut = open?.coverage !== null || /\bfor$/i.test(title?.text.trim() ?? "");
      if (open !== null && title !== null && isCut && isRestOfTitle(line, title)) {
        open.coverage = open.coverage === null ? text : `${open.coverage} ${text}`;
        title = line;
        continue;
      }
      title = null;
      const ofCoverage = /^coverage\s*:\s*(\S.*)$/i.exec(text)?.[1] ?? (isTitled ? /^coverage\s+[a-f]\b.{0,40}$/i.exec(text)?.[0] : void 0);
      if (OTHER_TITLE.test(text)) isTitled = true;
      const isHead6 = ofCoverage !== void 0 && closingAmount(line) === null;
      if (isHead6 && (open !== null || isTitled)) {
        if (open !== null && isEmpty(open)) summaries.pop();
        open = emptySummary(ofCoverage, line);
        summaries.push(open);
        continue;
      }
      if (/^(?:(?:estimate|sub-?limits?)\s+)?recap\b/i.test(line.text)) open = cut2 = null;
      if (isItemLine(line)) {
        open = cut2 = null;
        continue;
      }
      const amount = closingAmount(line);
      const label = labelBeside(line, amount);
      if (open === null && amount !== null && /^line\s+item\s+totals?$/i.test(label)) {
        open = emptySummary(null, line);
        summaries.push(open);
      }
      if (amount === null && /\bpaid\s+when\s+incurred$/i.test(text)) isOfIncurred = true;
      const counts = !isOfIncurred || /^total\s+paid\b/i.test(label);
      if (open !== null && amount !== null && counts) addRow(open, label, amount);
    }
  }
  const titled2 = summaries.filter(
    (summary) => summary.rcv !== null || summary.lineItemTotal !== null || summary.netClaim !== null || summary.subtotal !== null
  );
  if (titled2.length > 0) return titled2;
  const others = [summariesOfTable, summariesOfRows, untitledSummaries];
  for (const readOthers of others) {
    const found = readOthers(pages, isItemLine);
    if (found.length > 0) return found;
  }
  return [];
};
var untitledSummaries = (pages, isItemLine) => {
  const found = [];
  let lastItems = 0;
  for (const page of pages) {
    let open = null;
    let above = null;
    for (const line of page.lines) {
      if (isItemLine(line)) lastItems = page.page;
      const amount = isItemLine(line) ? null : closingAmount(line);
      const label = amount === null ? "" : labelBeside(line, amount);
      const isRow3 = amount !== null && label !== "" && isOneSum(line);
      const near3 = above !== null && line.box.top - above.box.bottom < line.fontSize * 3;
      if (!isRow3 || !near3) open = null;
      if (isRow3) {
        if (open === null) {
          open = emptySummary(null, line);
          found.push(open);
        }
        addRow(open, label, amount);
        above = line;
      }
    }
  }
  const told3 = found.filter(
    ({ rcv, acv, netClaim, depreciation, deductible }) => (rcv !== null || acv !== null) && [rcv, acv, netClaim, depreciation, deductible].filter((value) => value !== null).length >= 3
  );
  for (const summary of told3)
    if (summary.lineItemTotal === null && summary.rcv !== null)
      summary.lineItemTotal = summary.subtotal;
  const behind2 = told3.filter((summary) => summary.readAt.page >= lastItems);
  return behind2.length > 0 ? behind2 : told3.slice(-1);
};
var isOneSum = (line) => {
  const figures = tokensOf(line.words).filter(
    (token2) => token2.kind === "quantity" || token2.kind === "amount" && token2.decimals === 2
  );
  return figures.length === 1 || /[@%]/.test(line.text);
};

// lambdas/domain/pdf/read-recaps.ts
var NOT_A_CATEGORY = /\b(?:sales\s+tax|mtl\s+tax|tax)\b|^(?:(?:general\s+contractor\s+|gc\s+)?(?:overhead|profit)|permits?\s+and\s+fees\s+tax)\b/i;
var OVERHEAD_PROFIT_ITEMS = /^(non\s*-?\s*)?(?:(?:general\s+contractor|gc)\s+)?o\s*&\s*p\s+items\b/i;
var PERCENT_END = /\s*-?\d+(?:\.\d+)?\s*%\s*$/;
var readRecaps = (pages, isItemLine) => {
  const recaps = { byCategory: [], byRoom: [] };
  let open = null;
  let overheadProfitItems = null;
  for (const page of pages) {
    let sawTitle = false;
    let ofCoverages = null;
    let above = null;
    for (const line of page.lines) {
      const { text } = line;
      if (/^(?:estimate\s+)?recap\b/i.test(text)) {
        open = /\bcategor/i.test(text) ? "byCategory" : /\b(?:room|area)/i.test(text) ? "byRoom" : null;
        overheadProfitItems = null;
        sawTitle = true;
        continue;
      }
      if (SUMMARY_TITLE.test(text.trim()) || isItemLine(line)) {
        open = null;
        continue;
      }
      if (open === null) continue;
      if (!sawTitle && !line.text.includes("%") && closingAmount(line) === null) continue;
      const ofItems = OVERHEAD_PROFIT_ITEMS.exec(text);
      if (ofItems !== null) {
        if (!/sub\s*total/i.test(text)) overheadProfitItems = ofItems[1] === void 0;
        continue;
      }
      const row = recapRow(line, open === "byCategory" ? overheadProfitItems : null);
      if (row === null) {
        const cut2 = above === null || !isRightBelow(line, above) ? void 0 : ofCoverages?.at(-1);
        if (cut2 !== void 0) cut2.name += ` ${text.trim()}`;
        continue;
      }
      above = line;
      const coverage = /^coverage:?\s+(\S.*)$/i.exec(row.name)?.[1];
      if (coverage !== void 0) {
        const name = coverage.replace(/[\s@:=]*\d+(?:\.\d+)?\s*%[\s@:=]*$/, "");
        ofCoverages?.push({ name, amount: row.amount });
        continue;
      }
      ofCoverages = null;
      if (/^(?:(?:sub|grand)\s*-?\s*)?totals?\b/i.test(row.name)) {
        if (/^(?:grand\s+)?totals?\b/i.test(row.name)) open = null;
        continue;
      }
      if (/^(?:area\s+(?:items\s+)?(?:sub)?total|coverage|estimate)\b/i.test(row.name)) continue;
      if (open === "byCategory" && NOT_A_CATEGORY.test(row.name)) continue;
      if (open === "byRoom") ofCoverages = row.coverages = [];
      recaps[open].push(row);
    }
  }
  return recaps;
};
var recapRow = (line, overheadProfitItems) => {
  const percent = PERCENT_END.exec(line.text);
  const tokens = tokensOf(line.words).filter((token2) => token2.kind !== "percent");
  const amounts = [];
  for (const token2 of tokens.toReversed()) {
    if (token2.kind !== "amount" || token2.decimals !== 2) break;
    amounts.unshift(token2);
  }
  const [first] = amounts;
  if (first === void 0) return null;
  const name = tokens.slice(0, tokens.length - amounts.length).map((token2) => token2.text).join(" ").replace(/[@:=]\s*$/, "").trim();
  if (name === "") return null;
  return {
    name,
    amount: signedValue(first),
    percent: percent === null ? null : Number.parseFloat(percent[0]),
    overheadProfitItems,
    readAt: readAtOf(line)
  };
};

// lambdas/domain/pdf/room-texts.ts
var LEAST_WORDS = 5;
var roomTexts = (pages, rooms, isItemLine) => {
  const headed = new Map(
    rooms.filter(({ kind }) => kind === "room").map(({ name, readAt }) => [placeOf(readAt.page, readAt.box.top), name])
  );
  const texts = [];
  for (const page of pages) {
    let room = null;
    let own = [];
    const tableLines2 = new Set(
      page.lines.flatMap((_, at2) => headerRowAt(page.lines, at2)?.lines ?? [])
    );
    for (const line of page.lines) {
      const name = headed.get(placeOf(page.page, line.box.top));
      if (name !== void 0) {
        room = name;
        own = [];
      } else if (isItemLine(line)) {
        if (room !== null && own.length > 0)
          texts.push({ room, page: page.page, text: own.join(" ") });
        room = null;
      } else if (room !== null && !tableLines2.has(line) && isSentence4(line)) own.push(line.text);
    }
  }
  return texts;
};
var placeOf = (page, top) => `${page}:${top}`;
var isSentence4 = (line) => line.words.length >= LEAST_WORDS && /\p{Ll}{3}/u.test(line.text) && !line.text.includes(":") && !hasAmounts(line) && !/\d\.\d\d\b/.test(line.text) && !isDimensions(line.text) && !isOpening(line.text) && continuedRoom(line.text) === null && sectionMark(line.text) === null && roomLine(line.text) === null;
var roomTextWarning = ({ room, text }, page) => ({
  code: "room_text_left_out",
  message: `Page ${page} has a text below the heading of ${room} that belongs to no line, so it is in neither file: "${text}"`,
  at: { page }
});

// lambdas/domain/pdf/scan/doubts.ts
var HARDLY_READ = 0.4;
var UNSURE_FIGURE = 0.75;
var MOST_TOLD = 6;
var tellDoubts = (items, read, pages, repairs, sheetOf) => {
  const scans = pages.filter((page) => page.ocr);
  if (scans.length === 0) return [];
  return [
    ...items.flatMap((item, index) => tellItem(item, index, read[index], repairs, sheetOf)),
    ...scans.flatMap(({ lines }) => lines.flatMap((line) => tellSum(line, sheetOf))),
    ...tellMissing(items, scans, sheetOf),
    ...tellPages(scans, sheetOf)
  ];
};
var tellItem = (item, index, read, repairs, sheetOf) => {
  const { printed } = item;
  if (printed === null || read === void 0) return [];
  const calculated = item.rcv !== null && item.unitPrice !== null;
  const unsure = read.lines.filter((line) => line.ocr).flatMap(
    (line) => line.words.filter(
      (word) => isUnsure(word, calculated) && !repairs.some((one) => one.page === line.page && touches(one.box, word.box))
    )
  );
  if (unsure.length === 0) return [];
  const words = unsure.slice(0, MOST_TOLD).map(({ text }) => `"${text}"`);
  const more = unsure.length > words.length ? " and more" : "";
  return [
    {
      code: "scan_unsure",
      message: `Line ${printed.lineNumber ?? index + 1} on page ${sheetOf(printed.readAt.page)}: ${words.join(", ")}${more} could hardly be read. Compare it with the scan.`,
      at: { item: index }
    }
  ];
};
var tellSum = (line, sheetOf) => {
  const last = line.words.at(-1);
  if (last === void 0 || last.confidence >= UNSURE_FIGURE || !/\d/.test(last.text)) return [];
  if (!LABELS2.some(([label2]) => label2.test(line.text)) || closingAmount(line) !== null) return [];
  const label = line.words.slice(0, MOST_TOLD).map(({ text }) => text);
  return [
    {
      code: "scan_unsure",
      message: `Page ${sheetOf(line.page)}: the amount behind "${label.join(" ")}" could hardly be read (${JSON.stringify(last.text)}). Compare it with the scan.`,
      at: { page: sheetOf(line.page) }
    }
  ];
};
var isUnsure = ({ text, confidence }, calculated) => {
  if (!/[\p{L}\d]/u.test(text)) return false;
  if (/\d\.\d\d/.test(text)) return !calculated && confidence < UNSURE_FIGURE;
  return confidence < HARDLY_READ && text.length > 1 && !isOfCell(text);
};
var isOfCell = (text) => PLATFORM_UNITS.has(text) || /^(?:yrs?|Avg\.|New|Good|Poor|Fair|Below|Above|NA)$/.test(text);
var touches = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
var MOST_JUMPS = 0.1;
var WIDEST_GAP = 3;
var FEWEST_ROWS = 8;
var tellMissing = (items, scans, sheetOf) => {
  const scanned = new Set(scans.map((page) => page.page));
  const rows = items.flatMap(({ printed }) => {
    const number = /^\d{1,4}(?=[a-z]?$)/.exec(printed?.lineNumber ?? "")?.[0];
    return printed === null || number === void 0 ? [] : [{ number: Number(number), page: printed.readAt.page }];
  });
  const seen = new Set(rows.map((row) => row.number));
  const gaps = rows.flatMap((row, index) => {
    const next = rows[index + 1];
    return next === void 0 || next.number === row.number || next.number === row.number + 1 ? [] : [{ row, next }];
  });
  if (rows.length < FEWEST_ROWS || gaps.length > Math.max(1, rows.length * MOST_JUMPS)) return [];
  return gaps.flatMap(({ row, next }) => {
    const lacking = Array.from(
      { length: Math.max(0, next.number - row.number - 1) },
      (_, at2) => row.number + 1 + at2
    );
    if (lacking.length === 0 || lacking.length > WIDEST_GAP) return [];
    if (!scanned.has(row.page) || !scanned.has(next.page)) return [];
    if (lacking.some((number) => seen.has(number))) return [];
    return [
      {
        code: "scan_line_missing",
        message: `Page ${sheetOf(next.page)}: no line ${lacking.join(", ")} was found between ${row.number} and ${next.number}. Look for it in the scan.`,
        at: { page: sheetOf(next.page) }
      }
    ];
  });
};
var FEWEST_LETTERS = 300;
var LEGIBLE = 0.8;
var LEAST_LEGIBLE = 0.5;
var tellPages = (scans, sheetOf) => scans.flatMap(({ page, lines }) => {
  let [all, sure] = [0, 0];
  for (const line of lines)
    for (const { text, confidence } of line.words) {
      all += text.length;
      if (confidence >= LEGIBLE) sure += text.length;
    }
  if (all < FEWEST_LETTERS || sure >= all * LEAST_LEGIBLE) return [];
  return [
    {
      code: "page_hardly_legible",
      message: `Page ${sheetOf(page)} could hardly be read. Check each of its lines against the scan, or scan it again at 300 dpi.`,
      at: { page: sheetOf(page) }
    }
  ];
});

// lambdas/domain/reconciliation/amounts.ts
var FIGURES5 = [
  "lineItemTotal",
  "tax",
  "overheadProfit",
  "rcv",
  "depreciation",
  "acv"
];
var FIGURE_NAMES = {
  lineItemTotal: "line_item_total",
  tax: "tax",
  overheadProfit: "overhead_profit",
  rcv: "rcv",
  depreciation: "depreciation",
  acv: "acv"
};
var figureOf = (item, figure) => figure === "depreciation" && item.depreciation === null && item.acv !== null && item.rcv !== null ? toAmount(decimal(item.rcv).minus(item.acv)) : item[figure];
var sumOf3 = (items, figure) => {
  const values = items.map((item) => figureOf(item, figure)).filter((value) => value !== null);
  return values.length === 0 ? null : toAmount(sum(values));
};
var sumsOf = (items) => ({
  lineItemTotal: sumOf3(items, "lineItemTotal"),
  tax: sumOf3(items, "tax"),
  overheadProfit: sumOf3(items, "overheadProfit"),
  rcv: sumOf3(items, "rcv"),
  depreciation: sumOf3(items, "depreciation"),
  acv: sumOf3(items, "acv")
});
var matches2 = (left, right) => decimal(left).minus(right).abs().lt("0.005");

// lambdas/domain/reconciliation/check-lines.ts
var CENT5 = decimal("0.0101");
var hiddenDigits = (item) => {
  const rates = [
    item.printed?.removePrice,
    item.printed?.replacePrice,
    item.printed?.resetPrice
  ].filter((rate) => rate != null && rate !== 0).length;
  return decimal(item.quantity).abs().times("0.005").times(Math.max(1, rates)).plus(CENT5);
};
var workAmount = (item, unitPrice) => {
  const least = lineAmount(item.quantity, unitPrice);
  const { quantityWithWaste } = item.printed ?? {};
  const total2 = item.lineItemTotal ?? item.rcv;
  if (quantityWithWaste === void 0 || total2 === null) return least;
  const most = lineAmount(quantityWithWaste, unitPrice);
  const told3 = decimal(total2);
  return told3.lt(least) ? least : told3.gt(most) ? most : told3;
};
var priceResidual = (item, index) => {
  if (item.unitPrice === null || item.printed?.priceNote) return null;
  if (item.isPaidWhenIncurred && (item.rcv ?? item.lineItemTotal ?? 0) === 0) return null;
  const base = workAmount(item, item.unitPrice);
  const slack = hiddenDigits(item);
  if (item.printed === null && item.lineItemTotal !== null)
    return residual(index, "price", item.lineItemTotal, base, slack);
  if (item.rcv !== null)
    return residual(
      index,
      "price",
      item.rcv,
      base.plus(sum([item.tax, item.overheadProfit])),
      slack
    );
  return item.lineItemTotal === null ? null : residual(index, "price", item.lineItemTotal, base, slack);
};
var sumResidual = (item, index) => item.printed !== null || item.lineItemTotal === null || item.rcv === null ? null : residual(
  index,
  "sum",
  item.rcv,
  sum([item.lineItemTotal, item.tax, item.overheadProfit]),
  CENT5
);
var acvResidual = (item, index) => {
  const { rcv, acv } = item;
  if (rcv === null || acv === null) return null;
  const rate = item.depreciation === null ? item.printed?.depreciationPercent ?? null : null;
  if (rate === null)
    return residual(index, "acv", acv, decimal(rcv).minus(item.depreciation ?? 0), CENT5);
  const taken = decimal(rcv).times(rate).div(100);
  return residual(
    index,
    "acv",
    acv,
    decimal(rcv).minus(taken),
    decimal(rcv).abs().times(5e-5).plus(CENT5)
  );
};
var residual = (item, rule, printed, computed, slack) => ({ item, rule, printed, computed, miss: decimal(printed).minus(computed), slack });
var RULES = [priceResidual, sumResidual, acvResidual];
var BROKEN_SHARE = 0.15;
var BROKEN_SHARE_OCR = 0.5;
var isOutside = (one) => one.miss.abs().gt(one.slack);
var isInexact = (one) => one.miss.abs().gt(CENT5);
var TELLING_SLACK = decimal("0.03");
var ENOUGH_TELLING = 5;
var suspects = (residuals) => {
  const telling = residuals.filter((one) => one.slack.gt(TELLING_SLACK) && !isOutside(one));
  const inexact = telling.filter(isInexact);
  const anyOutside = residuals.some(isOutside);
  const few = Math.max(anyOutside ? 0 : 1, Math.floor(telling.length * 0.03));
  return telling.length >= ENOUGH_TELLING && inexact.length <= few ? inexact : [];
};
var checkLines = (items) => {
  const found = /* @__PURE__ */ new Map();
  const prices = /* @__PURE__ */ new Map();
  const scanned = items.some((item) => item.printed?.flags.includes("ocr"));
  const share = scanned ? BROKEN_SHARE_OCR : BROKEN_SHARE;
  for (const rule of RULES) {
    const residuals = items.map((item, index) => rule(item, index)).filter((one) => one !== null);
    const outside = residuals.filter(isOutside);
    if (outside.length > Math.max(2, residuals.length * share)) continue;
    if (outside.length > 1 && outside.length === residuals.length) continue;
    for (const one of residuals) if (one.rule === "price") prices.set(one.item, one);
    for (const one of [...outside, ...suspects(residuals)]) {
      const item = items[one.item];
      if (item !== void 0 && !found.has(one.item)) found.set(one.item, checkOf(item, one));
    }
  }
  return { checks: [...found.values()].sort((a, b) => a.item - b.item), prices };
};
var checkOf = (item, one) => {
  const common = {
    item: one.item,
    printed: one.printed,
    computed: toAmount(one.computed),
    miss: one.miss,
    slack: one.slack
  };
  if (one.rule === "acv")
    return {
      ...common,
      figure: "acv",
      what: "the actual cash value",
      how: "replacement cost - depreciation"
    };
  if (one.rule === "sum")
    return {
      ...common,
      figure: "rcv",
      what: "the replacement cost",
      how: "line total + tax + overhead and profit"
    };
  const isTotal = item.rcv === null || item.printed === null && item.lineItemTotal !== null;
  return isTotal ? { ...common, figure: "line_item_total", what: "the line total", how: "quantity x price" } : {
    ...common,
    figure: "rcv",
    what: "the replacement cost",
    how: "quantity x price + tax + overhead and profit"
  };
};
var lineBehindTotal = (items, group, figure, miss, prices) => {
  const candidates = group.flatMap((index) => {
    const one = prices.get(index);
    const value = items[index]?.[figure];
    if (one === void 0 || value == null || !isInexact(one)) return [];
    const after = one.miss.minus(miss).abs();
    const gain = one.miss.abs().minus(after);
    return after.lte(CENT5) || after.lte(one.slack) && gain.gt(miss.abs().times("0.5")) ? [{ index, one, value, after, gain }] : [];
  });
  candidates.sort((a, b) => a.after.cmp(b.after));
  const [best, second] = candidates;
  if (best === void 0) return null;
  if (second?.after.minus(best.after).lt("0.02")) return null;
  const name = figure === "tax" ? "the tax" : "overhead and profit";
  return {
    item: best.index,
    figure: figure === "tax" ? "tax" : "overhead_profit",
    what: name,
    how: "the total of its group",
    printed: best.value,
    computed: toAmount(decimal(best.value).plus(miss)),
    miss: miss.neg(),
    slack: best.one.slack
  };
};

// catalog/wording/aliases.json
var aliases_default = {
  about: "Other names that prints and contractors give to one selector: older wordings of the lists and words of the trade. A name leads to every code it may mean; codes that a catalogue does not hold are passed over.",
  aliases: {
    "Ridge cap - composition shingles": ["RFG RIDGC"],
    "Wax ring": ["PLM TLTFL"],
    "Tear out baseboard - up to Category 3": ["WTR BASEB"],
    "Add for glued down vinyl flooring application over concrete": ["FCW GADDC"],
    "Add for glued down wood flooring application over concrete": ["FCW GADDC"],
    "Clean {V}": ["CLN AV"],
    "Paint {V} - one coat": ["PNT P"],
    "Paint {V} - two coats": ["PNT P2"],
    "Paint {V} - two coats - 2 colors": ["PNT P2+"],
    "Seal {V} w/latex based stain blocker - one coat": ["PNT S"],
    "Seal {V} w/latex based stain blocker - two coats": ["PNT S2"],
    "Seal {V} w/latex based stain blocker - three coats": ["PNT S3"],
    "Seal {V} w/PVA primer - one coat": ["PNT S-"],
    "Scrape {V} & prep for paint": ["PNT SCRP"],
    "Seal/prime (1 coat) then paint (1 coat) {V}": ["PNT SP"],
    "Seal/prime (1 coat) then paint (2 coats) {V}": ["PNT SP2"],
    "Seal/prime {V} then paint {V} (1 coat)": ["PNT SP"],
    "Seal/prime then paint {V} (2 coats)": ["PNT SP"],
    "Seal/prime then paint {V} twice (3 coats)": ["PNT SP2"],
    "Apply anti-microbial agent to {V}": ["WTR GRM", "HMR GRM"],
    "Apply anti-microbial agent": ["WTR GRM", "HMR GRM"],
    'Gutter / downspout - aluminum - up to 5"': ["SFG GUTA"],
    'Gutter / downspout - aluminum - 6"': ["SFG GUTA>"],
    "Garbage disposer": ["APP GD"],
    "15 lb felt paper": ["RFG FELT15"],
    "15 lb felt underlayment": ["RFG FELT15"],
    "#15 felt": ["RFG FELT15"],
    "#15 roofing felt": ["RFG FELT15"],
    "15# felt": ["RFG FELT15"],
    "15 lb felt": ["RFG FELT15"],
    "tar paper 15 lb": ["RFG FELT15"],
    "30 lb felt paper": ["RFG FELT30"],
    "30 lb felt underlayment": ["RFG FELT30"],
    "#30 felt": ["RFG FELT30"],
    "#30 roofing felt": ["RFG FELT30"],
    "30 lb felt": ["RFG FELT30"],
    "ice and water shield": ["RFG IWS"],
    "ice and water shield at eaves": ["RFG IWS"],
    "ice and water shield in valleys": ["RFG IWS"],
    "ice and water membrane": ["RFG IWS"],
    "ice & water": ["RFG IWS"],
    "drip edge metal": ["RFG DRIP"],
    "metal drip edge": ["RFG DRIP"],
    "pipe boot": ["RFG FLPIPE"],
    "pipe boot flashing": ["RFG FLPIPE"],
    "pipe jack": ["RFG FLPIPE"],
    "vent pipe boot": ["RFG FLPIPE"],
    "plumbing vent boot": ["RFG FLPIPE"],
    "pipe flashing": ["RFG FLPIPE"],
    "lead pipe jack": ["RFG FLPIPEL"],
    "lead pipe boot": ["RFG FLPIPEL"],
    "plastic turtle vent": ["RFG VENTT-"],
    "turtle vent - metal": ["RFG VENTT"],
    "box vent - metal": ["RFG VENTT"],
    "shingle over ridge vent": ["RFG VENTR"],
    "ridge vent shingle over style": ["RFG VENTR"],
    "aluminum ridge vent": ["RFG VENTA"],
    "steep roof charge 7/12 to 9/12": ["RFG STEEP"],
    "steep charge 7/12 - 9/12": ["RFG STEEP"],
    "starter strip": ["RFG ASTR-"],
    "starter shingles": ["RFG ASTR-"],
    "starter course": ["RFG ASTR-"],
    "asphalt starter strip": ["RFG ASTR-"],
    "peel and stick starter strip": ["RFG ASTR"],
    "rolled roofing": ["RFG RL"],
    "self adhered modified bitumen roof": ["RFG BISA"],
    "ribbed metal roof 26 gauge": ["RFG MTLR"],
    "25 year 3 tab shingles without felt": ["RFG 240S"],
    "3 tab shingles without felt": ["RFG 240S"],
    "3 tab asphalt shingles without felt": ["RFG 240S"],
    "25 year 3 tab asphalt shingles without felt": ["RFG 240S"],
    "architectural shingles without felt": ["RFG 300S"],
    "dimensional shingles without felt": ["RFG 300S"],
    "asphalt laminated shingles without felt": ["RFG 300S"],
    "gutter guards": ["SFG GRD"],
    "gutter screen": ["SFG GRD"],
    "leaf guard": ["SFG GRD"],
    "metal fascia 6 inch": ["SFG FACM6"],
    "vinyl j channel": ["SDG VINYLJ"],
    "j channel vinyl": ["SDG VINYLJ"],
    "drywall patch": ["DRY PATCH"],
    "drywall patch ready for paint": ["DRY PATCH"],
    "drywall repair small": ["DRY PATCH"],
    "small drywall repair": ["DRY PATCH"],
    "patch drywall": ["DRY PATCH"],
    "popcorn texture": ["DRY AC"],
    "popcorn ceiling texture": ["DRY AC"],
    "drywall flood cut 2 ft": ["DRY LF"],
    "drywall flood cut 2 ft 1/2 in": ["DRY LF"],
    "hang 5/8 in drywall only no finish": ["DRY 5/8H"],
    "5/8 in drywall hung only": ["DRY 5/8H"],
    "1/2 in drywall hung only": ["DRY 1/2H"],
    "half inch drywall hung taped ready for texture": ["DRY 1/2-"],
    "prime and two coats of paint {V}": ["PNT SP2"],
    "prime and paint {V} 2 coats": ["PNT SP2"],
    "prime and paint {V}": ["PNT SP"],
    "seal {V} with stain blocker one coat": ["PNT S"],
    "stain block {V} one coat": ["PNT S"],
    "stain seal {V} one coat": ["PNT S"],
    "PVA primer {V} one coat": ["PNT S-"],
    "prime {V} with PVA one coat": ["PNT S-"],
    "paint door trim and jamb 2 coats per side": ["PNT DORT"],
    "stain deck": ["PNT DK"],
    "stain and seal deck": ["PNT DK"],
    "quarter round": ["FNC QR"],
    "quarter round 3/4": ["FNC QR"],
    "shoe molding": ["FNC SHOE"],
    "shoe mould": ["FNC SHOE"],
    "closet rod and shelf": ["FNC CLOS"],
    "closet shelf and rod": ["FNC CLOS"],
    "attic access cover and trim": ["FNC ATTIC"],
    "attic access": ["FNC ATTIC"],
    "prehung six panel interior door": ["DOR COL"],
    "six panel interior door prehung": ["DOR COL"],
    "interior door prehung colonist": ["DOR COL"],
    "interior prehung door 6 panel colonist": ["DOR COL"],
    "bifold door double": ["DOR BF"],
    "bifold doors colonist double": ["DOR BF"],
    "garage door 9x7 with hardware": ["DOR OH9"],
    "9 x 7 garage door": ["DOR OH9"],
    "9 x 7 garage door and hardware": ["DOR OH9"],
    "16 x 7 garage door": ["DOR OH16"],
    "16 x 7 garage door and hardware": ["DOR OH16"],
    "garage door opener": ["DOR OHO"],
    "exterior metal insulated door": ["DOR X"],
    "insulated metal exterior door": ["DOR X"],
    "kitchen faucet": ["PLM FAU"],
    "kitchen sink faucet": ["PLM FAU"],
    "p trap": ["PLM PTRAP"],
    "p trap ABS": ["PLM PTRAP"],
    "angle stop": ["PLM STOP"],
    "shut off valve angle stop": ["PLM STOP"],
    "fiberglass shower stall": ["PLM SWR"],
    "fiberglass shower": ["PLM SWR"],
    "dishwasher hookup": ["PLM DW"],
    "hook up dishwasher": ["PLM DW"],
    "hose bib": ["PLM XFAU"],
    "hose bibb": ["PLM XFAU"],
    "wax ring for toilet": ["PLM TLTFL"],
    "toilet wax ring": ["PLM TLTFL"],
    "light switch": ["ELE OSS"],
    "single pole switch": ["ELE OSS"],
    "three way switch": ["ELE OSS3"],
    "3 way light switch": ["ELE OSS3"],
    "outlet cover": ["ELE OSCOV"],
    "switch cover": ["ELE OSCOV"],
    "outlet cover plate": ["ELE OSCOV"],
    "switch plate": ["ELE OSCOV"],
    "outlet and switch covers": ["ELE OSCOV"],
    "110v outlet wiring and box": ["ELE 110"],
    "110v outlet with wiring": ["ELE 110"],
    "bath exhaust fan": ["ELE BFANV"],
    "bathroom exhaust fan": ["ELE BFANV"],
    "bath fan": ["ELE BFANV"],
    "bathroom fan": ["ELE BFANV"],
    "bathroom vent fan": ["ELE BFANV"],
    "smoke alarm": ["ELE SMOKE"],
    "carbon monoxide alarm": ["ELE CO"],
    "CO detector": ["ELE CO"],
    "GFCI outlet": ["ELE GFI"],
    GFI: ["ELE GFI"],
    "GFI receptacle": ["ELE GFI"],
    "ceiling fan with light kit": ["LIT FNL"],
    "ceiling fan no light": ["LIT FN"],
    "wall sconce": ["LIT SCON"],
    "can light": ["LIT RC"],
    "recessed light": ["LIT RC"],
    "recessed can light": ["LIT RC"],
    "carpet padding": ["FCC PAD"],
    "carpet cushion": ["FCC PAD"],
    "tack strip": ["FCC TACK"],
    "carpet tack strip": ["FCC TACK"],
    "luxury vinyl plank": ["FCV PLK"],
    "luxury vinyl plank flooring": ["FCV PLK"],
    "luxury vinyl flooring": ["FCV PLK"],
    LVP: ["FCV PLK"],
    "LVP flooring": ["FCV PLK"],
    "vinyl plank": ["FCV PLK"],
    "vinyl plank flooring installed": ["FCV PLK"],
    "regrout floor tile": ["FCT GROUT"],
    "sand and refinish wood floor": ["FCW FIN"],
    "sand and refinish hardwood floor": ["FCW FIN"],
    "refinish hardwood floor": ["FCW FIN"],
    "refinish wood floor": ["FCW FIN"],
    "T molding": ["FCW LAMT"],
    "vapor barrier poly": ["INS VIS"],
    "poly vapor barrier": ["INS VIS"],
    "base cabinets": ["CAB LOW"],
    "lower cabinets": ["CAB LOW"],
    "kitchen base cabinets": ["CAB LOW"],
    "lower kitchen cabinets": ["CAB LOW"],
    "base cabinet": ["CAB LOW"],
    "upper cabinets": ["CAB UP"],
    "wall cabinets": ["CAB UP"],
    "upper kitchen cabinets": ["CAB UP"],
    "detach and reset upper cabinets": ["CAB UPRS"],
    "bathroom vanity": ["CAB VAN"],
    "vanity cabinet": ["CAB VAN"],
    "toe kick prefinished": ["CAB TK"],
    "cabinet knobs": ["CAB KNPL"],
    "cabinet hardware": ["CAB KNPL"],
    "cabinet pulls": ["CAB KNPL"],
    "gas range": ["APP RGG"],
    "freestanding gas range": ["APP RGG"],
    "over the range microwave": ["APP MWS"],
    "tear out wet carpet and bag": ["WTR FCC"],
    "tear out wet carpet cut and bag for disposal": ["WTR FCC"],
    "tear out wet carpet pad and bag": ["WTR PAD"],
    "tear out wet drywall and bag": ["WTR DRYW"],
    "water extraction hard floor": ["WTR EXTH"],
    "extract water from hard floor": ["WTR EXTH"],
    "extract water from carpet": ["WTR EXT"],
    "water extraction carpet": ["WTR EXT"],
    "equipment monitoring hourly": ["WTR EQ"],
    "monitor drying equipment hourly": ["WTR EQ"],
    "block and pad furniture": ["WTR BLK"],
    "move and block furniture": ["WTR BLK"],
    "lift carpet": ["WTR LIFT"],
    "air mover per day": ["WTR DRY"],
    "air mover 24 hours": ["WTR DRY"],
    "air mover": ["WTR DRY"],
    "containment barrier": ["WTR BARR"],
    "emergency call after hours": ["TMP ESRV"],
    "emergency service call after hours": ["TMP ESRV"],
    "board up windows": ["TMP BUP"],
    "board up openings": ["TMP BUP"],
    "portable toilet per month": ["TMP TLT"],
    "porta potty per month": ["TMP TLT"],
    "porta john per month": ["TMP TLT"],
    "temporary power per month": ["TMP POW"],
    "12 yard dumpster": ["DMO DUMP<"],
    "20 yard dumpster": ["DMO DUMP"],
    "30 yard dumpster": ["DMO DUMP>"],
    "40 yard dumpster": ["DMO DUMP>>"],
    "20 yard dumpster load": ["DMO DUMP"],
    "30 yard dumpster load": ["DMO DUMP>"],
    "40 yard dumpster load": ["DMO DUMP>>"],
    "haul debris": ["DMO PU"],
    "haul away debris": ["DMO PU"],
    "haul off debris": ["DMO PU"],
    "debris removal": ["DMO PU"],
    "debris haul off": ["DMO PU"],
    "debris removal pickup load": ["DMO PU"],
    "haul away debris pickup truck load": ["DMO PU"],
    "landfill fee per ton": ["DMO CAR"],
    "landfill dump fee per ton": ["DMO CAR"],
    "dump fee per ton": ["DMO CAR"],
    "move contents large room": ["CON ROOM>"],
    "contents manipulation large room": ["CON ROOM>"],
    "move contents out and back": ["CON ROOM"],
    "storage pod 20 ft per month": ["CON STOPM"],
    "pressure wash": ["CLN PWASH"],
    "power wash": ["CLN PWASH"],
    "pressure washing": ["CLN PWASH"],
    "wood fence post 4 in x 4 in": ["FEN TRWD"],
    "6 ft cedar privacy fence": ["FEN WDF6"],
    "6 ft wood privacy fence cedar": ["FEN WDF6"],
    "cedar fence 6 ft high": ["FEN WDF6"],
    "stucco patch": ["STU PATCH"],
    "stucco patch ready for color": ["STU PATCH"],
    "plaster patch": ["PLA PATCH"],
    "plaster patch ready for paint": ["PLA PATCH"],
    sod: ["LND LSOD"],
    "lay sod": ["LND LSOD"],
    "seal grout on tile walls": ["TIL SEALG"],
    "grout sealing tile walls": ["TIL SEALG"],
    "tear off old 3 tab shingles and haul away": ["RFG ARMV"],
    "tear off 3 tab shingles": ["RFG ARMV"],
    "remove 3 tab shingles and dispose": ["RFG ARMV"],
    "tear off laminated shingles": ["RFG ARMV>"],
    "tear off architectural shingles and dispose": ["RFG ARMV>"],
    "ridge cap shingles": ["RFG RIDGC"],
    "ridge cap": ["RFG RIDGC"],
    "hip and ridge shingles": ["RFG RIDGC"],
    "hip and ridge cap": ["RFG RIDGC"],
    "aluminum gutters 5 inch": ["SFG GUTA"],
    "5 inch aluminum downspouts": ["SFG GUTA"],
    "5 inch seamless aluminum gutter": ["SFG GUTA"],
    "6 inch seamless aluminum gutter": ["SFG GUTA>"],
    "studs 2 x 4 16 in oc wall": ["FRM 4SF"],
    "Window labor minimum": ["WDW MN"],
    "Clean fence": ["CLN AV"]
  }
};

// catalog/wording/activities.json
var activities_default = {
  about: `How a printed description, or an activity column, says what is done to the item. prefixes: text before the item's name, longest first. names: values of an activity column. demolition: openings of descriptions that are themselves a removal. contractorRemove/contractorReplace: verbs that contractors write before an item's name; tried only when the whole text names no item. contractorSuffixes: the same behind the name ("bathtub replacement").`,
  prefixes: [
    ["remove and replace", "&"],
    ["remove & replace", "&"],
    ["remove/replace", "&"],
    ["r & r", "&"],
    ["r&r", "&"],
    ["r/r", "&"],
    ["r and r", "&"],
    ["replace and remove", "&"],
    ["detach and reset", "R"],
    ["detach & reset", "R"],
    ["detach/reset", "R"],
    ["d & r", "R"],
    ["d&r", "R"],
    ["remove and refit", "R"],
    ["remove & refit", "R"],
    ["remove and reset", "R"],
    ["remove & reset", "R"],
    ["material only", "M"],
    ["materials only", "M"],
    ["install only", "I"],
    ["install", "I"],
    ["remove", "-"],
    ["replace", "+"]
  ],
  names: {
    "+": "+",
    "-": "-",
    "&": "&",
    r: "R",
    i: "I",
    m: "M",
    replace: "+",
    add: "+",
    new: "+",
    remove: "-",
    rem: "-",
    demo: "-",
    demolish: "-",
    "tear out": "-",
    "remove and replace": "&",
    "remove & replace": "&",
    "remove/replace": "&",
    "r&r": "&",
    "r & r": "&",
    "r/r": "&",
    "detach and reset": "R",
    "detach & reset": "R",
    "detach/reset": "R",
    "d&r": "R",
    reset: "R",
    "remove and reset": "R",
    "remove & reset": "R",
    "remove and refit": "R",
    "remove & refit": "R",
    install: "I",
    "install only": "I",
    "material only": "M",
    material: "M",
    "materials only": "M"
  },
  demolition: [
    "tear out",
    "tear off",
    "tear-off",
    "tear-out",
    "demolish",
    "demo",
    "remove wet",
    "scrape off",
    "haul",
    "dumpster",
    "muck out",
    "muck-out"
  ],
  contractorReplace: [
    "furnish and install",
    "furnish & install",
    "supply and install",
    "supply & install",
    "install new",
    "replace with new",
    "put in new",
    "put in",
    "install",
    "replace",
    "new",
    "provide and install",
    "provide",
    "add new",
    "hang"
  ],
  contractorReset: [
    "take down and put back",
    "take off and put back",
    "take down and reinstall",
    "take out and put back",
    "remove and reinstall",
    "remove & reinstall",
    "remove and re-install",
    "remove & re-install",
    "detach and reinstall",
    "take off and reset",
    "pull and reset",
    "disconnect and reconnect",
    "take out and reinstall",
    "take down and rehang",
    "take down & rehang",
    "take off and reinstall",
    "remove & re-hang",
    "remove and rehang",
    "pull and reinstall"
  ],
  contractorReplaceAll: [
    "tear out and replace",
    "tear off and replace",
    "rip out and replace",
    "demo and replace",
    "replace existing",
    "remove existing and install new",
    "remove old and install new",
    "take out and replace",
    "pull and replace",
    "remove & install new",
    "remove and install new"
  ],
  contractorRemove: [
    "tear out and dispose of",
    "tear off and dispose of",
    "remove and dispose of",
    "remove & dispose of",
    "remove and haul away",
    "remove & haul away",
    "rip out",
    "tear out",
    "tear off",
    "demo",
    "demolish",
    "take out",
    "take down",
    "pull out",
    "pull up",
    "remove existing",
    "remove old",
    "get rid of",
    "strip off"
  ],
  contractorSuffixes: [
    ["removal and replacement", "&"],
    ["remove and replace", "&"],
    ["r&r", "&"],
    ["tear out and replace", "&"],
    ["removal and reset", "R"],
    ["detach and reset only", "R"],
    ["removal", "-"],
    ["tear out", "-"],
    ["tearout", "-"],
    ["demo", "-"],
    ["replacement", "+"],
    ["installation", "+"],
    ["installed", "+"],
    ["install", "+"]
  ]
};

// lambdas/domain/catalog/activity.ts
var NAMES4 = new Map(Object.entries(activities_default.names));
var PREFIXES2 = activities_default.prefixes;
var CONTRACTOR_PREFIXES = [
  ...activities_default.contractorReset.map((text) => [text, "R"]),
  ...activities_default.contractorReplaceAll.map((text) => [text, "&"]),
  ...activities_default.contractorRemove.map((text) => [text, "-"]),
  ...activities_default.contractorReplace.map((text) => [text, "+"])
].sort((a, b) => b[0].length - a[0].length);
var CONTRACTOR_SUFFIXES = activities_default.contractorSuffixes;

// lambdas/domain/catalog/units.ts
var KIND = new Map([
  ...["SF", "SY", "SQ"].map((unit) => [unit, "area"]),
  ...["LF", "YD"].map((unit) => [unit, "length"]),
  ...["CF", "CY"].map((unit) => [unit, "volume"]),
  ...["EA", "RM", "PR"].map((unit) => [unit, "count"]),
  ["HR", "hour"],
  ["DA", "day"],
  ["WK", "week"],
  ["MO", "month"],
  ["LB", "weight"],
  ["TN", "weight"],
  ["GL", "liquid"],
  ["5G", "liquid"]
]);

// catalog/wording/abbreviations.json
var abbreviations_default = {
  about: "How printed estimates shorten words. Both sides of every comparison, catalogue and print, pass through these tables. words: one word to its full form. phrases: a run of words (after the words table) to another; a slash in a phrase is written as its own word.",
  words: {
    ac: "airconditioning",
    acous: "acoustic",
    acoust: "acoustic",
    addl: "additional",
    addnl: "additional",
    adh: "adhesive",
    adj: "adjustable",
    admin: "administrative",
    aft: "after",
    alum: "aluminum",
    aluminium: "aluminum",
    anod: "anodized",
    appl: "appliance",
    approx: "approximate",
    approximately: "approximate",
    asph: "asphalt",
    assem: "assembly",
    assy: "assembly",
    auto: "automatic",
    ave: "average",
    avg: "average",
    bdrm: "bedroom",
    bldg: "building",
    bldgs: "building",
    blt: "built",
    brd: "board",
    brkr: "breaker",
    bsmt: "basement",
    bthrm: "bathroom",
    btrm: "bathroom",
    btwn: "between",
    cab: "cabinet",
    cabs: "cabinet",
    carp: "carpet",
    ceil: "ceiling",
    cementitious: "cement",
    cer: "ceramic",
    chem: "chemical",
    clg: "ceiling",
    clnce: "clearance",
    clr: "clear",
    cmmrcl: "commercial",
    cntr: "center",
    colour: "color",
    comb: "combination",
    combo: "combination",
    coml: "commercial",
    comm: "commercial",
    comp: "composition",
    compl: "complete",
    compo: "composition",
    compos: "composition",
    conc: "concrete",
    cond: "condenser",
    cons: "construction",
    const: "construction",
    constr: "construction",
    cont: "continuous",
    corr: "corrugated",
    cpt: "carpet",
    ctop: "countertop",
    ctr: "center",
    cust: "custom",
    cyl: "cylinder",
    dbl: "double",
    deadbolts: "deadbolt",
    decor: "decorative",
    defl: "deflector",
    deg: "degree",
    del: "delivery",
    demo: "demolish",
    dep: "deposit",
    dia: "diameter",
    diam: "diameter",
    disposer: "disposal",
    dist: "distribution",
    dlx: "deluxe",
    dr: "door",
    dwl: "drywall",
    ea: "each",
    econ: "economy",
    effic: "efficiency",
    elec: "electric",
    elect: "electric",
    electr: "electric",
    encl: "enclosure",
    eng: "engineered",
    engr: "engineered",
    eqpt: "equipment",
    equ: "equipment",
    equip: "equipment",
    excl: "excluding",
    exh: "exhaust",
    exp: "expansion",
    ext: "exterior",
    extr: "exterior",
    fbrgls: "fiberglass",
    fg: "fiberglass",
    fiberglas: "fiberglass",
    fibreglass: "fiberglass",
    fin: "finish",
    fix: "fixture",
    fixt: "fixture",
    flr: "floor",
    flrs: "floor",
    fluor: "fluorescent",
    fridge: "refrigerator",
    furn: "furnace",
    gage: "gauge",
    galv: "galvanized",
    galvanised: "galvanized",
    gar: "garage",
    gd: "grade",
    gen: "general",
    gran: "granular",
    grd: "grade",
    grde: "grade",
    grey: "gray",
    gyp: "gypsum",
    gypboard: "drywall",
    hdwd: "hardwood",
    hdwe: "hardware",
    hdwr: "hardware",
    hgt: "height",
    horiz: "horizontal",
    hrdwd: "hardwood",
    ht: "height",
    htr: "heater",
    hvy: "heavy",
    incand: "incandescent",
    incl: "including",
    include: "including",
    included: "including",
    includes: "including",
    ind: "independent",
    inst: "installation",
    instl: "installation",
    insul: "insulated",
    int: "interior",
    intr: "interior",
    irreg: "irregular",
    jt: "joint",
    kitch: "kitchen",
    lab: "labor",
    labour: "labor",
    lam: "laminated",
    lams: "laminated",
    lav: "lavatory",
    levelling: "leveling",
    lg: "large",
    lge: "large",
    lites: "lite",
    lrg: "large",
    lt: "light",
    ltg: "lighting",
    lumb: "lumber",
    lvr: "louver",
    lvrd: "louvered",
    maint: "maintenance",
    manuf: "manufactured",
    matl: "material",
    max: "maximum",
    mech: "mechanical",
    med: "medium",
    metre: "meter",
    mfd: "manufactured",
    mfg: "manufactured",
    min: "minimum",
    misc: "miscellaneous",
    mld: "molding",
    mldg: "molding",
    mldng: "molding",
    mntd: "mounted",
    mnted: "mounted",
    mod: "modified",
    monit: "monitoring",
    mould: "molding",
    moulding: "molding",
    mouldings: "molding",
    mtd: "mounted",
    mtl: "metal",
    mult: "multiple",
    nat: "natural",
    neg: "negative",
    opng: "opening",
    orn: "ornamental",
    panelling: "paneling",
    pc: "piece",
    pcs: "piece",
    perf: "perforated",
    perim: "perimeter",
    plast: "plaster",
    plywd: "plywood",
    pnl: "panel",
    pnls: "panel",
    pnt: "paint",
    pntd: "painted",
    poly: "poly",
    polyeth: "polyethylene",
    porc: "porcelain",
    port: "portable",
    prd: "period",
    prefab: "prefabricated",
    prefabbed: "prefabricated",
    prem: "premium",
    pret: "pretreated",
    prot: "protection",
    qtr: "quarter",
    rect: "rectangular",
    refrig: "refrigerator",
    reg: "register",
    reinf: "reinforced",
    rem: "remove",
    repl: "replace",
    res: "residential",
    resid: "residential",
    resist: "resistant",
    rf: "roof",
    rfg: "roofing",
    rfng: "roofing",
    rm: "room",
    rnd: "round",
    rst: "reset",
    salv: "salvageable",
    salvage: "salvageable",
    sch: "schedule",
    sched: "schedule",
    scrn: "screen",
    sect: "section",
    sgl: "single",
    sheetrock: "drywall",
    shingl: "shingle",
    sht: "sheet",
    shtg: "sheathing",
    shthg: "sheathing",
    shwr: "shower",
    sld: "sliding",
    slid: "sliding",
    sm: "small",
    sngl: "single",
    spec: "special",
    spkr: "speaker",
    sqr: "square",
    ss: "stainlesssteel",
    std: "standard",
    stl: "steel",
    stnd: "standard",
    struct: "structural",
    surf: "surface",
    susp: "suspended",
    synth: "synthetic",
    sys: "system",
    syst: "system",
    temp: "temporary",
    therm: "thermal",
    thermo: "thermostat",
    thk: "thick",
    thru: "through",
    trtd: "treated",
    typ: "typical",
    uncoup: "uncoupling",
    undlay: "underlayment",
    undrlymt: "underlayment",
    unfin: "unfinished",
    upr: "upper",
    vert: "vertical",
    vin: "vinyl",
    vnl: "vinyl",
    vyl: "vinyl",
    waterproofed: "waterproof",
    wd: "wood",
    wdw: "window",
    wht: "white",
    win: "window",
    wndw: "window",
    wp: "waterproof",
    wt: "weight",
    xl: "extralarge",
    xlarge: "extralarge",
    xlrg: "extralarge",
    yrs: "year"
  },
  phrases: {
    "1 / 4 round": "quarterround",
    "1angle": "1 angle",
    "24 hour period": "24 hr",
    "24 hr period": "24 hr",
    "a / c": "airconditioning",
    "a c": "airconditioning",
    add: "additional",
    "add charge": "additional",
    "add cost": "additional",
    "add for": "additional",
    "add in": "additional",
    "add on": "additional",
    "add on charge": "additional",
    "add on cost": "additional",
    "additional charge": "additional",
    "additional cost": "additional",
    "additional driving charge": "additional driving charge",
    "additional labor": "additional labor",
    "additional labor charge": "additional labor",
    "additional labor cost": "additional labor",
    "additional sf cost": "additional sf",
    "additional sq ft cost": "additional sf",
    addon: "additional",
    "after business hours": "afterhours",
    "after hour": "afterhours",
    "after hours": "afterhours",
    "after hr": "afterhours",
    "after hrs": "afterhours",
    "air / cond": "airconditioning",
    "air cond": "airconditioning",
    "air condenser": "airconditioning",
    "air conditioner": "airconditioning",
    "air conditioning": "airconditioning",
    "air mover": "airmover",
    "air scrubber": "airscrubber",
    "airconditioning / condenser": "airconditioning condenser",
    "and / or": "or",
    "anti microbial": "antimicrobial",
    "average grade": "=average",
    "back board": "backerboard",
    "back splash": "backsplash",
    "backer board": "backerboard",
    "bag for disposal": "bag disposal",
    "barn door": "barndoor",
    "base board": "baseboard",
    "base mold": "base molding",
    "base mould": "base molding",
    "base shoe": "baseshoe",
    "bath tub": "bathtub",
    "bead board": "beadboard",
    "bldr bd": "builderboard",
    "blown in": "blownin",
    "blue board": "blueboard",
    "board up": "boardup",
    "brick mould": "brick mold",
    brickmold: "brick mold",
    brickmould: "brick mold",
    "builder board": "builderboard",
    "builder grade": "=standard",
    "building board": "builderboard",
    "built in": "builtin",
    "built up": "builtup",
    "cat 1": "category 1",
    "cat 2": "category 2",
    "cat 3": "category 3",
    "cat 3 water": "category 3",
    "cat i": "category 1",
    "cat ii": "category 2",
    "cat iii": "category 3",
    cat1: "category 1",
    cat2: "category 2",
    cat3: "category 3",
    "category 3 water": "category 3",
    "category ii": "category 2",
    "category iii": "category 3",
    "cement board": "cementboard",
    "chip board": "chipboard",
    "clean out": "cleanout",
    "clean up": "cleanup",
    "clear grade": "cleargrade",
    "commercial grade": "=commercial",
    "composition shingle rfg": "composition shingle roofing",
    "cook top": "cooktop",
    "cost to": "cost",
    "counter top": "countertop",
    "cove mold": "cove molding",
    "crown mold": "crown molding",
    "crown mould": "crown molding",
    "cu ft": "cf",
    "cu yd": "cy",
    "cubic feet": "cf",
    "cubic foot": "cf",
    "cubic ft": "cf",
    "cubic yard": "cy",
    "cubic yards": "cy",
    "cubic yd": "cy",
    "custom grade": "=custom",
    "cut / bag": "cut bag",
    "cut and bag": "cut bag",
    "d and r": "detachreset",
    "de humidifier": "dehumidifier",
    "dead bolt": "deadbolt",
    "deck grade": "deckgrade",
    "deluxe grade": "=deluxe",
    "deluxe quality": "=deluxe",
    "detach and re install": "detachreset",
    "detach and reinstall": "detachreset",
    "detach and relay": "detachreset relay",
    "detach and reset": "detachreset",
    "detach reset": "detachreset",
    "detach reset only": "detachreset",
    "dish washer": "dishwasher",
    "dish washer connection": "dishwasher connection",
    "disposal / disposal": "disposal",
    "door bell": "doorbell",
    "door knob": "doorknob",
    "down spout": "downspout",
    "down spouts": "downspout",
    "drop in": "dropin",
    "dry wall": "drywall",
    "dual pane": "double pane",
    "each way": "eachway",
    "economy grade": "=economy",
    "equipment minimum": "minimum equipment",
    "extra large": "extralarge",
    "eye hole": "peephole",
    "fence grade": "fencegrade",
    "fiber cement": "fibercement",
    "fibre cement": "fibercement",
    "fire place": "fireplace",
    "fire rated": "firerated",
    "flash ing": "flashing",
    "flood loss": "flood",
    "foot board": "footboard",
    "free standing": "freestanding",
    "garbage disposal": "garbagedisposal",
    "garbage disposal / disposal": "garbagedisposal",
    gfci: "gfi",
    "grab bar": "grabbar",
    "green board": "greenboard",
    "ground fault": "gfi",
    "ground fault interrupter": "gfi",
    "ground fault interrupter gfi": "gfi",
    "half round": "halfround",
    "hand rail": "handrail",
    "hand wash": "handwash",
    "hard wood": "hardwood",
    "hardie board": "fibercement",
    "hardy board": "fibercement",
    "haul off": "haul",
    "head board": "headboard",
    "heat / ac": "heat airconditioning",
    "heat ac": "heat airconditioning",
    "high end": "=high",
    "high grade": "=high",
    "high quality": "=high",
    "hook up": "hookup",
    "hot mop": "hotmop",
    "hot mopped": "hotmop",
    "hot water heater": "waterheater",
    "hour period": "hr",
    "hour rated": "hr rated",
    hourly: "per hr",
    "house wrap": "housewrap",
    "hr period": "hr",
    "ice / water": "icewater",
    "ice and water": "icewater",
    "ice maker": "icemaker",
    "ice water": "icewater",
    "in place": "inplace",
    "inside and out": "insideout",
    "install only": "installonly",
    "job site": "jobsite",
    "key pad": "keypad",
    "labor / mat": "labor material",
    "labor / material": "labor material",
    "labor and mat": "labor material",
    "labor and material": "labor material",
    "labor minimum": "labor minimum",
    "labor minimum charge": "labor minimum",
    "labor only": "laboronly",
    "large size": "large",
    "light bulb": "lightbulb",
    "lin ft": "lf",
    "lineal feet": "lf",
    "lineal foot": "lf",
    "lineal ft": "lf",
    "linear feet": "lf",
    "linear foot": "lf",
    "linear ft": "lf",
    lnft: "lf",
    "lock set": "lockset",
    "low e": "lowe",
    "low grade": "=economy",
    "manufactured home": "mobilehome",
    "mat only": "materialonly",
    "material and labor": "labor material",
    "material cost only": "materialonly",
    "material only": "materialonly",
    "materials only": "materialonly",
    "medicine chest": "medicine cabinet",
    "medium size": "medium",
    "micro wave": "microwave",
    "micro wave oven": "microwave oven",
    "minimum labor": "labor minimum",
    "minimum labor charge": "labor minimum",
    "mobile home": "mobilehome",
    "move out": "moveout",
    "muck out": "muckout",
    "not incl": "without",
    "not including": "without",
    "o c": "oc",
    "o h": "overhead",
    "off site": "offsite",
    "oh door": "overhead door",
    "on center": "oc",
    "on centers": "oc",
    "on site": "onsite",
    "paint grade": "paintgrade",
    "particle board": "particleboard",
    "peep hole": "peephole",
    "ply wood": "plywood",
    "poly vinyl chloride": "pvc",
    "pop up": "popup",
    "popcorn ceiling": "acoustic popcorn ceiling",
    "post form": "postform",
    "post formed": "postform",
    "pre attached": "preattached",
    "pre cast": "precast",
    "pre distressed": "predistressed",
    "pre fab": "prefabricated",
    "pre fabricated": "prefabricated",
    "pre finish": "prefinished",
    "pre finished": "prefinished",
    "pre hung": "prehung",
    "pre manufactured": "premanufactured",
    "pre sealed": "presealed",
    "pre stain": "prestain",
    "premium grade": "=premium",
    "premium quality": "=premium",
    "pull out": "pullout",
    "quarter round": "quarterround",
    "r and reset": "detachreset",
    "re charge": "recharge",
    "re glaze": "reglaze",
    "re grout": "regrout",
    "re key": "rekey",
    "re nail": "renail",
    "re nailing": "renailing",
    "re paint": "repaint",
    "re sawn": "resawn",
    "re screen": "rescreen",
    "re skin": "reskin",
    "remove and re install": "detachreset",
    "remove and reinstall": "detachreset",
    "remove and reset": "detachreset",
    "roll up": "rollup",
    "rough in": "roughin",
    "running feet": "lf",
    "running foot": "lf",
    "set up": "setup",
    "shoe base": "baseshoe",
    "shut off": "shutoff",
    "side light": "sidelite",
    "side lite": "sidelite",
    sidelight: "sidelite",
    "sky light": "skylight",
    "slab only": "slabonly",
    "slide in": "slidein",
    "small size": "small",
    "smart home composition": "smart home compatible",
    "sq feet": "sf",
    "sq foot": "sf",
    "sq ft": "sf",
    "sq in": "sqin",
    "sq yd": "sy",
    sqft: "sf",
    "square feet": "sf",
    "square foot": "sf",
    "square ft": "sf",
    "square inch": "sqin",
    "square inches": "sqin",
    "square yard": "sy",
    "square yards": "sy",
    "square yd": "sy",
    "stain grade": "staingrade",
    stainless: "stainlesssteel",
    "stainless steel": "stainlesssteel",
    "standard grade": "=standard",
    "standard quality": "=standard",
    "t / g": "tonguegroove",
    "t and g": "tonguegroove",
    "t g": "tonguegroove",
    "take down": "takedown",
    "tear off": "tearoff",
    "tear out": "tearout",
    "tearing out": "tearout",
    "temporary glass": "tempered glass",
    "tongue and groove": "tonguegroove",
    "tongue groove": "tonguegroove",
    "towel bar": "towelbar",
    "two story": "2 story",
    "under counter": "undercounter",
    "under mount": "undermount",
    "w /": "with",
    "w / no": "without",
    "w / o": "without",
    "w / out": "without",
    "w out": "without",
    "wall covering": "wallcovering",
    "wall coverings": "wallcovering",
    "wall paper": "wallpaper",
    "water heater": "waterheater",
    "water resistant drywall": "water resistant drywall",
    "water rock": "waterrock",
    "weather strip": "weatherstripping",
    "weather stripping": "weatherstripping",
    weatherstrip: "weatherstripping",
    "with /": "with",
    "with / no": "without",
    "with / o": "without",
    "with / out": "without",
    "with no": "without",
    "with out": "without",
    "x large": "extralarge",
    "wo /": "without",
    "for disp": "for disposal",
    "no disp": "without disposal",
    "dump and disp": "dump disposal"
  }
};

// catalog/wording/tokens.json
var tokens_default = {
  about: "Word classes. stop: dropped from comparison. numberWords: spelled numbers. numberUnits: words that a number binds to (value: the one spelling used). perUnits: words after 'per' that name a pricing unit. negations: bind to the next word. soft: words whose absence on one side does not by itself speak against a match. dimensionWords: so too beside a size.",
  stop: [
    "the",
    "a",
    "an",
    "of",
    "and",
    "or",
    "with",
    "including",
    "in",
    "on",
    "for",
    "to",
    "from",
    "by",
    "at",
    "is",
    "are",
    "be",
    "as",
    "any",
    "per",
    "this",
    "that",
    "these",
    "i",
    "e",
    "etc",
    "grade"
  ],
  numberWords: {
    one: "1",
    two: "2",
    three: "3",
    four: "4",
    five: "5",
    six: "6",
    seven: "7",
    eight: "8",
    nine: "9",
    ten: "10",
    twelve: "12"
  },
  numberUnits: {
    in: "in",
    inch: "in",
    inches: "in",
    ft: "ft",
    foot: "ft",
    feet: "ft",
    sf: "sf",
    lf: "lf",
    sy: "sy",
    sq: "sq",
    cf: "cf",
    cy: "cy",
    sqin: "sqin",
    bf: "bf",
    yd: "yd",
    yard: "yd",
    yards: "yd",
    mile: "mile",
    miles: "mile",
    lb: "lb",
    lbs: "lb",
    pound: "lb",
    pounds: "lb",
    oz: "oz",
    ounce: "oz",
    ton: "ton",
    tons: "ton",
    gal: "gal",
    gl: "gal",
    gallon: "gal",
    gallons: "gal",
    gpd: "gpd",
    pint: "pint",
    pints: "pint",
    btu: "btu",
    kbtu: "kbtu",
    mbh: "mbh",
    kw: "kw",
    kilowatt: "kw",
    watt: "watt",
    watts: "watt",
    v: "volt",
    volt: "volt",
    volts: "volt",
    amp: "amp",
    amps: "amp",
    ampere: "amp",
    hp: "hp",
    seer: "seer",
    ga: "ga",
    gauge: "ga",
    mil: "mil",
    mils: "mil",
    mm: "mm",
    cfm: "cfm",
    lm: "lm",
    yr: "yr",
    year: "yr",
    years: "yr",
    hr: "hr",
    hrs: "hr",
    hour: "hr",
    hours: "hr",
    day: "day",
    days: "day",
    week: "week",
    weeks: "week",
    month: "month",
    months: "month",
    ply: "ply",
    coat: "coat",
    coats: "coat",
    piece: "piece",
    pieces: "piece",
    rail: "rail",
    rails: "rail",
    strand: "strand",
    strands: "strand",
    valve: "valve",
    valves: "valve",
    pole: "pole",
    poles: "pole",
    way: "way",
    light: "light",
    lights: "light",
    lite: "lite",
    tube: "tube",
    tubes: "tube",
    bulb: "bulb",
    bulbs: "bulb",
    pane: "pane",
    panes: "pane",
    story: "story",
    stories: "story",
    panel: "panel",
    panels: "panel",
    door: "door",
    doors: "door",
    drawer: "drawer",
    drawers: "drawer",
    color: "color",
    colors: "color",
    tone: "tone",
    tones: "tone",
    layer: "layer",
    layers: "layer",
    port: "port",
    ports: "port",
    person: "person",
    basin: "basin",
    sink: "sink",
    sinks: "sink",
    slot: "slot",
    side: "side",
    sides: "side",
    tab: "tab",
    hole: "hole",
    sensor: "sensor",
    sensors: "sensor",
    stage: "stage",
    zone: "zone",
    zones: "zone",
    speed: "speed",
    burner: "burner",
    gang: "gang",
    wire: "wire",
    conductor: "conductor",
    pair: "pair",
    stall: "stall",
    section: "section",
    outlet: "outlet"
  },
  perUnits: {
    lf: "lf",
    sf: "sf",
    sy: "sy",
    sq: "sq",
    cf: "cf",
    cy: "cy",
    ft: "lf",
    foot: "lf",
    hour: "hr",
    hr: "hr",
    hourly: "hr",
    day: "day",
    week: "week",
    month: "month",
    side: "side",
    shingle: "shingle",
    tile: "tile",
    panel: "panel",
    slate: "slate",
    ton: "ton",
    lb: "lb",
    pound: "lb",
    gallon: "gal",
    gal: "gal",
    sample: "sample",
    pair: "pair",
    set: "set",
    unit: "unit",
    each: "each",
    room: "room",
    register: "register",
    roll: "roll",
    run: "run",
    mile: "mile",
    trip: "trip",
    load: "load",
    tread: "tread",
    riser: "riser",
    floor: "floor",
    opening: "opening",
    window: "window",
    door: "door",
    pane: "pane",
    station: "station",
    detector: "detector",
    outlet: "outlet",
    slot: "slot",
    lane: "lane",
    seat: "seat",
    stump: "stump",
    section: "section",
    cap: "cap",
    profile: "profile",
    watt: "watt",
    elevation: "elevation",
    building: "building",
    piece: "piece",
    square: "sq",
    plant: "plant",
    bag: "bag",
    box: "box",
    joint: "joint",
    fixture: "fixture",
    item: "item",
    job: "job"
  },
  negations: ["without", "no", "non", "excluding", "excludes", "exclude", "not"],
  soft: [
    "approximate",
    "type",
    "style",
    "assembly",
    "installed",
    "inplace",
    "size",
    "charge",
    "cost",
    "used",
    "equal",
    "component",
    "unit",
    "system"
  ],
  dimensionWords: [
    "tall",
    "high",
    "wide",
    "deep",
    "long",
    "thick",
    "height",
    "width",
    "length",
    "depth"
  ]
};

// lambdas/domain/catalog/wording.ts
var WORDS = new Map(Object.entries(abbreviations_default.words));
var STOP = new Set(tokens_default.stop);
var NUMBER_WORDS = new Map(Object.entries(tokens_default.numberWords));
var NUMBER_UNITS = new Map(Object.entries(tokens_default.numberUnits));
var PER_UNITS = new Map(Object.entries(tokens_default.perUnits));
var NEGATIONS = new Set(tokens_default.negations);
var SOFT = new Set(tokens_default.soft);
var DIMENSION_WORDS = new Set(tokens_default.dimensionWords);
var GRADES = /* @__PURE__ */ new Set(["high", "standard", "premium", "deluxe", "average", "economy", "custom"]);
var PHRASES = indexPhrases(abbreviations_default.phrases);
function indexPhrases(table) {
  const byFirstWord = /* @__PURE__ */ new Map();
  for (const [from, to] of Object.entries(table)) {
    const words = from.split(" ");
    const first = words[0] ?? "";
    const list = byFirstWord.get(first) ?? [];
    list.push({ from: words, to: to.split(" ") });
    byFirstWord.set(first, list);
  }
  for (const list of byFirstWord.values()) list.sort((a, b) => b.from.length - a.from.length);
  return byFirstWord;
}
var PHRASE_WORDS = [
  .../* @__PURE__ */ new Set([
    ...Object.keys(abbreviations_default.phrases).flatMap((phrase) => phrase.split(" ")),
    ...NUMBER_UNITS.keys(),
    ...NUMBER_WORDS.keys(),
    ...GRADES,
    "grade"
  ])
].filter((word) => /^[a-z]{4,}$/.test(word));
var ABBREVIATIONS = new Set(WORDS.keys());
var COMPOUNDS = new Map(
  Object.entries(abbreviations_default.phrases).flatMap(([from, to]) => {
    const words = from.split(" ").filter((word) => word.length >= 4);
    return /^[a-z]+$/.test(to) && from.includes(" ") && words.length > 0 ? [[to, words]] : [];
  })
);
var WORDING_VERSION = wordingVersion();
function wordingVersion() {
  const text = JSON.stringify([
    abbreviations_default.words,
    abbreviations_default.phrases,
    tokens_default,
    "rules 1"
  ]);
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

// lambdas/domain/catalog/catalog.ts
var CATEGORY_NAMES = new Map(Object.entries(categories_default.categories));
var CATEGORY_BY_NAME = categoriesByName();
function categoriesByName() {
  const byName = /* @__PURE__ */ new Map();
  for (const [code, { name, recap }] of CATEGORY_NAMES) {
    byName.set(nameKey(name), code);
    if (recap !== void 0) byName.set(nameKey(recap), code);
  }
  return byName;
}
function nameKey(name) {
  return name.toUpperCase().replace(/\bAND\b/g, "&").replace(/[^A-Z0-9&]+/g, " ").trim();
}
function categoryByName(name) {
  const trimmed = name.trim().toUpperCase();
  if (CATEGORY_NAMES.has(trimmed)) return trimmed;
  return CATEGORY_BY_NAME.get(nameKey(name)) ?? null;
}
var INDEX_VERSION = `${WORDING_VERSION}-${hashText(JSON.stringify(aliases_default.aliases)).toString(16)}`;
function hashText(text) {
  let high = 2166136261;
  let low = 461845907;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 16777619);
    low = Math.imul(low ^ code, 2246822507) ^ low >>> 15;
  }
  return (high >>> 11) * 4294967296 + (low >>> 0);
}

// lambdas/domain/reconciliation/check-recap.ts
var recapFailures = (estimate) => {
  const rows = estimate.printed?.recapByCategory ?? [];
  const items = estimate.lineItems.filter((item) => item.enabled);
  const coded = items.every(
    ({ resolution }) => resolution?.method === "exact_pair" || resolution?.method === "unverified_pair"
  );
  if (rows.length === 0 || items.length === 0 || !coded) return [];
  const printed = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const category = categoryByName(row.name);
    if (category === null) return [];
    const before = printed.get(category)?.amount ?? decimal(0);
    printed.set(category, { amount: before.plus(row.amount), row });
  }
  return [...printed].flatMap(([category, { amount, row }]) => {
    const own = items.filter((item) => item.resolution?.cat === category);
    const computed = sum(own.map((item) => item.lineItemTotal));
    if (matches2(toAmount(amount), computed)) return [];
    return [
      {
        scope: "recap",
        figure: "line_item_total",
        name: row.name,
        printed: toAmount(amount),
        computed: toAmount(computed),
        item: null,
        readAt: row.readAt,
        message: `Recap by Category on page ${row.readAt.page} prints ${formatCents(amount)} for ${row.name}, its ${own.length} lines add up to ${formatCents(computed)}.`
      }
    ];
  });
};

// lambdas/domain/estimate/infer-coverages.ts
var MOST_PARTS = 26;
var MOST_WAYS = 16;
var inferCoverages = (parts, coverages) => {
  const counted = parts.flatMap((part, index) => part.lineItemTotal === 0 ? [] : [index]);
  if (counted.length === 0 || counted.length > MOST_PARTS) return null;
  const ways = divide(parts, counted, coverages, 0);
  const [way] = ways;
  if (way === void 0 || ways.length > 1) return null;
  return parts.map((_part, index) => way.get(index) ?? 0);
};
var divide = (parts, left, coverages, coverage) => {
  const target = coverages[coverage];
  if (target === void 0) return left.length === 0 ? [/* @__PURE__ */ new Map()] : [];
  if (coverage === coverages.length - 1) {
    const rest = left.flatMap((index) => parts[index] ?? []);
    return comesTo2(rest, target) ? [new Map(left.map((index) => [index, coverage]))] : [];
  }
  const choices = subsetsWith(parts, left, target);
  if (choices.length > MOST_WAYS) return [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  const found = [];
  for (const chosen of choices) {
    const rest = left.filter((index) => !chosen.includes(index));
    for (const division of divide(parts, rest, coverages, coverage + 1)) {
      found.push(new Map([...division, ...chosen.map((index) => [index, coverage])]));
      if (found.length > 1) return found;
    }
  }
  return found;
};
var comesTo2 = (parts, target) => figuresOf2(target, target).every(
  (figure, at2) => total(...parts.map((part) => figuresOf2(part, target)[at2] ?? 0)) === total(figure)
);
var subsetsWith = (parts, indexes, target) => {
  const middle2 = Math.floor(indexes.length / 2);
  const first = subsets(parts, indexes.slice(0, middle2), target);
  const second = /* @__PURE__ */ new Map();
  for (const subset of subsets(parts, indexes.slice(middle2), target)) {
    const key = keyOf2(subset.sums);
    const known = second.get(key);
    if (known) known.push(subset.indexes);
    else second.set(key, [subset.indexes]);
  }
  const found = [];
  const wanted = figuresOf2(target, target);
  for (const subset of first) {
    const missing = wanted.map((figure, at2) => total(figure, -(subset.sums[at2] ?? 0)));
    for (const others of second.get(keyOf2(missing)) ?? []) {
      found.push([...subset.indexes, ...others]);
      if (found.length > MOST_WAYS) return found;
    }
  }
  return found;
};
var subsets = (parts, indexes, target) => {
  let all = [{ indexes: [], sums: figuresOf2(target, target).map(() => 0) }];
  for (const index of indexes) {
    const part = parts[index];
    if (part === void 0) continue;
    const figures = figuresOf2(part, target);
    all = all.flatMap((subset) => [
      subset,
      {
        indexes: [...subset.indexes, index],
        sums: subset.sums.map((sum2, at2) => total(sum2, figures[at2] ?? 0))
      }
    ]);
  }
  return all;
};
var figuresOf2 = (part, target) => target.depreciation === null ? [part.lineItemTotal] : [part.lineItemTotal, part.depreciation ?? 0];
var keyOf2 = (figures) => figures.map(formatExact).join(" ");

// lambdas/domain/reconciliation/left-out-parts.ts
var leavesOutWholeParts = ({ lineItems, printed }, summaries) => {
  const items = lineItems.filter((item) => item.enabled);
  const whole = printed?.totals.findLast(({ kind }) => kind === "line_items" || kind === "grand");
  const rcv = sum(items.map((item) => item.rcv));
  if (whole?.amounts.rcv == null || !matches2(whole.amounts.rcv, rcv)) return false;
  if (summaries.some(({ coverage }) => coverage === null)) return false;
  return [levelOf, roomOf].some((partOf) => {
    const parts = Map.groupBy(items, partOf);
    return ["base", "rcv"].some((kind) => {
      const figure = (item) => kind === "rcv" ? item.rcv : item.lineItemTotal;
      const told3 = summaries.map(({ lineItemTotal }) => lineItemTotal);
      const rest = toAmount(sum(items.map(figure)).minus(sum(told3)));
      if (rest <= 0) return false;
      const asFigures = (lineItemTotal) => ({
        lineItemTotal,
        depreciation: null
      });
      const ofParts = [...parts.values()].map((own) => asFigures(toAmount(sum(own.map(figure)))));
      return inferCoverages(
        ofParts,
        [...told3, rest].map((one) => asFigures(one ?? 0))
      ) !== null;
    });
  });
};
var levelOf = (item) => normalizeName(item.printed?.path[0] ?? item.room);
var roomOf = (item) => (item.printed?.path ?? [item.room]).map(normalizeName).join("/");

// lambdas/domain/reconciliation/check-summaries.ts
var summaryFailures = (estimate, summaries, checks) => {
  const failures = summaries.flatMap((summary) => innerFailures(summary, estimate.lineItems));
  if (checks.length > 0 || failures.some((one) => one.figure === "line_item_total"))
    return failures;
  const counted = summaries.filter((summary) => summary.lineItemTotal !== null);
  const [first] = counted;
  if (first === void 0) return failures;
  const ofWhole = lineItemFailure(
    { ...first, coverage: counted.length === 1 ? first.coverage : null },
    toAmount(sum(counted.map((summary) => summary.lineItemTotal))),
    estimate.lineItems
  );
  if (ofWhole === null) return failures;
  const ofCoverages = coverageFailures(estimate.lineItems, counted);
  if (ofCoverages !== null) return [...failures, ...ofCoverages];
  return leavesOutWholeParts(estimate, counted) ? failures : [...failures, ofWhole];
};
var lineItemFailure = (summary, printed, all) => {
  const items = all.filter((item) => item.enabled);
  const readings = lineItemTotalReadings(items, all);
  const [computed] = readings;
  if (computed === void 0 || readings.some((reading) => matches2(printed, reading))) return null;
  const how = `the sum of ${summary.coverage === null ? "the" : "its"} ${items.length} lines`;
  return failure(summary, "line_item_total", printed, computed, how);
};
var coverageFailures = (items, summaries) => {
  if (items.some((item) => item.enabled && !item.printed?.coverage)) return null;
  const coverageOf = (item) => coverageKey(item.printed?.coverage ?? null);
  const known = new Set(items.map(coverageOf));
  if (!summaries.some(({ coverage }) => known.has(coverageKey(coverage)))) return null;
  return summaries.flatMap((summary) => {
    const own = items.filter((item) => coverageOf(item) === coverageKey(summary.coverage));
    return lineItemFailure(summary, summary.lineItemTotal ?? 0, own) ?? [];
  });
};
var lineItemTotalReadings = (items, all) => {
  const read = (rows) => {
    const base = sum(rows.map((item) => item.lineItemTotal));
    const tax = sum(rows.map((item) => item.tax));
    const markup = sum(rows.map((item) => item.overheadProfit));
    const rcv = sum(rows.map((item) => item.rcv));
    return [base, rcv, base.plus(tax), base.plus(markup)];
  };
  return all.length === items.length ? read(items) : [...read(items), ...read(all)];
};
var lossesOfRows = (summary, items) => {
  if (summary.depreciation !== null || summary.nonRecoverableDepreciation !== null) return [];
  const counted = items.filter((item) => item.enabled);
  const key = coverageKey(summary.coverage);
  const own = counted.filter((item) => coverageKey(item.printed?.coverage ?? null) === key);
  return [counted, own].flatMap((rows) => sumOf3(rows, "depreciation") ?? []);
};
var innerFailures = (summary, items) => {
  const failures = [];
  const taxes = sum(summary.taxes.map((tax) => tax.amount));
  const markup = sum([summary.overhead, summary.profit]);
  const others = sum(summary.other.map((row) => row.amount));
  const loose = summary.other.length > 0;
  const test = (figure, printed, readings, how) => {
    const [computed] = readings;
    if (printed === null || computed === void 0) return;
    if (readings.some((reading) => matches2(printed, reading))) return;
    if (loose) return;
    failures.push(failure(summary, figure, printed, computed, how));
  };
  if (summary.lineItemTotal !== null) {
    const base = decimal(summary.lineItemTotal);
    const full = base.plus(taxes).plus(markup);
    test(
      "rcv",
      summary.rcv,
      [full, base, base.plus(markup), full.plus(others)],
      "line items + tax + overhead + profit"
    );
  }
  if (summary.rcv !== null) {
    const less = sum([summary.depreciation]);
    const nonRecoverable = sum([summary.nonRecoverableDepreciation]);
    const rcv = decimal(summary.rcv);
    test(
      "acv",
      summary.acv,
      [
        rcv.minus(less).minus(nonRecoverable),
        rcv.minus(less),
        rcv.minus(nonRecoverable),
        ...lossesOfRows(summary, items).map((lost) => rcv.minus(lost))
      ],
      "replacement cost - depreciation"
    );
  }
  const beforeDeductible = summary.acv ?? summary.rcv;
  if (beforeDeductible !== null && summary.netClaim !== null) {
    const base = decimal(beforeDeductible);
    const net = base.minus(sum([summary.deductible, summary.priorPayments]));
    const readings = [net, net.lt(0) ? decimal(0) : net];
    if (summary.acv === null)
      readings.push(
        net.minus(sum([summary.depreciation])),
        net.minus(sum([summary.depreciation, summary.nonRecoverableDepreciation]))
      );
    test(
      "net_claim",
      summary.netClaim,
      readings,
      "actual cash value - deductible - prior payments"
    );
  }
  return failures;
};
var failure = (summary, figure, printed, computed, how) => ({
  scope: "summary",
  figure,
  name: summary.coverage ?? "Summary",
  printed,
  computed: toAmount(computed),
  item: null,
  readAt: summary.readAt,
  message: `The summary${summary.coverage === null ? "" : ` for ${summary.coverage}`} on page ${summary.readAt.page} prints ${formatCents(printed)} for ${figure}, but ${how} makes ${formatCents(computed)}.`
});

// lambdas/domain/reconciliation/rows-of-totals.ts
var rowsOfTotals = (estimate) => {
  const inPath = /* @__PURE__ */ new Map();
  const belowPath = /* @__PURE__ */ new Map();
  const inSection = /* @__PURE__ */ new Map();
  for (const item of estimate.lineItems) {
    const path = (item.printed?.path ?? []).map(normalizeName);
    append(inPath, path.join("/"), item);
    for (let depth = 0; depth <= path.length; depth += 1)
      append(belowPath, path.slice(0, depth).join("/"), item);
    if (item.section !== null) append(inSection, normalizeName(item.section), item);
  }
  const sameTotals = /* @__PURE__ */ new Map();
  for (const total2 of estimate.printed?.totals ?? []) append(sameTotals, keyOf3(total2), total2);
  const isBefore = orderOf(estimate);
  const allOf = (total2) => {
    if (total2.kind === "line_items" || total2.kind === "grand") return estimate.lineItems;
    if (total2.kind === "section") return inSection.get(normalizeName(total2.name)) ?? [];
    const isRoom = total2.kind === "room" || total2.kind === "labor_minimums";
    return (isRoom ? inPath : belowPath).get(pathOf(total2)) ?? [];
  };
  return (total2) => {
    const all = allOf(total2);
    const same = sameTotals.get(keyOf3(total2)) ?? [];
    if (same.length < 2) return [[...all]];
    const before = same.filter((other) => other !== total2 && isBefore(other.readAt, total2.readAt));
    const [first, ...others] = before.map(({ readAt }) => readAt);
    const last = first && others.reduce((latest, place2) => isBefore(latest, place2) ? place2 : latest, first);
    const above = all.filter(
      ({ printed }) => printed !== null && isBefore(printed.readAt, total2.readAt)
    );
    const since = above.filter(
      ({ printed }) => printed !== null && (last === void 0 || isBefore(last, printed.readAt))
    );
    return since.length === 0 ? [above] : [since, above];
  };
};
var pathOf = (total2) => total2.path.map(normalizeName).join("/");
var keyOf3 = (total2) => `${total2.kind}:${total2.kind === "section" ? normalizeName(total2.name) : ""}:${pathOf(total2)}`;
var orderOf = (estimate) => {
  const place2 = new Map((estimate.printed?.pages ?? []).map(({ page }, index) => [page, index]));
  return (left, right) => {
    const [one, other] = [place2.get(left.page) ?? 0, place2.get(right.page) ?? 0];
    if (one !== other) return one < other;
    if (left.box.right < right.box.left) return true;
    return left.box.left <= right.box.right && left.box.top < right.box.top;
  };
};

// lambdas/domain/reconciliation/check-totals.ts
var totalFailures = (estimate, lines) => {
  const rowsOf2 = rowsOfTotals(estimate);
  const indexOf = new Map(estimate.lineItems.map((item, index) => [item, index]));
  return (estimate.printed?.totals ?? []).flatMap(
    (total2) => failuresOf(total2, rowsOf2(total2), estimate.lineItems, indexOf, lines)
  );
};
var failuresOf = (total2, groups, items, indexOf, lines) => {
  if (total2.kind === "level" && total2.path.length === 0) return [];
  const [all = []] = groups;
  if (all.length === 0) return [];
  const counted = all.filter((item) => item.enabled);
  const failures = [];
  for (const figure of FIGURES5) {
    const printed = total2.amounts[figure];
    if (printed === null) continue;
    const computed = sumOf3(counted, figure) ?? (all.length > counted.length ? 0 : null);
    if (computed === null || matches2(printed, computed)) continue;
    const otherReadings = groups.flatMap((group2) => [
      sumOf3(group2, figure),
      sumOf3(
        group2.filter((item) => item.enabled),
        figure
      )
    ]);
    const below2 = total2.adjustments ?? 0;
    if (otherReadings.some(
      (sum2) => sum2 !== null && (matches2(printed, sum2) || matches2(printed, decimal(sum2).plus(below2)))
    ))
      continue;
    const miss = decimal(printed).minus(computed);
    const group = all.map((item) => indexOf.get(item) ?? -1);
    if (isExplained(lines.checks, group, miss)) continue;
    if (figure === "tax" || figure === "overheadProfit") {
      const behind2 = lineBehindTotal(items, group, figure, miss, lines.prices);
      if (behind2 !== null) {
        lines.checks.push(behind2);
        continue;
      }
    }
    failures.push({
      scope: scopeOf(total2),
      figure: FIGURE_NAMES[figure],
      name: total2.name,
      printed,
      computed,
      item: null,
      readAt: total2.readAt,
      message: `${describeTotal(total2)} on page ${total2.readAt.page} prints ${formatCents(printed)} for ${FIGURE_NAMES[figure]}, its ${counted.length} lines add up to ${formatCents(computed)} (difference ${formatCents(miss)}).`
    });
  }
  return failures;
};
var isExplained = (checks, group, miss) => {
  const rows = new Set(group);
  const wrong = checks.filter((check) => rows.has(check.item));
  if (wrong.length === 0) return false;
  const tolerance = sum(wrong.map((check) => check.slack)).plus("0.02");
  const fits = (missed) => missed.abs().minus(miss.abs()).abs().lte(tolerance);
  return wrong.some((check) => fits(check.miss)) || fits(sum(wrong.map((check) => check.miss)));
};
var scopeOf = (total2) => total2.kind === "room" || total2.kind === "labor_minimums" ? "room" : total2.kind === "level" ? "level" : total2.kind === "section" ? "section" : "estimate";
var describeTotal = (total2) => {
  if (total2.kind === "line_items") return "Line Item Totals";
  if (total2.kind === "grand") return "The grand total";
  return `The total of ${total2.name}`;
};

// lambdas/domain/reconciliation/reconcile.ts
var reconcile = (estimate) => {
  const lines = checkLines(estimate.lineItems);
  const totals = estimate.printed?.totals ?? [];
  const summaries = estimate.printed?.summaries ?? [];
  const ofTotals = totalFailures(estimate, lines);
  const ofSummaries = summaryFailures(estimate, summaries, lines.checks);
  const ofLines = lines.checks.toSorted((left, right) => left.item - right.item).map((check) => lineFailure(estimate, check));
  const failures = [...ofLines, ...ofTotals, ...ofSummaries, ...recapFailures(estimate)];
  const printed = printedTotals(totals, summaries);
  const ofRows = sumsOf(estimate.lineItems.filter((item) => item.enabled));
  const computed = withAddedBelow(ofRows, printed);
  const difference = printed.rcv === null || computed.rcv === null ? null : toAmount(decimal(printed.rcv).minus(computed.rcv));
  return { reconciled: failures.length === 0, difference, printed, computed, failures };
};
var sumNullable = (values) => {
  const present = values.filter((value) => value !== null);
  return present.length === 0 ? null : toAmount(sum(present));
};
var printedTotals = (totals, summaries) => {
  const whole = totals.findLast((total2) => total2.kind === "line_items") ?? totals.findLast((total2) => total2.kind === "grand");
  const of = (pick) => sumNullable(summaries.map(pick));
  return {
    lineItemTotal: whole?.amounts.lineItemTotal ?? of((summary) => summary.lineItemTotal),
    tax: whole?.amounts.tax ?? of((summary) => sumNullable(summary.taxes.map((tax) => tax.amount))),
    overheadProfit: whole?.amounts.overheadProfit ?? of((summary) => sumNullable([summary.overhead, summary.profit])),
    rcv: whole?.amounts.rcv ?? of((summary) => summary.rcv),
    depreciation: whole?.amounts.depreciation ?? of((summary) => summary.depreciation),
    acv: whole?.amounts.acv ?? of((summary) => summary.acv)
  };
};
var withAddedBelow = (ofRows, printed) => {
  const { rcv, lineItemTotal } = printed;
  if (rcv === null || lineItemTotal === null || ofRows.rcv === null) return ofRows;
  const away = (from) => Math.abs((ofRows.rcv ?? 0) - from);
  if (away(rcv) <= away(lineItemTotal)) return ofRows;
  const tax = ofRows.tax === null || ofRows.tax === 0 ? printed.tax : null;
  const markup = ofRows.overheadProfit === null || ofRows.overheadProfit === 0 ? printed.overheadProfit : null;
  for (const [addedTax, addedMarkup] of [
    [tax, markup],
    [tax, null],
    [null, markup]
  ]) {
    const added = sum([addedTax, addedMarkup]);
    if (added.eq(0) || !matches2(rcv, decimal(lineItemTotal).plus(added))) continue;
    return {
      ...ofRows,
      tax: addedTax ?? ofRows.tax,
      overheadProfit: addedMarkup ?? ofRows.overheadProfit,
      rcv: toAmount(added.plus(ofRows.rcv)),
      acv: ofRows.acv === null ? null : toAmount(added.plus(ofRows.acv))
    };
  }
  return ofRows;
};
var nameOfItem = (item, index) => {
  const number = item.printed?.lineNumber ?? item.id ?? String(index + 1);
  return `${number}. ${item.description ?? ""}`.trim();
};
var lineFailure = (estimate, check) => {
  const item = estimate.lineItems[check.item];
  const name = item === void 0 ? "" : nameOfItem(item, check.item);
  const where = item?.printed == null ? "" : ` on page ${item.printed.readAt.page}`;
  return {
    scope: "line",
    figure: check.figure,
    name,
    printed: check.printed,
    computed: check.computed,
    item: check.item,
    readAt: item?.printed?.readAt ?? null,
    message: `Line ${name}${where}: ${check.what} is printed as ${formatCents(check.printed)}, but ${check.how} makes ${formatCents(check.computed)}.${doubtOf(item)}`
  };
};
var doubtOf = (item) => item?.printed?.flags.includes("ocr") === true ? ` The page is a scan, read with ${Math.round(item.printed.confidence * 100)} % confidence: compare the figures with it.` : "";

// lambdas/domain/pdf/page-text.ts
var HIDDEN_LAYER_CONFIDENCE = 0.85;

// lambdas/domain/pdf/scan/repair-totals.ts
var SURE = 0.9;
var ONE_ALIKE = 0.5;
var ONE_DIGIT = 1;
var HARDLY_READ2 = 0.75;
var repairScannedTotals = (estimate, pages) => {
  const totals = estimate.printed?.totals ?? [];
  if (totals.length === 0 || !pages.some((page) => page.ocr)) return [];
  const { failures } = reconcile(estimate);
  if (failures.some(({ scope }) => scope === "line")) return [];
  return failures.flatMap(({ figure, printed, computed, readAt }) => {
    const total2 = totals.find((one) => one.readAt === readAt);
    const kind = FIGURES5.find((one) => FIGURE_NAMES[one] === figure);
    if (total2 === void 0 || kind === void 0 || total2.amounts[kind] !== printed) return [];
    const word = wordOf(lineAt(total2.readAt, pages), printed);
    if (word === null || !canHaveBeen(word, printed, computed)) return [];
    const settled = { ...total2.amounts, [kind]: computed };
    total2.amounts = settled;
    const page = total2.readAt.page;
    return [{ page, box: word.box, read: word.text, settled: computed.toFixed(2) }];
  });
};
var lineAt = ({ page, box }, pages) => {
  const lines = pages.find((one) => one.page === page)?.lines ?? [];
  const isHere = (line) => line.ocr && Math.abs(line.box.top - box.top) < 1;
  return lines.find(isHere) ?? null;
};
var wordOf = (line, amount) => {
  const wanted = Math.abs(amount).toFixed(2);
  const found = (line?.words ?? []).filter((word) => word.text.replace(/[^\d.]/g, "") === wanted);
  const [only, another] = found;
  return only === void 0 || another !== void 0 ? null : only;
};
var canHaveBeen = (word, read, wanted) => {
  const isMeasured = word.confidence !== HIDDEN_LAYER_CONFIDENCE;
  if (!isMeasured || read < 0 !== wanted < 0) return false;
  const seen = word.alternatives?.some(
    (text) => text.replace(/[^\d.]/g, "") === Math.abs(wanted).toFixed(2)
  );
  if (seen === true) return true;
  const digits = (value) => Math.abs(value).toFixed(2).replace(".", "");
  if (word.confidence >= SURE || digits(read).length !== digits(wanted).length) return false;
  const cost = misreadingCost(digits(read), digits(wanted));
  return cost <= (word.confidence < HARDLY_READ2 ? ONE_DIGIT : ONE_ALIKE);
};

// lambdas/domain/pdf/scan/repairs.ts
var REPAIRED_CONFIDENCE = 0.8;
var tellRepairs = (items, repairs, sheetOf) => {
  const ofItem = /* @__PURE__ */ new Map();
  const warnings = [];
  for (const repair of repairs) {
    const index = items.findIndex((item) => holds3(item, repair));
    if (index >= 0) ofItem.set(index, [...ofItem.get(index) ?? [], repair]);
    else
      warnings.push({
        code: "scan_repaired",
        message: `Page ${sheetOf(repair.page)}: ${told2(repair)}. Compare it with the scan.`,
        at: { page: sheetOf(repair.page) }
      });
  }
  for (const [index, own] of ofItem) {
    const printed = items[index]?.printed;
    if (printed == null) continue;
    if (own.some((repair) => /\d/.test(repair.settled))) {
      if (!printed.flags.includes("repaired")) {
        printed.flags.push("repaired");
        printed.confidence *= REPAIRED_CONFIDENCE;
      }
    }
    warnings.push({
      code: "scan_repaired",
      message: `Line ${printed.lineNumber ?? index + 1} on page ${sheetOf(printed.readAt.page)}: ${own.map(told2).join("; ")}. Compare it with the scan.`,
      at: { item: index }
    });
  }
  return warnings;
};
var told2 = ({ read, settled }) => read === "" ? `"${settled}" could not be read and was inferred` : settled === "" ? `"${read}" was left out as no print of the estimate` : `"${read}" was taken for "${settled}"`;
var holds3 = ({ printed }, { page, box }) => {
  if (printed === null || printed.readAt.page !== page) return false;
  const { left, top, right, bottom } = printed.readAt.box;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return x >= left - 1 && x <= right + 1 && y >= top && y <= bottom;
};

// lambdas/domain/pdf/scan/activity-signs.ts
var LEAST_GAP = 2.5;
var withActivitySign = (line, repairs) => {
  const at2 = line.words.findIndex(({ text: text2 }) => /^\d{1,4}[a-z]?\.$/.test(text2));
  const [cat, sel, next] = line.words.slice(at2 + 1, at2 + 4);
  if (at2 < 0 || at2 > 1 || cat === void 0 || sel === void 0 || next === void 0) return line;
  if (!/^[A-Z]{3}$/.test(cat.text) || !/^[A-Z\d<>+./-]{2,9}$/.test(sel.text)) return line;
  const gap2 = next.box.left - sel.box.right;
  if (gap2 < LEAST_GAP * next.fontSize || !/^\p{Lu}[\p{Ll}&]/u.test(next.text)) return line;
  const text = activityOfDescription(textOf(line.words.slice(at2 + 3)));
  const box = { ...next.box, left: next.box.left - 2 * next.fontSize };
  const sign = { ...next, text, box: { ...box, right: box.left + next.fontSize } };
  repairs.push({ page: line.page, box: sign.box, read: "", settled: text });
  return makeLine(line.page, line.words.toSpliced(at2 + 3, 0, sign), true);
};

// lambdas/domain/pdf/scan/respell.ts
var respell = (line, repairs, settle2) => {
  let changed = false;
  const words = line.words.map((word, index) => {
    const settled = settle2(word, index);
    if (settled === null || settled === word.text) return word;
    changed = true;
    repairs.push({ page: line.page, box: word.box, read: word.text, settled });
    return { ...word, text: settled };
  });
  return changed ? makeLine(line.page, words, true) : line;
};
var joinWords = (line, at2, count, repairs) => {
  const parts = line.words.slice(at2, at2 + count);
  const [first] = parts;
  if (first === void 0) return line;
  const box = boxAround(parts);
  const text = parts.map((word) => word.text).join("");
  repairs.push({ page: line.page, box, read: textOf(parts), settled: text });
  return makeLine(line.page, line.words.toSpliced(at2, count, { ...first, text, box }), true);
};
var withoutWords = (line, strays, repairs) => {
  if (strays.size === 0) return line;
  for (const word of strays)
    if (/[\p{L}\p{N}]/u.test(word.text))
      repairs.push({ page: line.page, box: word.box, read: word.text, settled: "" });
  return makeLine(
    line.page,
    line.words.filter((word) => !strays.has(word)),
    true
  );
};

// lambdas/domain/pdf/scan/settle-heading.ts
var bare2 = (text) => text.toLowerCase().replace(/[.:*,]/g, "");
var settleHeading = (read, repairs) => {
  if (read === null) return null;
  const line = withRateHead(read, repairs);
  const heads2 = line.words.filter((word) => HEADING_WORDS.has(bare2(word.text)));
  const sure = heads2.filter((word) => COLUMN_WORDS.test(bare2(word.text)));
  const isPercent2 = (word) => PERCENT_SIGN.test(word.text) && /^dep/.test(bare2(line.words[line.words.indexOf(word) - 1]?.text ?? ""));
  const others = line.words.filter(
    (word) => !heads2.includes(word) && !isPercent2(word) && /\p{L}/u.test(word.text)
  );
  if (sure.length < 3 || others.length > heads2.length) return line;
  if (line.words.some((word) => /\d\d/.test(word.text) && !isPercent2(word))) return line;
  const texts = heads2.map((word) => bare2(word.text));
  const unused = LONG_HEADINGS.filter((heading) => !texts.includes(heading));
  return respell(line, repairs, (word) => {
    if (isPercent2(word)) return "%";
    if (heads2.includes(word)) {
      const isRate = bare2(word.text) === "dep" && texts.some((one) => one.startsWith("deprec"));
      const hasSign = line.text.includes("%") || line.words.some(isPercent2);
      return isRate && !hasSign ? `${word.text}%` : word.text.replace(/(?<=[.:]),$|,$/, "");
    }
    if (!others.includes(word)) return null;
    const profit = /^(GC)?[0OoQ]&P\S?$/i.exec(word.text);
    if (profit !== null) return `${(profit[1] ?? "").toUpperCase()}O&P`;
    const capitals = word.text === word.text.toUpperCase();
    const known = likeliest(bare2(word.text), headsLike(word.text), 0.3) ?? shortHeadBehind(bare2(word.text), unused);
    return known === null ? null : capitals ? known.toUpperCase() : known;
  });
};
var withRateHead = (line, repairs) => {
  const at2 = line.words.findIndex(({ text }, index) => {
    const next = line.words[index + 1];
    return next?.text === "%" && /^[^a-z]{0,2}(?:EP|DE|DP|D[EF]F)$/.test(text);
  });
  const others = line.words.filter((_, index) => index !== at2 && index !== at2 + 1);
  const areHeads = others.every((word) => HEADING_WORDS.has(bare2(word.text)));
  if (at2 < 0 || others.length === 0 || !areHeads) return line;
  return respell(line, repairs, (_, index) => index === at2 ? "DEP" : null);
};
var PERCENT_SIGN = /^(?:[9oO0][6%/oO0]{1,2}|%[.,]?o?|°?\/[oO0])$/;
var shortHeadBehind = (text, unused) => {
  if (text.length < 3 || text.length > 4) return null;
  const heads2 = unused.filter((one) => SHORT_HEADS.has(one)).map((one) => one.toUpperCase());
  return likeliest(text.toUpperCase(), heads2, 0.34);
};
var SHORT_HEADS = /* @__PURE__ */ new Set(["rcv", "acv", "dep", "tax", "qty", "cond"]);
var COLUMN_WORDS = /^(?:description|quantity|qty|unit|price|tax|rcv|acv|deprec|depreciation|remove|replace|reset|total|amount|age\/life|cond|condition|dep|o&p|gco&p)$/;
var headsLike = (text) => bare2(text).length > 3 ? LONG_HEADINGS : LONG_HEADINGS.filter((one) => COLUMN_WORDS.test(one));
var LONG_HEADINGS = [...ENGLISH_HEADING_WORDS].filter((word) => word.length >= 3);

// lambdas/domain/pdf/scan/clear-line.ts
var STRAY_GAP = 2;
var CELL_WORD = /^(?:A[vV]\S*|N\/?[AaÁ]|[Nn]ew|NEW|PWI|yrs?)\W?$/;
var isStray = (words) => {
  const text = words.map((word) => word.text).join("");
  if (/\d/.test(text) || text.length > 4 || PLATFORM_UNITS.has(text)) return false;
  if (/[&%*=+]/.test(text) || HEADING_WORDS.has(bare2(text)) || CELL_WORD.test(text)) return false;
  const isMarks = !/[\p{L}*&=+%#@$-]/u.test(text) && text.length > 1;
  return words.every((word) => word.confidence <= (isMarks ? 0.8 : 0.5));
};
var clearLine = (whole, repairs) => {
  const joined2 = joinSlashed(joinSpread(joinDashes(whole), repairs), repairs);
  const line = respell(joined2, repairs, (_, index) => spelledAt(joined2.words, index));
  const strays = /* @__PURE__ */ new Set([
    ...segmentsOf(line.words, STRAY_GAP).filter(isStray).flat(),
    ...line.words.filter((word, at2) => isMark2(word) || isBehindLabel(word, line.words[at2 - 1]))
  ]);
  const cleared = withoutWords(line, strays, repairs);
  return cleared.words.length === 0 ? null : cleared;
};
var isMark2 = ({ text, confidence }) => !/[\p{L}\p{N}*&=+%#@$-]/u.test(text) && (confidence < 0.6 || /^[~_|\\]+$/.test(text)) && !/^[-+=/<>()[\]]$/.test(text);
var isBehindLabel = ({ text, confidence }, before) => /^[=+~-]$/.test(text) && confidence < 0.6 && /\p{L}:$/u.test(before?.text ?? "");
var spelledAt = (words, index) => activityAt(words, index) ?? selectorAt(words, index) ?? zeroAt(words, index) ?? dollarAt(words, index) ?? stateAt(words, index);
var zeroAt = (words, index) => words[index]?.text === "O" && index > 0 && /^\p{Ll}{2,}/u.test(words[index + 1]?.text ?? "") ? "0" : null;
var dollarAt = (words, index) => /^(?:§|[S8§]\$|\$[S8])$/.test(words[index]?.text ?? "") && /^[\d,]+\.\d\d$/.test(words[index + 1]?.text ?? "") ? "$" : null;
var stateAt = (words, index) => {
  const state = /^([A-Z]{2})[.,]$/.exec(words[index]?.text ?? "")?.[1];
  const isBetween2 = /,$/.test(words[index - 1]?.text ?? "") && /^\d{5}(?:-\d{4})?$/.test(words[index + 1]?.text ?? "");
  return isBetween2 ? state ?? null : null;
};
var activityAt = (words, index) => {
  if (!/^[|l1!]$/.test(words[index]?.text ?? "")) return null;
  const [cat, sel, next] = [words[index - 2], words[index - 1], words[index + 1]];
  if (cat === void 0 || sel === void 0 || next === void 0) return null;
  if (!/^[A-Z]{3}$/.test(cat.text) || !/^[A-Z\d<>+./-]{1,8}$/.test(sel.text)) return null;
  return /^Install/.test(next.text) ? "I" : null;
};
var selectorAt = (words, index) => {
  const [number, cat, sel, activity] = words.slice(index - 2 < 0 ? 0 : index - 2, index + 2);
  if (index < 2 || sel === void 0 || !/[a-z]/.test(sel.text)) return null;
  if (!/^[\d,]+[a-z]?\.$/.test(number?.text ?? "") || !/^[A-Z]{3}$/.test(cat?.text ?? ""))
    return null;
  if (!/^[+&IRFM-]$/.test(activity?.text ?? "")) return null;
  if (!/^[A-Za-z\d<>+./-]{1,9}$/.test(sel.text) || !/[A-Z\d]/.test(sel.text)) return null;
  return sel.text.replace(
    /([A-Z])([a-z])/g,
    (both, upper, lower) => upper === lower.toUpperCase() ? upper : both
  ).toUpperCase();
};
var joinSlashed = (line, repairs) => {
  const at2 = line.words.findIndex((word, index) => {
    const before = line.words[index - 1];
    return before !== void 0 && /^\/\p{L}/u.test(word.text) && /\p{L}$/u.test(before.text) && word.box.left - before.box.right < word.fontSize * 0.8;
  });
  return at2 < 1 ? line : joinSlashed(joinWords(line, at2 - 1, 2, repairs), repairs);
};
var LEAST_DASHES = 3;
var joinDashes = (line) => {
  const [, before = "", name = "", after = ""] = /^([- ]+)(.*?\p{L})([- ]+)$/u.exec(line.text) ?? [];
  const count = (text) => text.replaceAll(" ", "").length;
  if (count(before) < LEAST_DASHES || count(after) < LEAST_DASHES) return line;
  const named3 = line.words.filter((word) => /[^-]/.test(word.text));
  const [first] = named3;
  const dashes = "-".repeat(LEAST_DASHES + 1);
  if (first === void 0 || textOf(named3).replace(/^-+|-+$/g, "") !== name) return line;
  const mark = (text, left2, right2) => ({
    ...first,
    text,
    box: { ...first.box, left: left2, right: right2 }
  });
  const inner = named3.map((word) => ({ ...word, text: word.text.replace(/^-+|-+$/g, "") }));
  const { left, right } = boxAround(named3);
  return makeLine(
    line.page,
    [mark(dashes, line.box.left, left), ...inner, mark(dashes, right, line.box.right)],
    true
  );
};
var joinSpread = (line, repairs) => {
  const at2 = line.words.findIndex(
    (word, index) => word.text === "/" && /^age$/i.test(line.words[index - 1]?.text ?? "") && /^life$/i.test(line.words[index + 1]?.text ?? "")
  );
  return at2 < 1 ? line : joinWords(line, at2 - 1, 3, repairs);
};

// lambdas/domain/pdf/scan/codes.ts
var CODE = /^[A-Z\d-]+(?:_[A-Z\d-]+)+$/;
var PRICE_LIST = /^([A-Z]{4})(\w{1,3})([A-Z])_((?:\d\d)?[A-Z]{3}\d\d)$/;
var MISREAD_PLACE = /^(?=[A-Z]*[01])[A-Z01]{4}(?=\w{1,4}_(?:\d\d)?[A-Z]{3}\d\d$)/;
var settleCodes = (pages, repairs) => {
  const codes = codesOf2(pages);
  return pages.map(
    (page) => page.ocr ? { ...page, lines: page.lines.map((line) => settleLine(line, codes, repairs)) } : page
  );
};
var codesOf2 = (pages) => {
  const weights = /* @__PURE__ */ new Map();
  for (const page of pages)
    for (const line of page.lines)
      for (const { text, confidence } of line.words)
        if (CODE.test(text) && !PRICE_LIST.test(text) && text.length >= 6)
          weights.set(text, (weights.get(text) ?? 0) + confidence);
  return [...weights].filter(([, weight]) => weight > 0.7).sort((a, b) => b[1] - a[1]).map(([code]) => code);
};
var settleLine = (line, codes, repairs) => {
  const words = [];
  let changed = false;
  const put = (parts, text) => {
    const [first] = parts;
    if (first === void 0) return;
    const box = boxAround(parts);
    const read = parts.map((part) => part.text).join(" ");
    repairs.push({ page: line.page, box, read, settled: text });
    words.push({ ...first, text, box });
    changed = true;
  };
  for (let index = 0; index < line.words.length; ) {
    const word = line.words[index];
    if (word === void 0) break;
    const spread2 = spreadCode(line.words.slice(index, index + 6), codes);
    if (spread2 !== null) {
      put(line.words.slice(index, index + spread2.count), spread2.code);
      index += spread2.count;
      continue;
    }
    const settled = priceListBehind(word.text) ?? componentBehind(word.text, line.words[index - 1]) ?? surnameBehind(word, codes);
    if (settled !== null && settled !== word.text) put([word], settled);
    else words.push(word);
    index += 1;
  }
  return changed ? makeLine(line.page, words, true) : line;
};
var spreadCode = (words, codes) => {
  for (const code of codes) {
    const parts = code.split("_").length;
    for (let count = Math.min(words.length, parts + 1); count >= 1; count -= 1) {
      const texts = words.slice(0, count).map((word) => word.text);
      const joined2 = texts.join("_").replace(/_+/g, "_").replace(/_$/, "");
      if (joined2 === code) return count === 1 ? null : { code, count };
      if (count === 1 && !joined2.includes("_")) continue;
      if (!/^[A-Z\d]/.test(joined2) || joined2 !== joined2.toUpperCase()) continue;
      const near3 = misreadingCost(joined2, code) <= code.length * 0.12;
      const isCode = count === 1 && codes.includes(joined2);
      if (near3 && !isCode) return { code, count };
    }
  }
  return null;
};
var surnameBehind = ({ text, confidence }, codes) => {
  const match = /^(\p{Lu}\p{Ll}{4,})(\W?)$/u.exec(text);
  if (match === null || confidence > 0.95) return null;
  const [, name = "", mark = ""] = match;
  for (const part of codes.flatMap((code) => code.split("_"))) {
    if (!/^[A-Z]{6,}$/.test(part) || part === name.toUpperCase()) continue;
    const cost = misreadingCost(name.toLowerCase(), part.toLowerCase());
    if (cost <= 1 && Math.abs(part.length - name.length) <= 1)
      return `${part[0]}${part.slice(1).toLowerCase()}${mark}`;
  }
  return null;
};
var priceListBehind = (read) => {
  const text = read.replace(
    MISREAD_PLACE,
    (place3) => place3.replaceAll("0", "O").replaceAll("1", "I")
  );
  const match = PRICE_LIST.exec(text.replace(/(?<=^[A-Z]{4}\w{1,2})[&$%](?=[A-Z]_)/, ""));
  if (match === null) return text === read ? null : text;
  const [, place2, middle2 = "", letter, month] = match;
  if (/^\d$/.test(middle2)) return `${place2}${middle2}${letter}_${month}`;
  if (!/[8SB]/.test(middle2)) return text === read ? null : text;
  return `${place2}8${letter}_${month}`;
};
var componentBehind = (text, before) => {
  if (!/^component$/i.test(before?.text ?? "")) return null;
  const match = /^([A-Z]{3})([\dOQIlTSB]{2,5})$/.exec(text);
  if (match === null) return null;
  const [, letters = "", digits = ""] = match;
  const single = digits.length > 3 ? digits.replace(/0[OQ]|[OQ]0/, "0") : digits;
  const plain2 = single.replace(/[OQ]/g, "0").replace(/[IlT]/g, "1").replace(/S/g, "5").replace(/B/g, "8");
  return `${letters}${plain2}`;
};

// lambdas/domain/pdf/scan/estimate-name.ts
var NAME = /^[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)+$/u;
var LEAST_GLYPHS = 6;
var MOST_PIECES = 7;
var glyphsOf = (text) => text.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
var settleEstimateName = (pages, repairs) => {
  const names = namesOf3(pages);
  if (names.size === 0) return [...pages];
  return pages.map(
    (page) => page.ocr ? { ...page, lines: page.lines.map((line) => settleLine2(line, names, repairs)) } : page
  );
};
var namesOf3 = (pages) => {
  const seen = /* @__PURE__ */ new Map();
  for (const { lines } of pages)
    for (const { words } of lines)
      for (const { text } of words)
        if (NAME.test(text) && glyphsOf(text).length >= LEAST_GLYPHS)
          seen.set(text, (seen.get(text) ?? 0) + 1);
  const often = [...seen].filter(([, count]) => count > 1).sort(([, a], [, b]) => a - b);
  return new Map(often.map(([text]) => [glyphsOf(text), text]));
};
var settleLine2 = (line, names, repairs) => {
  if (line.words.length > 1 && line.words.length <= MOST_PIECES) {
    const alone = names.get(glyphsOf(line.text));
    if (alone !== void 0) {
      const joined3 = joinWords(line, 0, line.words.length, repairs);
      return respell(joined3, [], () => alone);
    }
  }
  if (totalLabel(line.text)?.kind !== "line_items") return line;
  const from = line.words.findIndex(({ text }) => text.endsWith(":")) + 1;
  const [read] = segmentsOf(line.words.slice(from));
  if (from === 0 || read === void 0) return line;
  const name = names.get(glyphsOf(textOf(read)));
  if (name === void 0 || name === textOf(read)) return line;
  const joined2 = read.length === 1 ? line : joinWords(line, from, read.length, []);
  return respell(joined2, repairs, (_, index) => index === from ? name : null);
};

// lambdas/domain/pdf/scan/even-gaps.ts
var JOINED = 1.6;
var MOST_SPREAD = 0.6;
var evenUnitGaps = (page) => {
  const pairs = page.lines.flatMap(pairsOf3);
  const gaps = pairs.map(({ gap: gap2 }) => gap2);
  const middle2 = median(gaps);
  const isEven = gaps.every((gap2) => gap2 <= JOINED === middle2 <= JOINED);
  if (isEven) return page;
  const moved = /* @__PURE__ */ new Map();
  for (const { line, at: at2, gap: gap2 } of pairs) {
    if (gap2 <= JOINED === middle2 <= JOINED || Math.abs(gap2 - middle2) > MOST_SPREAD) continue;
    const [quantity, unit] = [line.words[at2], line.words[at2 + 1]];
    if (quantity === void 0 || unit === void 0) continue;
    const right = unit.box.left - middle2 * quantity.fontSize;
    const word = { ...quantity, box: { ...quantity.box, right } };
    moved.set(line, makeLine(line.page, line.words.with(at2, word), true));
  }
  return { ...page, lines: page.lines.map((line) => moved.get(line) ?? line) };
};
var pairsOf3 = (line) => {
  const at2 = line.words.findIndex((word, index) => isPair(word, line.words[index + 1]));
  const [quantity, unit] = [line.words[at2], line.words[at2 + 1]];
  if (quantity === void 0 || unit === void 0) return [];
  return [{ line, at: at2, gap: (unit.box.left - quantity.box.right) / quantity.fontSize }];
};
var isPair = (word, next) => /^-?[\d,]+(?:\.\d+)?$/.test(word.text) && next !== void 0 && PLATFORM_UNITS.has(next.text);

// lambdas/domain/pdf/scan/headings.ts
var APART5 = 1.7;
var SPREAD = 4;
var restoreUnitHeading = (page, repairs) => {
  const changed = /* @__PURE__ */ new Map();
  for (const [index, line] of page.lines.entries()) {
    const header = headerRowAt(page.lines, index);
    if (header === null || header.lines.length > 1) continue;
    const { headings } = header;
    if (headings.some(({ kind }) => kind === "unit")) continue;
    if (headings.some(({ text }) => /^unit$/i.test(text.trim()))) continue;
    const quantity = headings.find(({ kind }) => kind === "quantity");
    if (quantity === void 0) continue;
    const next = page.lines.findIndex(
      (_, at2) => at2 > index && headerRowAt(page.lines, at2) !== null
    );
    const units = page.lines.slice(index + 1, next < 0 ? void 0 : next).flatMap((below2) => unitApart(below2, quantity.right));
    const left = median(units.map((unit) => unit.box.left));
    const [first] = units;
    if (first === void 0 || units.length < 3) continue;
    if (units.some((unit) => Math.abs(unit.box.left - left) > SPREAD)) continue;
    const right = left + 1.6 * first.fontSize;
    const isTaken = headings.some((one) => one.left < right && one.right > left);
    if (isTaken) continue;
    const sample = line.words[0] ?? first;
    const heading = { ...sample, text: "U/M", box: { ...sample.box, left, right } };
    repairs.push({ page: line.page, box: heading.box, read: "", settled: "U/M" });
    const words = [...line.words, heading].sort((a, b) => a.box.left - b.box.left);
    changed.set(line, makeLine(line.page, words, true));
  }
  if (changed.size === 0) return page;
  return { ...page, lines: page.lines.map((line) => changed.get(line) ?? line) };
};
var unitApart = (line, quantityRight) => line.words.filter((word, index) => {
  const before = line.words[index - 1];
  if (before === void 0 || !PLATFORM_UNITS.has(word.text)) return false;
  const gap2 = word.box.left - before.box.right;
  const isBelow2 = Math.abs(before.box.right - quantityRight) < 4 * word.fontSize;
  return isBelow2 && gap2 > APART5 * word.fontSize && /^-?[\d,]+(?:\.\d+)?$/.test(before.text);
});

// lambdas/domain/pdf/scan/names.ts
var DRAWING_GAP = 3;
var settleNames = (pages, repairs) => {
  const cleared = pages.map((page) => {
    if (!page.ocr) return page;
    const lines = page.lines.map((line) => withoutDrawing2(line, repairs));
    return { ...page, lines };
  });
  const found = cleared.flatMap(
    (page) => page.lines.flatMap((line, index) => namedAt(page, line, index))
  );
  const spellings = spellingsOf(found);
  const changed = /* @__PURE__ */ new Map();
  for (const one of found) {
    const spelling = spellings.get(one.name);
    if (spelling === void 0 || spelling === one.name || !one.line.ocr) continue;
    changed.set(one.line, respelled(one, spelling, repairs));
  }
  return cleared.map((page) => ({
    ...page,
    lines: page.lines.map((line) => changed.get(line) ?? line)
  }));
};
var UNSURE = 0.5;
var withoutDrawing2 = (line, repairs) => {
  if (itemStartOf(line) !== null || totalLabel(line.text) !== null) return line;
  const segments = segmentsOf(line.words, DRAWING_GAP);
  const at2 = segments.findIndex((words) => isDimensions(textOf(words)));
  if (at2 > 0 || isDimensions(line.text)) {
    if (at2 < 1) return line;
    const before = segments.slice(0, at2).flat();
    repairs.push({ page: line.page, box: boxAround(before), read: textOf(before), settled: "" });
    return makeLine(line.page, line.words.slice(before.length), true);
  }
  const [first, second] = segments;
  if (first === void 0 || second === void 0) return line;
  const beside = roomLine(line.text) === null ? [] : segments.slice(1, -1).flat();
  const spelled2 = beside.filter((word) => /[\p{L}\p{N}]/u.test(word.text));
  if (spelled2.length > 0 && spelled2.every((word) => word.confidence < UNSURE)) {
    repairs.push({ page: line.page, box: boxAround(beside), read: textOf(beside), settled: "" });
    return makeLine(
      line.page,
      line.words.filter((word) => !beside.includes(word)),
      true
    );
  }
  const label = textOf(first);
  const isLabel2 = /\d/.test(label) && label.replace(/\s/g, "").length <= 7 && !/\d\.\d\d/.test(label);
  const rest = line.words.slice(first.length);
  const name = textOf(second);
  if (!isLabel2 || !/^\p{L}{2}/u.test(name) || isDrawingLabel(name)) return line;
  if (rest.some((word) => /\d\.\d\d\b/.test(word.text))) return line;
  repairs.push({ page: line.page, box: boxAround(first), read: label, settled: "" });
  return makeLine(line.page, rest, true);
};
var PLACES = /* @__PURE__ */ new Set(["room", "level", "section", "labor_minimums"]);
var namedAt = (page, line, index) => {
  const { text } = line;
  if (itemStartOf(line) !== null || isPageFurniture(text)) return [];
  const total2 = totalLabel(text);
  if (total2 !== null) {
    const isPlace = PLACES.has(total2.kind);
    const colon = line.words.findIndex((word) => word.text.endsWith(":"));
    return isPlace && colon >= 0 ? named2(line, colon + 1, firstFigure(line, colon + 1)) : [];
  }
  if (continuedRoom(text) !== null) {
    const dash = line.words.findIndex((word) => /^[-–—:]$/.test(word.text));
    return dash < 0 ? [] : named2(line, dash + 1, line.words.length);
  }
  const height = line.words.findIndex((word) => /^(?:Height:?|L\s*x\s*W)/i.test(word.text));
  if (height > 0 && roomLine(text) !== null) {
    const colon = line.words.findIndex((word) => /^sub-?room:?$/i.test(word.text));
    return named2(line, colon >= 0 ? colon + 1 : 0, height);
  }
  return isHead4(page, line, index) ? named2(line, 0, line.words.length) : [];
};
var firstFigure = (line, from) => {
  const at2 = line.words.findIndex(
    (word, index) => index > from && /^[-(<$]*\d[\d,.]*\d[)>]?$/.test(word.text)
  );
  return at2 < 0 ? line.words.length : at2;
};
var named2 = (line, from, until) => {
  const words = line.words.slice(from, until);
  const name = textOf(words);
  if (!/\p{L}{2}/u.test(name) || words.length > 6) return [];
  return [{ line, from, until, name, confidence: Math.min(...words.map((one) => one.confidence)) }];
};
var isHead4 = (page, line, index) => {
  if (line.words.length > 5 || /\d\.\d\d|[:;$]/.test(line.text)) return false;
  if (isDimensions(line.text) || isOpening(line.text) || headerRowAt(page.lines, index) !== null)
    return false;
  for (let at2 = index + 1; at2 < Math.min(page.lines.length, index + 9); at2 += 1) {
    const below2 = page.lines[at2];
    if (below2 === void 0) return false;
    if (headerRowAt(page.lines, at2) !== null || isDimensions(below2.text)) return true;
    const isBetween2 = isOpening(below2.text) || below2.words.length <= 5;
    if (!isBetween2 || totalLabel(below2.text) !== null) return false;
  }
  return false;
};
var SAME = 0.25;
var SURE2 = 0.9;
var digitsOf2 = (name) => name.replace(/[lI|](?=\s|$)/g, "1").replace(/\D/g, "");
var isSame2 = (left, right) => {
  if (digitsOf2(left.name) !== digitsOf2(right.name)) return false;
  const letters = Math.max(left.name.length, right.name.length);
  if (Math.abs(left.name.length - right.name.length) > 2) return false;
  return misreadingCost(left.name, right.name) <= letters * SAME;
};
var withoutCommas = (name) => name.replace(/[,;]/g, "");
var spellingsOf = (found) => {
  const readings = /* @__PURE__ */ new Map();
  for (const one of found) {
    const known = readings.get(one.name);
    if (known === void 0) readings.set(one.name, { best: one, weight: one.confidence });
    else {
      known.weight += one.confidence;
      if (one.confidence > known.best.confidence) known.best = one;
    }
  }
  const weightOf = ({ best, weight }) => /[,;]/.test(best.name) ? weight - 1 : weight;
  const byWeight = [...readings.values()].sort((a, b) => weightOf(b) - weightOf(a));
  const spellings = /* @__PURE__ */ new Map();
  const chosen = [];
  for (const { best } of byWeight) {
    const twin = chosen.find(
      (other) => isSame2(other, best) && (best.confidence < SURE2 || misreadingCost(best.name, other.name) < 0.6 || withoutCommas(best.name) === withoutCommas(other.name))
    );
    if (twin === void 0) chosen.push(best);
    spellings.set(best.name, (twin ?? best).name);
  }
  return spellings;
};
var respelled = (one, spelling, repairs) => {
  const words = one.line.words.slice(one.from, one.until);
  const [first] = words;
  if (first === void 0) return one.line;
  const box = boxAround(words);
  repairs.push({ page: one.line.page, box, read: one.name, settled: spelling });
  const parts = spelling.split(" ");
  const width = (box.right - box.left) / Math.max(1, spelling.length);
  let at2 = 0;
  const spelled2 = parts.map((text) => {
    const left = box.left + at2 * width;
    at2 += text.length + 1;
    return { ...first, text, box: { ...box, left, right: left + text.length * width } };
  });
  return makeLine(
    one.line.page,
    [...one.line.words.slice(0, one.from), ...spelled2, ...one.line.words.slice(one.until)],
    true
  );
};

// lambdas/domain/pdf/scan/repeated-numbers.ts
var NUMBER7 = /^(?=(?:.*\d){4})[A-Z\d][A-Z\d-]{6,}$/;
var UNSURE2 = 0.6;
var ONE_GLYPH = 1;
var settleRepeatedNumbers = (pages, repairs) => {
  const weights = /* @__PURE__ */ new Map();
  for (const { lines } of pages)
    for (const { words } of lines)
      for (const { text, confidence } of words)
        if (NUMBER7.test(text)) weights.set(text, (weights.get(text) ?? 0) + confidence);
  if (weights.size < 2) return [...pages];
  const surest = (text) => {
    const own = weights.get(text) ?? 0;
    const [best] = [...weights].filter(([other, weight]) => other.length === text.length && weight > own).filter(([other]) => misreadingCost(text, other) <= ONE_GLYPH).sort(([, a], [, b]) => b - a);
    return best?.[0] ?? null;
  };
  return pages.map((page) => {
    if (!page.ocr) return page;
    const lines = page.lines.map(
      (line) => respell(
        line,
        repairs,
        ({ text, confidence }) => confidence < UNSURE2 && NUMBER7.test(text) ? surest(text) : null
      )
    );
    return { ...page, lines };
  });
};

// lambdas/domain/pdf/scan/restore-heads.ts
var NEAR5 = 5;
var LEAST_WORDS2 = 3;
var LEAST_SHARE5 = 0.6;
var ROWS_BELOW = 16;
var restoreHeads = (pages, repairs) => {
  const known = pages.flatMap((page) => page.lines.filter(isHead5));
  if (known.length === 0) return [...pages];
  return pages.map((page) => {
    if (!page.ocr) return page;
    const lines = page.lines.map((line, index) => {
      if (headWords(line).length < 2 || !line.ocr) return line;
      const below2 = page.lines.slice(index + 1, index + 1 + ROWS_BELOW);
      for (const head of known) {
        const restored = head === line ? null : restoredBy(line, head, below2, repairs);
        if (restored !== null) return restored;
      }
      return line;
    });
    return { ...page, lines };
  });
};
var isHeading = (word) => HEADING_WORDS.has(bare2(word.text)) || word.text === "%";
var headWords = (line) => line.words.filter(isHeading);
var isHead5 = (line) => line.words.length >= LEAST_WORDS2 && line.words.every(isHeading) && line.box.right - line.box.left > 12 * line.fontSize;
var restoredBy = (line, head, below2, repairs) => {
  const pairs = headWords(line).map((word) => {
    const twins = head.words.filter((one) => bare2(one.text) === bare2(word.text));
    const [twin] = twins.sort((a, b) => distance2(a, word) - distance2(b, word));
    return { word, twin };
  });
  if (pairs.some(({ twin }) => twin === void 0)) return null;
  const matched = new Map(pairs.flatMap(({ word, twin }) => twin ? [[twin, word]] : []));
  const shift = median([...matched].map(([twin, word]) => word.box.left - twin.box.left));
  const isInPlace = [...matched].every(
    ([twin, word]) => Math.abs(word.box.left - twin.box.left - shift) < NEAR5
  );
  const share = matched.size / head.words.length;
  if (!isInPlace || matched.size !== pairs.length || share < LEAST_SHARE5) return null;
  if (matched.size < LEAST_WORDS2 && share < 1) return null;
  const missing = head.words.filter((word) => !matched.has(word)).map((word) => ({
    ...word,
    box: { ...line.box, left: word.box.left + shift, right: word.box.right + shift }
  }));
  if (missing.some((word) => !headsFigures(word, below2))) return null;
  const strays = line.words.filter((word) => !isHeading(word));
  if (missing.length === 0 && strays.length === 0) return null;
  for (const word of strays)
    if (/[\p{L}\p{N}]/u.test(word.text))
      repairs.push({ page: line.page, box: word.box, read: word.text, settled: "" });
  for (const word of missing)
    repairs.push({ page: line.page, box: word.box, read: "", settled: word.text });
  const words = [...matched.values(), ...missing].sort((a, b) => a.box.left - b.box.left);
  return makeLine(line.page, words, true);
};
var distance2 = (a, b) => Math.abs(a.box.left - b.box.left);
var headsFigures = ({ box }, below2) => below2.some(
  (line) => line.words.some(
    (word) => /\d\.\d\d/.test(word.text) && word.box.left < box.right && word.box.right > box.left
  )
);

// lambdas/domain/pdf/scan/row-numbers.ts
var NEAR6 = 6;
var settleNumbers = (pages, columnsAt, repairs) => {
  const changed = /* @__PURE__ */ new Map();
  for (const page of pages) {
    if (!page.ocr) continue;
    const starts = page.lines.filter((line) => itemStartOf(line) !== null);
    const inTable = starts.filter((line) => columnsAt(line) !== null);
    if (inTable.length < 2) continue;
    const edge = median(inTable.map((line) => line.box.left));
    const texts = median(inTable.flatMap((line) => itemStartOf(line)?.rest[0]?.box.left ?? []));
    let hasFigures2 = true;
    for (const [index, line] of page.lines.entries()) {
      const columns = columnsAt(line);
      if (columns === null || headerRowAt(page.lines, index) !== null) {
        hasFigures2 = true;
        continue;
      }
      const place2 = { page, index, line };
      const start = itemStartOf(line);
      const isAtEdge = Math.abs(line.box.left - edge) < NEAR6;
      if (start !== null && isAtEdge && !isLongRemark(line)) {
        const corrected = correctNumber(place2, start.number, pages, repairs);
        if (corrected !== null) changed.set(line, corrected);
        hasFigures2 = figuresOf3(line, columns) >= 3;
        continue;
      }
      const own = figuresOf3(line, columns) >= 3;
      const isBare2 = Math.abs(line.box.left - texts) < NEAR6 && texts - edge > NEAR6;
      if (isAtEdge && (GLUED2.test(line.words[0]?.text ?? "") || isNext(place2, pages))) {
        const begun = beginRow(place2, edge, true, pages, repairs);
        if (begun !== null) {
          changed.set(line, begun);
          hasFigures2 = own;
          continue;
        }
      }
      if ((isAtEdge || isBare2) && hasFigures2 && (own || figuresBelow(place2, columns))) {
        const begun = beginRow(place2, edge, isAtEdge, pages, repairs);
        if (begun !== null) {
          changed.set(line, begun);
          hasFigures2 = own;
          continue;
        }
      }
      if (own) hasFigures2 = true;
    }
  }
  if (changed.size === 0) return [...pages];
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => changed.get(line) ?? line)
  }));
};
var describes = (columns) => columns.some((column) => column.kind === "description");
var figuresOf3 = (line, columns) => {
  if (totalLabel(line.text) !== null) return 0;
  const assigned = assignColumns(tokensOf(line.words), columns);
  return assigned.strayTexts > (describes(columns) ? 0 : 1) ? 0 : assigned.figures;
};
var figuresBelow = ({ page, index, line }, columns) => {
  if (describes(columns)) return false;
  const below2 = page.lines[index + 1];
  if (below2 === void 0 || itemStartOf(below2) !== null) return false;
  if (below2.box.left < line.box.left + NEAR6) return false;
  const cells = assignColumns(tokensOf(below2.words), columns);
  const quantity = cells.cells.some(
    (cell) => cell.column?.kind === "quantity" && !TEXT_COLUMNS.has(cell.column.kind)
  );
  return quantity && cells.figures >= 3;
};
var isLongRemark = (line) => line.words.length > 30;
var NOT_A_ROW = (line) => isMachineNote(line.text) || sectionMark(line.text) !== null || isSummaryTitle(line.text) || totalLabel(line.text) !== null;
var numberOf = (line) => {
  const number = itemStartOf(line)?.number.replace(",", "");
  return number === void 0 ? null : Number.parseInt(number, 10);
};
var neighbours = ({ page, index }, pages) => {
  const at2 = pages.indexOf(page);
  const lines = pages.slice(Math.max(0, at2 - 1), at2 + 2).flatMap((one) => one.lines);
  const here = lines.indexOf(page.lines[index]);
  const numbers2 = (part) => {
    for (const line of part) {
      const number = numberOf(line);
      if (number !== null) return number;
    }
    return null;
  };
  const above = lines.slice(0, here).reverse();
  const last = above.map((line) => itemStartOf(line)?.number).find((one) => one !== void 0);
  return {
    before: numbers2(above),
    after: numbers2(lines.slice(here + 1)),
    lettered: /^(\d+)a$/.exec(last ?? "")?.[1] ?? null
  };
};
var expected = (place2, pages) => {
  const { before, after } = neighbours(place2, pages);
  if (before !== null) return before + 1;
  return after !== null && after > 1 ? after - 1 : null;
};
var correctNumber = (place2, number, pages, repairs) => {
  const { line } = place2;
  const at2 = line.words.findIndex((word2) => word2.text.includes(number));
  const word = line.words[at2];
  if (word === void 0) return null;
  const { before, after, lettered } = neighbours(place2, pages);
  const letter = /^(\d+)[A-Z]$/.exec(number)?.[1];
  const wanted = letter !== void 0 && before !== null && Number(letter) === before + 1 ? letter : lettered !== null && /^\d+[b-h]$/.test(number) && !number.startsWith(`${lettered}b`) ? `${lettered}b` : before !== null && after === before + 2 && Number.parseInt(number.replace(",", ""), 10) !== before + 1 ? `${before + 1}` : null;
  if (wanted === null || wanted === number) return null;
  const mostSure = wanted.length === number.length ? 0.7 : 0.95;
  if (word.confidence > mostSure || misreadingCost(number, wanted) > 1) return null;
  const text = word.text.replace(number, wanted);
  repairs.push({ page: line.page, box: word.box, read: word.text, settled: text });
  return makeLine(line.page, line.words.with(at2, { ...word, text }), true);
};
var DIGIT_LIKE = {
  l: "1",
  I: "1",
  "|": "1",
  "]": "1",
  "[": "1",
  i: "1",
  O: "0",
  o: "0",
  S: "5",
  s: "5",
  B: "8",
  Z: "2",
  z: "2",
  g: "9",
  q: "9",
  T: "7"
};
var numberBehind = (text, next) => {
  const core = text.replace(/^[^\p{L}\d|]+/u, "");
  const shaped = /^([\dlI|[\]iOoSsBZzgqT]{1,4})([a-z]?)[.,:;)]$/.exec(core);
  if (shaped !== null) {
    const digits = [...shaped[1] ?? ""].map((one) => DIGIT_LIKE[one] ?? one).join("");
    if (/^\d+$/.test(digits) && Number(digits) > 0) return `${Number(digits)}${shaped[2]}.`;
  }
  if (/^\d{1,4}[a-z]?$/.test(core) && (next === null || Number.parseInt(core, 10) === next))
    return `${core}.`;
  return null;
};
var GLUED2 = /^(\d{1,3}[a-z]?)\.(\d{1,2}["'°/]\S*)$/u;
var GLUED_FIGURE = /^(\d{1,3}[a-z]?)\.(\d{1,3})$/;
var isNext = (place2, pages) => {
  const text = place2.line.words[0]?.text ?? "";
  const number = /^[\dlI|]{2,4}[a-z]?\.$/.test(text) ? numberBehind(text, null) : null;
  return number !== null && Number.parseInt(number, 10) === expected(place2, pages);
};
var beginRow = (place2, edge, isAtEdge, pages, repairs) => {
  const { line } = place2;
  const [first, second] = line.words;
  if (first === void 0 || NOT_A_ROW(line)) return null;
  const next = expected(place2, pages);
  const record = (read, settled, box2) => {
    repairs.push({ page: line.page, box: box2, read, settled });
  };
  const withNumber = (number, rest, box2) => {
    const word = { ...first, text: number, box: box2, alternatives: [first.text] };
    return makeLine(line.page, [word, ...rest], true);
  };
  if (isAtEdge) {
    const glued = GLUED2.exec(first.text) ?? GLUED_FIGURE.exec(first.text);
    const isOwn2 = GLUED2.test(first.text) || Number.parseInt(glued?.[1] ?? "", 10) === next;
    if (glued !== null && isOwn2) {
      const [, number2 = "", rest = ""] = glued;
      const width = first.box.right - first.box.left;
      const at2 = first.box.left + width * (number2.length + 1) / first.text.length;
      record(first.text, `${number2}. ${rest}`, first.box);
      return withNumber(
        `${number2}.`,
        [{ ...first, text: rest, box: { ...first.box, left: at2 } }, ...line.words.slice(1)],
        { ...first.box, right: at2 }
      );
    }
    const isMarked = second !== void 0 && /^\d{1,4}[a-z]?\.$/.test(second.text);
    if (isMarked && /^[^\p{L}\p{N}*]$/u.test(first.text)) {
      record(first.text, "*", first.box);
      return makeLine(line.page, [{ ...first, text: "*" }, ...line.words.slice(1)], true);
    }
    const number = numberBehind(first.text, next);
    if (number !== null) {
      record(first.text, number, first.box);
      return withNumber(number, line.words.slice(1), first.box);
    }
    const isShort = first.text.length <= 4 && !/^\p{L}{3,}$/u.test(first.text);
    const isApart = second !== void 0 && second.box.left - first.box.right > first.fontSize * 0.2;
    if (!isShort || !isApart || next === null) return null;
    record(first.text, `${next}.`, first.box);
    return withNumber(`${next}.`, line.words.slice(1), first.box);
  }
  if (next === null) return null;
  const box = { ...first.box, left: edge, right: edge + first.fontSize };
  record("", `${next}.`, box);
  return withNumber(`${next}.`, line.words, box);
};

// lambdas/domain/pdf/scan/cells.ts
var MONEY2 = /^(?:-?\$?\d[\d,]*\.\d\d-?|\(-?\$?\d[\d,]*\.\d\d\)|<-?\$?\d[\d,]*\.\d\d>)\*?[+=]?$/;
var isMoney2 = (text) => MONEY2.test(text);
var grouped = (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ",");
var withPoint = (digits) => `${grouped(digits.slice(0, -2).replace(/^0+(?=\d)/, "") || "0")}.${digits.slice(-2)}`;
var amountBehind = (text, signed) => {
  if (isMoney2(text) || !/\d/.test(text)) return null;
  const cleared = text.replace(/^[^\p{L}\p{N}<({[]+(?=[<(])/u, "");
  if (isMoney2(cleared)) return cleared;
  const bracketed = /^[({<[]/.test(text) && text.length > 4;
  const open = bracketed ? /^</.test(text) || /[>]$/.test(text) ? "<" : "(" : "";
  const close = open === "<" ? ">" : open === "(" ? ")" : "";
  let core = text.replace(/^[^\dOolISBZ+-]+/, "").replace(/^-(?=[^\d])/, "");
  const tail = /[%*°"'®™+=)>\]}.,:;_|~-]*$/.exec(core)?.[0] ?? "";
  core = core.slice(0, core.length - tail.length);
  const star = !bracketed && /[%*°"®™]/.test(tail) ? "*" : "";
  const operator = !bracketed && /[+=]$/.test(tail) ? tail.slice(-1) : "";
  const put = (figure, mark = operator) => `${open}${figure}${close}${star}${mark}`;
  const lenient = figureBehind(core) ?? core;
  if (isMoney2(lenient)) return put(lenient);
  const third = /^(\d[\d,]*\.\d\d)[4851tf]$/.exec(core);
  if (third !== null && signed) return put(third[1] ?? "", "+");
  const isWhole3 = /^\d[\d,.:;]*$|^\d[\d,]*-\d\d$/.test(core);
  const parts = isWhole3 ? core.replace(/\D/g, "") : null;
  if (parts !== null && parts.length >= 3) return put(withPoint(parts));
  const headless = /^[+|!l/\]I]*,(\d{3}(?:,\d{3})*\.\d\d)$/.exec(core);
  return headless === null ? null : put(`1,${headless[1]}`);
};
var CONDITION_WORDS = ["Avg.", "New", "Good", "Poor", "Fair", "Below", "Above", "NA"];
var conditionBehind = (text) => {
  if (CONDITION_WORDS.includes(text) || /^N\/?A$/.test(text)) return null;
  if (/^A[vy][a-z]{0,2}[.,:;]?$/i.test(text)) return "Avg.";
  return text.length < 3 ? null : likeliest(text.replace(/[.,]$/, ""), CONDITION_WORDS, 0.34);
};
var MARK2 = /^[[({Il|1]([MNE%*]|EN|NE)[\])}Il|1)]{1,2}$/;
var OPEN_MARK = /^\[([MNE%*]|EN|NE)$/;
var markBehind = (text) => {
  const inner = (MARK2.exec(text) ?? OPEN_MARK.exec(text))?.[1];
  return inner === void 0 || text === `[${inner}]` ? null : `[${inner}]`;
};
var percentBehind = (text) => {
  if (/^\d{1,3}(?:\.\d+)?%$/.test(text)) return null;
  if (/^[Nn][/]?[AaÁ4]$/.test(text)) return text === "NA" ? null : "NA";
  const core = text.replace(/[%.,"'°)\]]+$/, "").replace(/[Oo]/g, "0").replace(/[lI|]/g, "1");
  if (!/%|[°"]$/.test(text) && !/^\d{1,3}\.\d\d$/.test(core)) return null;
  if (/^\d{1,3}(?:\.\d\d)?$/.test(core) && Number(core) <= 100) return `${core}%`;
  const pointed2 = /^(\d{1,2}|100)[,:;]?(\d\d)$/.exec(core);
  return pointed2 === null ? null : `${pointed2[1]}.${pointed2[2]}%`;
};
var LIVES = /* @__PURE__ */ new Set([
  4,
  5,
  6,
  7,
  8,
  10,
  12,
  14,
  15,
  18,
  20,
  22,
  25,
  30,
  35,
  40,
  45,
  50,
  60,
  75,
  80,
  100,
  150
]);
var fitsPercent = (age, life, percent) => Math.abs(100 * age / life - percent) < 0.51;
var isOlderThanItsLife = (text) => {
  const [, age, life] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  return age !== void 0 && Number(age) > Number(life);
};
var withoutOneDigit = (text, percent) => {
  const [age = "", life = ""] = text.split("/");
  if (percent === null || fitsPercent(Number(age), Number(life), percent)) return null;
  const shorter = [...age].map((_, at2) => age.slice(0, at2) + age.slice(at2 + 1));
  const fitting = new Set(
    shorter.filter(
      (one) => /^(?:0|[1-9]\d?)$/.test(one) && fitsPercent(Number(one), Number(life), percent)
    )
  );
  const [only] = fitting;
  return only === void 0 || fitting.size > 1 ? null : `${only}/${life}`;
};
var AGE_DIGITS = {
  T: "7",
  S: "5",
  s: "5",
  B: "8",
  l: "1",
  I: "1"
};
var ageBehind = (text, percent) => {
  if (isOlderThanItsLife(text)) return withoutOneDigit(text, percent);
  if (/^\d{1,3}(?:\.\d+)?\/(?:\d{1,3}|NA)$/.test(text)) return null;
  const never = /^\(?([OoQ0\d]{1,3}|[OoQTSsBlI\d]{1,2}(?=\/))[/|lI17.,:]?[nN]{1,2}[AaÁ4]$/.exec(
    text
  );
  if (never !== null) {
    const age = (never[1] ?? "").replace(/^7T$/, "7").replace(/[OoQ]/g, "0").replace(/[TSsBlI]/g, (letter) => AGE_DIGITS[letter] ?? letter).replace(/^0+(?=\d)/, "");
    return `${age || "0"}/NA`;
  }
  const digits = text.replace(/[Oo]/g, "0").replace(/[lI|!]/g, "1").replace(/yrs?$/i, "");
  if (!/^[\d/.,:;]{2,7}$/.test(digits)) return null;
  const pairs = [];
  for (let at2 = 1; at2 < digits.length; at2 += 1)
    for (const skip of /[/.,:;17]/.test(digits[at2] ?? "") ? [1, 0] : [0]) {
      const [age, life] = [digits.slice(0, at2), digits.slice(at2 + skip)];
      if (!/^(?:0|[1-9]\d{0,2})$/.test(age) || !/^[1-9]\d{0,2}$/.test(life)) continue;
      if (LIVES.has(Number(life))) pairs.push([Number(age), Number(life)]);
    }
  const fits = ([age, life]) => percent !== null && fitsPercent(age, life, percent);
  const fitting = pairs.filter(fits);
  const [only, another] = fitting.length > 0 ? fitting : pairs.filter(([age, life]) => age <= life);
  return only === void 0 || another !== void 0 ? null : `${only[0]}/${only[1]}`;
};
var quantityBehind2 = (text, calculated) => {
  if (isMoney2(text)) return null;
  const bare3 = text.replace(/^['"`‘’“”.,:;_|~]+/, "");
  if (bare3 !== text && hasForm(bare3, "quantity")) return bare3;
  const fused = /^(-?\d[\d,.:;]*\.[\dOou]{2})(\S{1,3}?)(\*?)$/.exec(text);
  if (fused !== null) {
    const unit2 = unitLike(fused[2] ?? "");
    const figure2 = (fused[1] ?? "").replace(/[Oou]/g, "0").replace(/[.:;](?=\d{3})/g, ",");
    const settled = unit2 === null ? null : `${figure2}${unit2}${fused[3]}`;
    return settled === text ? null : settled;
  }
  if (calculated === null) return amountBehind(text, false);
  const certain = calculatedBehind(text, calculated) ?? pointedAs(text, calculated);
  if (certain !== null) return certain;
  const [, figure = "", unit = ""] = /^(\S*?)([A-Z]{2}\*?)$/.exec(text) ?? [];
  const whole = unitCode(unit) === null ? null : calculatedBehind(figure, calculated);
  return whole === null ? amountBehind(text, false) : `${whole}${unit}`;
};
var pointedAs = (text, calculated) => {
  const isPointless = /^\d+$/.test(text) && text === `${calculated}`.replace(".", "");
  return isPointless && !Number.isInteger(calculated) ? calculated.toFixed(2) : null;
};
var MISREAD_DIGITS = [
  [/[OoQD]/g, "0"],
  [/[lLIi|!]/g, "1"],
  [/[Zz]/g, "2"],
  [/[Ss]/g, "5"],
  [/[Gb]/g, "6"],
  [/B/g, "8"],
  [/[gq]/g, "9"]
];
var MOST_DOUBLED = 2;
var calculatedBehind = (text, calculated) => {
  if (!/^[\dOoQDlLIi|!ZzSsGbBgq.,:;]{2,}$/.test(text) || calculated <= 0) return null;
  const letters = text.replace(/[\d.,:;]/g, "").length;
  const read = MISREAD_DIGITS.reduce(
    (so, [shape, digit]) => so.replace(shape, digit),
    text
  ).replace(/\D/g, "");
  const [whole = "", cents = ""] = calculated.toFixed(2).split(".");
  const wanted = `${whole}${cents}`;
  const extra = read.length - wanted.length;
  if (letters === 0 || extra < 0 || extra > Math.min(MOST_DOUBLED, letters)) return null;
  return isWithin2(wanted, read) ? `${grouped(whole)}.${cents}` : null;
};
var isWithin2 = (part, text) => {
  let at2 = 0;
  for (const glyph of text) if (glyph === part[at2]) at2 += 1;
  return at2 === part.length;
};
var unitLike = (text) => {
  const bare3 = text.replace(/[.,:;'"*|\])]+$/, "");
  if (PLATFORM_UNITS.has(bare3)) return bare3;
  const known = unitBehind(bare3);
  if (PLATFORM_UNITS.has(known)) return known;
  if (bare3 === "1.F" || bare3 === "I.F") return "LF";
  if (bare3.length < 2 || bare3.length > 3) return null;
  const [begun, another] = COMMON_UNITS.filter((unit) => unit[0] === bare3[0]);
  const isBegun = bare3.length === 2 && begun !== void 0 && another === void 0;
  return isBegun ? begun : likeliest(bare3, COMMON_UNITS, 0.4);
};
var nearestUnit = (text) => {
  if (!/^[\p{L}\d]{2}$/u.test(text) || !/\p{Lu}/u.test(text)) return null;
  const [best] = COMMON_UNITS.map((unit) => ({ unit, cost: misreadingCost(text, unit) })).sort(
    (a, b) => a.cost - b.cost
  );
  return best === void 0 || best.cost > 1 ? null : best.unit;
};
var COMMON_UNITS = ["EA", "LF", "SF", "SQ", "SY", "CF", "CY", "HR", "DA", "WK", "MO", "RM", "LB"];
var cellBehind = (text, column, { percent, quantity, signed }) => {
  const { kind } = column;
  if (TEXT_COLUMNS.has(kind)) return null;
  switch (kind) {
    case "quantity":
      return quantityBehind2(text, quantity);
    case "unit":
      return PLATFORM_UNITS.has(text) ? null : unitLike(text);
    case "ageLife":
      return ageBehind(text, percent);
    case "condition":
      return conditionBehind(text);
    case "depreciationPercent":
      return percentBehind(text);
    default:
      return amountBehind(text, signed(column));
  }
};
var hasForm = (text, kind) => {
  switch (kind) {
    case "quantity":
      return /^-?\d[\d,]*\.\d*(?:[A-Z]{2}\*?)?$/.test(text);
    case "unit":
      return PLATFORM_UNITS.has(text);
    case "ageLife":
      return /^\d{1,3}(?:\.\d+)?\/(?:\d{1,3}|NA)$/.test(text) && !isOlderThanItsLife(text);
    case "condition":
      return CONDITION_WORDS.includes(text) || text === "N/A";
    case "depreciationPercent":
      return /^\d{1,3}(?:\.\d+)?%$/.test(text) || text === "NA";
    default:
      return isMoney2(text);
  }
};

// lambdas/domain/pdf/scan/calculated-price.ts
var priceBehind = (text, columnOf3) => {
  const figureOf2 = (kind) => {
    const [word] = [...columnOf3].find(([, column]) => column.kind === kind) ?? [];
    const figure = /^\$?(\d[\d,]*(?:\.\d+)?)/.exec(word?.text ?? "")?.[1];
    return figure === void 0 ? null : Number(figure.replaceAll(",", ""));
  };
  const [quantity, total2] = [figureOf2("quantity"), figureOf2("rcv") ?? figureOf2("total")];
  if (quantity === null || quantity <= 0 || total2 === null) return null;
  const base = decimal(total2).minus(figureOf2("tax") ?? 0).minus(figureOf2("overheadProfit") ?? 0);
  const price = base.div(quantity).round(2).toNumber();
  const makes = (one) => lineAmount(quantity, one).eq(base);
  if (!makes(price) || makes(price + 0.01) || makes(price - 0.01)) return null;
  return calculatedBehind(text.replace(/^[S$§](?=.{3})/, ""), price) ?? calculatedBehind(text, price);
};

// lambdas/domain/pdf/scan/join-pieces.ts
var PIECE = /^(?:[^\p{L}]{0,3},|[(<]?\d[\d,.]*|[(<]?[\d,]+[.:;])$/u;
var joinPieces = (line, columnOf3, repairs) => {
  for (const [index, word] of line.words.entries()) {
    const before = line.words[index - 1];
    const column = columnOf3.get(word);
    if (before === void 0 || column === void 0) continue;
    if (columnOf3.has(before) && columnOf3.get(before) !== column) continue;
    const text = joinedText(before.text, word.text, column);
    const gap2 = word.box.left - before.box.right;
    if (text === null || gap2 > word.fontSize * 0.75) continue;
    const box = boxAround([before, word]);
    const joined2 = { ...word, text, box, confidence: Math.min(before.confidence, word.confidence) };
    repairs.push({ page: line.page, box, read: `${before.text} ${word.text}`, settled: text });
    columnOf3.delete(before);
    columnOf3.set(joined2, column);
    const words = line.words.filter((other) => other !== before);
    words[words.indexOf(word)] = joined2;
    return joinPieces(makeLine(line.page, words, true), columnOf3, repairs);
  }
  return line;
};
var joinedText = (before, text, { kind }) => {
  if (kind === "ageLife") {
    const whole = `${before}${text}`;
    return /^\d{1,3}$/.test(before) && /^[/|][\dN]/.test(text) ? whole.replace("|", "/") : null;
  }
  if (SHAPED2.has(kind) || !PIECE.test(before)) return null;
  if (isMoney2(text)) {
    if (!before.endsWith(",")) return null;
    return `${/^(\d{1,3}),$/.exec(before)?.[1] ?? "1"},${text}`;
  }
  const cents = /^[.,]?(\d\d(?:[A-Z]{2})?[)>]?\*?[+=]?)$/.exec(text)?.[1];
  return cents === void 0 || !/\d/.test(before) ? null : `${before.replace(/[.,:;]$/, "")}.${cents}`;
};
var SHAPED2 = /* @__PURE__ */ new Set(["condition", "depreciationPercent", "unit"]);

// lambdas/domain/pdf/scan/restore-quantity.ts
var WIDEST = 6.5;
var withQuantity = (line, columns, columnOf3, context, repairs) => {
  const { quantity, rate } = context;
  const column = columns.find(({ kind }) => kind === "quantity");
  if (column?.align?.edge !== "right" || quantity === null || rate === null) return line;
  const held = [...columnOf3].find(([, { kind }]) => kind === "quantity")?.[0];
  const isRead = (text2) => hasForm(text2, "quantity") || cellBehind(text2, column, context) !== null;
  if (held !== void 0 && isRead(held.text) || !isOnly(quantity, rate)) return line;
  const { at: at2 } = column.align;
  const from = at2 - WIDEST * line.fontSize;
  const isOther2 = (word2) => word2 !== held && columnOf3.has(word2);
  const behind2 = line.words.find((word2) => isOther2(word2) && word2.box.left > from);
  const until = Math.min(at2 + line.fontSize, behind2?.box.left ?? Number.POSITIVE_INFINITY);
  const isThere = ({ box: box2 }) => box2.left >= from && (box2.left + box2.right) / 2 < until;
  const there = line.words.filter((word2) => isThere(word2) && !isOther2(word2));
  const [first] = there;
  if (first === void 0 || !there.some(({ text: text2 }) => /\d/.test(text2))) return line;
  if (there.some((word2) => hasForm(word2.text, "quantity") || isWhole(word2, quantity))) return line;
  const unit = there.map(({ text: text2 }) => unitLike(/([\p{L}\d]{2})[^\p{L}\d]*$/u.exec(text2)?.[1] ?? "")).find((one) => one !== null);
  const text = `${quantity.toFixed(2)}${unit ?? ""}`;
  const box = { ...boxAround(there), right: at2 };
  const word = { ...first, text, box, alternatives: [] };
  repairs.push({ page: line.page, box, read: textOf(there), settled: text });
  if (held !== void 0) columnOf3.delete(held);
  columnOf3.set(word, column);
  const words = line.words.flatMap(
    (one) => one === first ? [word] : there.includes(one) ? [] : [one]
  );
  return makeLine(line.page, words, true);
};
var SURE3 = 0.91;
var isWhole = ({ text, confidence }, quantity) => /^\d+$/.test(text) && (Number(text) === quantity || confidence >= SURE3 && !quantity.toFixed(2).startsWith(text));
var isOnly = (quantity, rate) => {
  const made = lineAmount(quantity, rate);
  return [-0.01, 0.01].every((more) => !lineAmount(quantity + more, rate).eq(made));
};

// lambdas/domain/pdf/scan/settle-row.ts
var NEAR7 = 7;
var WIDEST_TAIL = 1.9;
var USUAL_TAIL = 1.25;
var GOES_ON = /* @__PURE__ */ new Map([
  ["quantity", /^(?:\p{L}[\p{L}\d.]{0,3}|[1|5]\.?[FQY])[^\p{L}\d]{0,2}$/u],
  ["ageLife", /^\p{L}[\p{L}\d.]{0,3}$/u],
  ["condition", /^A[vV]/],
  ["depreciationPercent", /^[[({]\S{1,3}$/]
]);
var missOf = (word, column, next) => {
  const goesOn4 = next !== void 0 && GOES_ON.get(column.kind)?.test(next.text) === true && next.box.left - word.box.right < word.fontSize * 1.2;
  const alone = missOfBox(word.box, column);
  if (!goesOn4) return alone;
  return Math.min(alone, missOfBox({ ...word.box, right: tailRight(next) }, column));
};
var tailRight = ({ box, fontSize }) => box.right - box.left > WIDEST_TAIL * fontSize ? box.left + USUAL_TAIL * fontSize : box.right;
var withCutTails = (line, columnOf3) => {
  const isCut = (word, index) => {
    const before = line.words[index - 1];
    if (before === void 0 || columnOf3.get(before)?.kind !== "quantity") return false;
    return /^\S{1,3}$/.test(word.text) && tailRight(word) < word.box.right && !columnOf3.has(word);
  };
  if (!line.words.some(isCut)) return line;
  const words = line.words.map(
    (word, index) => isCut(word, index) ? { ...word, box: { ...word.box, right: tailRight(word) } } : word
  );
  return makeLine(line.page, words, true);
};
var missOfBox = ({ left, right }, column) => {
  const center = (left + right) / 2;
  if (column.align !== null) {
    const { edge, at: at2 } = column.align;
    if (edge === "right") return right < at2 ? at2 - right : Math.max(0, right - at2 - 6);
    return Math.abs((edge === "left" ? left : center) - at2);
  }
  return Math.min(
    Math.abs(left - column.left),
    Math.abs(right - column.right),
    Math.abs(center - (column.left + column.right) / 2)
  );
};
var SUMS2 = /* @__PURE__ */ new Set([
  "lineItemTotal",
  "tax",
  "overheadProfit",
  "total",
  "rcv",
  "depreciation",
  "acv"
]);
var numberColumns = (columns) => columns.filter((column) => !TEXT_COLUMNS.has(column.kind));
var settleRow = (line, all, repairs) => {
  const isTotal = totalLabel(line.text) !== null;
  const columns = numberColumns(all).filter((column) => !isTotal || SUMS2.has(column.kind));
  if (columns.length < (isTotal ? 1 : 2)) return line;
  const hasRates = columns.some(({ kind }) => kind === "depreciationPercent");
  const columnOf3 = /* @__PURE__ */ new Map();
  const missed = /* @__PURE__ */ new Map();
  for (const column of columns) {
    const misses = line.words.map((word, index) => ({
      word,
      miss: missOf(word, column, line.words[index + 1])
    }));
    const [best] = misses.filter(({ word, miss }) => /[\p{L}\p{N}]/u.test(word.text) && miss < NEAR7).filter(({ word }) => !hasRates || mayBe(word.text, column.kind)).sort((a, b) => a.miss - b.miss);
    if (best === void 0 || best.miss >= (missed.get(best.word) ?? NEAR7)) continue;
    columnOf3.set(best.word, column);
    missed.set(best.word, best.miss);
  }
  const formed = [...columnOf3].filter(([word, column]) => hasForm(word.text, column.kind));
  const isOpenItem = formed.some(([word]) => FUSED_QUANTITY2.test(word.text));
  const isRow3 = formed.length >= (isTotal ? 1 : 2) || isOpenItem && itemStartOf(line) !== null;
  if (!isRow3 && !isCrowded(line, columnOf3)) return line;
  const percentWord = [...columnOf3].find(([, column]) => column.kind === "depreciationPercent");
  const percent = Number.parseFloat(percentWord?.[0].text ?? "");
  const context = {
    percent: Number.isFinite(percent) ? percent : null,
    ...quantityOf2(columnOf3),
    signed: (column) => column.kind === "removePrice" || column.kind === "resetPrice"
  };
  const calculates = all.some((column) => column.kind === "calculation");
  const whole = isTotal ? line : withQuantity(line, columns, columnOf3, context, repairs);
  const cleared = withoutStrayLetters(whole, columnOf3, repairs);
  const joined2 = joinPieces(withCutTails(cleared, columnOf3), columnOf3, repairs);
  return respell(joined2, repairs, (word, index) => {
    const column = columnOf3.get(word);
    if (column === void 0 && index === 0 && calculates) {
      return /^[A-Za-z]{1,3}\d?$/.test(word.text) ? word.text.toUpperCase().replace(/^([CSVWXZO])\1+/, "$1") : null;
    }
    if (column === void 0) {
      const before = joined2.words[index - 1];
      if (before !== void 0 && columnOf3.get(before)?.kind === "quantity") {
        const isApart = word.box.left - before.box.right > word.fontSize * FAR2;
        if (word.text === "*" && isApart) return "[*]";
        const isNext2 = word.box.left - before.box.right < word.fontSize * 1.2;
        const next = joined2.words[index + 1];
        const isLast = next === void 0 || /^[-$(<]?\d/.test(next.text);
        if (isNext2 && isLast && isMoney2(before.text)) return unitBehindQuantity(word);
      }
      const goesOn4 = /^(?:Below|Above)$/.test(joined2.words[index - 1]?.text ?? "");
      return goesOn4 && /^A[vy][a-z]{0,2}[.,:;]?$/i.test(word.text) ? "Avg." : markBehind(word.text);
    }
    if (hasForm(word.text, column.kind)) return null;
    const isAge = column.kind === "ageLife" && /^\d{1,3}\/\d{1,3}$/.test(word.text);
    if (isAge && word.confidence >= CLEAR2) return null;
    const mark = /[[\](){}]/.test(word.text) ? markBehind(word.text) : null;
    if (mark !== null) return mark;
    const formed2 = column.kind === "ageLife" ? void 0 : (word.alternatives ?? []).find((other) => hasForm(other, column.kind));
    const settled = cellBehind(word.text, column, context);
    if (settled === null && column.kind === "unitPrice")
      return formed2 ?? priceBehind(word.text, columnOf3);
    if (settled === null) return formed2 ?? null;
    const isStarred = settled.endsWith("*") && formed2?.endsWith("*") === false;
    if (formed2 === void 0 || isStarred) return settled;
    return digitsOf3(formed2) === digitsOf3(word.text) ? formed2 : settled;
  });
};
var withoutStrayLetters = (line, columnOf3, repairs) => {
  const quantity = [...columnOf3].find(([, column]) => column.kind === "quantity")?.[0];
  const isNumbered3 = itemStartOf(line) !== null;
  const strays = segmentsOf(line.words, STRAY_GAP).flatMap((words) => {
    const [word, another] = words;
    if (word === void 0 || another !== void 0 || columnOf3.has(word)) return [];
    if (word === line.words[0]) return [];
    const isBehind = quantity !== void 0 && word.box.left > quantity.box.right;
    const isLetter = isBehind && /^\p{L}$/u.test(word.text);
    const isSpeck = word.text.length <= 2 && word.confidence <= 0.5 && /[.,:;]$/.test(word.text);
    return isLetter || isSpeck || isNumbered3 && isAlone(word, line, columnOf3) ? [word] : [];
  });
  const marks = line.words.filter((word, at2) => isMarkBehind(word, line.words[at2 - 1], columnOf3));
  return withoutWords(line, /* @__PURE__ */ new Set([...strays, ...marks]), repairs);
};
var isMarkBehind = (word, before, columnOf3) => before !== void 0 && columnOf3.has(before) && !columnOf3.has(word) && isMoney2(before.text) && /^[-~_'".:]$/.test(word.text) && word.confidence < UNSURE_MARK && word.box.left - before.box.right < word.fontSize;
var UNSURE_MARK = 0.9;
var isAlone = (word, line, columnOf3) => {
  const at2 = line.words.indexOf(word);
  const [before, next] = [line.words[at2 - 1], line.words[at2 + 1]];
  if (before === void 0 || next === void 0 || !/^[\p{L}\d]$/u.test(word.text)) return false;
  const gap2 = word.fontSize * FAR2;
  return columnOf3.has(next) && !line.words.slice(0, at2).some((one) => columnOf3.has(one)) && word.box.left - before.box.right > gap2 && next.box.left - word.box.right > gap2;
};
var FAR2 = 3;
var mayBe = (text, kind) => {
  if (kind === "depreciationPercent") return !isMoney2(text);
  return kind !== "depreciation" || !/\d%$/.test(text);
};
var CLEAR2 = 0.9;
var FUSED_QUANTITY2 = /^[\d,]+\.\d\d[A-Z]{2}$/;
var digitsOf3 = (text) => text.replace(/\D/g, "");
var unitBehindQuantity = ({ text, alternatives = [] }) => {
  const plain2 = text.normalize("NFD").replace(/\p{M}/gu, "").replace(/(?<=^[A-Z]{2})[^\p{L}\d*]+$/u, "");
  if (unitCode(plain2) !== null || !/^\S{1,3}$/.test(plain2)) return plain2 === text ? null : plain2;
  const seen = alternatives.find((other) => PLATFORM_UNITS.has(other));
  return seen ?? unitLike(plain2) ?? nearestUnit(plain2);
};
var quantityOf2 = (columnOf3) => {
  const values = /* @__PURE__ */ new Map();
  for (const [{ text }, { kind }] of columnOf3)
    if (isMoney2(text)) values.set(kind, Number(text.replace(/[^\d.]/g, "")));
    else if (kind !== "quantity" && CALCULATED.has(kind)) return UNKNOWN;
  const all = (kinds) => sum(kinds.map((kind) => values.get(kind) ?? 0));
  const rate = all(["unitPrice", "removePrice", "replacePrice", "resetPrice"]);
  const total2 = values.get("rcv") ?? values.get("total");
  if (total2 === void 0 || rate.lte(0)) return UNKNOWN;
  const base = decimal(total2).minus(all(["tax", "overheadProfit"]));
  const quantity = base.div(rate).toNumber();
  const rounded = Math.round(quantity * 100) / 100;
  const isMade = rounded > 0 && lineAmount(rounded, rate).minus(base).abs().lte("0.02");
  return isMade ? { quantity: rounded, rate: rate.toNumber() } : UNKNOWN;
};
var UNKNOWN = { quantity: null, rate: null };
var CALCULATED = /* @__PURE__ */ new Set([
  "unitPrice",
  "removePrice",
  "replacePrice",
  "resetPrice",
  "tax",
  "overheadProfit",
  "rcv",
  "total"
]);
var isCrowded = (line, columnOf3) => line.words.length <= 4 && [...columnOf3.values()].some((column) => column.kind === "depreciationPercent");

// catalog/trade-words.generated.json
var trade_words_generated_default = ["abatement", "abuse", "accent", "access", "accessories", "accessory", "acclimating", "accordion", "acorn", "acous", "acoust", "acoustic", "acoustical", "acrylic", "actuated", "adaptable", "adapter", "additional", "addnl", "address", "adhered", "adhering", "adhesive", "adjustable", "admin", "administrative", "admittance", "admixture", "adobe", "affixed", "after", "agent", "agreed", "agricultural", "airconditioning", "airlock", "alarm", "algae", "alley", "aluminium", "aluminum", "amplifier", "analysis", "anchor", "angle", "annunciator", "anodized", "antenna", "apart", "appliance", "appliances", "application", "applied", "apply", "approx", "approximate", "approximately", "apron", "aquarium", "arched", "architectural", "archway", "around", "array", "arrester", "asbestos", "asphalt", "assem", "assembly", "assessment", "assisted", "astragal", "attached", "attic", "audio", "automatic", "average", "awning", "awnings", "backed", "backer", "backflow", "backhoe", "backing", "backlit", "backsplash", "backwater", "baffle", "bagging", "baked", "ballast", "baluster", "balustrade", "bamboo", "barbed", "barricade", "barrier", "baseboard", "based", "basement", "basin", "basket", "basketball", "bathroom", "bathtub", "batten", "battens", "battery", "beaded", "beams", "bedroom", "beehive", "belly", "bench", "berber", "better", "between", "bevel", "beveled", "bidet", "bifold", "binding", "birch", "bitumen", "black", "blackout", "blanket", "blasting", "bldgs", "blind", "block", "blocker", "blocks", "blower", "blown", "blueboard", "board", "boards", "boiler", "bolts", "bonded", "bookcase", "booster", "boots", "border", "bosun", "bottle", "bottom", "boulders", "bowling", "boxing", "bracket", "brackets", "brass", "breaker", "breathable", "brick", "bridging", "bronze", "brush", "bthrm", "bubble", "builder", "building", "buildings", "built", "bulkhead", "bullnose", "bumper", "bumpers", "burning", "business", "butcher", "butterfly", "button", "butyl", "bypass", "cabinet", "cabinetry", "cabinets", "cable", "calcium", "california", "caliper", "camera", "canister", "canopy", "canvas", "capacity", "captain", "carbon", "cardboard", "cargo", "carousel", "carpenter", "carpentry", "carpet", "carpeted", "carpets", "carport", "cartridge", "casement", "casework", "casing", "catch", "category", "caulking", "caution", "cavity", "cedar", "ceiling", "ceilings", "cellar", "cellulose", "cement", "cementitious", "center", "central", "ceramic", "certification", "chain", "chair", "chamber", "chandelier", "change", "channel", "charge", "charging", "chase", "check", "chemical", "cherry", "chevron", "chime", "chimney", "chloride", "chute", "circuit", "circuits", "circular", "cladding", "clapboard", "clean", "cleaner", "cleaning", "cleanout", "cleanup", "clear", "clearance", "clnce", "clock", "close", "closer", "closet", "closure", "cloth", "clothes", "cmmrcl", "coated", "coating", "coats", "coffered", "coffers", "collar", "colonist", "color", "colored", "colors", "colour", "column", "combination", "combo", "commercial", "common", "compactor", "company", "compatible", "compl", "complete", "compo", "compos", "composite", "composition", "compound", "compressed", "compressor", "concealed", "concrete", "condensate", "condenser", "conditioning", "conductor", "conduit", "cones", "conference", "confined", "connection", "connections", "const", "constr", "construction", "contact", "container", "containment", "contaminated", "contamination", "content", "contents", "continuous", "contractor", "control", "controller", "cooktop", "cooled", "cooler", "cooling", "coping", "copper", "corbel", "corner", "corners", "cornice", "corrosion", "corrugated", "counter", "counterflashing", "countertop", "course", "coved", "cover", "covered", "covering", "covers", "crack", "cracked", "crane", "crank", "crawl", "created", "cricket", "crime", "crown", "crystal", "cubbies", "cubic", "cultured", "cupola", "curbing", "curtain", "curved", "cushion", "custom", "cutout", "cylinder", "damper", "dampproofing", "daylight", "deadbolt", "deadbolts", "debris", "deciduous", "decking", "decon", "decontamination", "decor", "decorative", "deflector", "deglosser", "degree", "dehumidifier", "delivery", "deluxe", "demolish", "demolition", "density", "dental", "deodorize", "deposit", "depth", "detach", "detached", "detail", "detailing", "detect", "detector", "device", "diagonal", "diameter", "diaper", "difficult", "diffusing", "digital", "diminution", "dimmer", "direct", "directional", "directory", "disappearing", "disconnect", "discounts", "dishwasher", "disinfect", "dismantle", "dispenser", "disposable", "disposal", "dispose", "disposer", "distress", "distressed", "distribution", "diverter", "domes", "doors", "double", "dowel", "dowelled", "downspout", "draft", "drafting", "drain", "drainage", "drape", "drapery", "drawer", "drinking", "drive", "driving", "dropped", "dryer", "drying", "drywall", "ducted", "ducting", "ductwork", "dumbwaiter", "dumpster", "during", "dustless", "earthquake", "easing", "economy", "effect", "effic", "efficiency", "elastomeric", "elect", "electr", "electric", "electrical", "electrician", "electromagnetic", "electronic", "electronically", "element", "elevator", "elongated", "embossed", "embossing", "emergency", "emulsion", "enamel", "encapsulating", "enclosure", "endwall", "engineer", "engineered", "engineering", "enter", "entire", "entrance", "epoxy", "equal", "equip", "equipment", "etched", "evacuation", "evaluation", "evaporative", "evergreen", "exchange", "exchanger", "excludes", "excluding", "exhaust", "existing", "exotic", "expansion", "exposed", "extension", "exterior", "extra", "extraction", "extractor", "extralarge", "extruded", "fabric", "fabricated", "facade", "faced", "faces", "false", "family", "fanfold", "fascia", "fastened", "faucet", "fault", "fbrgls", "feature", "features", "feminine", "fence", "fencing", "ferns", "ferry", "fiber", "fiberboard", "fiberglas", "fiberglass", "fibreglass", "filter", "filtration", "final", "finger", "finial", "finish", "finished", "finisher", "finishes", "fired", "fireman", "fireplace", "fireplaces", "firesafing", "fitting", "fittings", "fixed", "fixture", "fixtures", "flake", "flame", "flange", "flanged", "flash", "flasher", "flashing", "flexible", "float", "floated", "floating", "flood", "floor", "flooring", "floors", "flowering", "fluor", "fluorescent", "flush", "folding", "footing", "footings", "forced", "forklift", "formed", "foundation", "fountain", "fragile", "frame", "framed", "frameless", "framer", "frames", "framing", "freestanding", "freezer", "french", "fridge", "front", "frosted", "fruit", "fully", "furnace", "furniture", "furring", "futuras", "gable", "gallon", "galvanised", "galvanized", "gambrel", "gangway", "garage", "garbage", "garden", "gasket", "gateway", "gauge", "gazebo", "general", "generator", "georgia", "glass", "glazed", "glazing", "glitter", "globe", "glove", "gloves", "glued", "gluing", "goggles", "goods", "gooseneck", "grade", "grain", "granite", "granular", "granulated", "grass", "grasses", "grate", "gravel", "grease", "greater", "greenboard", "greenhouse", "grills", "grind", "grinding", "groove", "ground", "groundcover", "group", "grout", "guard", "gutter", "guttered", "guyed", "gypboard", "gypsum", "halide", "hammer", "handicap", "handle", "handler", "handrail", "hanger", "hanging", "hardboard", "hardcoat", "hardrock", "hardware", "hardwood", "harness", "hatch", "hauling", "hazardous", "header", "hearth", "heater", "heating", "heavy", "height", "hemmed", "herringbone", "hickory", "hidden", "hinges", "holder", "holding", "holes", "hollow", "homes", "hookup", "hopper", "horiz", "horizontal", "hourly", "hours", "house", "hrdwd", "humidifier", "humidistat", "hurricane", "hybrid", "hydrated", "hydronic", "hydroseeding", "icemaker", "icing", "impact", "incand", "incandescent", "inches", "include", "included", "includes", "including", "independent", "indirect", "indoor", "infrared", "injection", "inlay", "inner", "insert", "inside", "inspection", "install", "installation", "installed", "installer", "instant", "instl", "insul", "insulated", "insulating", "insulation", "insurance", "interceptor", "intercom", "intercommunication", "interior", "interlocked", "interlocking", "internal", "interrupter", "intersection", "intruder", "inventory", "ironing", "irreg", "irregular", "island", "items", "jacks", "jalousie", "jetted", "joint", "jointed", "joints", "joist", "judges", "junction", "keyed", "kickspace", "kilowatt", "kitch", "kitchen", "kneewalls", "knockdown", "knotty", "labor", "laborer", "labour", "ladder", "ladders", "laminate", "laminated", "landfill", "landing", "landscape", "landscaping", "lanyard", "larch", "large", "larger", "latch", "latex", "lattice", "lauan", "laundry", "lavatory", "layer", "leaded", "leakage", "length", "letters", "leveler", "leveling", "levelling", "light", "lighted", "lighting", "lightning", "lights", "lightweight", "limestone", "linear", "lined", "liner", "lines", "lining", "linoleum", "lintel", "lites", "loaded", "loader", "loading", "locker", "lockers", "locking", "lockset", "looped", "loudspeaker", "louver", "louvered", "louvers", "lower", "lumber", "machine", "mahogany", "mailbox", "mailboxes", "maint", "maintenance", "maker", "managed", "management", "manipulation", "mantel", "manual", "manuf", "manufactured", "maple", "marble", "marquee", "mason", "masonry", "master", "mastic", "matching", "material", "maximum", "measure", "mechanic", "mechanical", "mechanically", "mechanism", "medallion", "media", "medicine", "medium", "megohmmeter", "melamine", "membrane", "mercury", "metal", "metallic", "meter", "metered", "metre", "microbial", "microwave", "midpoint", "mildew", "mineral", "minimum", "mirror", "mirrored", "mirrors", "miscellaneous", "mitigation", "mldng", "mnted", "mobile", "moderate", "modified", "moisture", "moldable", "molded", "molding", "monit", "monitor", "monitoring", "monoxide", "month", "months", "mopped", "mortar", "mosaic", "motion", "motor", "motorization", "motorize", "motorized", "mould", "moulding", "mouldings", "mount", "mounted", "mounting", "mover", "moving", "mulching", "mullion", "multi", "multiple", "nailer", "nailing", "napkin", "natural", "negative", "neoprene", "network", "newel", "niche", "nosing", "numbers", "nurse", "obscure", "occupancy", "octagon", "office", "opener", "opening", "openings", "operable", "operator", "order", "organizer", "ornamental", "ornate", "osmosis", "outdoor", "outlet", "outside", "overhang", "overhead", "overlay", "oversized", "oxide", "ozone", "package", "packaged", "packing", "padding", "padlock", "paging", "paint", "painted", "painter", "painting", "paintless", "panel", "paneled", "paneling", "panelling", "panels", "panes", "panic", "paper", "parcel", "parget", "parking", "parquet", "particle", "partition", "party", "patch", "patio", "pattern", "patterned", "paver", "peaked", "pedestal", "pediment", "pegboard", "penetrations", "perennials", "perforated", "pergola", "perim", "perimeter", "period", "perlite", "permanent", "permit", "permits", "person", "personal", "phone", "picket", "pickup", "picnic", "picture", "piece", "pilaster", "piles", "pipes", "piping", "place", "plain", "plane", "plank", "planked", "planking", "plant", "plants", "plast", "plaster", "plasterer", "plastic", "plate", "plated", "plates", "platform", "playground", "plexiglass", "plinth", "plugs", "plumber", "plumbing", "plywd", "plywood", "pneumatic", "pneumatically", "pocket", "polish", "polished", "polycarbonate", "polyeth", "polyethylene", "polymer", "polystyrene", "polyurethane", "popcorn", "porcelain", "portable", "ports", "position", "postal", "posts", "pothole", "pound", "poured", "powder", "power", "precast", "prefab", "prefabbed", "prefabricated", "prefinished", "preformed", "premium", "preparation", "presealed", "pressed", "pressure", "pretreated", "preventer", "prevention", "price", "prime", "primed", "primer", "privacy", "products", "profile", "program", "project", "projection", "projector", "proof", "propane", "protect", "protection", "protective", "protectors", "provide", "provider", "public", "purpose", "quarry", "quarter", "quartz", "queue", "quoins", "quonset", "raceway", "radiant", "radiator", "radius", "radon", "rafter", "rafters", "railroad", "raised", "range", "rated", "ready", "realign", "rebar", "rebond", "receiver", "receptacle", "receptionist", "recertification", "recessed", "recolor", "recondition", "recorder", "rectangular", "redash", "reducer", "redwood", "refacing", "refinish", "refit", "reflective", "refrig", "refrigerant", "refrigerated", "refrigerator", "refurbish", "register", "registers", "registration", "reglaze", "reglazing", "regrout", "rehang", "reinf", "reinforced", "reinforcement", "reinforcing", "relay", "remediation", "remote", "removal", "remove", "remover", "rental", "repair", "repairs", "replace", "replacement", "required", "rescreen", "reset", "resid", "residence", "residential", "residue", "resilient", "resist", "resistant", "respirator", "restaurant", "restoration", "resurfacing", "retardant", "retractable", "retrofit", "return", "reverse", "review", "revolving", "ribbed", "ridge", "rigid", "rimming", "riser", "risers", "rolled", "roofer", "roofing", "roofs", "rosette", "rotor", "rough", "round", "rounded", "rubber", "rubberized", "runner", "rural", "saddle", "safety", "safing", "saltillo", "salvage", "salvageable", "sample", "sandbags", "sandblasted", "sandblasting", "sanding", "sanitizer", "satellite", "sauna", "sawing", "scaffold", "scaffolding", "scarify", "scene", "sched", "schedule", "sconce", "scoreboard", "scored", "scrape", "scraped", "scratch", "screen", "screwing", "scrolled", "scrubber", "scupper", "sealant", "sealed", "sealer", "seamless", "seating", "seats", "secondary", "section", "security", "seeding", "segmented", "sensor", "sensors", "series", "service", "services", "setup", "sewer", "shade", "shades", "shaft", "shake", "shaker", "shakes", "shallow", "shampoo", "shear", "sheathing", "sheet", "sheetrock", "sheets", "shelf", "shelter", "shelves", "shelving", "shield", "shingl", "shingle", "shingles", "shiplap", "ships", "shooting", "shower", "shroud", "shrubs", "shthg", "shutter", "shutters", "sided", "sidelite", "sidewall", "siding", "silicone", "similar", "simulated", "single", "sisal", "skirt", "skylight", "skylights", "slabs", "slate", "slats", "sleepers", "slide", "slider", "slides", "sliding", "slope", "small", "smaller", "smart", "smoke", "smooth", "snaplock", "sodium", "soffit", "softener", "softwood", "solar", "soldered", "solenoid", "solid", "solution", "sound", "source", "space", "spaces", "spandrel", "speaker", "special", "specialty", "species", "specs", "spice", "spikes", "spiral", "splash", "split", "sports", "spray", "sprayed", "spring", "sprinkler", "square", "stabilization", "stage", "staging", "stain", "stained", "stainless", "stainlesssteel", "stair", "staircase", "stairs", "stairway", "standard", "standing", "staples", "starter", "starting", "state", "station", "steel", "steep", "steer", "steps", "stewardship", "stick", "stone", "stool", "storage", "storefront", "storefronts", "stories", "storm", "story", "stove", "straight", "straighten", "stranded", "strands", "strap", "stretch", "stringer", "stringers", "strip", "stripe", "striping", "strippable", "stripping", "strips", "struct", "structural", "structure", "structures", "stucco", "studding", "studs", "stump", "style", "subdeck", "subfloor", "subsidence", "substrate", "sunburst", "sunroom", "supervision", "supervisor", "supervisory", "supply", "support", "suppression", "surcharge", "surface", "surround", "surveillance", "survey", "susan", "suspended", "sweep", "swing", "switch", "switchboard", "synth", "synthetic", "system", "systems", "table", "tackless", "takedown", "tamper", "tandem", "taped", "tapered", "tapersawn", "taping", "taxes", "tearing", "technician", "telehandler", "telephone", "television", "teller", "temperature", "tempered", "temporary", "tension", "termination", "terrazzo", "testing", "texture", "textured", "theater", "therm", "thermal", "thermo", "thermostat", "thick", "thickness", "thimble", "thinset", "three", "threshold", "through", "tiles", "tiller", "timer", "tinted", "toilet", "tongue", "touch", "towel", "tower", "track", "traffic", "trailer", "transition", "transom", "transport", "trash", "trauma", "travertine", "trayed", "tread", "treads", "treated", "treatment", "treatments", "trench", "triple", "troweled", "truck", "truss", "tubing", "tufted", "turbine", "turned", "turtle", "typical", "unattached", "uncoup", "uncoupling", "under", "underbelly", "underfloor", "underground", "underlay", "underlayment", "undermount", "underslab", "undlay", "undrlymt", "unfaced", "unfin", "unfinished", "unique", "units", "universal", "unpainted", "upper", "urethane", "urinal", "usage", "using", "vacuum", "vacuuming", "valance", "valley", "value", "valve", "valves", "vanity", "vapor", "vault", "vehicle", "veneer", "venetian", "ventilation", "ventilator", "venting", "vermiculite", "vertical", "video", "vines", "vinyl", "virgin", "visqueen", "voltage", "volute", "walkway", "wallcovering", "wallpaper", "walls", "walnut", "wardrobe", "warmer", "warming", "warning", "washed", "washer", "washing", "waste", "water", "waterfall", "waterproof", "waterproofed", "waterproofing", "waterway", "weather", "weatherproof", "weatherproofing", "weathervane", "weave", "weight", "welded", "whirlpool", "white", "whole", "wider", "width", "winch", "window", "windows", "wings", "wired", "wireless", "wiring", "without", "worker", "woven", "wtrprf", "xlarge", "yards", "zipper"];

// lambdas/domain/pdf/scan/settle-words.ts
var TRADE_WORDS2 = new Set(trade_words_generated_default);
var UNSURE3 = 0.8;
var SURE4 = 0.9;
var LEAST_LETTERS = 5;
var MOST_MISREAD = 2;
var JOINED2 = [
  ["rn", "m"],
  ["vv", "w"],
  ["cl", "d"],
  ["ii", "n"],
  ["li", "h"],
  ["nn", "m"],
  ["m", "rn"],
  ["w", "vv"],
  ["d", "cl"],
  ["d", "ci"],
  ["h", "li"]
];
var settleWords = (pages, repairs) => {
  if (!pages.some((page) => page.ocr)) return [...pages];
  const own = ownWords(pages);
  return pages.map(
    (page) => page.ocr ? { ...page, lines: page.lines.map((line) => settleLine3(line, own, repairs)) } : page
  );
};
var lettersOf = (text) => /^[("']?(\p{L}{4,})[)"'.,;:*]*$/u.exec(text)?.[1] ?? "";
var ownWords = (pages) => {
  const seen = /* @__PURE__ */ new Map();
  for (const page of pages)
    for (const line of page.lines)
      for (const { text, confidence } of line.words) {
        const word = lettersOf(text).toLowerCase();
        if (word === "") continue;
        seen.set(word, (seen.get(word) ?? 0) + (confidence >= SURE4 ? 2 : 1));
      }
  return new Set([...seen].flatMap(([word, weight]) => weight >= 2 ? [word] : []));
};
var settleLine3 = (line, own, repairs) => {
  if (!line.words.some((word) => word.confidence < UNSURE3)) return line;
  if (itemStartOf(line) === null) return line;
  return respell(line, repairs, (word) => settledWord(word, own));
};
var settledWord = ({ text, confidence }, own) => {
  const letters = lettersOf(text);
  const read = letters.toLowerCase();
  if (confidence >= UNSURE3 || read.length < LEAST_LETTERS) return null;
  if (own.has(read) || TRADE_WORDS2.has(read)) return null;
  if (/s$/.test(read) && TRADE_WORDS2.has(read.slice(0, -1))) return null;
  const candidates = /* @__PURE__ */ new Set([...joinedReadings(read), ...alikeWords(read)]);
  const [only, another] = candidates;
  if (only === void 0 || another !== void 0) return null;
  return text.replace(letters, inCaseOf(letters, only));
};
var joinedReadings = (read) => JOINED2.flatMap(([from, to]) => {
  const at2 = read.indexOf(from);
  const one = at2 < 0 ? "" : read.slice(0, at2) + to + read.slice(at2 + from.length);
  return TRADE_WORDS2.has(one) ? [one] : [];
});
var alikeWords = (read) => trade_words_generated_default.filter((word) => {
  if (word.length !== read.length) return false;
  let misread = 0;
  for (let at2 = 0; at2 < read.length; at2 += 1) {
    if (read[at2] === word[at2]) continue;
    misread += 1;
    if (misread > MOST_MISREAD || !looksAlike(read[at2] ?? "", word[at2] ?? "")) return false;
  }
  return true;
});
var inCaseOf = (sample, word) => {
  if (sample === sample.toUpperCase()) return word.toUpperCase();
  const [first = ""] = sample;
  return first === first.toUpperCase() ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word;
};

// lambdas/domain/pdf/scan/settle-scans.ts
var settleScans = (pages) => {
  if (!pages.some((page) => page.ocr)) return { pages: [...pages], repairs: [] };
  const repairs = [];
  const read = pages.map(
    (page) => page.ocr ? withLines(page, (line) => settleLine4(line, repairs)) : page
  );
  const headed = restoreHeads(read, repairs).map(
    (page) => page.ocr ? evenUnitGaps(restoreUnitHeading(page, repairs)) : page
  );
  const tables = learnTables(headed);
  const columnsOf = /* @__PURE__ */ new Map();
  for (const [header, table] of tables) {
    const [first] = header.lines;
    if (first !== void 0) columnsOf.set(first, table.model.columns);
  }
  let columns = null;
  const columnsAt = /* @__PURE__ */ new Map();
  const celled = headed.map((page) => {
    const own = columnsOf;
    return withLines(page, (line, index) => {
      const opened = own.get(line);
      if (opened !== void 0) columns = opened;
      if (!page.ocr || columns === null || opened !== void 0) return line;
      if (headerRowAt(page.lines, index) !== null) return line;
      const row = settleRow(line, columns, repairs);
      columnsAt.set(row, columns);
      return row;
    });
  });
  const numbered2 = settleNumbers(celled, (line) => columnsAt.get(line) ?? null, repairs);
  const coded = settleCodes(settleRepeatedNumbers(numbered2, repairs), repairs);
  const worded = settleWords(settleNames(coded, repairs), repairs);
  return { pages: settleEstimateName(worded, repairs), repairs };
};
var settleLine4 = (read, repairs) => {
  const line = settleHeading(clearLine(read, repairs), repairs);
  return line === null ? null : withActivitySign(line, repairs);
};
var withLines = (page, settle2) => ({
  ...page,
  lines: page.lines.flatMap((line, index) => settle2(line, index) ?? [])
});

// lambdas/domain/pdf/cells/decimal-commas.ts
var COMMA = /(?<![\d.,])\d{1,3}(?:(?:[.'’ ]\d{3})*|\d+),\d{2}(?![\d,.])/;
var POINT = /\d\.\d{2}(?![\d,.])/;
var POINT_THOUSANDS = /\d\.\d{3},\d{2}(?!\d)/;
var LEAST_COMMAS = 4;
var LEAST_SHARE6 = 5;
var withDecimalPoints = (pages) => {
  let commas = 0;
  for (const { lines } of pages)
    for (const line of lines)
      if (!line.ocr && line.text.includes(",") && COMMA.test(line.text)) commas += 1;
  if (commas < LEAST_COMMAS) return [...pages];
  const texts = pages.flatMap(({ lines }) => lines.map(({ text }) => text));
  const points = texts.filter((text) => POINT.test(text)).length;
  if (commas < points * LEAST_SHARE6) return [...pages];
  const marks = { pointThousands: texts.some((text) => POINT_THOUSANDS.test(text)) };
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => /\d/.test(line.text) ? withPoints(line, marks) : line)
  }));
};
var CELL_GAP3 = 1.1;
var GROUP_GAP = 0.5;
var withPoints = (printed, marks) => {
  const line = withDates(printed);
  const cells = segmentsOf(line.words, CELL_GAP3);
  const settled = cells.map(
    (words, at2) => figureCell(words, marks) ?? (at2 === cells.length - 1 ? closing(words, marks) : words)
  );
  const hasFigure2 = settled.some((words, at2) => words !== cells[at2]);
  if (!hasFigure2) return line;
  const named3 = settled.map((words, at2) => words === cells[at2] ? unitCell(words) : words);
  return makeLine(line.page, named3.flat(), line.ocr);
};
var DAY_FIRST = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;
var withDates = (line) => {
  if (!line.words.some(({ text }) => DAY_FIRST.test(text))) return line;
  const words = line.words.map((word) => {
    const [, day = "", month = "", year = ""] = DAY_FIRST.exec(word.text) ?? [];
    const isDate = year !== "" && Number(month) <= 12;
    return isDate ? { ...word, text: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` } : word;
  });
  return makeLine(line.page, words, line.ocr);
};
var CURRENCY = /^(?:(?:CA|C|US|R)?\$|€|EUR|CAD|USD|CHF|kr\.?|zł|£)$/;
var FIGURE2 = /^(?<open>[-+(]*)(?<currency>(?:R?\$|€|£)?)(?<whole>\d{1,3}(?:[.'’]\d{3})+|\d+)(?:,(?<cents>\d{1,4}))?(?<close>[)-]*(?:\$|€|%)?[)*]?)$/u;
var pointed = (text, marks) => {
  const groups = FIGURE2.exec(text)?.groups;
  if (groups === void 0) return null;
  const whole = groups.whole ?? "";
  if (whole.includes(".") && groups.cents === void 0 && !marks.pointThousands) return null;
  const cents = groups.cents === void 0 ? "" : `.${groups.cents}`;
  const close = (groups.close ?? "").replace("\u20AC", "");
  const behind2 = close.includes("$");
  const dollar = behind2 || groups.currency === "$" ? "$" : "";
  return `${groups.open ?? ""}${dollar}${whole.replace(/[.'’]/g, "")}${cents}${close.replace("$", "")}`;
};
var figureAt2 = (words, at2, marks) => {
  const first = words[at2];
  if (first === void 0) return null;
  const sign = CURRENCY.test(first.text) ? first : null;
  const group = thousandsAt(words, at2 + (sign === null ? 0 : 1));
  const [begin] = group;
  if (begin === void 0) return null;
  const text = pointed(group.map((word) => word.text).join(""), marks);
  if (text === null) return null;
  const count = (sign === null ? 0 : 1) + group.length;
  const next = words[at2 + count];
  const behind2 = sign === null && next !== void 0 && CURRENCY.test(next.text) ? next : null;
  const isDollar = [sign, behind2].some((word) => word?.text.endsWith("$") === true);
  const all = words.slice(at2, at2 + count + (behind2 === null ? 0 : 1));
  const dollars = isDollar && !text.includes("$") ? text.replace(/(?=\d)/, "$$") : text;
  return { word: { ...begin, text: dollars, box: boxAround(all) }, used: all.length };
};
var thousandsAt = (words, at2) => {
  const group = words.slice(at2, at2 + 1);
  if (!/^[-+(]*\$?\d{1,3}$/.test(group[0]?.text ?? "")) return group;
  for (const word of words.slice(at2 + 1)) {
    const last = group.at(-1);
    const gap2 = last === void 0 ? 0 : word.box.left - last.box.right;
    if (gap2 > Math.max(word.fontSize, 4) * GROUP_GAP) break;
    if (!/^\d{3}(?:,\d{1,4})?[)$€*-]*$/.test(word.text)) break;
    group.push(word);
  }
  return group;
};
var figureCell = (words, marks) => {
  const found = figureAt2(words, 0, marks);
  if (found === null) return null;
  const rest = words.slice(found.used);
  if (rest.length === 0) return [found.word];
  const unit = unitOf2(rest);
  if (unit !== null) return [found.word, unit];
  const [only, ...more] = rest;
  const isShort = only !== void 0 && more.length === 0 && /^[\p{L}%][\p{L}²³./]{0,5}$/u.test(only.text);
  const others = isShort ? [only] : figureCell(rest, marks);
  return others === null ? null : [found.word, ...others];
};
var closing = (words, marks) => {
  for (let at2 = 1; at2 < words.length; at2 += 1) {
    const found = figureAt2(words, at2, marks);
    if (found === null || at2 + found.used !== words.length) continue;
    const isAmount2 = /\.\d{2}[)*]?$/.test(found.word.text);
    const isLabelled2 = /[:)=]$/.test(words[at2 - 1]?.text ?? "") || found.word.text.includes("$");
    if (isAmount2 && isLabelled2) return [...words.slice(0, at2), found.word];
  }
  return words;
};
var unitOf2 = (words) => {
  const [first] = words;
  const text = textOf(words).toLowerCase();
  const code = words.length === 1 ? FOREIGN_UNITS.get(text) ?? FOREIGN_UNITS.get(text.replace(/\.$/, "")) : FOREIGN_TWO_WORD_UNITS.get(text.replaceAll(".", ""));
  if (first === void 0 || code === void 0 || UNITS.has(text)) return null;
  return { ...first, text: code, box: boxAround(words) };
};
var unitCell = (words) => {
  const unit = words.length > 2 ? null : unitOf2(words);
  return unit === null ? words : [unit];
};

// lambdas/domain/pdf/cells/lump-sums.ts
var VALUE = /\b(?:values?|amount|price|cost|contract|budget|bid)\b/i;
var PROGRESS = /\b(?:retainage|retention|balance|previous|period|to\s+date|to\s+finish|stored|g\s?\/\s?c|complete)\b/i;
var WORK = /\b(?:descriptions?|work|items?|scope|task|division|trade)\b/i;
var WHOLE3 = /\b(?:totals?|sum|contract\s+(?:price|amount))\b/i;
var MONEY3 = /^\$?\(?-?[\d,]+\.\d{2}\)?$/;
var EDGE5 = 3;
var LEAST_ROWS6 = 3;
var COLUMN_SIZES = 6;
var withLumpSumsSet = (pages) => {
  if (pages.some(({ lines }) => hasHeaderRow(lines))) return [...pages];
  const heads2 = /* @__PURE__ */ new Map();
  for (const { lines } of pages)
    for (let index = 0; index < lines.length; index += 1) {
      const line = lines[index];
      const count = headAt(lines, index);
      if (line === void 0 || count === 0) continue;
      heads2.set(line, count);
      index += count - 1;
    }
  if (heads2.size === 0) return [...pages];
  const body = bodyOf(pages, heads2);
  const value = valueColumnOf(pages, heads2, body);
  return value === null ? [...pages] : set(pages, heads2, body, value);
};
var MOST_LINES3 = 4;
var headAt = (lines, index) => {
  if (!isHeading2(lines[index])) return 0;
  let text = "";
  let found = 0;
  for (let count = 1; count <= MOST_LINES3; count += 1) {
    const line = lines[index + count - 1];
    if (line === void 0 || !isHeading2(line)) break;
    text += ` ${line.text}`;
    const isOf = VALUE.test(text) && WORK.test(text) && !NOT_LUMP.test(text);
    if (isOf && (count === 1 || segmentsOf(line.words, 0.9).length >= 2)) found = count;
  }
  return found;
};
var NOT_LUMP = /\b(?:qty|quantity|unit|rate|tax)\b/i;
var isHeading2 = (line) => line !== void 0 && !/\d\.\d{2}\b|[.:;]$|\$\s?\d/.test(line.text) && line.words.length <= 24 && segmentsOf(line.words, 0.9).length >= 2;
var bodyOf = (pages, heads2) => {
  const all = pages.flatMap(({ lines }) => lines);
  return all.slice(all.findIndex((line) => heads2.has(line)) + 1).filter((line) => !heads2.has(line) && moneyOf(line).length > 0);
};
var moneyOf = ({ words }) => {
  const at2 = words.findLastIndex(
    ({ text }) => !MONEY3.test(text) && !/^(?:-|\$|\d+\s?%)$/.test(text)
  );
  return words.slice(at2 + 1).filter(({ text }) => MONEY3.test(text));
};
var isSum3 = ({ text }) => totalLabel(text) !== null || WHOLE3.test(text);
var valueColumnOf = (pages, heads2, body) => {
  const printed = pages.flatMap(
    ({ lines }) => lines.flatMap((line, at2) => lines.slice(at2, at2 + (heads2.get(line) ?? 0)))
  );
  const mayBePaid = printed.some(({ text }) => PROGRESS.test(text));
  for (const [at2, line] of body.entries()) {
    const rows = isSum3(line) ? body.slice(0, at2).filter((row) => !isSum3(row)) : [];
    if (rows.length < LEAST_ROWS6) continue;
    const proven = moneyOf(line).filter((total2) => comesTo3(rows, total2));
    if (proven.length > 1 && !mayBePaid) return null;
    const [value] = proven.toSorted((a, b) => amountOf5(b) - amountOf5(a));
    if (value !== void 0) return value.box.right;
  }
  return null;
};
var comesTo3 = (rows, total2) => {
  const cells = rows.flatMap((row) => cellAt(row, total2.box.right) ?? []);
  const miss = sum(cells.map(amountOf5)).minus(amountOf5(total2)).abs();
  return cells.length >= rows.length * 0.8 && miss.lt("0.01");
};
var cellAt = (line, right) => moneyOf(line).find(({ box }) => Math.abs(box.right - right) < EDGE5);
var amountOf5 = ({ text }) => {
  const value = Number(text.replace(/[^\d.]/g, ""));
  return /^\(|-/.test(text) ? -value : value;
};
var set = (pages, heads2, body, value) => {
  const ofBody = new Set(body);
  const size = Math.max(...body.map(({ fontSize }) => fontSize));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line, index) => {
      const count = heads2.get(line);
      if (count !== void 0)
        return [headingsOf2(page.lines.slice(index, index + count), body, value, size)];
      if (isOfHead(page.lines, index, heads2)) return [];
      const cell = ofBody.has(line) ? cellAt(line, value) : void 0;
      if (cell === void 0) return [line];
      const label = line.words.slice(0, line.words.length - tailOf(line));
      const isNamed2 = totalLabel(textOf(label)) !== null || !isSum3(line);
      const words = isNamed2 ? label : label.slice(0, 1).map((word) => ({ ...word, text: "TOTAL" }));
      const figures = isSum3(line) ? [cell] : [cell, once3(cell, value, size)];
      return [{ ...makeLine(line.page, [...words, ...figures], line.ocr), box: line.box }];
    })
  }));
};
var tailOf = ({ words }) => words.length - 1 - words.findLastIndex(({ text }) => !MONEY3.test(text) && !/^(?:-|\$|\d+\s?%)$/.test(text));
var isOfHead = (lines, index, heads2) => {
  const next = lines[index + 1];
  if (next !== void 0 && heads2.has(next) && /^(?:\S\s+)+\S$/.test(lines[index]?.text ?? ""))
    return true;
  return lines.slice(Math.max(0, index - MOST_LINES3 + 1), index).some((line) => lines.indexOf(line) + (heads2.get(line) ?? 0) > index);
};
var once3 = (cell, value, size) => {
  const right = value + size * COLUMN_SIZES;
  return { ...cell, text: "1", box: { ...cell.box, left: right - size * 0.5, right } };
};
var headingsOf2 = (printed, body, value, size) => {
  const [head] = printed;
  const words = printed.flatMap((line) => line.words).toSorted((a, b) => a.box.left - b.box.left);
  const [word] = words;
  const work = words.find(({ text }) => /^(?:description|scope|task|work)/i.test(text));
  if (word === void 0) return head;
  const isNumbered3 = work !== void 0 && work !== word && body.some(({ text }) => /^\d/.test(text));
  const at2 = (text, left) => ({
    ...word,
    text,
    bold: true,
    box: { ...word.box, left, right: left + text.length * size * 0.5 }
  });
  const ending = (text, right) => at2(text, right - text.length * size * 0.5);
  return makeLine(
    head.page,
    [
      ...isNumbered3 ? [at2("NO.", word.box.left)] : [],
      at2("DESCRIPTION", work?.box.left ?? word.box.left),
      ending("TOTAL", value),
      ending("QTY", value + size * COLUMN_SIZES),
      ending("RATE", value + size * COLUMN_SIZES * 2)
    ],
    head.ocr
  );
};

// lambdas/domain/pdf/cells/plain-text.ts
var BAR2 = /[|\u2502\u2503\u2551]/u;
var BARS = /[|\u2502\u2503\u2551]/gu;
var OF_TABLE = /^[|\u2502\u2503\u2551]|\d\.\d{2}\)?\s*[|\u2502\u2503\u2551]?$/u;
var RULE2 = /^[-=_+:|\u2500-\u257f]+$/u;
var LEAST_BARS = 3;
var LEAST_ROWS7 = 3;
var withoutTextMarks = (pages) => {
  let rows = 0;
  let isTable = false;
  for (const { lines } of pages)
    for (const { text } of lines)
      if (BAR2.test(text) && (text.match(BARS)?.length ?? 0) >= LEAST_BARS) {
        rows += 1;
        isTable ||= OF_TABLE.test(text);
      }
  if (rows < LEAST_ROWS7 || !isTable) return [...pages];
  return pages.map((page) => ({ ...page, lines: unmarked(page.lines) }));
};
var unmarked = (lines) => {
  const kept = [];
  let above = null;
  for (const line of lines) {
    if (!BAR2.test(line.text)) {
      above = null;
      kept.push(...unmarkedText(line));
      continue;
    }
    const cells = cellsOf3(line.words);
    const filled = cells.filter((cell) => cell.length > 0);
    const [only] = filled;
    if (only === void 0) continue;
    const goesOn4 = above === null ? void 0 : above[cells.indexOf(only)];
    if (above !== null && goesOn4?.[0] !== void 0 && filled.length === 1) {
      const { top, bottom } = goesOn4[0].box;
      goesOn4.push(...only.map((word) => ({ ...word, box: { ...word.box, top, bottom } })));
      kept[kept.length - 1] = makeLine(line.page, above.flat(), line.ocr);
      continue;
    }
    above = filled.length >= LEAST_BARS ? cells : null;
    kept.push(makeLine(line.page, cells.flat(), line.ocr));
  }
  return kept;
};
var unmarkedText = (line) => {
  const [first, ...others] = line.words;
  const isHeading4 = /^#{1,6}$/.test(first?.text ?? "");
  const isMarked = isHeading4 || /^[-*+>]$/.test(first?.text ?? "");
  const kept = (isMarked && others.length > 0 ? others : line.words).filter(
    ({ text }) => text.length < 3 || !RULE2.test(text)
  );
  const words = withoutStars(isHeading4 ? withoutNumber2(kept) : kept);
  if (words.length === 0) return [];
  return [makeLine(line.page, isHeading4 ? words.map(asBold) : words, line.ocr)];
};
var cellsOf3 = (words) => {
  const cells = [[]];
  for (const word of words) {
    const isRule = RULE2.test(word.text) && !/^[|]+$/.test(word.text) && word.text.length >= 3;
    for (const [at2, part] of (isRule ? [] : partsOf2(word)).entries()) {
      if (at2 > 0) cells.push([]);
      if (part.text !== "") cells.at(-1)?.push(part);
    }
  }
  return cells.map(withoutStars);
};
var partsOf2 = (word) => {
  const { text, box } = word;
  if (!BAR2.test(text)) return [word];
  const each = (box.right - box.left) / text.length;
  let at2 = 0;
  return text.split(BAR2).map((part) => {
    const left = box.left + each * at2;
    at2 += part.length + 1;
    return { ...word, text: part, box: { ...box, left, right: left + each * part.length } };
  });
};
var withoutNumber2 = (words) => words.length > 1 && /^\d{1,3}[.)]$/.test(words[0]?.text ?? "") ? words.slice(1) : [...words];
var asBold = (word) => ({ ...word, bold: true });
var withoutStars = (words) => {
  let isBold = false;
  return words.flatMap((word) => {
    const opens = word.text.startsWith("**");
    const closes2 = word.text.endsWith("**") || word.text.endsWith("**:");
    isBold ||= opens;
    const text = word.text.replaceAll("**", "");
    const bare3 = isBold ? asBold({ ...word, text }) : word;
    if (closes2) isBold = false;
    return text === "" ? [] : [bare3];
  });
};

// lambdas/domain/pdf/cells/spelled-keys.ts
var PATH = /^[a-z]\w*(?:\[\d+\])?(?:\.\w+(?:\[\d+\])?)+$|^[a-z][a-z0-9]*_\w+$|^[a-z]+[A-Z]\w*$/;
var SITE = /^www\.|\.(?:com|net|org|us|io|pdf|json|csv|xml|html?)$/i;
var INDEXED = /^[a-z]\w*\[\d+\]/;
var COUNTED = /^(?:(?:sum|count|avg|min|max)\([\w.*]+\)\s*[=:]?\s*[\d.,]+\s*)+$|^\(?\d+ rows?(?: .*)?\)?$/i;
var LEAST_KEYS = 3;
var LEAST_NULLS = 3;
var OF_SUMS = /^(?:totals?|sums?|summary)$/i;
var withSpelledKeys = (pages) => {
  const named3 = pages.flatMap(({ lines }) => lines.filter(isNamed));
  const hasNames = named3.length >= LEAST_KEYS;
  const nulls = pages.flatMap(
    ({ lines }) => lines.filter((line) => line.text.includes("null") && line.words.some(isNull))
  );
  const hasNulls = nulls.length >= (hasNames ? 1 : LEAST_NULLS);
  const counted = pages.flatMap(({ lines }) => lines.filter(({ text }) => COUNTED.test(text)));
  if (!hasNames && !hasNulls && counted.length === 0) return [...pages];
  const keys = new Set(hasNames ? named3 : []);
  const dropped = new Set(counted.some(({ text }) => text.includes("(")) ? counted : []);
  return pages.map((page) => {
    let isSumming = false;
    return {
      ...page,
      lines: page.lines.flatMap((line) => {
        if (dropped.has(line)) return [];
        if (!keys.has(line)) {
          isSumming = false;
          return hasNulls ? withoutNulls(line) : [line];
        }
        const isSum4 = OF_SUMS.test(line.words[0]?.text.split(".")[0] ?? "");
        const title = isSum4 && !isSumming ? [titled(line)] : [];
        isSumming = isSum4;
        return [...title, ...spelled(line, isSum4)];
      })
    };
  });
};
var isNull = ({ text }) => text === "null" || text === "NULL";
var isNamed = (line) => {
  const at2 = line.text.indexOf(" ");
  const first = at2 < 0 ? line.text : line.text.slice(0, at2);
  const isPath = PATH.test(first) && !SITE.test(first);
  if (!isPath && !INDEXED.test(first)) return false;
  if (INDEXED.test(first)) return true;
  return segmentsOf(line.words, 1.5).length <= 2 && line.words.length <= MOST_WORDS2;
};
var MOST_WORDS2 = 14;
var withoutNulls = (line) => {
  if (!line.text.includes("null") || !line.words.some(isNull)) return [line];
  const words = line.words.filter((word) => !isNull(word));
  return words.length === 0 ? [] : [makeLine(line.page, words, line.ocr)];
};
var titled = (line) => makeLine(
  line.page,
  line.words.slice(0, 1).map((word) => ({ ...word, text: "Summary" })),
  line.ocr
);
var spelled = (line, isSum4) => {
  const [key, ...rest] = line.words;
  if (key === void 0) return [line];
  if (INDEXED.test(key.text)) return placeOf2(line);
  const value = rest.filter((word) => !isNull(word) && word.text !== "=" && word.text !== ":");
  if (value.length === 0) return [];
  const words = [{ ...key, text: `${nameOf3(key.text)}:` }, ...isSum4 ? value.map(asMoney) : value];
  return [makeLine(line.page, words, line.ocr)];
};
var nameOf3 = (path) => {
  const names = path.replace(/:$/, "").split(".");
  const own = spelledKey(names.at(-1) ?? path);
  const above = names.at(-2);
  return own.includes(" ") || above === void 0 || OF_SUMS.test(above) ? own : `${spelledKey(above)} ${own}`;
};
var asMoney = (word) => /^-?\d+(?:\.\d)?$/.test(word.text) ? { ...word, text: Number(word.text).toFixed(2) } : word;
var placeOf2 = (line) => {
  const at2 = line.words.findIndex(({ text }) => /^(?:name|title|label)[:=]$/i.test(text));
  const label = line.words[at2];
  if (label === void 0) return [];
  const name = [];
  for (const word of line.words.slice(at2 + 1)) {
    if (/[:=]$/.test(word.text) && (isKey(word.text) || /^\p{Ll}/u.test(word.text))) break;
    name.push(word);
  }
  return name.length === 0 || name.every(isNull) ? [] : [makeLine(line.page, [{ ...label, text: "Room:" }, ...name], line.ocr)];
};

// lambdas/domain/pdf/phrases/headed-sums.ts
var headedSums = (pages) => {
  const found = /* @__PURE__ */ new Map();
  let right = 0;
  let open = null;
  const close = () => {
    if (open !== null) open.sum.kind = summedKind(open.sum, open.rows);
    if (open?.sum.kind !== void 0) right += 1;
    open = null;
  };
  const entries = pages.flat();
  for (const [at2, entry] of entries.entries()) {
    if (entry.kind === "row") {
      open?.rows.push(entry);
      continue;
    }
    const beside = entries[at2 + 1]?.kind === "row" ? sumBeside(entry.line) : null;
    if (beside === null && !/\d\.\d{2}\)?$/.test(entry.line.text)) continue;
    close();
    if (beside === null) continue;
    found.set(entry.line, beside);
    open = { sum: beside, rows: [] };
  }
  close();
  return right * 2 > found.size ? found : /* @__PURE__ */ new Map();
};
var sumBeside = (line) => {
  const amount = line.words.at(-1);
  if (amount === void 0 || !/^\$?[\d,]+\.\d{2}$/.test(amount.text)) return null;
  if (totalLabel(line.text) !== null || isAdjustment(line.text)) return null;
  const name = makeLine(
    line.page,
    line.words.slice(0, -1).filter(({ text }) => /[\p{L}\p{N}&+]/u.test(text)),
    line.ocr
  );
  return couldBeName(name) && labelOf(line.text) !== line.text ? { name, amount } : null;
};
var SUMMED3 = ["total", "rcv", "acv", "lineItemTotal"];
var summedKind = ({ amount }, rows) => {
  const printed = tokensOf([amount])[0]?.value;
  if (printed == null || rows.length === 0) return void 0;
  return SUMMED3.find((kind) => {
    const amounts = rows.map(({ cells }) => tokensOf(cells.get(kind) ?? [])[0]?.value);
    return sum(amounts).minus(printed).abs().lt("0.01");
  });
};

// lambdas/domain/pdf/phrases/bracketed-quantity.ts
var BRACKETED = /\((\d[\d,]*(?:\.\d+)?)\s*([A-Za-z][A-Za-z .]{0,12})\)\s*[-–—:=.]*\s*\$?[\d,]+\.\d{2}$/;
var NUMBERED2 = /^(?:line\s+)?item\s+(?:#|no\.?\s*)?\d{1,3}\s*[:.]/i;
var bracketedPhrase = (line) => {
  const [, , unit = ""] = BRACKETED.exec(line.text) ?? [];
  if (unit === "" || unitCode(unit.trim()) === null) return null;
  const last = tokensOf(line.words).at(-1);
  const opened = line.words.findLastIndex(({ text }) => text.startsWith("("));
  const closed = line.words.findIndex(({ text }, at2) => at2 >= opened && /\)[-–—:=.]*$/.test(text));
  if (opened < 0 || closed < opened) return null;
  const quantity = line.words.slice(opened, closed + 1).map((word) => ({ ...word, text: word.text.replace(/^\(|\)[-–—:=.]*$/g, "") }));
  const words = line.words.slice(0, opened);
  const numbered2 = NUMBERED2.exec(line.text)?.[0].trim() ?? "";
  const lead = numbered2 === "" ? 0 : numbered2.split(/\s+/).length;
  const number = words[lead - 1];
  const cells = /* @__PURE__ */ new Map([
    ["quantity", quantity],
    ["total", last.words]
  ]);
  if (number !== void 0)
    cells.set("itemNumber", [{ ...number, text: number.text.replace(/\D/g, "") }]);
  return { cells, text: words.slice(lead) };
};

// lambdas/domain/pdf/phrases/priced-phrase.ts
var BETWEEN = /^(?:@|at|x|×|\*)$/i;
var EQUALS = /^(?:=|:|-|–|for|equals|\.{2,})$/i;
var PER = /^(?:per|\/|each|ea\.?)[:,]?$/i;
var isPer = (text) => PER.test(text);
var pricedPhraseOf = (words, total2) => {
  const plain2 = words.map(withoutHalfBracket);
  const tokens = tokensOf(plain2);
  for (const [at2, quantity] of [...tokens.entries()].reverse()) {
    if (quantity.kind !== "quantity" && quantity.kind !== "amount") continue;
    for (let mark = at2 + 1; mark < tokens.length; mark += 1) {
      const token2 = tokens[mark];
      const isMark3 = BETWEEN.test(token2.text);
      const price = isMark3 ? tokens[mark + 1] : /^@\S/.test(token2.text) ? token2 : void 0;
      if (price === void 0 || !comesTo4(quantity, price, total2)) continue;
      const unit = quantity.unit === null ? tokens[at2 + 1] : void 0;
      const counted = unit !== void 0 && unit !== token2 && unit.unit !== null ? [unit] : [];
      let end = tokens.indexOf(price) + 1;
      while (tokens[end] !== void 0 && isBehindPrice(tokens[end])) end += 1;
      const begin = EQUALS.test(tokens[at2 - 1]?.text ?? "") ? at2 - 1 : at2;
      const between = tokens.slice(at2 + 1 + counted.length, mark);
      const rest = [...tokens.slice(0, begin), ...between, ...tokens.slice(end)];
      if (rest[0] !== void 0 && at2 === 0 && /^of$/i.test(rest[0].text)) rest.shift();
      const kept = new Set(rest.flatMap((one) => one.words));
      return {
        quantity: [quantity, ...counted].flatMap((one) => one.words),
        price: withoutMark(price.words),
        rest: words.filter((_, index) => kept.has(plain2[index]))
      };
    }
  }
  return null;
};
var isBehindPrice = ({ text, kind }) => EQUALS.test(text) || PER.test(text) || kind === "unit";
var withoutHalfBracket = (word) => {
  const { text } = word;
  if (/^\([^)]+$/.test(text)) return { ...word, text: text.slice(1) };
  return /^[^(]*\d[^(]*\)$/.test(text) ? { ...word, text: text.slice(0, -1) } : word;
};
var withoutMark = (words) => words.map((word) => /^@\S/.test(word.text) ? { ...word, text: word.text.slice(1) } : word);
var comesTo4 = (quantity, price, total2) => {
  if (price.kind !== "amount" && price.kind !== "quantity") return false;
  if (quantity.value === null || price.value === null || total2.value === null) return false;
  const off = Math.abs(quantity.value * price.value - total2.value);
  const rounded = total2.decimals === 0 ? 0.5 : 0;
  return total2.value !== 0 && off <= 0.011 + rounded + Math.abs(quantity.value) * 5e-3;
};

// lambdas/domain/pdf/phrases/figure-phrase.ts
var PRICED2 = /\d[^\d]{0,60}(?:@|\bat|[x×*])\s*\$?\d/i;
var COUNTED2 = /\b(?:qty|quantity|quant|units?|count|hours|measure)\b/i;
var figurePhraseOf = (line) => {
  if (!/[\d:]/.test(line.text)) return null;
  if (PRICED2.test(line.text)) {
    const priced = pricedPhrase(line);
    if (priced !== null) return priced;
  }
  const bracketed = line.text.includes("(") ? bracketedPhrase(line) : null;
  if (bracketed !== null) return bracketed;
  return COUNTED2.test(line.text) || line.text.includes(":") ? labelledPhrase(line) : null;
};
var pricedPhrase = (line) => {
  const last = tokensOf(line.words).at(-1);
  if (last?.kind !== "amount" || last.value === null) return null;
  const others = line.words.filter((word) => !last.words.includes(word));
  const phrase = pricedPhraseOf(others, last);
  if (phrase === null) return null;
  return {
    cells: /* @__PURE__ */ new Map([
      ["quantity", phrase.quantity],
      ["unitPrice", phrase.price],
      ["total", last.words]
    ]),
    text: phrase.rest
  };
};
var labelledPhrase = (line) => {
  const labels = labelsOf(line.words);
  if (labels.length === 0) return null;
  const cells = /* @__PURE__ */ new Map();
  const text = [...line.words.slice(0, labels[0]?.first)];
  for (const [index, { kind, end }] of labels.entries()) {
    const value = line.words.slice(end, labels[index + 1]?.first);
    if (value.length === 0) continue;
    if (cells.has(kind) || !(TEXT_COLUMNS.has(kind) || isFigureWithUnit(value))) return null;
    cells.set(kind, value);
  }
  return cells.size === 0 ? null : { cells, text };
};
var isFigureWithUnit = (value) => {
  const [first, ...others] = tokensOf(value);
  return first !== void 0 && first.kind !== "text" && others.length <= 2 && others.every(({ text, kind }) => kind === "unit" || isPer(text) || unitCode(text) !== null);
};
var labelsOf = (words) => {
  const labels = [];
  for (let index = 0; index < words.length; ) {
    const label = labelAt2(words, index);
    if (label !== null) labels.push(label);
    index = label?.end ?? index + 1;
  }
  const isPlain = ({ end }) => !(words[end - 1]?.text.endsWith(":") ?? false);
  return labels.some(isPlain) && labels.length < 2 ? [] : labels;
};
var labelAt2 = (words, first) => {
  for (let length = LONGEST_HEADING_WORDS; length >= 1; length -= 1) {
    const part = words.slice(first, first + length);
    const last = part.at(-1);
    if (part.length < length || last === void 0) continue;
    if (part.slice(0, -1).some(({ text }) => text.endsWith(":"))) continue;
    const kind = HEADINGS.get(normalizeHeading(part.map(({ text }) => text).join(" ")));
    if (kind === void 0) continue;
    const next = words[first + length];
    const hasColon = last.text.endsWith(":");
    const hasFigure2 = next !== void 0 && /^[($-]*\d/.test(next.text);
    if (hasColon || hasFigure2 && !TEXT_COLUMNS.has(kind))
      return { kind, first, end: first + length };
  }
  return null;
};

// lambdas/domain/pdf/phrases/phrase-rows.ts
var AMOUNTS2 = ["total", "rcv", "lineItemTotal", "acv"];
var isWhole2 = ({ cells }) => cells.has("quantity") && AMOUNTS2.some((kind) => cells.has(kind));
var MOST_LINES4 = 3;
var goesOn2 = (row, line) => {
  const [kind, words] = [...row?.cells ?? []].at(-1) ?? [];
  if (row === null || kind !== "description" || words === void 0) return false;
  const extra = row.phrases.length - row.cells.size;
  const above = row.phrases.at(-1);
  if (extra >= MOST_LINES4 || above === void 0 || /\d\.\d{2}\b/.test(line.text)) return false;
  if (line.box.bottom - above.box.bottom > line.fontSize * TIGHT3) return false;
  row.cells.set(kind, [...words, ...line.words]);
  row.phrases.push(line);
  return true;
};
var TIGHT3 = 1.6;
var entriesOf = ({ lines }) => {
  const entries = [];
  let open = null;
  const close = () => {
    if (open === null) return;
    if (isWhole2(open)) entries.push(open);
    else for (const line of open.phrases) entries.push({ kind: "line", line });
    open = null;
  };
  for (const line of lines) {
    const phrase = figurePhraseOf(line);
    if (phrase === null) {
      if (goesOn2(open, line)) continue;
      close();
      entries.push({ kind: "line", line });
      continue;
    }
    const current = open;
    const note = phrase.cells.get("note");
    if (current !== null && note !== void 0 && phrase.cells.size === 1) {
      current.about.push(makeLine(line.page, [...note], line.ocr));
      continue;
    }
    if (current !== null && [...phrase.cells.keys()].some((kind) => current.cells.has(kind)))
      close();
    const row = open ?? {
      kind: "row",
      phrases: [],
      cells: /* @__PURE__ */ new Map(),
      text: [],
      title: [],
      about: []
    };
    row.phrases.push(line);
    for (const [kind, words] of phrase.cells) row.cells.set(kind, words);
    row.text.push(...phrase.text);
    open = row;
  }
  close();
  return entries;
};

// lambdas/domain/pdf/phrases/sentence-lines.ts
var LOOSE = 1.7;
var TIGHT4 = 1.35;
var ALIGNED3 = 3;
var OUTLINE_NUMBER2 = /^(?:\p{Lu}[.-]?\d{1,3}|\d{1,2}\.\d{1,3})$/u;
var isBullet = ({ text }) => /^[•·▪*–-]$/.test(text);
var isLead = (word) => word !== void 0 && (isBullet(word) || OUTLINE_NUMBER2.test(word.text) || /^\(?\d{1,3}[.)]$/.test(word.text));
var ENDS_IN_PRICE = /\S\s(?:\(?(?:\$[\d,]+|\$?[\d,]+\.\d{2})\)?|[A-Z][\w/]+\.?)$/u;
var priceOf = (line) => {
  if (!ENDS_IN_PRICE.test(line.text)) return null;
  if (!/\p{L}{3}.*\s/u.test(line.text) && segmentsOf(line.words, 2).length < 2) return null;
  const last = tokensOf(line.words).at(-1);
  if (last?.kind === "amount") return last.decimals === 2 || last.text.includes("$") ? last : null;
  const isCell = last?.kind === "priceNote" && segmentsOf(line.words, 2).length > 1;
  return isCell ? last : null;
};
var withCents = (word) => /^\(?-?\$[\d,]+\)?$/.test(word.text) ? { ...word, text: word.text.replace(/(\d)(\)?)$/, "$1.00$2") } : word;
var goesOnIn = (line, below2) => {
  const [mine, next] = [styleOf(line.words), styleOf(below2.words)];
  const begin = line.words.find((word) => !isLead(word))?.box.left ?? 0;
  return priceOf(line) === null && mine.bold === next.bold && mine.italic === next.italic && Math.abs(mine.fontSize - next.fontSize) < 0.5 && Math.abs(begin - below2.box.left) < ALIGNED3 && below2.box.bottom - line.box.bottom < line.fontSize * (/[.:]$/.test(line.text) ? TIGHT4 : LOOSE);
};
var onOneLevel = (words) => {
  const [first] = words;
  if (first === void 0) return [];
  const { top, bottom } = first.box;
  let at2 = first.box.left;
  return words.map((word) => {
    const left = at2;
    const right = left + word.box.right - word.box.left;
    at2 = right + word.fontSize * 0.3;
    return { ...word, box: { left, right, top, bottom } };
  });
};

// lambdas/domain/pdf/phrases/priced-below.ts
var LEAST_ROWS8 = 2;
var MOST_LINES5 = 3;
var PRICED3 = /^\d[\d,]*(?:\.\d+)?\s*[\p{L}./]{0,12}(?:\s[\p{L}.]{1,6})?\s*(?:@|at|x|×|\*)\s*\$?\s?\d/iu;
var entriesPricedBelow = (pages) => {
  const read = pages.map(({ lines }) => {
    const own = [];
    for (const line of lines) {
      const row = PRICED3.test(line.text) ? rowAbove(line, own) : null;
      own.push(row ?? { kind: "line", line });
    }
    return own;
  });
  return read.flat().filter(({ kind }) => kind === "row").length < LEAST_ROWS8 ? null : read;
};
var rowAbove = (line, above) => {
  const title = [];
  for (let at2 = above.length - 1; at2 >= 0 && title.length < MOST_LINES5; at2 -= 1) {
    const entry = above[at2];
    if (entry?.kind !== "line") return null;
    const [below2] = title;
    if (below2 !== void 0 && !isAlike(entry.line, below2)) return null;
    title.unshift(entry.line);
    const total2 = amountOf6(entry.line);
    if (total2 === null) continue;
    const priced = pricedPhraseOf(line.words, total2);
    if (priced === null || priced.rest.length > 0) return null;
    const words = title.flatMap((one) => one.words).filter((word) => !total2.words.includes(word));
    if (!words.some(({ text }) => /\p{L}{2}/u.test(text))) return null;
    above.length = at2;
    return {
      kind: "row",
      phrases: [...title, line],
      cells: /* @__PURE__ */ new Map([
        ["quantity", priced.quantity],
        ["unitPrice", priced.price],
        ["total", total2.words.map(withCents)]
      ]),
      text: onOneLevel(words),
      title: [],
      about: []
    };
  }
  return null;
};
var amountOf6 = (line) => {
  const last = tokensOf(line.words).at(-1);
  return last?.kind === "amount" && last.value !== null ? last : null;
};
var isAlike = (line, below2) => {
  const [mine, next] = [styleOf(line.words), styleOf(below2.words)];
  return mine.bold === next.bold && Math.abs(mine.fontSize - next.fontSize) < 0.5;
};

// lambdas/domain/pdf/phrases/said-sides.ts
var LEAST_PHRASES = 2;
var OTHER_SIDE = /\b(?:carriers?|insurers?|insurance|adjusters?|allowed|approved|paid|original|yours?|theirs?)\b/i;
var withOwnPhrasesOnly = (pages) => {
  const said = /* @__PURE__ */ new Map();
  for (const { lines } of pages)
    for (const line of lines) {
      const side = line.text.includes(":") ? sideOf(line) : null;
      if (side !== null) said.set(line, side);
    }
  const sides = Map.groupBy(said.values(), ({ label }) => label);
  const [own, ...twins] = [...sides.keys()].filter((label) => OWN_SIDE.test(label));
  const [other, ...others] = [...sides.keys()].filter((label) => !OWN_SIDE.test(label));
  if (own === void 0 || twins.length + others.length > 0) return [...pages];
  if ((sides.get(own)?.length ?? 0) < LEAST_PHRASES) return [...pages];
  const comesTo5 = (label) => sum(sides.get(label)?.map(({ total: total2 }) => total2) ?? []);
  if (other !== void 0) {
    const more = comesTo5(own).minus(comesTo5(other));
    if (!OTHER_SIDE.test(other) || !isPrinted(pages, said, [comesTo5(own), more])) return [...pages];
  }
  let isSaid = false;
  return pages.map((page) => {
    const lines = [];
    let mine = null;
    let theirs = null;
    let isCompared = false;
    for (const line of page.lines) {
      const side = said.get(line);
      if (side === void 0) {
        if (mine !== null && isDifference(line, mine, theirs ?? 0)) continue;
        if (!line.text.includes(":")) [mine, theirs] = [null, null];
        lines.push(line);
      } else if (side.label === own) {
        mine = side.total;
        lines.push(makeLine(line.page, line.words.slice(side.words), line.ocr));
      } else {
        theirs = side.total;
        isCompared = true;
      }
    }
    const saysSo = isCompared && !isSaid;
    isSaid ||= isCompared;
    return { ...page, ...saysSo ? { comparedWith: other ?? "" } : {}, lines };
  });
};
var sideOf = (line) => {
  const words = line.words.findIndex(({ text }) => text.endsWith(":")) + 1;
  const label = line.words.slice(0, words);
  const phrase = words === 0 || words > 4 ? null : figurePhraseOf(line);
  const [total2] = tokensOf(phrase?.cells.get("total") ?? []);
  if (phrase === null || total2?.value == null || !phrase.cells.has("unitPrice")) return null;
  if (phrase.text.length !== words || phrase.text.some((word) => !label.includes(word)))
    return null;
  return { label: textOf(label).replace(/\s*:$/, ""), words, total: total2.value };
};
var closingAmount2 = (line) => {
  const last = tokensOf(line.words).at(-1);
  return last?.kind === "amount" && last.decimals === 2 ? last.value : null;
};
var isPrinted = (pages, said, sums) => pages.some(
  ({ lines }) => lines.some((line) => {
    const amount = said.has(line) ? null : closingAmount2(line);
    return amount !== null && sums.some((one) => one.minus(amount).abs().lt("0.01"));
  })
);
var isDifference = (line, mine, theirs) => {
  const [label, ...others] = tokensOf(line.words);
  const amount = others.length === 1 && label?.text.endsWith(":") ? closingAmount2(line) : null;
  return amount !== null && decimal(mine).minus(theirs).minus(amount).abs().lt("0.01");
};

// lambdas/domain/pdf/phrases/running-sums.ts
var NAMED = /total|\b(?:price|sum|amount|bid)\b/i;
var TOTAL2 = /^(?:sub\s*-?\s*|grand\s+)?totals?\b/i;
var createSums = () => {
  let all = decimal(0);
  let group = decimal(0);
  let whole = null;
  return {
    add: (amount) => {
      all = all.plus(amount);
      group = group.plus(amount);
    },
    isSum: (line, amount) => {
      const isGroup = !group.eq(0) && group.eq(amount) && NAMED.test(line.text);
      const isAll = !all.eq(0) && all.eq(amount) && NAMED.test(line.text);
      if (isGroup) whole = null;
      if (isAll) whole = line;
      if (isGroup || isAll) group = decimal(0);
      return isGroup || isAll || TOTAL2.test(line.text) || totalLabel(line.text) !== null;
    },
    whole: () => whole
  };
};

// lambdas/domain/pdf/phrases/sentences.ts
var LEAST_ROWS9 = 3;
var MOST_COUNTED = 0.5;
var sentenceEntries = (pages) => {
  const edge = edgeOf3(pages.flatMap(({ lines }) => lines).filter((line) => priceOf(line) !== null));
  if (edge === null) return null;
  const sums = createSums();
  let isOver = false;
  const read = pages.map(({ lines }) => {
    const own = [];
    for (const line of lines) {
      const price = priceOf(line);
      isOver ||= isClosingTitle(line.text);
      const isSum4 = price !== null && sums.isSum(line, price.value ?? 0);
      const isRow3 = !isOver && !isSum4 && isAt(edge, line) && !isAdjustment(line.text);
      const row = price !== null && isRow3 ? sentenceRow(line, price, own) : null;
      own.push(row ?? { kind: "line", line });
      if (row !== null) sums.add(price?.value ?? 0);
    }
    return own;
  });
  const last = sums.whole();
  const entries = last === null ? read : withoutRowsBelow(read, last);
  const rows = entries.flat().filter((entry) => entry.kind === "row");
  const counted = rows.filter(({ cells }) => cells.has("quantity")).length;
  if (rows.length < LEAST_ROWS9 || counted < rows.length * MOST_COUNTED) return null;
  return rows.filter(hasOtherFigures).length > rows.length * MOST_COUNTED ? null : entries;
};
var withoutRowsBelow = (pages, sum2) => {
  let isBelow2 = false;
  return pages.map(
    (entries) => entries.flatMap((entry) => {
      if (entry.kind === "line") {
        isBelow2 ||= entry.line === sum2;
        return [entry];
      }
      if (!isBelow2) return [entry];
      return entry.phrases.map((line) => ({ kind: "line", line }));
    })
  );
};
var hasOtherFigures = ({ phrases: phrases2, cells }) => {
  const line = phrases2.at(-1);
  return line !== void 0 && !cells.has("unitPrice") && tokensOf(line.words).at(-2)?.kind === "amount";
};
var ALIGNED4 = 3;
var isAt = (edge, { box }) => Math.abs(box.right - edge) < ALIGNED4;
var edgeOf3 = (lines) => {
  const most = sharedEdge(
    lines.map(({ box }) => box.right),
    ALIGNED4
  );
  return most !== null && most.count >= LEAST_ROWS9 ? most.at : null;
};
var sentenceRow = (line, price, above) => {
  const printed = [line];
  let first = line;
  for (let at2 = above.length - 1; at2 >= 0; at2 -= 1) {
    const next = above[at2];
    if (next?.kind !== "line" || isLead(first.words[0]) || !goesOnIn(next.line, first)) break;
    first = next.line;
    printed.unshift(first);
  }
  const isText = printed.some(
    (one) => one.words.some((word) => !price.words.includes(word) && /\p{L}{3}/u.test(word.text))
  );
  if (!isText) return null;
  above.length -= printed.length - 1;
  const cells = /* @__PURE__ */ new Map([["total", price.words.map(withCents)]]);
  const [lead] = first.words;
  const isNumber = lead !== void 0 && OUTLINE_NUMBER2.test(lead.text);
  if (isNumber) cells.set("itemNumber", [lead]);
  const words = onOneLevel(
    printed.flatMap((one) => one.words).filter((word) => !price.words.includes(word)).filter((word) => word !== lead || !(isNumber || isBullet(word)))
  );
  const priced = pricedPhraseOf(words, price);
  const quantity = priced?.quantity ?? quantityIn(words);
  if (quantity !== null) cells.set("quantity", quantity);
  if (priced !== null) cells.set("unitPrice", priced.price);
  return {
    kind: "row",
    phrases: printed,
    cells,
    text: priced?.rest ?? words,
    title: [],
    about: []
  };
};
var UNITS_OF_WORK = ["EA", "SF", "LF", "SY", "SQ", "HR", "LS", "DA", "WK", "MO", "CY", "CF"];
var EACH = /^(?:each|every|per|first|next|additional)$/i;
var PART2 = /^(?:part|parts|less|more|fraction|portion|over|under)$/i;
var quantityIn = (words) => {
  const plain2 = words.map((word) => ({ ...word, text: word.text.replace(/[.,;:]+$/, "") }));
  let best = null;
  for (const [at2, word] of plain2.entries()) {
    const [one, two] = [plain2[at2 + 1], plain2[at2 + 2]];
    if (one === void 0 || !/^\d[\d,]*(?:\.\d+)?$/.test(word.text)) continue;
    const both = `${one.text} ${two?.text ?? ""}`.toLowerCase().replaceAll(".", "");
    const inTwo = TWO_WORD_UNITS.get(both);
    const [behind2, next] = plain2.slice(at2 + (inTwo === void 0 ? 2 : 3));
    const isRate = EACH.test(plain2[at2 - 1]?.text ?? "") || /^(?:or|and)$/i.test(behind2?.text ?? "") && PART2.test(next?.text ?? "");
    if (isRate) continue;
    const rank = UNITS_OF_WORK.indexOf(inTwo ?? unitCode(one.text) ?? "");
    if (rank < 0 || best !== null && best.rank <= rank) continue;
    best = { words: onOneLevel(plain2.slice(at2, at2 + (inTwo === void 0 ? 2 : 3))), rank };
  }
  return best?.words ?? null;
};

// lambdas/domain/pdf/phrases/set-table.ts
var COLUMN_SIZES2 = 10;
var COLUMNS = [
  ["quantity", "QUANTITY"],
  ["unit", "UNIT"],
  ["unitPrice", "UNIT PRICE"],
  ["lineItemTotal", "SUBTOTAL"],
  ["tax", "TAX"],
  ["overheadProfit", "O&P"],
  ["total", "TOTAL"],
  ["rcv", "RCV"],
  ["depreciation", "DEPREC"],
  ["acv", "ACV"]
];
var tableOf = (rows) => {
  const kinds = new Set(rows.flatMap(({ cells }) => [...cells.keys()]));
  const described = rows.map(descriptionOf);
  const size = Math.max(...rows.flatMap(({ phrases: phrases2 }) => phrases2.map((line) => line.fontSize)));
  const reach = Math.max(
    ...described.map((words) => boxAround(words).right),
    ...rows.flatMap(({ phrases: phrases2, about }) => [...phrases2, ...about].map(({ box }) => box.right))
  );
  return {
    columns: COLUMNS.filter(([kind]) => kinds.has(kind)).map(([kind, heading], at2) => ({
      kind,
      heading,
      right: reach + size * COLUMN_SIZES2 * (at2 + 1)
    })),
    left: Math.min(...described.map((words) => boxAround(words).left)),
    numberLeft: numberLeftOf(rows),
    word: rows[0]?.phrases[0]?.words[0]
  };
};
var numberLeftOf = (rows) => {
  const numbers2 = rows.flatMap(({ cells }) => cells.get("itemNumber")?.[0] ?? []);
  return numbers2.length * 2 > rows.length ? Math.min(...numbers2.map(({ box }) => box.left)) : null;
};
var withoutEnd = (words) => {
  const isWord = ({ text }) => /[\p{L}\p{N}]/u.test(text);
  const kept = words.slice(words.findIndex(isWord), words.findLastIndex(isWord) + 1);
  const last = kept.at(-1);
  if (last === void 0) return [];
  return [...kept.slice(0, -1), { ...last, text: last.text.replace(/(?<=\S)[,;:–-]+$/u, "") }];
};
var descriptionOf = ({ title, text, cells }) => {
  const lines = [
    ...title.map(({ words }) => words),
    cells.get("description") ?? [],
    withoutEnd(text)
  ].filter((words) => words.length > 0);
  const [first] = lines.flat();
  if (first === void 0) return [];
  const { top, bottom } = first.box;
  const level2 = [];
  let right = null;
  for (const words of lines) {
    const begin = words[0]?.box.left ?? 0;
    const shift = right === null ? 0 : right + first.fontSize * 0.3 - begin;
    for (const word of words) {
      const { left, right: end } = word.box;
      level2.push({ ...word, box: { left: left + shift, right: end + shift, top, bottom } });
    }
    right = level2.at(-1)?.box.right ?? null;
  }
  return level2;
};
var columnOf2 = ({ columns }, kind) => columns.find((column) => column.kind === kind) ?? columns.at(-1);
var withSumSet = (line, table, kind) => {
  const last = line.words.at(-1);
  const column = columnOf2(table, kind);
  if (last === void 0 || column === void 0) return line;
  if (!/^[($-]*\$?[\d,]+(?:\.\d{2})?\)?$/.test(last.text) || !/\$|\.\d/.test(last.text))
    return line;
  const label = totalLabel(line.text) !== null || /^totals?\b/i.test(line.text);
  if (!label && !isAdjustment(line.text)) return line;
  return boxed(
    makeLine(
      line.page,
      [...line.words.slice(0, -1), ...moveTo([withCents(last)], column)],
      line.ocr
    ),
    line.words
  );
};
var sumLine = ({ name, amount, kind }, table, { page }) => {
  const [first] = name.words;
  const total2 = { ...first ?? amount, text: "Totals:" };
  const column = columnOf2(table, kind);
  const moved = column === void 0 ? [amount] : moveTo([amount], column);
  return boxed(makeLine(page, [total2, ...name.words, ...moved], name.ocr), [...name.words, amount]);
};
var headerLine = (row, table, { page, ocr }) => {
  const first = row.title[0] ?? row.phrases[0];
  const top = first?.box.top ?? 0;
  const box = { top: top - 0.2, bottom: top - 0.1 };
  const word = (text, right) => ({
    ...table.word,
    text,
    bold: true,
    box: { ...box, left: right - text.length * table.word.fontSize * 0.5, right }
  });
  const heading = "DESCRIPTION";
  const number = table.numberLeft;
  const words = [
    ...number === null ? [] : [{ ...word("NO.", 0), box: { ...box, left: number, right: number + 10 } }],
    { ...word(heading, 0), box: { ...box, left: table.left, right: table.left + 50 } },
    ...table.columns.flatMap(
      ({ heading: text, right }) => text.split(" ").map(
        (part, at2, all) => word(part, right - all.slice(at2 + 1).join(" ").length * table.word.fontSize * 0.6)
      )
    )
  ];
  return makeLine(page, words, ocr);
};
var rowLine = (row, table) => {
  const words = descriptionOf(row);
  const printed = [...row.title, ...row.phrases].flatMap((line2) => line2.words);
  const [first] = words;
  const level2 = first?.box ?? boxAround(printed);
  const { top, bottom } = level2;
  for (const number of row.cells.get("itemNumber") ?? [])
    words.unshift({ ...number, box: { ...number.box, top, bottom } });
  for (const column of table.columns)
    for (const word of moveTo(row.cells.get(column.kind) ?? [], column))
      words.push({ ...word, box: { ...word.box, top, bottom } });
  const [line] = row.phrases;
  return boxed(makeLine(line?.page ?? 1, words, line?.ocr ?? false), printed);
};
var boxed = (line, printed) => ({
  ...line,
  box: boxAround(printed)
});
var moveTo = (words, { right }) => {
  if (words.length === 0) return [];
  const shift = right - boxAround(words).right;
  return words.map((word) => ({
    ...word,
    box: { ...word.box, left: word.box.left + shift, right: word.box.right + shift }
  }));
};

// lambdas/domain/pdf/phrases/titles.ts
var TIGHT5 = 1.6;
var withTitles = (pages) => {
  const style = titleStyle(pages);
  return pages.map((entries) => {
    const titled2 = [];
    for (const entry of entries) {
      if (entry.kind === "row" && !hasText(entry)) takeTitle(entry, titled2, style);
      titled2.push(entry);
    }
    return titled2;
  });
};
var hasText = ({ text, cells }) => cells.has("description") || text.some((word) => /\p{L}{2}/u.test(word.text));
var keyOf4 = ({ fontSize, bold, italic }) => `${Math.round(fontSize * 2)} ${bold} ${italic}`;
var titleStyle = (pages) => {
  const counts = /* @__PURE__ */ new Map();
  for (const entries of pages) {
    let above = [];
    for (const entry of entries) {
      if (entry.kind === "line") above.push(entry.line);
      else {
        const styles = new Map(above.map((line) => [keyOf4(styleOf(line.words)), line]));
        for (const [key, line] of styles) {
          const known = counts.get(key) ?? {
            count: 0,
            weight: line.fontSize + (line.bold ? 4 : 0)
          };
          counts.set(key, { ...known, count: known.count + 1 });
        }
        above = [];
      }
    }
  }
  const [most] = [...counts].sort(([, a], [, b]) => b.count - a.count || b.weight - a.weight);
  return most?.[0] ?? null;
};
var takeTitle = (row, above, style) => {
  const about = [];
  const title = [];
  for (let next = above.at(-1); next?.kind === "line"; next = above.at(-1)) {
    const { line } = next;
    const below2 = title[0] ?? about[0] ?? row.phrases[0];
    const isTitle2 = keyOf4(styleOf(line.words)) === style;
    if (title.length > 0 && (!isTitle2 || !goesOnIn2(line, below2))) break;
    if (below2 === void 0 || /\d\.\d{2}\)?$/.test(line.text)) break;
    above.pop();
    (isTitle2 ? title : about).unshift(line);
  }
  if (title.length === 0) for (const line of about) above.push({ kind: "line", line });
  else {
    row.title = title;
    row.about.unshift(...about);
  }
};
var goesOnIn2 = (line, below2) => below2 !== void 0 && !(line.text.endsWith(":") && couldBeName(line)) && !(isCapitals2(line.text) && !isCapitals2(below2.text)) && below2.box.bottom - line.box.bottom < line.fontSize * TIGHT5;
var isCapitals2 = (text) => text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);

// lambdas/domain/pdf/phrases/set-phrases.ts
var LEAST_ROWS10 = 2;
var setPhrases = (printed) => {
  if (printed.some(({ lines }) => hasHeaderRow(lines))) return [...printed];
  if (withPricesToCome(printed) !== null) return [...printed];
  const pages = withOwnPhrasesOnly(printed);
  const entries = entriesOfForm(pages);
  if (entries === null) return [...pages];
  const rows = rowsOf(entries);
  const table = tableOf(rows);
  const sums = headedSums(entries);
  const summed = [...sums.values()].find(({ kind }) => kind !== void 0)?.kind;
  let sum2;
  let room = null;
  return pages.map((page, at2) => {
    const lines = [];
    const closeSum = () => {
      if (sum2 !== void 0) lines.push(sumLine(sum2, table, page));
      sum2 = void 0;
    };
    let headed = false;
    const own = entries[at2] ?? [];
    for (const [index, entry] of own.entries()) {
      if (entry.kind === "row") {
        const name = entry.cells.get("room");
        if (name !== void 0 && textOf(name) !== room) {
          room = textOf(name);
          lines.push(makeLine(page.page, [...name], page.ocr));
          headed = false;
        }
        if (!headed) lines.push(headerLine(entry, table, page));
        headed = true;
        lines.push(rowLine(entry, table), ...entry.about);
        continue;
      }
      const { line } = entry;
      const begun = sums.get(line);
      const headsRows = own[index + 1]?.kind === "row" && isHeading3(begun?.name ?? line);
      if (begun !== void 0 || endsSum(line)) closeSum();
      sum2 = begun ?? sum2;
      lines.push(headsRows ? nameOf4(begun?.name ?? line) : withSumSet(line, table, summed));
      if (headsRows) headed = false;
    }
    if (at2 === pages.length - 1) closeSum();
    return { ...page, lines };
  });
};
var rowsOf = (entries) => entries.flat().filter((entry) => entry.kind === "row");
var CLEARLY_MORE = 1.15;
var entriesOfForm = (pages) => {
  const phrased = phrasedEntries(pages);
  const sentences = sentenceEntries(pages);
  const below2 = entriesPricedBelow(pages);
  const others = Math.max(...[phrased, sentences].map((some) => rowsOf(some ?? []).length));
  if (below2 !== null && rowsOf(below2).length >= others) return below2;
  if (phrased === null || sentences === null) return phrased ?? sentences;
  const [few, many] = [rowsOf(phrased), rowsOf(sentences)];
  const isWithin4 = few.filter(({ title }) => title.length === 0).length > few.length / 2;
  return many.length >= few.length * (isWithin4 ? 1 : CLEARLY_MORE) ? sentences : phrased;
};
var phrasedEntries = (pages) => {
  const entries = withTitles(pages.map(entriesOf));
  return rowsOf(entries).length < LEAST_ROWS10 ? null : entries;
};
var endsSum = ({ text }) => totalLabel(text) !== null || isAdjustment(text);
var isHeading3 = (line) => couldBeName(withoutColon(line));
var nameOf4 = (line) => {
  const [first, ...others] = line.words;
  const isOutlined = first !== void 0 && /^(?:\p{Lu}|\d{1,2})[.)]$/u.test(first.text);
  return withoutColon(
    isOutlined && others.length > 0 ? makeLine(line.page, others, line.ocr) : line
  );
};
var withoutColon = (line) => {
  const last = line.words.at(-1);
  if (last === void 0 || !/[^:]:$/.test(last.text)) return line;
  const words = [...line.words.slice(0, -1), { ...last, text: last.text.replace(/:$/, "") }];
  return makeLine(line.page, words, line.ocr);
};

// lambdas/domain/pdf/sheets/grid-labels.ts
var LEAST_COLUMNS = 4;
var withoutGridLabels = (pages) => pages.map((page) => {
  const letters = page.lines.find(isLetters);
  return letters === void 0 ? page : { ...page, lines: unlabelled(page.lines, letters) };
});
var isLetters = (line) => line.text.startsWith("A B C ") && line.words.length >= LEAST_COLUMNS && line.words.every((word, at2) => word.text === letterOf(at2));
var letterOf = (column) => (column < 26 ? "" : letterOf(Math.floor(column / 26) - 1)) + String.fromCharCode("A".charCodeAt(0) + column % 26);
var unlabelled = (lines, letters) => {
  const others = lines.filter((line) => line !== letters);
  const numbers2 = others.flatMap(
    ({ words: [first] }) => first !== void 0 && /^\d{1,5}$/.test(first.text) && first.box.right < letters.box.left ? [first] : []
  );
  const counts = numbers2.every(
    ({ text }, at2) => at2 === 0 || Number(text) > Number(numbers2[at2 - 1]?.text)
  );
  if (numbers2.length * 2 < others.length || !counts) return others;
  const labels = new Set(numbers2);
  return others.flatMap((line) => {
    const words = line.words.filter((word) => !labels.has(word));
    if (words.length === line.words.length) return [line];
    return words.length === 0 ? [] : [makeLine(line.page, words, line.ocr)];
  });
};

// lambdas/domain/pdf/sheets/joined-halves.ts
var PAGE_HEAD2 = 15;
var LEVEL = 2;
var MOST_BESIDE = 0.8;
var LEAST_BESIDE = 3;
var withHalvesJoined = (pages) => {
  const left = pages.findIndex((page) => halfOf(page) === "left");
  if (left < 0) return [...pages];
  const right = pages.findIndex((page, at2) => at2 > left && halfOf(page) === "right");
  if (right < 0) return [...pages];
  const joined2 = [...pages];
  const rest = [];
  const distance3 = right - left;
  for (let first = left; first + distance3 < pages.length; first += distance3 === 1 ? 2 : 1) {
    if (distance3 > 1 && first >= right) break;
    const [one, other] = [pages[first], pages[first + distance3]];
    if (one === void 0 || other === void 0) break;
    const pair = join(one, other);
    if (pair === null) break;
    joined2[first] = pair[0];
    rest.push(pair[1]);
  }
  const behind2 = new Set(rest.map(({ page }) => page));
  return [...joined2.filter(({ page }) => !behind2.has(page)), ...rest];
};
var halfOf = ({ lines }) => {
  for (const line of lines.slice(0, PAGE_HEAD2)) {
    if (!mayStack(line)) continue;
    const kinds = new Set((headingsOfLine(line) ?? []).map(({ kind }) => kind));
    if (kinds.size < 2) continue;
    const amounts = [...kinds].filter((kind) => AMOUNTS3.has(kind)).length;
    if (kinds.has("description")) return amounts === 0 ? "left" : null;
    if (amounts >= 2 && ![...kinds].some((kind) => TEXT_COLUMNS.has(kind))) return "right";
  }
  return null;
};
var AMOUNTS3 = /* @__PURE__ */ new Set([
  "unitPrice",
  "lineItemTotal",
  "tax",
  "overheadProfit",
  "total",
  "rcv",
  "depreciation",
  "acv"
]);
var join = (left, right) => {
  const cells = right.lines.filter(({ text }) => !isPageFurniture(text));
  const besides = /* @__PURE__ */ new Map();
  for (const cell of cells) {
    const beside = left.lines.find((line) => Math.abs(line.box.bottom - cell.box.bottom) < LEVEL);
    if (beside !== void 0 && !besides.has(beside)) besides.set(beside, cell);
  }
  if (besides.size < Math.min(LEAST_BESIDE, cells.length)) return null;
  if (besides.size < cells.length * MOST_BESIDE) return null;
  const taken = new Set(besides.values());
  return [
    {
      ...left,
      width: left.width + right.width,
      lines: left.lines.map((line) => {
        const cell = besides.get(line);
        return cell === void 0 ? line : withCells(line, cell, left.width);
      })
    },
    { ...right, lines: right.lines.filter((line) => !taken.has(line)) }
  ];
};
var withCells = (line, cells, shift) => ({
  ...makeLine(
    line.page,
    [
      ...line.words,
      ...cells.words.map((word) => ({
        ...word,
        box: {
          left: word.box.left + shift,
          right: word.box.right + shift,
          top: line.box.top,
          bottom: line.box.bottom
        }
      }))
    ],
    line.ocr
  ),
  box: line.box
});

// lambdas/domain/pdf/unflow-tables.ts
var FLOWED_GAP = 0.75;
var LEAST_HEADINGS3 = 4;
var COLUMN_SIZES3 = 9;
var unflowTables = (pages) => {
  let table = null;
  return pages.map((page) => {
    const lines = [];
    let isChanged = false;
    let open = null;
    for (let index = 0; index < page.lines.length; index += 1) {
      const line = page.lines[index];
      const header = headerRowAt(page.lines, index);
      if (header !== null) {
        table = isFlowed(header) ? tableOf2(header, page) : null;
        if (table !== null) {
          lines.push(setHeader(table));
          index += header.lines.length - 1;
          isChanged = true;
          continue;
        }
      }
      const row = open;
      open = null;
      if (row !== null && goesOn3(row, line)) {
        lines[lines.length - 1] = withTail(row, line);
        continue;
      }
      const set2 = table === null ? null : setRow(line, table);
      if (set2 === null) lines.push(line);
      else {
        isChanged = true;
        lines.push(...set2.lines);
        if (set2.lines.length === 1) open = set2;
      }
    }
    return isChanged ? { ...page, lines } : page;
  });
};
var isFlowed = (header) => {
  if (header.headings.length < LEAST_HEADINGS3) return false;
  return header.lines.every(
    (line) => line.words.every((word, index) => {
      const before = line.words[index - 1];
      if (before === void 0) return true;
      return word.box.left - before.box.right < Math.max(word.fontSize, 4) * FLOWED_GAP;
    })
  );
};
var tableOf2 = (header, page) => {
  const headings = header.headings.toSorted((a, b) => a.row - b.row || a.left - b.left);
  const width = (header.lines[0]?.fontSize ?? 10) * COLUMN_SIZES3;
  const rightmost = Math.max(page.width, ...page.lines.map((line) => line.box.right));
  const figures = headings.filter((heading) => !TEXT_COLUMNS.has(heading.kind));
  const rights = new Map(
    figures.map((heading, index) => [heading, rightmost + width * (index + 1)])
  );
  return { headings, header, rights };
};
var setHeader = (table) => {
  const words = table.header.lines.flatMap((line) => line.words);
  const set2 = table.headings.flatMap((heading) => {
    const own = words.filter((word) => isWithin3(word, heading));
    const right = table.rights.get(heading);
    return right === void 0 ? own : moveTo2(own, right);
  });
  const first = table.header.lines[0];
  return makeLine(first.page, level(set2, first), first.ocr);
};
var isWithin3 = ({ box }, heading) => box.left >= heading.left - 0.5 && box.right <= heading.right + 0.5;
var setRow = (line, table) => {
  const tokens = tokensOf(line.words);
  const cells = cellsOf4(tokens, table, totalLabel(line.text) !== null);
  if (cells === null) return null;
  const { before, assigned, after } = cells;
  const description = before.flatMap((token2) => token2.words);
  const words = [...description];
  for (const [token2, heading] of assigned) {
    words.push(...moveTo2(token2.words, table.rights.get(heading)));
  }
  const set2 = makeLine(line.page, words, line.ocr);
  if (after.length === 0) return { lines: [set2], description };
  const rest = makeLine(
    line.page,
    after.flatMap((token2) => token2.words),
    line.ocr
  );
  return { lines: [set2, rest], description };
};
var DANGLES = /[-\u2013,/&(]$|\b(?:to|of|with|and|or|for|per|x|up)$/i;
var CONTINUES = /^(?:[-\u2013(/&]|[a-z]|\d+(?:\s?\d\/\d)?["'])/;
var LONGEST_TAIL_WORDS = 8;
var goesOn3 = (row, line) => {
  if (row.description.length === 0 || line.words.length > LONGEST_TAIL_WORDS) return false;
  if (/[.:]$/.test(line.text) || /^\w[\w ]*:/.test(line.text)) return false;
  const above = row.description.map(({ text }) => text).join(" ");
  if (totalLabel(above) !== null || totalLabel(line.text) !== null) return false;
  return DANGLES.test(above) || CONTINUES.test(line.text);
};
var withTail = (row, line) => {
  const [set2] = row.lines;
  const right = boxAround(row.description).right + 1;
  const width = boxAround(line.words).right - boxAround(line.words).left;
  const tail = level(moveTo2(line.words, right + width), set2);
  const figures = set2.words.filter((word) => !row.description.includes(word));
  return makeLine(set2.page, [...row.description, ...tail, ...figures], set2.ocr);
};
var FIGURES6 = /* @__PURE__ */ new Set([
  "amount",
  "percent",
  "ageLife",
  "condition",
  "notApplicable",
  "priceNote",
  "mark"
]);
var cellsOf4 = (tokens, table, isTotal) => {
  const columns = [...table.rights.keys()];
  for (let at2 = tokens.length - 1; at2 >= 0; at2 -= 1) {
    const token2 = tokens[at2];
    if (!isTotal && token2.kind !== "quantity") continue;
    if (isTotal && (FIGURES6.has(token2.kind) || at2 === tokens.length - 1)) {
      if (at2 > 0 && FIGURES6.has(tokens[at2 - 1].kind)) continue;
    } else if (isTotal) continue;
    const tail = tokens.slice(isTotal ? at2 : at2 + 1);
    const end = tail.findIndex(({ kind }) => !FIGURES6.has(kind));
    const figures = end === -1 ? tail : tail.slice(0, end);
    if (figures.length === 0) continue;
    const open = isTotal ? columns.filter(({ kind }) => TOTALLED.has(kind)) : columns.filter(({ kind }) => kind !== "quantity");
    const assigned = align(figures, open, isTotal ? null : token2.value);
    if (assigned === null) continue;
    const quantity = columns.find(({ kind }) => kind === "quantity");
    if (!isTotal && quantity) assigned.unshift([token2, quantity]);
    return {
      before: tokens.slice(0, at2),
      assigned,
      after: end === -1 ? [] : tail.slice(end)
    };
  }
  return null;
};
var TOTALLED = /* @__PURE__ */ new Set([
  "lineItemTotal",
  "tax",
  "overheadProfit",
  "total",
  "rcv",
  "depreciation",
  "acv"
]);
var ACCEPTS = {
  ageLife: /* @__PURE__ */ new Set(["ageLife"]),
  condition: /* @__PURE__ */ new Set(["condition"]),
  depreciationPercent: /* @__PURE__ */ new Set(["percent", "notApplicable"])
};
var AMOUNTS4 = /* @__PURE__ */ new Set(["amount", "priceNote"]);
var align = (figures, columns, quantity) => {
  let best = null;
  const visit = (figure, column, cells) => {
    const token2 = figures[figure];
    if (token2 === void 0) {
      const score = scoreOf(cells, quantity);
      if (best === null || score > best.score) best = { score, cells };
      return;
    }
    const last = cells.at(-1);
    if (token2.kind === "mark" && last) {
      visit(figure + 1, column, [...cells, [token2, last[1]]]);
      return;
    }
    for (let at2 = column; at2 < columns.length; at2 += 1) {
      const heading = columns[at2];
      if (!(ACCEPTS[heading.kind] ?? AMOUNTS4).has(token2.kind)) continue;
      if (token2.bracket !== null && heading.kind !== "depreciation" && quantity !== null) continue;
      visit(figure + 1, at2 + 1, [...cells, [token2, heading]]);
    }
  };
  visit(0, 0, []);
  return best?.cells ?? null;
};
var CENT6 = 0.011;
var scoreOf = (cells, quantity) => {
  const value = (...kinds) => {
    const cell = cells.find(
      ([token2, heading]) => kinds.includes(heading.kind) && token2.value !== null
    );
    return cell?.[0].value ?? null;
  };
  let score = 0;
  const rcv = value("rcv", "total");
  const rate = value("unitPrice", "unit");
  const acv = value("acv");
  const added = (value("tax") ?? 0) + (value("overheadProfit") ?? 0);
  if (rcv !== null) score += 1;
  if (rate !== null) score += 1;
  if (quantity !== null && rate !== null && rcv !== null) {
    const off = Math.abs(quantity * rate + added - rcv);
    if (off <= CENT6 + Math.abs(quantity) * 5e-3) score += 4;
  }
  if (rcv !== null && acv !== null) {
    if (Math.abs(rcv - (value("depreciation") ?? 0) - acv) <= CENT6) score += 3;
  }
  return score;
};
var moveTo2 = (words, right) => {
  if (words.length === 0) return [];
  const shift = right - boxAround(words).right;
  return words.map((word) => ({
    ...word,
    box: { ...word.box, left: word.box.left + shift, right: word.box.right + shift }
  }));
};
var level = (words, line) => words.map((word) => ({
  ...word,
  box: { ...word.box, top: line.box.top, bottom: line.box.bottom }
}));

// lambdas/domain/pdf/settle-forms.ts
var steps = [
  withoutGridLabels,
  withDecimalPoints,
  withoutTextMarks,
  withSpelledKeys,
  withHalvesJoined,
  unflowTables,
  withLumpSumsSet,
  setPhrases,
  settleCells
];
var settleForms = (pages) => steps.reduce((settled, step) => step(settled), [...pages]);

// lambdas/domain/pdf/sheets/letterhead.ts
var RIM_LINES2 = 5;
var LEVEL2 = 3;
var shareLetterhead = (first, second, below2 = 0) => {
  const others = rimOf2(second);
  let shared = 0;
  for (const line of rimOf2(first)) {
    const twin = others.find(
      (other) => Math.abs(other.box.top - below2 - line.box.top) < LEVEL2 && keyOf5(other.text) === keyOf5(line.text)
    );
    if (twin === void 0 || !isOwn(line)) continue;
    shared += countsOn(line.text, twin.text) ? 2 : 1;
  }
  return shared >= 2;
};
var rimOf2 = (lines) => lines.length <= 2 * RIM_LINES2 ? lines : [...lines.slice(0, RIM_LINES2), ...lines.slice(-RIM_LINES2)];
var keyOf5 = (text) => text.replace(/\d+/g, "#").toLowerCase();
var isOwn = ({ text, words }) => /\p{L}{3}/u.test(text) && !/\d\.\d{2}\b/.test(text) && words.some(
  ({ text: word }) => /\p{L}{2}/u.test(word) && !HEADING_WORDS.has(normalizeHeading(word))
);
var countsOn = (text, next) => {
  const [number, following] = [text, next].map((one) => /(\d{1,4})\W*$/.exec(one)?.[1]);
  return number !== void 0 && following !== void 0 && Number(following) === Number(number) + 1;
};

// lambdas/domain/pdf/sheets/fold.ts
var LEAST_LINES2 = 4;
var NARROWEST = 10;
var foldOf = (sheet) => {
  const [upper, lower] = halvesOf(sheet);
  const [last, first] = [upper.at(-1), lower[0]];
  if (last === void 0 || first === void 0) return null;
  if (upper.length < LEAST_LINES2 || lower.length < LEAST_LINES2) return null;
  const until = upper.reduce((bottom, { box }) => Math.max(bottom, box.bottom), 0);
  if (first.box.top - until < NARROWEST || until > sheet.height / 2 + NARROWEST) return null;
  const number = printedNumberOf(upper);
  const countsOn3 = number !== null && printedNumberOf(lower) === number + 1;
  return countsOn3 || shareLetterhead(upper, lower, sheet.height / 2) ? "told" : "possible";
};
var halvesOf = ({ lines, height }) => {
  const isUpper = ({ box }) => (box.top + box.bottom) / 2 < height / 2;
  return [lines.filter(isUpper), lines.filter((line) => !isUpper(line))];
};

// lambdas/domain/pdf/sheets/gutter.ts
var STRIP = 2;
var FROM = 0.3;
var UNTIL = 0.7;
var NARROWEST2 = 8;
var NARROWEST_SIZES = 1.2;
var LEAST_LINES3 = 6;
var MOST_ACROSS = 6;
var MOST_BESIDE2 = 0.75;
var guttersOf = ({ width, lines }) => {
  if (lines.length < LEAST_LINES3) return [];
  const [from, until] = [width * FROM, width * UNTIL];
  const counts = crossings(lines, from, until);
  const tried = /* @__PURE__ */ new Set();
  const gutters = [];
  for (let most = 0; most <= MOST_ACROSS; most += 1)
    for (const { first, last } of runsOf(counts, most)) {
      const band = { left: from + first * STRIP, right: from + (last + 1) * STRIP };
      const key = `${first}-${last}`;
      if (band.right - band.left < NARROWEST2 || tried.has(key)) continue;
      tried.add(key);
      if (gutters.some(({ left, right }) => left <= band.left && right >= band.right)) continue;
      const body = bodyOf2(lines, band);
      const across = lines.length - body.length;
      if (body.length < lines.length * MOST_BESIDE2 || body.length < LEAST_LINES3) continue;
      if (isWide(band, body) && isBesideTexts(body, band.left)) gutters.push({ ...band, across });
    }
  return gutters.sort((a, b) => a.across - b.across || widthOf(b) - widthOf(a));
};
var widthOf = ({ left, right }) => right - left;
var runsOf = (counts, most) => {
  const runs = [];
  for (let strip = 0; strip < counts.length; strip += 1) {
    if ((counts[strip] ?? 0) > most) continue;
    const first = strip;
    while (strip + 1 < counts.length && (counts[strip + 1] ?? 0) <= most) strip += 1;
    runs.push({ first, last: strip });
  }
  return runs;
};
var bodyOf2 = (lines, gutter) => longestStretch(
  lines,
  ({ words }) => words.some(({ box }) => box.left < gutter.right && box.right > gutter.left)
);
var isWide = (gutter, [first]) => first !== void 0 && widthOf(gutter) >= NARROWEST_SIZES * first.fontSize;
var partsAt = (lines, gutter) => {
  const between = bodyOf2(lines, gutter);
  const titles = titlesOf2(between, gutter);
  const body = between.slice(titles);
  const [first] = between;
  const begin = titles + (first === void 0 ? 0 : lines.indexOf(first));
  const middle2 = (gutter.left + gutter.right) / 2;
  return {
    head: lines.slice(0, begin),
    foot: lines.slice(begin + body.length),
    left: sideOf2(body, ({ box }) => box.right < middle2),
    right: sideOf2(body, ({ box }) => box.left > middle2)
  };
};
var FAR_RIGHT = 0.3;
var titlesOf2 = (body, { left, right }) => {
  const margin = Math.min(...body.map(({ box }) => box.left));
  const end = Math.max(...body.map(({ box }) => box.right));
  const ordinary = body.findIndex(({ words, box }) => {
    const beside = words.find((word) => word.box.left >= right);
    const isFar = beside !== void 0 && beside.box.left > right + (end - right) * FAR_RIGHT;
    return !isFar || box.left > margin + (left - margin) * FAR_RIGHT;
  });
  return Math.max(0, ordinary);
};
var LEAST_TEXTS = 4;
var isBesideTexts = (body, middle2) => {
  const right = /* @__PURE__ */ new Set();
  let left = 0;
  for (const { words } of body) {
    const at2 = words.findIndex(({ box }) => box.left > middle2);
    if (at2 >= 0 && beginsWithText2(words, at2)) right.add(textOf(words.slice(at2, at2 + 3)));
    if (right.size >= LEAST_TEXTS) break;
  }
  if (right.size < LEAST_TEXTS) return false;
  for (const { words } of body) {
    const [first] = words;
    if (first !== void 0 && first.box.left <= middle2 && beginsWithText2(words, 0)) left += 1;
    if (left >= LEAST_TEXTS) return true;
  }
  return false;
};
var beginsWithText2 = (words, at2) => {
  const first = words[at2]?.text ?? "";
  return /\p{L}{3}/u.test(/^\d{1,4}[a-z]?[.)]?$/.test(first) ? words[at2 + 1]?.text ?? "" : first);
};
var crossings = (lines, from, until) => {
  const counts = new Array(Math.ceil((until - from) / STRIP)).fill(0);
  for (const line of lines)
    for (const { box } of line.words) {
      const first = Math.max(0, Math.floor((box.left - from) / STRIP));
      const last = Math.min(counts.length - 1, Math.floor((box.right - from) / STRIP));
      for (let strip = first; strip <= last; strip += 1) counts[strip] = (counts[strip] ?? 0) + 1;
    }
  return counts;
};
var longestStretch = (lines, ends) => {
  let longest = [];
  let stretch = [];
  for (const line of lines) {
    if (ends(line)) stretch = [];
    else stretch.push(line);
    if (stretch.length > longest.length) longest = stretch;
  }
  return [...longest];
};
var sideOf2 = (lines, isOnSide) => lines.flatMap((line) => {
  const words = line.words.filter(isOnSide);
  return words.length === 0 ? [] : [makeLine(line.page, words, line.ocr)];
});

// lambdas/domain/pdf/sheets/streams.ts
var areStreams = (gutter, sides, sheet) => {
  const { left, right } = sides;
  return [left, right].every(hasNumberedRows) || countsOn2(sides) || shareLetterhead(left, right) || haveOwnAmounts(sides) || haveTables(gutter, sides, sheet);
};
var haveTables = (gutter, sides, sheet) => {
  const { left, right } = sides;
  const [mine, others] = [isPriced2(left), isPriced2(right)];
  if (mine && others && tableHeadIn(left) !== null && tableHeadIn(right) !== null) return true;
  if (!(mine || others) || !isFolded(gutter, sides, sheet)) return false;
  return [
    [left, right],
    [right, left]
  ].some(([one = [], other = []]) => {
    const head = isPriced2(one) ? tableHeadIn(one) : null;
    return head !== null && !goesOnBeside(head, other);
  });
};
var isPriced2 = (lines) => lines.filter(({ text }) => AMOUNT2.test(text)).length >= 2;
var MIDDLE = 24;
var FILLED = 0.55;
var isFolded = (gutter, { left, right }, { width, height }) => width > height && gutter.left - MIDDLE < width / 2 && gutter.right + MIDDLE > width / 2 && [left, right].every((lines) => {
  const { left: from, right: until } = boxAround(lines);
  return until - from > width / 2 * FILLED;
});
var tableHeadIn = (lines) => {
  for (const index of lines.keys()) {
    const header = headerRowAt(lines, index);
    const first = header?.headings.toSorted((a, b) => a.left - b.left)[0];
    if (header === null || first === void 0 || !TEXT_COLUMNS.has(first.kind)) continue;
    if (header.headings.some(({ kind }) => kind === "description")) return header;
  }
  return null;
};
var goesOnBeside = ({ lines }, others) => others.some(
  (other) => lines.some(({ box }) => Math.abs(box.bottom - other.box.bottom) < ALIGNED5) && other.words.some(({ text }) => HEADING_WORDS.has(normalizeHeading(text)))
);
var ALIGNED5 = 3;
var LEAST_NUMBERED = 3;
var hasNumberedRows = (lines) => {
  const starts = lines.flatMap((line) => itemStartOf(line) ?? []);
  return starts.some(
    ({ left, rest }) => /\p{L}/u.test(rest[0]?.text ?? "") && starts.filter((other) => Math.abs(other.left - left) < ALIGNED5).length >= LEAST_NUMBERED
  );
};
var countsOn2 = ({ left, right }) => {
  const first = printedNumberOf(left);
  return first !== null && printedNumberOf(right) === first + 1;
};
var AMOUNT2 = /\d\.\d{2}(?!\d)/;
var CLOSES = /\d\.\d{2}\)?$/;
var LEAST_AMOUNTS = 3;
var MOST_SHARE = 0.6;
var SAME_ROWS = 0.5;
var haveOwnAmounts = ({ left, right }) => {
  if (![left, right].every((side) => closesAtEdge(side) && describesAmounts(side))) return false;
  const mine = left.filter(({ text }) => AMOUNT2.test(text));
  const others = right.filter(({ text }) => AMOUNT2.test(text));
  const bottoms = new Set(others.map(({ box }) => Math.round(box.bottom)));
  const beside = mine.filter(
    ({ box }) => [-1, 0, 1].some((off) => bottoms.has(Math.round(box.bottom) + off))
  ).length;
  return beside / Math.min(mine.length, others.length) < SAME_ROWS;
};
var DESCRIBES = /^(?:\d{1,4}[a-z]?[.)] )?\W{0,2}\p{L}[\p{L}&/'-]*,? \W?\p{L}{2}/u;
var MOST_DESCRIBED = 0.7;
var describesAmounts = (lines) => lines.filter(({ text }) => DESCRIBES.test(text)).length >= lines.filter(({ text }) => CLOSES.test(text)).length * MOST_DESCRIBED;
var closesAtEdge = (lines) => {
  const closing2 = lines.filter(({ text }) => CLOSES.test(text));
  const atEdge = Math.max(
    0,
    ...closing2.map(
      (line) => closing2.filter(({ box }) => Math.abs(box.right - line.box.right) < ALIGNED5).length
    )
  );
  return atEdge >= LEAST_AMOUNTS && atEdge >= closing2.length * MOST_SHARE;
};

// lambdas/domain/pdf/sheets/cut-sheets.ts
var findMarks = (sheet) => {
  const gutters = outsideTables(guttersOf(sheet), sheet.lines);
  const fold = foldOf(sheet);
  if (gutters.length === 0 && fold === null) return null;
  const own = gutters.length === 0 || !isPriced2(sheet.lines) ? void 0 : gutters.find((gutter) => areStreams(gutter, partsAt(sheet.lines, gutter), sheet));
  return { own: own ?? null, gutters, fold };
};
var outsideTables = (gutters, lines) => {
  if (gutters.length === 0) return gutters;
  const heads2 = lines.flatMap((_, at2) => headerRowAt(lines, at2) ?? []);
  return gutters.filter((gutter) => !heads2.some((head) => goesAcross(head, gutter)));
};
var goesAcross = ({ headings }, { left, right }) => {
  const [described, another] = headings.filter(({ text }) => headingKind(text) === "description");
  if (described === void 0 || another !== void 0 || described.right >= left) return false;
  return headings.filter((heading) => heading.left > right && !TEXT_COLUMNS.has(heading.kind)).length >= 2;
};
var cutSheets = (sheets, marks, shelf) => {
  const told3 = sheets.flatMap(({ width }, at2) => {
    const own = marks[at2]?.own ?? null;
    return own === null ? [] : [{ width, own }];
  });
  const isFolded2 = marks.some((one) => one?.fold === "told");
  if (told3.length === 0 && !isFolded2) return { pages: [...sheets], places: null };
  const cuts = /* @__PURE__ */ new Map();
  for (const [at2, sheet] of sheets.entries()) {
    const mark = marks[at2] ?? null;
    if (mark === null) continue;
    const gutter = mark.own ?? mark.gutters.find(
      (one) => told3.some(({ width, own }) => width === sheet.width && isSamePlace(one, own))
    ) ?? null;
    const folded = isFolded2 && mark.fold !== null;
    if (gutter !== null || folded) cuts.set(sheet, { gutter, halves: halves(sheet, folded) });
  }
  return numbered(sheets, cuts, shelf);
};
var halves = (sheet, folded) => {
  if (!folded) return [{ lines: sheet.lines, y: 0 }];
  const [upper, lower] = halvesOf(sheet);
  return [
    { lines: upper, y: 0 },
    { lines: lower, y: sheet.height / 2 }
  ];
};
var isSamePlace = (one, other) => one.left < (other.left + other.right) / 2 && one.right > (other.left + other.right) / 2;
var numbered = (sheets, cuts, shelf) => {
  const shift = shiftOf([...cuts.values()]);
  const pages = [];
  const places = /* @__PURE__ */ new Map();
  const add = (sheet, lines, part) => {
    const page = pages.length + 1;
    const { x, y, width, height } = part;
    const moved = lines.map((line) => movedTo(page, line, x, y));
    pages.push({ ...sheet, page, width, height, lines: shelveLines(moved, shelf) });
    places.set(page, { sheet: sheet.page, x, y });
  };
  for (const sheet of sheets) {
    const { gutter, halves: parts } = cuts.get(sheet) ?? {
      gutter: null,
      halves: halves(sheet, false)
    };
    const { width } = sheet;
    const height = sheet.height / parts.length;
    for (const { lines, y } of parts) {
      if (gutter === null) {
        add(sheet, lines, { x: 0, y, width, height });
        continue;
      }
      const { head, foot, left, right } = partsAt(lines, gutter);
      add(sheet, [...head, ...left], { x: 0, y, width: shift, height });
      add(sheet, right, { x: shift, y, width: width - shift, height });
      if (foot.length > 0) add(sheet, foot, { x: 0, y, width, height });
    }
  }
  return { pages, places };
};
var shiftOf = (cuts) => {
  const sides = cuts.flatMap(
    ({ gutter, halves: parts }) => gutter === null ? [] : parts.map(({ lines }) => partsAt(lines, gutter))
  );
  const leftOf2 = (lines) => Math.min(...lines.map(({ box }) => box.left));
  return leftOf2(sides.flatMap(({ right }) => right)) - leftOf2(sides.flatMap(({ left }) => left));
};
var movedTo = (page, line, x, y) => makeLine(
  page,
  x === 0 && y === 0 ? line.words : line.words.map((word) => ({
    ...word,
    box: {
      left: word.box.left - x,
      right: word.box.right - x,
      top: word.box.top - y,
      bottom: word.box.bottom - y
    }
  })),
  line.ocr
);

// lambdas/domain/pdf/sheets/on-sheets.ts
var onSheets = (places, estimate) => places === null ? estimate : {
  ...estimate,
  lineItems: estimate.lineItems.map(
    (item) => item.printed === null ? item : { ...item, printed: placed2(item.printed, places) }
  ),
  printed: estimate.printed === null ? null : printedOnSheets(estimate.printed, places)
};
var printedOnSheets = (printed, places) => {
  const all = (list) => list.map((one) => placed2(one, places));
  return {
    ...printed,
    rooms: all(printed.rooms),
    totals: all(printed.totals),
    summaries: all(printed.summaries),
    recapByCategory: all(printed.recapByCategory),
    recapByRoom: all(printed.recapByRoom),
    pages: classesOfSheets(printed, places)
  };
};
var placed2 = (read, places) => {
  const { page, box } = read.readAt;
  const place2 = places.get(page);
  if (place2 === void 0) return read;
  const { sheet, x, y } = place2;
  const { left, right, top, bottom } = box;
  return {
    ...read,
    readAt: {
      page: sheet,
      box: { left: left + x, right: right + x, top: top + y, bottom: bottom + y }
    }
  };
};
var WEIGHTS = [
  "items",
  "summary",
  "recap",
  "cover",
  "sketch",
  "letter",
  "guide",
  "other",
  "duplicate",
  "blank"
];
var classesOfSheets = ({ pages }, places) => {
  const sheets = /* @__PURE__ */ new Map();
  for (const page of pages) {
    const number = places.get(page.page)?.sheet ?? page.page;
    const known = sheets.get(number);
    if (known === void 0 || WEIGHTS.indexOf(page.class) < WEIGHTS.indexOf(known.class))
      sheets.set(number, { ...page, page: number });
  }
  return [...sheets.values()];
};

// lambdas/domain/pdf/furniture.ts
var furnitureOf = (pages, belongsToTable, isName2) => {
  const furniture = /* @__PURE__ */ new Set();
  const places = /* @__PURE__ */ new Map();
  const inset = insetOf(pages);
  for (const page of pages) {
    const first = page.lines.findIndex(belongsToTable);
    const last = page.lines.findLastIndex(belongsToTable);
    for (const [index, line] of page.lines.entries()) {
      const isLabelled2 = /[:#]/.test(line.text) && index > 0 && index - first < MOST_HEAD_LINES;
      const outside = first < 0 || index < first || index > last || isLabelled2 && !belongsToTable(line);
      const share = (line.box.top - inset) / Math.max(1, page.height - 2 * inset);
      const atRim = line.box.bottom < RIM || line.box.top > page.height - RIM;
      if (outside && atRim) {
        furniture.add(line);
        continue;
      }
      if (!outside || share > 0.3 && share < 0.8) continue;
      if (isPageFurniture(line.text)) {
        const atEdge = share < 0.12 || share > 0.85;
        if (atEdge) furniture.add(line);
        continue;
      }
      if (continuedRoom(line.text) !== null || totalLabel(line.text) !== null) continue;
      if (isName2(line)) continue;
      if (isDimensions(line.text) || isOpening(line.text)) continue;
      const edge = share < 0.06 || share > 0.93;
      const text = edge ? line.text.replace(/\d+/g, "#") : share > 0.8 ? keyOf6(line.text).replace(PAGE_BEHIND, (number) => `#${Number(number) - page.page}`) : keyOf6(line.text);
      const apart3 = line.ocr ? MOST_APART_SCANNED : MOST_APART2;
      const sets = places.get(text) ?? [];
      const twins = sets.find(([one]) => one && Math.abs(one.box.top - line.box.top) <= apart3);
      if (twins === void 0) sets.push([line]);
      else twins.push(line);
      places.set(text, sets);
    }
  }
  for (const twins of [...places.values()].flat()) {
    const on = new Set(twins.map((line) => line.page)).size;
    if (on >= 2 && on >= Math.min(3, pages.length * 0.3))
      for (const line of twins) furniture.add(line);
  }
  return furniture;
};
var MOST_HEAD_LINES = 3;
var MOST_APART2 = 4;
var MOST_APART_SCANNED = 9;
var USUAL_MARGIN = 36;
var insetOf = (pages) => {
  const margins = pages.flatMap(({ height, lines }) => {
    const [first, last] = [lines[0], lines.at(-1)];
    return first === void 0 || last === void 0 ? [] : [first.box.top, height - last.box.bottom];
  });
  return margins.length === 0 ? 0 : Math.max(0, Math.min(...margins) - USUAL_MARGIN);
};
var RIM = 14;
var PAGE_BEHIND = /(?<=\D )\d{1,3}$/;
var keyOf6 = (text) => text.replace(/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\d{1,2}:\d{2}(?::\d{2})?\b/g, "#").replace(/\bpage\s*:?\s*\d+/gi, "page #").toLowerCase();

// lambdas/domain/pdf/without-furniture.ts
var withoutFurniture = (pages) => {
  const tableLines2 = /* @__PURE__ */ new Set();
  for (const page of pages)
    for (const [index, line] of page.lines.entries()) {
      const header = headerRowAt(page.lines, index);
      if (header !== null) {
        for (const one of header.lines) tableLines2.add(one);
        const above = page.lines[index - 1];
        if (above !== void 0 && hasAmounts(above)) tableLines2.add(above);
      } else if (itemStartOf(line) !== null || totalLabel(line.text) !== null) tableLines2.add(line);
      else if (isSummaryTitle(line.text)) tableLines2.add(line);
    }
  const { rooms, levels } = knownNames(pages, null);
  const furniture = furnitureOf(
    pages,
    (line) => tableLines2.has(line),
    (line) => rooms.has(normalizeName(line.text)) || levels.has(normalizeName(line.text))
  );
  return pages.map((page) => ({
    ...page,
    lines: page.lines.filter((line) => !furniture.has(line))
  }));
};

// lambdas/domain/pdf/packed-words.ts
var NUMBERS = 7;
var BOLD = 1;
var ITALIC = 2;
var SEPARATOR = "\n";
var packWords = (groups) => {
  const starts = new Uint32Array(groups.length + 1);
  for (const [group, words] of groups.entries())
    starts[group + 1] = (starts[group] ?? 0) + words.length;
  const count = starts[groups.length] ?? 0;
  const numbers2 = new Float32Array(count * NUMBERS);
  const styles = new Uint8Array(count);
  const alternatives = /* @__PURE__ */ new Map();
  let index = 0;
  for (const words of groups)
    for (const word of words) {
      const { left, top, right, bottom } = word.box;
      const at2 = index * NUMBERS;
      numbers2[at2] = left;
      numbers2[at2 + 1] = top;
      numbers2[at2 + 2] = right;
      numbers2[at2 + 3] = bottom;
      numbers2[at2 + 4] = word.fontSize;
      numbers2[at2 + 5] = word.angle;
      numbers2[at2 + 6] = word.confidence;
      styles[index] = (word.bold ? BOLD : 0) + (word.italic ? ITALIC : 0);
      if (word.alternatives !== void 0) alternatives.set(index, word.alternatives);
      index += 1;
    }
  const texts = groups.map((words) => words.map((word) => word.text).join(SEPARATOR));
  return { starts, texts, numbers: numbers2, styles, alternatives };
};
var unpackWords = (packed, group) => {
  const { starts, numbers: numbers2, styles, alternatives } = packed;
  const start = starts[group] ?? 0;
  const length = (starts[group + 1] ?? start) - start;
  const texts = (packed.texts[group] ?? "").split(SEPARATOR);
  const number = (at2) => numbers2[at2] ?? 0;
  return Array.from({ length }, (_, place2) => {
    const index = start + place2;
    const at2 = index * NUMBERS;
    const style = styles[index] ?? 0;
    const others = alternatives.get(index);
    const word = {
      text: texts[place2] ?? "",
      box: {
        left: number(at2),
        top: number(at2 + 1),
        right: number(at2 + 2),
        bottom: number(at2 + 3)
      },
      angle: number(at2 + 5),
      fontSize: number(at2 + 4),
      bold: (style & BOLD) !== 0,
      italic: (style & ITALIC) !== 0,
      confidence: number(at2 + 6)
    };
    if (others !== void 0) word.alternatives = others;
    return word;
  });
};

// lambdas/domain/pdf/word-shelf.ts
var OPEN_PAGES = 24;
var OPEN_PAGES_OF_LONG = 1;
var createWordShelf = (openPages = OPEN_PAGES, openPagesOfLong = OPEN_PAGES_OF_LONG) => {
  const open = /* @__PURE__ */ new Map();
  let mostOpen = openPages;
  let latest = null;
  const use = (key, close) => {
    latest = key;
    open.delete(key);
    open.set(key, close);
    if (open.size <= mostOpen) return;
    mostOpen = Math.min(mostOpen, openPagesOfLong);
    for (const [oldest, closeOldest] of open) {
      if (open.size <= mostOpen) break;
      open.delete(oldest);
      closeOldest();
    }
  };
  const hold = (given, givenPacked) => {
    const key = /* @__PURE__ */ Symbol();
    let packed = givenPacked;
    const groups = [...given ?? []];
    const close = () => {
      packed ??= packWords(groups.map((words) => words ?? []));
      groups.length = 0;
    };
    if (given !== null) use(key, close);
    return (group) => {
      const known = groups[group];
      if (known !== void 0 && (latest === key || open.size < mostOpen)) return known;
      use(key, close);
      if (known !== void 0) return known;
      if (packed === null) return [];
      const unpacked = unpackWords(packed, group);
      groups[group] = unpacked;
      return unpacked;
    };
  };
  return {
    put: (groups) => hold(groups, null),
    putPacked: (packed) => hold(null, packed)
  };
};
var shelvePage = (page, shelf) => onShelf(page, shelf.put([page.words]));
var onShelf = ({ page, width, height, source, isRepaired = false }, shelved) => ({
  page,
  width,
  height,
  source,
  ...isRepaired ? { isRepaired } : {},
  get words() {
    return shelved(0);
  }
});

// lambdas/domain/pdf/read-estimate.ts
var readEstimate = (pages, options) => {
  const shelf = createWordShelf();
  const marks = [];
  const printed = pages.map((page) => {
    const { page: upright, words } = cleanWords(page);
    const lines = linesOfPage(upright, words).filter(({ text }) => !isCarriedOver(text));
    const sheet = {
      page: page.page,
      width: upright.width,
      height: upright.height,
      ocr: page.source === "ocr",
      lines: shelveLines(lines, shelf)
    };
    marks.push(findMarks(sheet));
    return sheet;
  });
  const { pages: cut2, places } = cutSheets(printed, marks, shelf);
  const scans = settleScans(inPrintedOrder(cut2));
  const read = settleForms(scans.pages);
  markBareNumbers(read);
  const guides = guidePages(read);
  const bills = attachedBills(read);
  const content = read.filter((page) => !guides.has(page.page) && !bills.has(page.page));
  const facts = readFacts(content);
  const copies = duplicatePages(content);
  const bodies = withoutFurniture(content.filter((page) => !copies.has(page.page)));
  const duplicates = /* @__PURE__ */ new Set([...copies, ...duplicatePages(bodies)]);
  const {
    pages: single,
    rows,
    attached,
    told: told3
  } = readOwnRows(
    bodies.filter((page) => !duplicates.has(page.page)),
    facts.estimateName
  );
  if (rows.items.length === 0)
    return {
      kind: "failed",
      code: "no_estimate_found",
      message: pages.length === 0 ? "The document has no pages to read." : `None of the ${pages.length} pages holds a table of line items with quantities and prices. Upload the estimate itself, not a letter, photo report or payment summary.`
    };
  const itemLines = new Set(rows.items.flatMap((item) => item.lines));
  const isItemLine = (line) => itemLines.has(line);
  const recaps = readRecaps(single, isItemLine);
  const summaries = readSummaries(single, isItemLine);
  const counted = countIncurred(withOperationSuffixes(rows.items.map(placeItem)), rows.totals);
  const lineItems = withCoverages(withStruckOut(counted, rows.totals, summaries), recaps.byRoom);
  const summed = new Set(summaries.map(({ readAt }) => readAt.page));
  const printedPages = read.map((page) => {
    const told4 = classOf(page, guides, duplicates, rows.itemPages);
    return {
      page: page.page,
      ocr: page.ocr,
      class: told4 === "other" && summed.has(page.page) ? "summary" : told4
    };
  });
  const sheetOf = (page) => places?.get(page)?.sheet ?? page;
  const print = {
    facts: facts.facts,
    coverages: facts.coverages.length > 0 ? facts.coverages : coverageOfDeductible(facts.deductible, summaries),
    rooms: rows.groups.rooms(),
    totals: rows.totals,
    summaries,
    recapByCategory: recaps.byCategory,
    recapByRoom: recaps.byRoom,
    pages: printedPages,
    warnings: []
  };
  const estimate = {
    fileName: options.fileName,
    estimateName: facts.estimateName,
    claimNumber: facts.claimNumber,
    policyNumber: facts.policyNumber,
    insuredName: facts.insuredName,
    propertyAddress: facts.propertyAddress,
    dateOfLoss: facts.dateOfLoss,
    carrierName: facts.carrierName,
    priceList: facts.priceList,
    lineItems,
    printed: print
  };
  const repairs = [
    ...scans.repairs,
    ...rows.items.flatMap((item) => item.repairs),
    ...repairScannedTotals(estimate, read)
  ];
  print.warnings = [
    ...tellRepairs(lineItems, repairs, sheetOf),
    ...tellDoubts(lineItems, rows.items, read, repairs, sheetOf),
    ...roomTexts(single, print.rooms, isItemLine).map(
      (text) => roomTextWarning(text, sheetOf(text.page))
    ),
    ...read.flatMap(
      ({ comparedWith, page }) => comparedWith === void 0 ? [] : [comparisonWarning(comparedWith, sheetOf(page))]
    ),
    ...[...attached.pages].map((page) => attachedListWarning(attached, sheetOf(page))),
    ...told3 === null ? [] : [columnsInferred(told3, sheetOf)],
    ...lineItems.some(({ rcv, unitPrice }) => rcv !== null || unitPrice !== null) ? [] : [NO_PRICES]
  ];
  return { kind: "estimate", estimate: onSheets(places, estimate) };
};
var NO_PRICES = {
  code: "prices_missing",
  message: "The document lists work without prices. Its lines have their quantities and no price; price them in the estimating platform.",
  at: null
};
var classOf = (page, guides, duplicates, itemPages) => {
  if (guides.has(page.page)) return "guide";
  if (duplicates.has(page.page)) return "duplicate";
  if (itemPages.has(page.page)) return "items";
  return classifyPage(page.lines);
};
var guidePages = (pages) => new Set(pages.filter((page) => isGuidePage(page.lines)).map((page) => page.page));

// lambdas/domain/pdf/searchable-scans.ts
var FIGURE_LIKE = /^[$(<]*[\dlIOoSB|][\dlIOoSB|.,]*\d[\dlIOoSB|.,]*[)>*]*$/;
var FIGURE3 = /^[$(<]*(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d{1,4})?[)>*]*[.,]?$/;
var MOST_MISSHAPEN = 5e-3;
var FEW_FIGURES = 4;
var figuresOf4 = (page) => page.words.map((word) => word.text).filter((text) => text.length >= 3 && FIGURE_LIKE.test(text));
var scansToReadAgain = (pages) => {
  const scans = pages.filter((page) => page.source === "ocr");
  if (scans.length === 0) return [];
  const figures = scans.map(figuresOf4);
  const all = figures.flat();
  const misshapen = all.filter((text) => !FIGURE3.test(text)).length;
  if (misshapen <= all.length * MOST_MISSHAPEN && addsUp2(pages)) return [];
  return scans.filter((_, index) => (figures[index]?.length ?? 0) >= FEW_FIGURES).map((page) => page.page);
};
var LEAST_CALCULATED = 0.8;
var addsUp2 = (pages) => {
  const reading = readEstimate(pages, { fileName: "" });
  if (reading.kind === "failed") return false;
  const { estimate } = reading;
  const { reconciled, failures } = reconcile(estimate);
  const calculated = estimate.lineItems.filter((item) => item.unitPrice !== null && item.unit);
  return reconciled && failures.length === 0 && calculated.length >= estimate.lineItems.length * LEAST_CALCULATED;
};
var betterReading = (first, second) => {
  if (second.kind === "failed") return first;
  if (first.kind === "failed") return second;
  const [one, other] = [first.estimate, second.estimate];
  const fewer = reconcile(other).failures.length - reconcile(one).failures.length;
  if (fewer !== 0) return fewer < 0 ? second : first;
  return countFigures(other) > countFigures(one) ? second : first;
};
var countFigures = (estimate) => estimate.lineItems.reduce(
  (count, item) => count + [item.unit, item.unitPrice, item.tax, item.rcv, item.acv].filter((value) => value != null).length,
  0
);

// lambdas/domain/pdf/read-document.ts
var FILE_REPAIRED = {
  code: "file_repaired",
  message: "The PDF was damaged or cut off, and was read from what is left of it. Pages at its end may be missing: export it again if it had more pages than are listed here.",
  at: {}
};
var readDocument = (pages, recognized, fileName) => {
  const own = new Map(pages.map((page) => [page.page, page]));
  const isSearchable = (page) => {
    const text = own.get(page);
    return text?.source === "ocr" && text.words.length > 0;
  };
  const again = new Map(own);
  const instead = new Map(own);
  for (const one of recognized) {
    if (!one.ok) continue;
    again.set(one.page.page, one.page);
    if (!isSearchable(one.page.page)) instead.set(one.page.page, one.page);
  }
  const read = (byPage) => readEstimate(
    [...byPage.values()].sort((left, right) => left.page - right.page),
    { fileName }
  );
  const twice = recognized.some((one) => one.ok && isSearchable(one.page.page));
  const reading = twice ? betterReading(read(again), read(instead)) : read(again);
  if (reading.kind === "failed") return reading;
  const warnings = reading.estimate.printed?.warnings ?? [];
  if (pages.some((page) => page.isRepaired === true)) warnings.push(FILE_REPAIRED);
  for (const one of recognized) {
    if (one.ok || isSearchable(one.pageNumber)) continue;
    warnings.push({
      code: "page_unreadable",
      message: `Page ${one.pageNumber} has no text layer and could not be read as an image. ${one.message} Items that stand on it are missing here.`,
      at: { page: one.pageNumber }
    });
  }
  return reading;
};

// lambdas/domain/pdf/text-layer/attached-files.ts
var MOST_FILES = 50;
var attachedPdfs = async (document) => {
  const files = await document.getAttachments().catch(() => null);
  if (files === null) return [];
  const found = [];
  for (const [id, file] of [...files].slice(0, MOST_FILES)) {
    const { filename = id } = file;
    const content = await document.getAttachmentContent(id).catch(() => null);
    if (!(content instanceof Uint8Array)) continue;
    if (Buffer.from(content.subarray(0, 1024)).includes("%PDF-"))
      found.push({ name: filename, bytes: content });
  }
  return found;
};

// lambdas/domain/pdf/text-layer/clipped-text.ts
var SET_LEADING = 36;
var SAVE = 10;
var RESTORE = 11;
var TRANSFORM = 12;
var CLIP = 29;
var EVEN_ODD_CLIP = 30;
var BEGIN_TEXT = 31;
var SET_CHAR_SPACING = 33;
var SET_WORD_SPACING = 34;
var SET_HORIZONTAL_SCALE = 35;
var SET_FONT = 37;
var MOVE_TEXT = 40;
var SET_LEADING_MOVE_TEXT = 41;
var SET_TEXT_MATRIX = 42;
var NEXT_LINE = 43;
var SHOW_TEXT = 44;
var FORM_BEGIN = 74;
var FORM_END = 75;
var CONSTRUCT_PATH = 91;
var numbers = (value) => Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value) : [];
var matrixOf = (value) => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(value);
  return [a, b, c, d, e, f];
};
var times = ([a, b, c, d, e, f], [g, h, i, j, k, l]) => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f
];
var at = ([a, b, c, d, e, f], [x, y]) => [
  a * x + c * y + e,
  b * x + d * y + f
];
var boundsOf = (points) => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};
var within2 = (clip, matrix, box) => {
  const [left, bottom, right, top] = box;
  if (left === void 0 || bottom === void 0 || right === void 0 || top === void 0)
    return clip;
  const added = boundsOf(
    [
      [left, bottom],
      [right, bottom],
      [left, top],
      [right, top]
    ].map((corner) => at(matrix, corner))
  );
  if (clip === null) return added;
  return [
    Math.max(clip[0], added[0]),
    Math.max(clip[1], added[1]),
    Math.min(clip[2], added[2]),
    Math.min(clip[3], added[3])
  ];
};
var advanceOf = (shown, state) => {
  if (!Array.isArray(shown)) return 0;
  let advance = 0;
  for (const one of shown)
    if (typeof one === "number") advance -= one * state.fontSize / 1e3;
    else if (one !== null)
      advance += (one.width ?? 0) * state.fontSize / 1e3 + state.charSpacing + (one.isSpace === true ? state.wordSpacing : 0);
  return advance * state.scale;
};
var ASCENT = 0.7;
var isOutside2 = (box, clip) => box[2] < clip[0] || box[0] > clip[2] || box[3] < clip[1] || box[1] > clip[3];
var shownTexts = async (page) => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const shown = [];
  let state = {
    matrix: [1, 0, 0, 1, 0, 0],
    clip: null,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0
  };
  const stack = [];
  let [text, line] = [state.matrix, state.matrix];
  let clips = false;
  const move = (x, y) => {
    line = times(line, [1, 0, 0, 1, x, y]);
    text = line;
  };
  const change = (part) => {
    state = { ...state, ...part };
  };
  for (let index = 0; index < fnArray.length; index += 1) {
    const args = argsArray[index] ?? [];
    const [first, second] = args;
    switch (fnArray[index]) {
      case SAVE:
        stack.push(state);
        break;
      case RESTORE:
      case FORM_END:
        state = stack.pop() ?? state;
        break;
      case TRANSFORM:
        change({ matrix: times(state.matrix, matrixOf(args)) });
        break;
      case FORM_BEGIN:
        stack.push(state);
        change({ matrix: times(state.matrix, matrixOf(first)) });
        change({ clip: within2(state.clip, state.matrix, numbers(second)) });
        break;
      case CLIP:
      case EVEN_ODD_CLIP:
        clips = true;
        break;
      case CONSTRUCT_PATH:
        if (clips) change({ clip: within2(state.clip, state.matrix, numbers(args[2])) });
        clips = false;
        break;
      case BEGIN_TEXT:
        [text, line] = [
          [1, 0, 0, 1, 0, 0],
          [1, 0, 0, 1, 0, 0]
        ];
        break;
      case SET_CHAR_SPACING:
        change({ charSpacing: Number(first) });
        break;
      case SET_WORD_SPACING:
        change({ wordSpacing: Number(first) });
        break;
      case SET_HORIZONTAL_SCALE:
        change({ scale: Number(first) / 100 });
        break;
      case SET_LEADING:
        change({ leading: -Number(first) });
        break;
      case SET_FONT:
        change({ fontSize: Number(second) });
        break;
      case MOVE_TEXT:
        move(Number(first), Number(second));
        break;
      case SET_LEADING_MOVE_TEXT:
        change({ leading: Number(second) });
        move(Number(first), Number(second));
        break;
      case SET_TEXT_MATRIX:
        line = matrixOf(first);
        text = line;
        break;
      case NEXT_LINE:
        move(0, state.leading);
        break;
      case SHOW_TEXT: {
        const advance = advanceOf(first, state);
        const onPage = times(state.matrix, text);
        const [from, to] = [at(onPage, [0, 0]), at(onPage, [advance, 0])];
        const above = ASCENT * state.fontSize;
        const box = boundsOf([from, to, at(onPage, [0, above]), at(onPage, [advance, above])]);
        shown.push({ from, to, isSeen: state.clip === null || !isOutside2(box, state.clip) });
        text = times(text, [1, 0, 0, 1, advance, 0]);
        break;
      }
    }
  }
  return shown;
};
var NEAR8 = 0.6;
var isOn = ([x, y], { from, to }) => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - from[0], y - from[1]) < NEAR8;
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / length;
  const beside = ((x - from[0]) * dy - (y - from[1]) * dx) / length;
  return Math.abs(beside) < NEAR8 && along > -NEAR8 && along < length - NEAR8 / 2;
};
var runsInsideClips = async (page, runs) => {
  const shown = await shownTexts(page).catch(() => []);
  if (shown.every(({ isSeen }) => isSeen)) return [...runs];
  return runs.filter(({ transform }) => {
    const start = [transform[4] ?? 0, transform[5] ?? 0];
    const begun = shown.filter(
      ({ from }) => Math.hypot(from[0] - start[0], from[1] - start[1]) < NEAR8
    );
    const own = begun.length > 0 ? begun : shown.filter((text) => isOn(start, text));
    return own.length === 0 || own.some(({ isSeen }) => isSeen);
  });
};
var LEAN = 10;
var LARGE = 24;
var mayHoldDrawing = (words) => {
  const ordinary = words.filter(({ fontSize }) => fontSize < LARGE);
  if (ordinary.some(({ angle }) => Math.abs(Math.abs(angle) - 90) < LEAN)) return true;
  const bands = /* @__PURE__ */ new Map();
  for (const word of ordinary) {
    if (Math.abs(word.angle) > LEAN) continue;
    const band = Math.round((word.box.top + word.box.bottom) / 2 / BAND);
    for (const near3 of [band - 1, band, band + 1])
      if (bands.get(near3)?.some((other) => liesOn2(word, other)) === true) return true;
    const own = bands.get(band);
    if (own === void 0) bands.set(band, [word]);
    else own.push(word);
  }
  return false;
};
var BAND = 6;
var liesOn2 = ({ box, text, fontSize }, other) => {
  const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
  if (across < fontSize * 0.8 || text === other.text) return false;
  const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
  return down > Math.min(fontSize, other.fontSize) * 0.5;
};

// lambdas/domain/pdf/text-layer/page-words.ts
var glyphWidth = (glyph) => {
  if (/[ .,:;'|!iljI[\]()ft\-/]/.test(glyph)) return 0.31;
  if (/[mwMW%@]/.test(glyph)) return 0.85;
  if (/[A-Z&]/.test(glyph)) return 0.68;
  return OTHER_GLYPH_WIDTH;
};
var OTHER_GLYPH_WIDTH = 0.52;
var asciiWidths = Array.from({ length: 128 }, (_, code) => glyphWidth(String.fromCharCode(code)));
var widthOfText = (text) => {
  let width = 0;
  for (let index = 0; index < text.length; index += 1)
    width += asciiWidths[text.charCodeAt(index)] ?? OTHER_GLYPH_WIDTH;
  return width;
};
var ASCENT2 = 0.75;
var SAME_WORD_GAP = 0.15;
var multiply = (a, b) => {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a;
  const [b0 = 1, b1 = 0, b2 = 0, b3 = 1, b4 = 0, b5 = 0] = b;
  return [
    a0 * b0 + a2 * b1,
    a1 * b0 + a3 * b1,
    a0 * b2 + a2 * b3,
    a1 * b2 + a3 * b3,
    a0 * b4 + a2 * b5 + a4,
    a1 * b4 + a3 * b5 + a5
  ];
};
var HYPHENS = /[\u00AD\u2010\u2011]/g;
var SYMBOL_CODES = /[\uF020-\uF07E]/g;
var letterOfSymbol = (symbol) => String.fromCharCode(symbol.charCodeAt(0) - 61440);
var PRIVATE_USE = /[\uE000-\uF8FF\uFFFD\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;
var wordsOfRuns = (runs, viewport, styleOf2) => {
  const words = [];
  const [across = 1, athwart = 0] = viewport.transform;
  const scale = Math.hypot(across, athwart);
  let open = null;
  for (const run of runs) {
    if (run.str === "" || run.str.trim() === "") {
      if (run.str !== "" || run.hasEOL) open = null;
      continue;
    }
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = multiply(viewport.transform, run.transform);
    const length = Math.hypot(a, b) || 1;
    const fontSize = Math.hypot(c, d) || length;
    const angle = b === 0 && a > 0 ? 0 : Math.atan2(-b, a) * 180 / Math.PI;
    const along = [a / length, b / length];
    const up = [c / fontSize, d / fontSize];
    const style = styleOf2(run.fontName);
    const hyphenated = run.str.replace(HYPHENS, "-");
    const printed = style.isSymbols === true ? hyphenated : hyphenated.replace(SYMBOL_CODES, letterOfSymbol);
    const unit = run.width * scale / (widthOfText(printed) || 1);
    let offset = 0;
    for (const part of printed.split(/(\s+)/u)) {
      const start = offset;
      offset += widthOfText(part) * unit;
      if (part === "") continue;
      if (part.trim() === "") {
        open = null;
        continue;
      }
      const box = boxOf(x, y, start, offset, along, up, fontSize);
      const text = part;
      if (open !== null && Math.abs(angle) < 0.5 && Math.abs(open.angle) < 0.5 && Math.abs(open.box.bottom - box.bottom) < fontSize * 0.2 && Math.abs(box.left - open.box.right) < fontSize * SAME_WORD_GAP) {
        open.text += text;
        open.box = { ...open.box, right: Math.max(open.box.right, box.right) };
        open.bold = open.bold && style.bold;
        open.italic = open.italic && style.italic;
        continue;
      }
      open = { text, box, angle, fontSize, bold: style.bold, italic: style.italic, confidence: 1 };
      words.push(open);
    }
    if (run.hasEOL) open = null;
  }
  return words;
};
var boxOf = (x, y, start, end, along, up, fontSize) => {
  if (along[0] === 1 && up[1] === -1)
    return {
      left: x + start,
      top: y - ASCENT2 * fontSize,
      right: x + end,
      bottom: y + DESCENT * fontSize
    };
  const corners = [start, end].flatMap(
    (distance3) => [ASCENT2 * fontSize, -DESCENT * fontSize].map(
      (height) => [
        x + along[0] * distance3 + up[0] * height,
        y + along[1] * distance3 + up[1] * height
      ]
    )
  );
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys)
  };
};
var unmappedShare = (words) => {
  const text = words.map((word) => word.text).join("");
  if (text.length === 0) return 1;
  return (text.match(PRIVATE_USE)?.length ?? 0) / text.length;
};

// lambdas/domain/pdf/text-layer/form-fields.ts
var HIDDEN = 2;
var NO_VIEW = 32;
var USUAL_SIZE = 10;
var SIZE_IN_FIELD = 0.7;
var PADDING = 2;
var LEADING2 = 1.15;
var pagesWithFields = async (document) => {
  const fields = await document.getFieldObjects();
  const pages = /* @__PURE__ */ new Set();
  if (!(fields instanceof Map)) return pages;
  for (const objects of fields.values())
    for (const { value, page } of objects)
      if (page !== void 0 && textOf2(value) !== "") pages.add(page + 1);
  return pages;
};
var textOf2 = (value) => typeof value === "string" ? value : Array.isArray(value) ? value.join(", ") : "";
var fieldRuns = async (page) => {
  const annotations = await page.getAnnotations({ intent: "display" });
  return annotations.flatMap((widget) => {
    const { fieldType, rect, annotationFlags = 0 } = widget;
    if (widget.subtype !== "Widget" || fieldType !== "Tx" && fieldType !== "Ch") return [];
    const [left, bottom, right, top] = rect ?? [];
    if (left === void 0 || bottom === void 0 || right === void 0 || top === void 0)
      return [];
    if ((annotationFlags & (HIDDEN | NO_VIEW)) !== 0) return [];
    return runsOf2(widget, { left, bottom, right, top });
  });
};
var runsOf2 = ({ fieldValue, textAlignment, multiLine, defaultAppearanceData }, { left, bottom, right, top }) => {
  const lines = textOf2(fieldValue).split(/\r\n?|\n/);
  const height = top - bottom;
  const asked = defaultAppearanceData?.fontSize ?? 0;
  const size = asked > 0 ? asked : Math.min(USUAL_SIZE, height * SIZE_IN_FIELD);
  const first = multiLine === true ? top - PADDING - size : bottom + (height - size * 0.7) / 2;
  return lines.flatMap((str, index) => {
    if (str.trim() === "") return [];
    const width = Math.min(widthOfText(str) * size, right - left);
    const room = right - left - width - PADDING;
    const indent = textAlignment === 2 ? room : textAlignment === 1 ? room / 2 : PADDING;
    return [
      {
        str,
        transform: [size, 0, 0, size, left + indent, first - index * size * LEADING2],
        width,
        height: size,
        fontName: "",
        hasEOL: true
      }
    ];
  });
};

// lambdas/domain/pdf/text-layer/hidden-layers.ts
var BEGIN_MARKED = 69;
var BEGIN_MARKED_WITH_PROPERTIES = 70;
var FORM_BEGIN2 = 74;
var GROUP_BEGIN = 76;
var layersWithHidden = async (document) => {
  const layers = await document.getOptionalContentConfig();
  for (const [, group] of layers) if (!group.visible) return layers;
  return null;
};
var runsOnShownLayers = async (page, layers) => {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const { fnArray, argsArray } = await page.getOperatorList();
  const isHidden = [];
  for (const [index, operation] of fnArray.entries()) {
    if (operation === BEGIN_MARKED) isHidden.push(false);
    if (operation !== BEGIN_MARKED_WITH_PROPERTIES) continue;
    const next = fnArray[index + 1];
    if (next === FORM_BEGIN2 || next === GROUP_BEGIN) continue;
    const [tag, group] = argsArray[index] ?? [];
    isHidden.push(tag === "OC" && typeof group === "object" && !layers.isVisible(group));
  }
  const open = [];
  const shown = [];
  let begun = 0;
  for (const item of items) {
    if ("str" in item) {
      if (!open.includes(true)) shown.push(item);
    } else if (item.type === "endMarkedContent") open.pop();
    else {
      open.push(isHidden[begun] ?? false);
      begun += 1;
    }
  }
  return shown;
};

// lambdas/domain/pdf/text-layer/hyphen-watch.ts
var MANY_CHARACTERS = 600;
var MOST_FONTS = 6;
var createHyphenWatch = () => {
  const fonts = /* @__PURE__ */ new Map();
  return {
    notePage: (page, runs) => {
      const used = /* @__PURE__ */ new Map();
      const hyphenated = /* @__PURE__ */ new Set();
      for (const { str, fontName } of runs) {
        if (str === "" || str === " ") continue;
        used.set(fontName, (used.get(fontName) ?? 0) + str.length);
        if (str.includes("-")) hyphenated.add(fontName);
      }
      for (const [name, count] of used) {
        const use = fonts.get(name) ?? { characters: 0, hasHyphen: false, page, most: 0 };
        use.characters += count;
        use.hasHyphen ||= hyphenated.has(name);
        if (count > use.most) Object.assign(use, { page, most: count });
        fonts.set(name, use);
      }
      return used;
    },
    areLost: async (document) => {
      const doubtful = [...fonts].filter(([, use]) => !use.hasHyphen && use.characters >= MANY_CHARACTERS).sort(([, a], [, b]) => b.characters - a.characters).slice(0, MOST_FONTS);
      for (const [, use] of doubtful) {
        const page = await document.getPage(use.page);
        const operations = await page.getOperatorList().catch(() => null);
        page.cleanup();
        if (operations?.argsArray.some(showsSoftHyphen) === true) return true;
      }
      return false;
    }
  };
};
var showsSoftHyphen = (args) => Array.isArray(args) && Array.isArray(args[0]) && args[0].some(
  (glyph) => typeof glyph === "object" ? glyph?.unicode === "\xAD" : false
);

// lambdas/domain/pdf/text-layer/inflation-guard.ts
import { inflateSync } from "node:zlib";
var MAX_INFLATED_BYTES = 128 * 1024 * 1024;
var SMALLEST_BOMB_BYTES = Math.floor(MAX_INFLATED_BYTES / 1032);
var STREAM = Buffer.from("stream");
var END = Buffer.from("endstream");
var hasInflationBomb = (bytes) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at2 = file.indexOf(STREAM);
  while (at2 >= 0) {
    const end = file.indexOf(END, at2 + STREAM.length);
    if (end < 0) return false;
    const dictionary = file.subarray(Math.max(0, at2 - 600), at2).toString("latin1");
    const own = dictionary.slice(Math.max(0, dictionary.lastIndexOf(" obj")));
    if (end - at2 > SMALLEST_BOMB_BYTES && own.includes("FlateDecode") && inflatesTooFar(file, at2))
      return true;
    at2 = file.indexOf(STREAM, end + END.length);
  }
  return false;
};
var inflatesTooFar = (file, streamAt) => {
  let begin = streamAt + STREAM.length;
  if (file[begin] === 13) begin += 1;
  if (file[begin] === 10) begin += 1;
  try {
    inflateSync(file.subarray(begin), { maxOutputLength: MAX_INFLATED_BYTES });
    return false;
  } catch (error) {
    return error instanceof RangeError || error.code === "ERR_BUFFER_TOO_LARGE";
  }
};

// lambdas/domain/pdf/text-layer/page-painting.ts
var SET_GRAPHICS_STATE = 9;
var SAVE2 = 10;
var RESTORE2 = 11;
var TRANSFORM2 = 12;
var SET_FONT2 = 37;
var SET_RENDERING_MODE = 38;
var SHOW_TEXT2 = 44;
var FORM_BEGIN3 = 74;
var FORM_END2 = 75;
var FIRST_PAINTING = 83;
var IMAGE_OPERATIONS = /* @__PURE__ */ new Set([83, 84, 85, 86, 87, 88, 89, 90]);
var IMAGE = 85;
var WITH_ALPHA = 3;
var WHOLE_PAGE = 0.55;
var STRIP_WIDTH = 0.85;
var times2 = ([a, b, c, d], matrix) => {
  if (!Array.isArray(matrix) && !ArrayBuffer.isView(matrix)) return [a, b, c, d];
  const [e = 1, f = 0, g = 0, h = 1] = Array.from(matrix);
  return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h];
};
var paintingOf = async (page, viewport) => {
  const operations = await page.getOperatorList().catch(() => null);
  if (operations === null) return null;
  const glyphs = /* @__PURE__ */ new Map();
  const whole = Math.max(1, viewport.width * viewport.height);
  const unit = viewport.userUnit ?? 1;
  let [isDrawn, largest, strips] = [false, 0, 0];
  let state = { matrix: [unit, 0, 0, unit], font: "", mode: 0, isSheer: false };
  const stack = [];
  for (let index = 0; index < operations.fnArray.length; index += 1) {
    const operation = operations.fnArray[index] ?? 0;
    const args = operations.argsArray[index] ?? [];
    if (operation >= FIRST_PAINTING) isDrawn = true;
    if (operation === SAVE2) stack.push(state);
    else if (operation === RESTORE2 || operation === FORM_END2) state = stack.pop() ?? state;
    else if (operation === TRANSFORM2) state = { ...state, matrix: times2(state.matrix, args) };
    else if (operation === FORM_BEGIN3) {
      stack.push(state);
      state = { ...state, matrix: times2(state.matrix, args[0]) };
    } else if (operation === SET_FONT2) state = { ...state, font: String(args[0]) };
    else if (operation === SET_RENDERING_MODE) state = { ...state, mode: Number(args[0]) };
    else if (operation === SET_GRAPHICS_STATE)
      state = { ...state, isSheer: isSheer(args[0]) ?? state.isSheer };
    else if (operation === SHOW_TEXT2) {
      const count = glyphs.get(state.font) ?? { seen: 0, unseen: 0 };
      const shown = countGlyphs(args[0]);
      if (state.mode === 3 || state.mode === 7) count.unseen += shown;
      else count.seen += shown;
      glyphs.set(state.font, count);
    } else if (IMAGE_OPERATIONS.has(operation)) {
      const [a, b, c, d] = state.matrix;
      const share = Math.abs(a * d - b * c) / whole;
      largest = Math.max(largest, share);
      const [wide, high] = [Math.abs(a) + Math.abs(c), Math.abs(b) + Math.abs(d)];
      if (wide > viewport.width * STRIP_WIDTH || high > viewport.height * STRIP_WIDTH)
        strips += share;
      if (operation === IMAGE && share > WHOLE_PAGE && !state.isSheer && isOpaque(page, args[0]))
        coverAll(glyphs);
    }
  }
  return { isDrawn, pictureShare: Math.min(1, Math.max(largest, strips)), glyphs };
};
var isSheer = (entries) => {
  if (!Array.isArray(entries)) return void 0;
  const values = new Map(entries.filter((entry) => Array.isArray(entry)));
  if (!values.has("ca") && !values.has("BM")) return void 0;
  const blend = values.get("BM");
  return Number(values.get("ca") ?? 1) < 1 || blend !== void 0 && blend !== "source-over";
};
var isOpaque = (page, id) => {
  if (typeof id !== "string") return false;
  const objects = id.startsWith("g_") ? page.commonObjs : page.objs;
  const image = objects.has(id) ? objects.get(id) : null;
  return image?.kind !== WITH_ALPHA;
};
var countGlyphs = (shown) => {
  if (!Array.isArray(shown)) return 0;
  let count = 0;
  for (const one of shown) if (typeof one === "object" && one !== null) count += 1;
  return count;
};
var coverAll = (glyphs) => {
  for (const count of glyphs.values()) {
    count.unseen += count.seen;
    count.seen = 0;
  }
};

// lambdas/domain/pdf/text-layer/pdf-engine.ts
import { registerHooks } from "node:module";

// lambdas/domain/pdf/text-layer/direct-port.ts
var DirectPort = class {
  #listeners = /* @__PURE__ */ new Set();
  postMessage(message, transfer) {
    const data = ownCopy(message, transfer);
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener({ data });
    });
  }
  addEventListener(_name, listener, options) {
    this.#listeners.add(listener);
    options?.signal?.addEventListener("abort", () => this.#listeners.delete(listener));
  }
  removeEventListener(_name, listener) {
    this.#listeners.delete(listener);
  }
  terminate() {
    this.#listeners.clear();
  }
};
var ownCopy = (message, transfer) => {
  if (message.chunk !== void 0) return { ...message, chunk: withOwnLists(message.chunk) };
  if (isOfFont(message) || isSignal(message)) return message;
  return structuredClone(message, transfer === void 0 ? void 0 : { transfer });
};
var withOwnLists = (chunk) => {
  const own = { ...chunk };
  for (const name in own) if (Array.isArray(own[name])) own[name] = own[name].slice();
  return own;
};
var isSignal = (message) => "stream" in message && message.data === void 0 && message.reason === void 0;
var isOfFont = ({ action, data }) => action === "commonobj" && Array.isArray(data) && /^Font(?:Path)?$/.test(String(data[1]));

// lambdas/domain/pdf/text-layer/pdf-engine.ts
var loadEngine = async () => {
  const { WorkerMessageHandler } = await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
  const { getDocument, PDFWorker } = await withoutCanvas(
    () => import("pdfjs-dist/legacy/build/pdf.mjs")
  );
  const initialize = WorkerMessageHandler.initializeFromPort.bind(WorkerMessageHandler);
  return { getDocument, PDFWorker, initialize };
};
var withoutCanvas = async (load) => {
  const url = "data:text/javascript,no-canvas";
  const hooks = registerHooks({
    resolve: (specifier, context, next) => specifier === "@napi-rs/canvas" ? { url, format: "commonjs", shortCircuit: true } : next(specifier, context),
    load: (from, context, next) => from === url ? { format: "commonjs", source: NO_CANVAS, shortCircuit: true } : next(from, context)
  });
  try {
    return await load();
  } finally {
    hooks.deregister();
  }
};
var NO_CANVAS = "exports.DOMMatrix = class DOMMatrix {}; exports.Path2D = class Path2D {};";
var engine;
var openPdf = async (bytes) => {
  engine ??= loadEngine();
  const { getDocument, PDFWorker, initialize } = await engine;
  const port = new DirectPort();
  const worker = new PDFWorker({ port, verbosity: 0 });
  initialize(port);
  const task = getDocument({
    worker,
    // pdfjs takes the buffer away from its owner, so it gets a copy.
    data: new Uint8Array(bytes),
    verbosity: 0,
    // Carries the font names, which say what is bold or italic.
    fontExtraProperties: true,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: MAX_IMAGE_PIXELS
  });
  return {
    document: task.promise,
    close: async () => {
      await task.destroy();
      worker.destroy();
    }
  };
};
var MAX_IMAGE_PIXELS = 7e7;

// lambdas/domain/pdf/text-layer/plain-hyphens.ts
var SOFT_HYPHEN = /^<00AD>$/i;
var MOST_BYTES = 20 * 1024 * 1024;
var PLAIN_HYPHEN = "<002D>";
var mendToUnicode = (map) => {
  let mended2 = false;
  const hyphen = (target) => {
    if (!SOFT_HYPHEN.test(target)) return target;
    mended2 = true;
    return PLAIN_HYPHEN;
  };
  const text = map.replace(/(beginbfchar)([\s\S]*?)(endbfchar)/g, (_, begin, pairs, end) => {
    const changed = pairs.replace(
      /(<[0-9A-F]+>\s*)(<[0-9A-F]+>)/gi,
      (__, code, target) => code + hyphen(target)
    );
    return `${begin}${changed}${end}`;
  }).replace(/(beginbfrange)([\s\S]*?)(endbfrange)/g, (_, begin, ranges, end) => {
    const changed = ranges.replace(
      /(<([0-9A-F]+)>\s*<([0-9A-F]+)>\s*)(<[0-9A-F]+>|\[[^\]]*\])/gi,
      (__, codes, first, last, target) => {
        if (target.startsWith("["))
          return codes + target.replace(/<[0-9A-F]+>/gi, (one) => hyphen(one));
        return codes + (first.toUpperCase() === last.toUpperCase() ? hyphen(target) : target);
      }
    );
    return `${begin}${changed}${end}`;
  });
  return mended2 ? text : null;
};
var withPlainHyphens = async (bytes) => {
  if (bytes.byteLength > MOST_BYTES) return null;
  const lib = await import("pdf-lib");
  try {
    const document = await loadOpened(lib.PDFDocument, bytes);
    const { context } = document;
    const maps = /* @__PURE__ */ new Set();
    for (const [, object] of context.enumerateIndirectObjects()) {
      const map = object instanceof lib.PDFDict ? object.get(lib.PDFName.of("ToUnicode")) : void 0;
      if (map instanceof lib.PDFRef) maps.add(map);
    }
    let mended2 = false;
    for (const reference of maps) {
      const stream = context.lookup(reference);
      if (!(stream instanceof lib.PDFRawStream)) continue;
      const text = mendToUnicode(
        Buffer.from(lib.decodePDFRawStream(stream).decode()).toString("latin1")
      );
      if (text === null) continue;
      context.assign(reference, context.flateStream(text));
      mended2 = true;
    }
    return mended2 ? await document.save({ useObjectStreams: false }) : null;
  } catch {
    return null;
  }
};
var loadOpened = async (lib, bytes) => {
  const options = { updateMetadata: false };
  const document = await lib.load(bytes, { ...options, ignoreEncryption: true });
  if (!document.isEncrypted) return document;
  const opening = await openPdf(bytes);
  try {
    const opened = await opening.document;
    const bound = await opened.extractPages([
      { document: null },
      { document: new Uint8Array(bytes), includePages: [0] }
    ]);
    const plain2 = await lib.load(bound, options);
    plain2.removePage(plain2.getPageCount() - 1);
    return plain2;
  } finally {
    await opening.close();
  }
};

// lambdas/domain/pdf/text-layer/printed-runs.ts
var PAGES_AHEAD = 4;
var fetchingAhead = (document, layers) => {
  const fetching = /* @__PURE__ */ new Map();
  const fetch = async (number) => {
    const page = await document.getPage(number);
    const runs = layers === null ? await allRuns(page) : await runsOnShownLayers(page, layers);
    return { page, runs };
  };
  const start = (number) => {
    if (fetching.has(number)) return;
    const started = fetch(number);
    started.catch(() => void 0);
    fetching.set(number, started);
  };
  return async (number) => {
    const last = Math.min(number + PAGES_AHEAD, document.numPages);
    for (let next = number; next <= last; next += 1) start(next);
    const asked = fetching.get(number) ?? fetch(number);
    fetching.delete(number);
    return await asked;
  };
};
var allRuns = async (page) => {
  const { items } = await page.getTextContent();
  return items.filter((item) => "str" in item);
};

// lambdas/domain/pdf/text-layer/repair-pdf.ts
var MOST_BYTES2 = 20 * 1024 * 1024;
var END_OF_OBJECT = "endobj";
var repairPdf = async (bytes) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.lastIndexOf(END_OF_OBJECT);
  if (end < 0 || bytes.byteLength > MOST_BYTES2 || file.includes("/Encrypt")) return null;
  const { PDFDict: Dictionary, PDFName, PDFParser, PDFWriter } = await import("pdf-lib");
  try {
    const whole = file.subarray(0, end + END_OF_OBJECT.length);
    const context = await PDFParser.forBytesWithOptions(whole).parseDocument();
    const ofType = (type) => context.enumerateIndirectObjects().flatMap(
      ([reference, object]) => object instanceof Dictionary && object.get(PDFName.of("Type")) === PDFName.of(type) ? [[reference, object]] : []
    );
    const pages = ofType("Page");
    if (pages.length === 0) return null;
    const catalog = ofType("Catalog").at(-1)?.[0];
    const trees = ofType("Pages").filter(([, tree2]) => !tree2.has(PDFName.of("Parent")));
    const tree = trees.at(-1)?.[0] ?? treeOf(context, pages, PDFName.of("Parent"));
    context.trailerInfo = {
      Root: catalog ?? context.register(context.obj({ Type: "Catalog", Pages: tree }))
    };
    return await PDFWriter.forContext(context, 50).serializeToBuffer();
  } catch {
    return null;
  }
};
var treeOf = (context, pages, parent) => {
  const kids = pages.map(([reference]) => reference);
  const tree = context.register(
    context.obj({
      Type: "Pages",
      Kids: kids,
      Count: kids.length,
      MediaBox: [0, 0, 612, 792]
    })
  );
  for (const [, page] of pages) page.set(parent, tree);
  return tree;
};

// lambdas/domain/pdf/text-layer/read-page-texts.ts
var DEFAULT_PDF_LIMITS = {
  maxBytes: 50 * 1024 * 1024,
  maxPages: 500,
  maxWordsPerPage: 5e4,
  pageTimeoutMilliseconds: 6e4
};
var failed = (code, message) => ({
  kind: "failed",
  code,
  message
});
var readPageTexts = async (bytes, limits = {}) => {
  const bounds = { ...DEFAULT_PDF_LIMITS, ...limits };
  const read = await readWithHyphens(bytes, bounds);
  if (read.kind === "failed")
    return read.code === "pdf_damaged" ? await readRepaired(bytes, bounds) ?? read : read;
  return read.attached.length > 0 ? await readAttached(read.attached, bounds) : read;
};
var readWithHyphens = async (bytes, bounds) => {
  const read = await readPages(bytes, bounds);
  if (read.kind === "failed" || !read.lacksHyphens) return read;
  const mended2 = await withPlainHyphens(bytes);
  if (mended2 === null) return read;
  const again = await readPages(mended2, bounds);
  return again.kind === "failed" ? read : again;
};
var readRepaired = async (bytes, bounds) => {
  const repaired = await repairPdf(bytes);
  if (repaired === null) return null;
  const read = await readWithHyphens(repaired, bounds);
  if (read.kind === "failed") return null;
  const wordless = read.pages.filter((page) => page.words.length === 0).map((page) => page.page);
  if (wordless.length === read.pages.length) return null;
  for (const page of read.pages) page.isRepaired = true;
  return { ...read, pagesWithoutText: wordless };
};
var readAttached = async (attached, bounds) => {
  const [file] = attached;
  if (attached.length === 1 && file !== void 0) {
    const read = await readWithHyphens(file.bytes, bounds);
    if (read.kind === "pages" && read.pagesWithoutText.length === 0) return read;
  }
  const names = attached.map(({ name }) => name).join(", ");
  return failed(
    "pdf_portfolio",
    `The PDF is a cover; the documents are attached inside it (${names}). Save the estimate out of it and upload that.`
  );
};
var readPages = async (bytes, bounds) => {
  if (bytes.byteLength > bounds.maxBytes)
    return failed(
      "pdf_too_large",
      `The PDF has ${mebibytes(bytes.byteLength)} MiB; at most ${mebibytes(bounds.maxBytes)} MiB are read. Split it or reduce its images.`
    );
  if (!startsLikePdf(bytes))
    return failed(
      "pdf_not_a_pdf",
      'The file is not a PDF: "%PDF-" does not stand in its first 1024 bytes. Upload the PDF itself.'
    );
  if (hasInflationBomb(bytes))
    return failed(
      "pdf_too_complex",
      "A part of the PDF unpacks to more than 128 MiB, which no estimate needs. Print it to a new PDF and upload that."
    );
  const opening = await openPdf(bytes);
  try {
    const opened = await settle(opening.document, bounds.pageTimeoutMilliseconds);
    if (opened.kind === "timeout") return tooComplex("opening the file", bounds);
    if (opened.kind === "error") return describeOpenError(opened.error);
    const document = opened.value;
    if (document.numPages < 1) return failed("pdf_empty", "The PDF has no pages.");
    if (document.numPages > bounds.maxPages)
      return failed(
        "pdf_too_many_pages",
        `The PDF has ${document.numPages} pages; at most ${bounds.maxPages} are read. Upload the estimate without its attachments.`
      );
    const pages = [];
    const pagesWithoutText = [];
    const fonts = /* @__PURE__ */ new Map();
    const shelf = createWordShelf();
    let unreadable = 0;
    const hyphens = createHyphenWatch();
    const layers = await layersWithHidden(document);
    const filledIn = await pagesWithFields(document);
    const reading = { fonts, hyphens, filledIn, bounds };
    const printedRuns = fetchingAhead(document, layers);
    for (let number = 1; number <= document.numPages; number += 1) {
      const read = await settle(
        printedRuns(number).then((printed) => readPage(printed, reading)),
        bounds.pageTimeoutMilliseconds
      );
      if (read.kind === "timeout") return tooComplex(`page ${number}`, bounds);
      if (read.kind === "error") {
        unreadable += 1;
        pages.push({ page: number, width: 612, height: 792, words: [], source: "text" });
        pagesWithoutText.push(number);
        continue;
      }
      if (read.value.tooManyWords)
        return failed(
          "pdf_too_complex",
          `Page ${number} holds more than ${bounds.maxWordsPerPage} words, which no estimate does. Upload the estimate pages only.`
        );
      pages.push(shelvePage(read.value.page, shelf));
      if (read.value.needsOcr) pagesWithoutText.push(number);
    }
    if (unreadable === document.numPages)
      return failed(
        "pdf_damaged",
        "No page of the PDF can be read: the file is damaged or cut off. Export or scan it again."
      );
    const readAgain = scansToReadAgain(pages);
    const isCover = pagesWithoutText.length === 0 && holdsFewFigures(pages);
    return {
      kind: "pages",
      pages,
      pagesWithoutText: [.../* @__PURE__ */ new Set([...pagesWithoutText, ...readAgain])].sort((a, b) => a - b),
      lacksHyphens: await hyphens.areLost(document),
      attached: isCover ? await attachedPdfs(document) : []
    };
  } catch (error) {
    return describeOpenError(error);
  } finally {
    await opening.close().catch(() => void 0);
  }
};
var FEW_FIGURES2 = 6;
var holdsFewFigures = (pages) => {
  let figures = 0;
  for (const page of pages)
    for (const word of page.words) {
      if (/\d\.\d\d$/.test(word.text)) figures += 1;
      if (figures >= FEW_FIGURES2) return false;
    }
  return true;
};
var mebibytes = (count) => (count / 1024 / 1024).toFixed(1).replace(/\.0$/, "");
var startsLikePdf = (bytes) => Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-");
var tooComplex = (what, bounds) => failed(
  "pdf_too_complex",
  `Reading ${what} took longer than ${bounds.pageTimeoutMilliseconds / 1e3} seconds. Print the estimate to a new PDF and upload that.`
);
var describeOpenError = (error) => {
  const name = error instanceof Error ? error.name : "";
  if (name === "PasswordException")
    return failed(
      "pdf_encrypted",
      "The PDF is protected by a password. Remove the protection and upload it again."
    );
  return failed(
    "pdf_damaged",
    "The PDF cannot be opened: it is damaged or cut off. Export it again and upload the new file."
  );
};
var settle = async (work, timeoutMilliseconds) => {
  let timer;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(() => resolve({ kind: "timeout" }), timeoutMilliseconds);
  });
  const settled = work.then(
    (value) => ({ kind: "value", value }),
    (error) => ({ kind: "error", error })
  );
  try {
    return await Promise.race([settled, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
var readPage = async ({ page, runs }, { fonts, hyphens, filledIn, bounds }) => {
  const viewport = page.getViewport({ scale: 1 });
  const used = hyphens.notePage(page.pageNumber, runs);
  let painting;
  const paint = () => painting ??= paintingOf(page, viewport);
  if (hasNew(used, fonts)) learnFonts(page, used.keys(), fonts, await paint());
  const values = filledIn.has(page.pageNumber) ? await fieldRuns(page) : [];
  const wordsOf = (shown) => wordsOfRuns([...shown, ...values], viewport, (name) => fonts.get(name) ?? PLAIN);
  let words = wordsOf(runs);
  const isSearchableScan = isMostlyUnseen(used, fonts);
  if (!isSearchableScan && mayHoldDrawing(words)) {
    const inside = await runsInsideClips(page, runs);
    if (inside.length < runs.length) words = wordsOf(inside);
  }
  if (isSearchableScan) for (const word of words) word.confidence = HIDDEN_LAYER_CONFIDENCE;
  const needsOcr = await hasNoUsableText(words, paint);
  page.cleanup();
  return {
    page: {
      page: page.pageNumber,
      width: viewport.width,
      height: viewport.height,
      words,
      source: isSearchableScan ? "ocr" : "text"
    },
    needsOcr,
    tooManyWords: words.length > bounds.maxWordsPerPage
  };
};
var PLAIN = { bold: false, italic: false, isUnseen: false };
var SYMBOL_FACES = /dings|symbol|bullet|icons?\b|awesome/i;
var hasNew = (used, fonts) => {
  for (const name of used.keys()) if (!fonts.has(name)) return true;
  return false;
};
var learnFonts = (page, names, fonts, painting) => {
  for (const name of names) {
    if (fonts.has(name)) continue;
    const font = page.commonObjs.has(
      name
    ) ? page.commonObjs.get(name) : null;
    const fontName = font?.name ?? "";
    const glyphs = painting?.glyphs.get(name);
    const underPicture = (painting?.pictureShare ?? 0) > WHOLE_PAGE && glyphs !== void 0 && glyphs.unseen > glyphs.seen;
    fonts.set(name, {
      bold: font?.bold === true || /bold|black|heavy|demi/i.test(fontName),
      italic: font?.italic === true || /italic|oblique/i.test(fontName),
      isSymbols: SYMBOL_FACES.test(fontName),
      isUnseen: underPicture || /glyphless|hiddenhorzocr|hiddenvertocr/i.test(fontName)
    });
  }
};
var isMostlyUnseen = (used, fonts) => {
  let [seen, unseen] = [0, 0];
  for (const [name, count] of used) {
    if (fonts.get(name)?.isUnseen === true) unseen += count;
    else seen += count;
  }
  return unseen > seen;
};
var FEW_WORDS = 40;
var hasNoUsableText = async (words, paint) => {
  if (words.length === 0) return (await paint())?.isDrawn ?? true;
  if (unmappedShare(words) > 0.25) return true;
  if (words.length > FEW_WORDS) return false;
  return ((await paint())?.pictureShare ?? 0) > WHOLE_PAGE;
};

// bench/read/keep-recognized.ts
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join as join2 } from "node:path";
import { fileURLToPath } from "node:url";
var root = fileURLToPath(new URL("../../", import.meta.url));
var version = () => {
  const hash = createHash("sha256");
  for (const file of globSync("lambdas/adapters/ocr/*.ts", { cwd: root }).sort())
    hash.update(readFileSync(join2(root, file)));
  return hash.digest("hex").slice(0, 12);
};
var keepRecognized = (open) => {
  const folder = join2(root, ".corpus", `ocr-${version()}`);
  mkdirSync(folder, { recursive: true });
  let recognizer = null;
  return {
    recognize: async (pdf, pageNumbers, onPage) => {
      const key = createHash("sha256").update(pdf).digest("hex").slice(0, 24);
      const pathOf2 = (page) => join2(folder, `${key}-${page}.json`);
      const missing = pageNumbers.filter((page) => !existsSync(pathOf2(page)));
      if (missing.length > 0) {
        recognizer ??= await open();
        const made = await recognizer.recognize(pdf, missing);
        for (const [index, one] of made.entries()) {
          const path = pathOf2(missing[index]);
          writeFileSync(`${path}.part`, JSON.stringify(one));
          renameSync(`${path}.part`, path);
        }
      }
      return pageNumbers.map((page) => {
        const one = JSON.parse(readFileSync(pathOf2(page), "utf8"));
        onPage?.(one);
        return one;
      });
    },
    close: async () => {
      await recognizer?.close();
      recognizer = null;
    }
  };
};

// bench/read/reader.ts
var createReader = ({ keepOcr = false } = {}) => {
  let recognizer = null;
  return {
    read: async (pdf, fileName) => {
      const began = performance.now();
      const failed2 = (failure2, pages = 0) => ({
        estimate: null,
        reconciliation: null,
        failure: failure2,
        pages,
        ocrPages: 0,
        milliseconds: performance.now() - began
      });
      const texts = await readPageTexts(pdf);
      if (texts.kind === "failed") return failed2(`${texts.code}: ${texts.message}`);
      if (texts.pagesWithoutText.length > 0 && recognizer === null) {
        recognizer = keepOcr ? keepRecognized(openRecognizer) : await openRecognizer();
      }
      const recognized = texts.pagesWithoutText.length === 0 || recognizer === null ? [] : await recognizer.recognize(pdf.slice(), texts.pagesWithoutText);
      const reading = readDocument(texts.pages, recognized, fileName);
      if (reading.kind === "failed")
        return failed2(`${reading.code}: ${reading.message}`, texts.pages.length);
      const reconciliation = reconcile(reading.estimate);
      return {
        estimate: reading.estimate,
        reconciliation,
        failure: null,
        pages: texts.pages.length,
        ocrPages: texts.pagesWithoutText.length,
        milliseconds: performance.now() - began
      };
    },
    close: async () => {
      await recognizer?.close();
      recognizer = null;
    }
  };
};
var openRecognizer = async () => {
  const { createPageRecognizer } = await import("./recognize-pages-374DX2PL.mjs");
  return createPageRecognizer();
};
export {
  createReader
};
