/**
 * The headings of columns as estimates print them, as data. They are matched case-blind with dots
 * and colons dropped; longer phrases win.
 */

import { byText } from '../pages/by-text.ts';
import type { ColumnKind } from './column-kinds.ts';
import { FOREIGN_HEADINGS } from './foreign-words.ts';
import { isKey, namesInKey, spelledKey } from './key-words.ts';

/** Each as it is listed and, where it speaks of labor, in the British spelling. */
const phrases = (kind: ColumnKind, list: string): [string, ColumnKind][] =>
  list
    .split('|')
    .flatMap((phrase) => [...new Set([phrase.trim(), phrase.trim().replaceAll('labor', 'labour')])])
    .map((phrase) => [phrase, kind]);

/** The heading of a column that a scope of work without prices does not have. */
export const PRICES_TO_COME = 'PRICES TO COME';

const COMES_BACK = 'recoverable|recov|rec';
const LOST =
  'non-recoverable|nonrecoverable|non recoverable|non-recov|nonrecov|non recov|non-rec|nonrec|non rec|unrecoverable';

const DEPRECIATION = ['depreciation', 'deprec', 'depr', 'depn', 'dep', 'dpr'];

/** `recov depreciation`, `dep non-rec`: the words of a kind of depreciation, before and behind it. */
const depreciationThat = (words: string): string =>
  words
    .split('|')
    .flatMap((word) => [
      ...['depreciation', 'deprec', 'depr', 'depn', 'dep'].map((noun) => `${word} ${noun}`),
      ...(words === LOST
        ? ['depreciation', 'deprec', 'depr', 'dep'].map((noun) => `${noun} ${word}`)
        : []),
    ])
    .join('|');

/** `total RC`, `repl cost amt`, `less depr`: what a value is called, with a word for an amount beside it. */
const amountsOf = (nouns: readonly string[], before: readonly string[]): string =>
  nouns
    .flatMap((noun) => [
      ...before.map((word) => `${word} ${noun}`),
      ...['', ' amount', ' amt', ' total', ' value', ' val', ' $'].map((word) => `${noun}${word}`),
    ])
    .join('|');

/** `ex GST`, `total excl VAT`: an amount and the tax that it has or has not in it. */
const withTax = (words: string): string =>
  words
    .split('|')
    .flatMap((word) =>
      ['tax', 'gst', 'vat', 'hst'].flatMap((tax) =>
        ['', 'total ', 'amount ', 'line total ', 'line amount '].map(
          (amount) => `${amount}${word} ${tax}`,
        ),
      ),
    )
    .join('|');

/** `unit price excl tax` */
const pricesWithTax = (words: string): string =>
  words
    .split('|')
    .flatMap((word) =>
      ['tax', 'gst', 'vat', 'hst'].flatMap((tax) =>
        ['unit price', 'unit cost', 'price', 'rate'].map((price) => `${price} ${word} ${tax}`),
      ),
    )
    .join('|');

/** `U.P. (net)`, `Total (excl. tax)`: amounts that tax comes on, as business suites print them. */
const beforeTax = (nouns: readonly string[]): string =>
  nouns
    .flatMap((noun) =>
      ['net', 'net of tax', 'excl tax', 'excl vat'].map((words) => `${noun} (${words})`),
    )
    .join('|');

/** What a part of the work costs per unit, and what it comes to in a row, as workbooks call them. */
const MATERIAL = ['mat', "mat'l", 'matl', 'material', 'materials'];
const LABOR = ['lab', 'labor'];
const EQUIPMENT = ['equip', 'equipment'];
/** What others do, and what is none of these. */
const OTHERS = ['subs', 'subcontract', 'other'];

const perUnit = (parts: readonly string[]): string =>
  parts
    .flatMap((part) => [
      ...['/unit', ' $/unit', ' per unit', ' unit $', ' rate', ' price', ' ea', ' each', '/ea'].map(
        (words) => part + words,
      ),
      ...[' unit', ' unit cost', ' unit price', ' cost/unit', ' cost per unit'].map(
        (words) => part + words,
      ),
      `unit ${part}`,
    ])
    .join('|');

/** What taking out and putting in cost per unit, side by side: `Tear out per unit   Install per unit`. */
const perUnitOnly = (parts: readonly string[]): string =>
  parts
    .flatMap((part) => [
      part,
      ...['/unit', ' $/unit', ' per unit', ' unit $', ' rate', ' ea', ' each', '/ea'].map(
        (words) => part + words,
      ),
    ])
    .join('|');

/** What parts come to; of `MATL EXT` the second word may head what the whole row comes to. */
const extended = (parts: readonly string[]): string =>
  parts
    .flatMap((part) => [
      ...['total', 'subtotal', 'amount', 'amt', 'ext', 'extended', 'extension', 'dollars'].map(
        (word) => `${part} ${word}`,
      ),
      ...['total', 'ext', 'extended', 'bare'].map((word) => `${word} ${part}`),
    ])
    .join('|');

/** `Equipment or Service`, `Items & Services`, `Model / Part`: two words for what a column holds. */
const pairs = (words: readonly string[]): string[] =>
  words.flatMap((one) =>
    words
      .filter((other) => other !== one)
      .flatMap((other) =>
        [' or ', ' and ', ' & ', ' / ', '/'].flatMap((joint) => [
          `${one}${joint}${other}`,
          `${one}s${joint}${other}s`,
        ]),
      ),
  );

/** Between whom an umpire decides, each above his own figures. */
const PARTIES = ['insured', 'insureds', 'insurer', 'policyholder'];
export const OF_PARTY = /^(?:insureds?|insurer|policyholder|carrier|owner|company)(?:['’]s?)?\b/i;

/** `W x H`, `LxW`, `Size (W x D x H)`: how large each is, in one cell of several figures. */
const SIZES = ['w h', 'h w', 'l w', 'w l', 'l h', 'h l', 'l w h', 'w h d', 'h w d', 'w d h']
  .flatMap((sides) => [' x ', 'x', '×'].map((sign) => sides.replaceAll(' ', sign)))
  .flatMap((sides) => [sides, `size (${sides})`, `dimensions (${sides})`])
  .join('|');

/** Units that head the quantities counted in them: `Sq Yd` above `31.33`. */
const MEASURED_IN = ['sq yd', 'sq yds', 'sq ft', 'lin ft'];

/** Units as estimators write them. */
const MEASURES = ['sf', 'lf', 'sy', 'sq', 'cf', 'cy', 'ea', 'hr'];

/** `Per day`, `Per hour`: what is rented and who works. */
const COUNTED_BY = ['day', 'hour', 'hr', 'week', 'month', 'visit', 'trip'];

/** Heading phrases in lower case without `.` and `:`. */
export const HEADINGS: ReadonlyMap<string, ColumnKind> = new Map<string, ColumnKind>([
  ...phrases(
    'description',
    'description|line description|desc|descr|descrip|what|what was damaged|what is damaged|damaged item|damaged items|what needs to be done|what needs done|what for|what it was for|what it is for|what this is for|what was done|work to be done|remedy|repair method|works required|item desc|work desc|part / area|part/area|scope item|scope items|item of work|repair item|work required|item description|line item description|work description|description of work|scope of work|scope of repair|scope of repairs|scope|item|items|line item|line items|task|service|services|service description|product|product/service|product or service|products/services|products & services|products|item name|item title|title|work|work item|work to be performed|work performed|task performed|services performed|works|process|procedure|furnish & install|furnish and install|activity description|description of repair|description of repairs|description of item|repair description|details|particulars|spec|specification|specifications|material|materials|component|labor class|classification|labor classification|class|name|item claimed|claimed item|items claimed|article|equipment|equipment #|equipment description|material description|task description|item of loss|items of loss|loss item|damaged property|style/item|item/style|style/color|product/color|description of damage|description of damaged property',
  ),
  ...phrases(
    'itemNumber',
    '#|no|nr|id|lot|lot #|lot no|lot number|item #|item no|item number|bid item|bid item no|biditem|pay item|pay item no|spec #|spec no|csi no|csi|mark|tag|tag #|line|line #|line no|ln|ln#|ref|ref #|row|seq|pos',
  ),
  ...phrases(
    'description',
    ['material', 'materials']
      .flatMap((one) => [
        `${one} and labor`,
        `labor and ${one}`,
        `${one} & labor`,
        `labor & ${one}`,
      ])
      .join('|'),
  ),
  // `DESCRIPTION OF WORK AND MATERIALS` of a printed pad.
  ...phrases(
    'description',
    ['work', 'labor', 'service', 'services']
      .flatMap((one) =>
        ['material', 'materials'].flatMap((other) => [
          ...['and', '&', '/'].flatMap((joint) => [
            `description of ${one} ${joint} ${other}`,
            `description of ${other} ${joint} ${one}`,
          ]),
          `description of ${other}`,
        ]),
      )
      .join('|'),
  ),
  // A counter: what was let, and what was sold.
  ...phrases('description', 'paid for|items rented|item rented|items sold|item sold'),
  // `Equipment or Service`, `Item & Services`: two of the words that head what is done or set.
  ...phrases(
    'description',
    pairs(['item', 'equipment', 'product', 'material', 'service', 'work']).join('|'),
  ),
  ...phrases(
    'description',
    'labor description|labour description|part description|parts description|charge description|material or labor description|labor or material description',
  ),
  ...phrases('category', 'category|trade|cat code|division|group|section'),
  ...phrases('category', 'cat'),
  ...phrases('itemNumber', 'line number'),
  ...phrases(
    'selector',
    'sel|selector|code|key|item code|budget code|budget line item|job cost code|gl code|cost code|cost code #|phase code|csi code|task #|task no|task code|task id|service code|service #|product code|product #|price code|work code|assembly|assembly no|assembly number|sku|model|model #|model no|model number|part #|part no|part number|material #|material no|catalog #|catalog no|catalog number',
  ),
  ...phrases(
    'selector',
    pairs([
      'model',
      'part',
      'sku',
      'item code',
      'catalog #',
      'model #',
      'part #',
      'stock #',
      'model no',
      'part no',
      'stock no',
    ]).join('|'),
  ),
  ...phrases('activity', 'act|action|activity|operation|op code|action code|do|to do'),
  ...phrases(
    'room',
    'room|suite|suite #|suite no|area|location|room/area|area/room|room/location|room name|rm|location/room|loc|found in|placed in|set in|where|elev|elevation|face|run',
  ),
  ...phrases('coverage', 'cov|coverage|cvg|cov code|coverage code'),
  ...phrases(
    'recoverable',
    'recoverable|holdback y/n|recoverable y/n|recov y/n|rec y/n|rd y/n|is recoverable|dep recoverable|dep is recoverable|depreciation recoverable|recov|rec|dep rec',
  ),
  ...phrases(
    'note',
    'notes|note|why|comments|comment|remarks|color/description|color/desc|color/size|color/finish|color / description|estimator comment|estimator comments|estimator notes|reviewer comment|reviewer comments|reviewer notes|review notes|reason|reason for change|adjuster note|adjuster notes|line note|replacement item|comparable item|comparable|source|vendor|retailer|asset tags|asset tag|asset #|serial #|serial number|technician|in|out|time in|time out|start time|end time|brand|manufacturer|brand/model|make/model',
  ),
  // How each of the contents is cleaned.
  ...phrases('note', 'method|methods|cleaning method|method of cleaning'),
  // Insureds who list what they lost ask in words: `How many   What it was   How old   Where bought`.
  ...phrases(
    'description',
    'what it was|what it is|what was it|what was lost|what you lost|what we do|what we did|what we install|what we hang|what you get|opening & glass|opening and glass|opening/glass',
  ),
  ...phrases('ageLife', 'how old|how old (years)|how old (yrs)|how old years|how old yrs'),
  ...phrases(
    'note',
    ['bought', 'purchased', 'obtained', 'got it']
      .flatMap((got) => [`where ${got}`, `where you ${got}`, `place ${got}`, `store ${got}`])
      .join('|'),
  ),
  // Sheets of contents: `Brand / model   Year   Price new   Total new   Photo`.
  ...phrases('note', 'brand / model'),
  ...phrases('unitPrice', 'price new|new price|price new each|price each new'),
  ...phrases('rcv', 'total new|new total'),
  ...phrases('note', 'bought at|bought from|purchased at|purchased from|place of purchase'),
  ...phrases(
    'otherText',
    'when bought|when purchased|date bought|date purchased|year bought|year purchased|purchase date|date of purchase|year of purchase',
  ),
  // What a cost guide's reports head their prices with, the contractor's overhead and profit in each.
  ...phrases('materialPrice', 'material o&p|mat o&p|mat. o&p'),
  ...phrases('laborPrice', 'labor o&p|installation o&p'),
  ...phrases(
    'otherNumber',
    'daily output|labor hours|equip o&p|equip. o&p|equipment o&p|ext mat o&p|ext. mat. o&p|ext material o&p|ext labor o&p|ext. labor o&p|ext installation o&p|ext. installation o&p|ext equip o&p|ext. equip. o&p',
  ),
  ...phrases('total', 'ext total o&p|ext. total o&p'),
  ...phrases('itemNumber', 'cut|cut #|cut no'),
  // Work orders of those who keep their own crews and stock: `U/I` is the unit of issue.
  ...phrases('description', 'work done|stock description'),
  ...phrases('selector', 'stores|stock #|stock no|stock number'),
  ...phrases('unit', 'u/i|unit of issue'),
  ...phrases('quantity', 'qty issued|quantity issued|issued qty'),
  ...phrases('unitPrice', 'avg cost|average cost|avg unit cost|average unit cost'),
  ...phrases('description', 'style|style name'),
  // What is hung at a window.
  ...phrases('description', 'treatment'),
  // A plumber's fixtures: who buys each, and what roughing it in and trimming it out costs.
  ...phrases('description', 'fixture|fixtures|plumbing fixture|plumbing fixtures'),
  ...phrases(
    'otherText',
    ['furn', 'furnished', 'supplied', 'provided', 'purchased'].map((one) => `${one} by`).join('|'),
  ),
  ...phrases('otherNumber', 'rough|rough-in|rough in|trim|trim-out|trim out'),
  // In which part of a building the room beside it is.
  ...phrases('otherText', 'wing|wing / floor|bldg / wing|ready by|done|done?'),
  // How often painters paint.
  ...phrases('otherNumber', 'coats|# coats|# of coats|no of coats'),
  ...phrases('otherText', SIZES),
  ...phrases('otherText', 'circa|era|period|roll|roll #|width x length|cut size|dye lot'),
  ...phrases('calculation', 'calc|calculation|formula'),
  ...phrases('quantity', 'how many|size / how many|size/how many|how much|no of|# of units'),
  ...phrases('quantity', MEASURED_IN.join('|')),
  // `Qty (SF)`: with the unit of all rows.
  ...phrases(
    'quantity',
    MEASURES.flatMap((unit) => [`qty (${unit})`, `quantity (${unit})`]).join('|'),
  ),
  ...phrases(
    'unitPrice',
    MEASURES.flatMap((unit) => ['$', 'price', 'cost', 'rate'].map((of) => `${of}/${unit}`)).join(
      '|',
    ),
  ),
  ...phrases(
    'quantity',
    ['hours', 'hrs', 'man hours', 'labor hours', 'mh']
      .flatMap((one) => [
        `total ${one}`,
        `ext ${one}`,
        `extended ${one}`,
        `${one} total`,
        `${one} ext`,
      ])
      .join('|'),
  ),
  ...phrases(
    'unitPrice',
    ['yd', 'ft', ...MEASURED_IN, ...COUNTED_BY]
      .flatMap((unit) => ['', '$ ', 'price ', 'cost ', 'rate '].map((of) => `${of}per ${unit}`))
      .join('|'),
  ),
  ...phrases(
    'quantity',
    'quantity|qty|man-hours|man hrs|man-hrs|footage|square footage|sq footage|lineal footage|linear footage|takeoff|takeoff qty|takeoff quantity|take-off|take-off qty|take-off quantity|take off|est qty|est quantity|estimated qty|estimated quantity|labor hours|labor hrs|man hours|pcs|pieces|no of pieces|order qty|order quantity|measured|measured qty|extent|quant|qnty|quan|hrs/qty|qty/hrs|hours/units|units/hours|hrs/units|units|no of units|measure|measurement|count|amount of units|hours|hrs|unit days|equipment days|total days|total qty|total quantity|total units|qty total|quantity total|area/qty|qty/unit|quantity/unit|ft/no|no/ft|lf/no|lf/ea',
  ),
  ...phrases(
    'unit',
    'unit|basis|uom|uo m|u/m|um|u|un|unit of measure|units of measure|unit measure|meas|per',
  ),
  ...phrases(
    'unitPrice',
    'unit price|contractor unit price|contractor unit cost|our unit price|our unit cost|base unit price|base unit cost|net each|net ea|net price each|$ per|$ per unit|$ per u/m|$ per um|$ per foot|$ per ft|price per foot|cost per foot|base|base rate|base price|your price|our price|member price|list price|rcv/unit|rcv per unit|unit replacement cost|unit cost|cost per|price per|rate per|unit rate|price|rate|price/unit|cost/unit|price per unit|cost per unit|unit $|unit amount|price each|each|cost each|unit repl cost|repl cost each|replace cost each|repl each|replacement each|replacement price each|replacement cost each|rc each|rcv each|replacement unit cost|unit value|item price|sell each|sell price|selling price|net each|net price|rate/ 24 hr|rate/24 hr|rate/hr|rate/hour|hourly rate|rate per hour|rate/day|day rate|daily rate|rate per day|cost ea|total cost/unit|total unit cost|total unit price|total/unit|each/ft|ea/ft|each/lf|ea/lf|$/unit|$/ea|$/each|$/per|price/per|price ea|u/p|up|unit pr',
  ),
  ...phrases(
    'removePrice',
    `rem|${perUnitOnly(['remove', 'removal', 'demo', 'tear out', 'tearout', 'tear-out'])}`,
  ),
  ...phrases('replacePrice', `replacement|repl|new|${perUnitOnly(['replace', 'install'])}`),
  ...phrases('resetPrice', 'reset|detach & reset|d&r|detach and reset|detach'),
  ...phrases('laborPrice', `labor|labor $|lab $|labor cost|lab cost|${perUnit(LABOR)}`),
  ...phrases(
    'materialPrice',
    `${MATERIAL.flatMap((part) => [`${part} $`, `${part} cost`]).join('|')}|mat|mat'l|matl|${perUnit(MATERIAL)}`,
  ),
  ...phrases(
    'lineItemTotal',
    'subtotal|sub total|sub-total|line subtotal|net|net amount|net amt|ext|extension|extended|ext price|extended price|ext cost|extended cost|base total|ext total|extended total|extended amount|extended amt|ext amount|ext amt|ext value|bare total|price total|total before tax|taxable|taxable amount|taxable amt',
  ),
  ...phrases(
    'tax',
    'tax|tax/mkup|tax/markup|tax or markup|mkup/tax|markup/tax|sales tax|taxes|total tax|total taxes|mat tax|tax (material)|tax (materials)|tax on material|tax on materials|material tax|material sales tax|tax amount|vat|gst|hst|gst/hst|tax $|tax amt|sales tax amt|sales tax amount',
  ),
  ...phrases(
    'overheadProfit',
    'o&p|oh&p|oh & p|ohp|o&p amount|o&p amt|o&p total|total o&p|total o & p|gco&p|o & p|gc o&p|gco & p|op|overhead & profit|overhead and profit|gc o & p|contractor o&p|o/p|overhead/profit|markup|mark up|mark-up|m/u|o and p',
  ),
  ...phrases(
    'total',
    'total|your total|net total|our total|amount|total price|total cost|line total|row total|item total|cost|line amount|line amt|amt|total amt|investment|total investment|total amount|price total|total $|value|charge|total incl tax|estimate|gross|sum|line cost|item cost|repair cost|repair total|sell extended|sell ext|extended sell|net extended|net ext|validated|validated cost|validated amount|validated value',
  ),
  ...phrases('lineItemTotal', withTax('ex|exc|excl|excluding|before')),
  ...phrases('total', withTax('inc|incl|including|with')),
  ...phrases('unitPrice', pricesWithTax('ex|exc|excl|excluding|before|inc|incl|including|with')),
  // Whatever tax it is without.
  ...phrases('unitPrice', 'rate ex|rate exc|rate excl|price ex|price exc|price excl|unit price ex'),
  ...phrases('unitPrice', beforeTax(['unit price', 'price', 'up', 'u/p'])),
  ...phrases('lineItemTotal', beforeTax(['total', 'line total', 'amount'])),
  ...phrases('otherNumber', 'reduc|reduction|reduc %|reduction %'),
  ...phrases('otherNumber', 'line discount|line discount %|line disc|line disc %|discount amount'),
  ...phrases('total', 'line $|ext $|extension $|line total $|extended $|line price'),
  // What an insured says was left out of the carrier's own count.
  ...phrases('quantity', 'short by|qty short|short qty'),
  ...phrases('otherNumber', 'their qty'),
  ...phrases('total', '$ short|short $|dollars short'),
  // What a change order adds to the contract or takes off.
  ...phrases('total', 'add / (deduct)|add/(deduct)|add (deduct)|add / deduct|add/deduct'),
  // What the parts of a row come to before the contractor's overhead and profit.
  ...phrases('lineItemTotal', 'direct cost'),
  ...phrases('otherNumber', 'labor $/hr|labor $/hour'),
  // What a schedule of values says of the work in progress adds up to the price, as wear and cash value do.
  ...phrases(
    'otherNumber',
    'to date|to finish|completed to date|balance to finish|complete to date',
  ),
  // What was needed in the end, in work orders that are filled in on site.
  ...phrases('total', 'est cost|estimated cost'),
  ...phrases(
    'otherNumber',
    'actual qty|actual quantity|act cost|act hours|act hrs|actual hours|actual hrs',
  ),
  // How much of the row's work is done, in front of what that and the rest of it come to.
  ...phrases(
    'otherNumber',
    '% compl|% complete|% completed|% comp|pct complete|pct compl|percent complete',
  ),
  ...phrases('otherNumber', 'equip / sub|equip/sub|equipment / sub|equipment/sub'),
  // What a bill counts in, alone above its amounts.
  // Beside `Unit`, which says what is counted: `Unit £` is what one of it costs.
  ...phrases('unitPrice', 'unit £|unit €'),
  ...phrases('unitPrice', 'sell each|sell ea|sell price|sell rate'),
  ...phrases('total', 'bid total|bid amount|bid price|amount bid|total bid|price bid|£|€'),
  ...phrases('total', 'add|adds|added|addition|additions|increase|increases|extra|extras|debit'),
  ...phrases(
    'deducted',
    'deduct|deducts|deducted|deduction|deductions|decrease|decreases|credit|credits',
  ),
  ...phrases(
    'rcv',
    'rcv|cost to repair|cost new|new cost|replacement cost|replacement cost value|repl cost|replacement value|replacement val|repl val|repl value|rcv amount|rcv amt|rc|rc value|rc amount|rcv total|total rcv|replace cost|full replacement cost|rep cost|rcv loss|replacement cost loss|repl cost total|replacement cost total|total replacement cost|total repl cost|ext total o&p|extended total o&p|ext total incl o&p|total incl o&p|total including o&p',
  ),
  ...phrases(
    'ageLife',
    'age/life|age / life|age life|age|life|life (yrs)|life yrs|life years|life (years)|useful life|life expectancy|life exp|age (yrs)|age (yr)|age yrs|age yr|age years|age (years)|age/ life|age /life',
  ),
  ...phrases('otherNumber', 'list|list each|list ea|disc|discount|disc %|discount %|% discount|x'),
  // What was paid on it already, and what is still owed.
  ...phrases(
    'otherNumber',
    'prior payment|prior payments|less prior payments|prior paid|previously paid|previous payments|paid to date|amount paid|unpaid|unpaid acv|unpaid rcv|amount unpaid|amount owed|acv owed|rcv owed|outstanding',
  ),
  // What was paid for it once.
  ...phrases(
    'otherNumber',
    'purchase price|purchase cost|original price|original cost|orig price|orig cost|price paid',
  ),
  // By how much two sides of a comparison are apart, and the sides that an award stands between.
  ...phrases('otherNumber', 'difference|diff|variance'),
  ...phrases(
    'otherNumber',
    ['insured', 'insureds', 'insurer', 'carrier', 'owner', 'company', 'policyholder']
      .flatMap((side) =>
        ['appraiser', 'appraiser rcv', 'position', 'figure', 'estimate', 'rcv'].flatMap((word) => [
          `${side}'s ${word}`,
          `${side}’s ${word}`,
          `${side}' ${word}`,
          `${side}’ ${word}`,
          `${side} ${word}`,
        ]),
      )
      .join('|'),
  ),
  ...phrases('otherNumber', PARTIES.join('|')),
  ...phrases('rcv', "umpire|umpire's award|umpire’s award|umpire award|award|awarded|panel award"),
  ...phrases('description', 'item in dispute|items in dispute|disputed item|disputed items'),
  // What was packed or hauled in them, and in which of them it is.
  ...phrases('otherText', 'hinge|hinging|swing|box|box #|box no|box/tag|tote|tote #|bin|bin #'),
  ...phrases(
    'otherNumber',
    'boxes|cartons|crates|totes|bags|sheets|# sheets|# boxes|no of boxes|box count',
  ),
  // How long each takes, of a price book that adds up labor.
  ...phrases(
    'otherNumber',
    ['hr', 'hrs', 'hour', 'hours', 'man hours', 'labor hours', 'labor hrs', 'mh']
      .flatMap((one) => [
        `unit ${one}`,
        ...[' ea', ' each', '/ea', '/each', ' per unit', '/unit'].map((each) => one + each),
      ])
      .join('|'),
  ),
  // How many worked the hours of a row.
  ...phrases(
    'otherNumber',
    'techs|technicians|men|workers|laborers|helpers|crew size|people|# of techs|no of techs|# of men|no of men',
  ),
  ...phrases(
    'otherNumber',
    'l|w|h|l"|w"|h"|d"|len|wid|length|width|height|depth|wide|high|min|day|week|4 week|4 weeks|4wk|weekly|monthly|4 weekly|days|x days|× days|tax %|% tax|tax rate|tax pct|sales tax %|o&p %|% o&p|op %|o & p %|markup %|m/u %|mkup|mkup %|mark-up %|waste %|waste|% waste|oh %|profit %|qty/unit %|multiplier|not covered|amount not covered',
  ),
  // A sheet of hours adds up the days of its week in the column behind them.
  ...phrases(
    'otherNumber',
    'mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  ),
  ...phrases('otherNumber', `equip|equipment cost|equip cost|${perUnit(EQUIPMENT)}`),
  ...phrases('otherNumber', extended([...MATERIAL, ...LABOR, ...EQUIPMENT, ...OTHERS])),
  // `Sub total` is no subcontractor's.
  ...phrases(
    'otherNumber',
    'sub $|sub amount|sub amt|sub cost|subcontractor amount|subcontractor cost',
  ),
  ...phrases(
    'otherText',
    'who|staff|done by|performed by|tech|technician|employee|initials|crew|craft|craft@hours|craft@hrs|crew@hours|crew@hrs|craft hours|crew hours',
  ),
  ...phrases(
    'otherText',
    'status / returned date|returned date|return date|inv / ticket|invoice / ticket|ticket|ticket #|payee|date|work date|service date|date of service|date in|date out|date on|date off|start date|end date',
  ),
  ...phrases(
    'otherText',
    'invoice #|invoice no|inv #|inv no|vendor inv|vendor inv #|vendor invoice|receipt #|receipt no|receipt number|paid to|po #',
  ),
  ...phrases('otherText', 'supplier|supplier name|chamber|drying chamber'),
  ...phrases('otherText', 'status|line status|item status|approval status|taxed'),
  ...phrases('condition', 'cond|condition'),
  ...phrases(
    'depreciationPercent',
    'dep %|dep%|dp %|dp%|deprec %|% dep|%dep|depreciation %|depr %|% depr|dep pct|% deprec|dpr %|depn %|dep (%)|deprec (%)|depreciation percent|percent depreciation|deprec pct|deprec rate|dep rate|dep percent|depr percent|dep percentage|depreciation percentage|depreciation pct|betterment %|% betterment|betterment percent|wear %|worn %|% worn',
  ),
  ...phrases(
    'depreciation',
    'deprec|held until repaired|held until complete|depreciation|dep|depr|less depreciation|less deprec|less dep|total dep|depn|depreciation $|dep $|deprec $|dpr|holdback|depreciation holdback|recoverable holdback|betterment|betterment $|wear and tear',
  ),
  ...phrases('depreciation', amountsOf(DEPRECIATION, ['less', 'total', 'line', 'amount of'])),
  ...phrases('depreciation', depreciationThat(COMES_BACK)),
  ...phrases('lostDepreciation', `${LOST}|${depreciationThat(LOST)}`),
  ...phrases('rcv', PRICES_TO_COME.toLowerCase()),
  ...phrases(
    'rcv',
    amountsOf(
      ['rcv', 'rc', 'replacement cost', 'repl cost', 'rep cost', 'replace cost'],
      ['total', 'line', 'ext', 'extended', 'gross', 'full', 'award', 'awarded', 'umpire', 'panel'],
    ),
  ),
  ...phrases(
    'acv',
    amountsOf(
      ['acv', 'actual cash', 'act cash', 'actual cash value', 'act cash value', 'act cash val'],
      ['total', 'line', 'ext', 'extended', 'net', 'award', 'awarded', 'umpire', 'panel'],
    ),
  ),
  ...FOREIGN_HEADINGS.flatMap(([kind, list]) => phrases(kind, list)),
  ...phrases(
    'acv',
    'acv|actual cash value|actual cash val|cash val|ac value|acv amount|acv amt|actual value|actual cash|acv total|total acv|net acv|cash value|present value|acv loss|actual cash value loss|payable now|now payable|paid now|pay now|we pay now|we pay',
  ),
]);

/** A heading's text as `HEADINGS` has it. */
export const normalizeHeading = (text: string): string =>
  isOrdinary(text) ? text.toLowerCase() : settledHeading(spelledKey(text).toLowerCase());

/** Most texts have nothing of what is left out or settled, and each step costs time. */
const settledHeading = (text: string): string => {
  const counted = text.includes('(') ? text.replace(COUNTED_IN, '') : text;
  const taxed = counted.endsWith(')') ? counted.replace(TAX_IN_BRACKETS, ' $1') : counted;
  const named = WRITTEN.test(taxed) ? taxed.replace(WRITTEN, '') : taxed;
  const bare = withoutGluedSign(named.replace(/[.:*?]|,(?=\s|$)/g, ''));
  return /\s/.test(bare)
    ? bare
        .replace(/%\s+%/, '%')
        .replace(/(?<=\p{Ll})-\s+(?=\p{Ll})/gu, '')
        .replace(/\s+/g, ' ')
        .trim()
    : bare;
};

/** `Unit$` is a price where `Unit` alone is none; of `RCV$` the sign says nothing. `Disc.%` is a share. */
const withoutGluedSign = (text: string): string => {
  if (/\p{L}%$/u.test(text) && !HEADINGS.has(text)) {
    const share = `${text.slice(0, -1)} %`;
    return HEADINGS.has(share) ? share : text;
  }
  const word = /^(.*\p{L})[$£€]$/u.exec(text)?.[1];
  if (word === undefined) return text;
  return HEADINGS.has(`${word} $`) ? `${word} $` : word;
};

const COUNTED_IN = /\((?:[$£€]|usd|aud|cad|nzd|gbp|eur|each|ea|us\$|y(?:es)?\s?\/\s?no?)\)/g;

/** `Total (inc tax)`, `Price (excl. GST)`: the same words stand without brackets elsewhere. */
const TAX_IN_BRACKETS =
  /(?<=\p{L})\s+\(((?:inc|incl|including|with|ex|exc|excl|excluding|before)\.?\s+(?:tax|gst|vat|hst))\)$/u;

/** `Unit Price (figures)`, `Description and Unit Price in Words`: how bid forms have a price written says nothing of a column. */
const WRITTEN =
  /\s+(?:\(?(?:in\s+)?(?:figures|numerals)\)?|(?:and|with)\s+(?:unit\s+|bid\s+)?prices?\s+(?:written\s+|spelled\s+(?:out\s+)?)?\(?in\s+words\)?)$/;

/**
 * Small letters, or capitals, or one capital before small letters: so are most words of all lines,
 * and nothing in them has to be settled. A loop, for each of them is asked.
 */
const isOrdinary = (text: string): boolean => {
  const isCapitals = isCapital(text.charCodeAt(1));
  if (!isCapital(text.charCodeAt(0)) && (isCapitals || !isSmall(text.charCodeAt(0)))) return false;
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (!(isCapitals ? isCapital(code) : isSmall(code))) return false;
  }
  return true;
};

const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;
const isSmall = (code: number): boolean => code >= 0x61 && code <= 0x7a;

/** A rate behind a heading is none of its words: `O&P 21%`. */
const RATE = /(?<=\S)\s*\(?\d{1,2}(?:\.\d+)?\s*%\)?$/;

/** Of what the tax is, behind it: `Tax 7% (material)`. */
const TAXED = /(?<=\btax\b.*)\s*\((?:on\s+)?(?:materials?|mat(?:['’]?l)?s?|parts)(?:\s+only)?\)$/i;

/** `Labor @ 66`: what an hour costs. */
const PER_HOUR = /(?<=\S)\s*@\s*\$?\d{1,3}(?:\.\d{1,2})?(?:\s*\/\s*hr)?$/;

const withoutRate = (text: string): string => {
  if (text.includes('@')) return text.replace(PER_HOUR, '');
  return text.includes('%') ? text.replace(TAXED, '').replace(RATE, '') : text;
};

export const headingKind = byText(
  (text: string): ColumnKind | null =>
    phraseKind(withoutRate(text)) ?? (DESCRIPTION_OF.test(text) ? 'description' : null),
);

/** The column that a phrase heads as it stands, or as a program's name for it. */
export const phraseKind = byText((text: string): ColumnKind | null => {
  const phrase = normalizeHeading(text);
  const kind =
    HEADINGS.get(phrase) ??
    wholeKind(phrase, text) ??
    shortenedKind(phrase) ??
    HEADINGS.get(phrase.replace(IN_DOLLARS, ''));
  if (kind !== undefined) return kind;
  if (!isKey(text)) return null;
  return namesInKey(phrase).flatMap((name) => HEADINGS.get(name) ?? [])[0] ?? null;
});

/**
 * Headings whose words stand in many sentences: `Estimate for: Philippa Soames`, `Billed at cost`, `Right
 * elevation`. They head a column as a whole and with a capital; no word of them tells a header.
 */
const WHOLE_HEADINGS: ReadonlyMap<string, ColumnKind> = new Map([
  // `Paid to   Inv / ticket   For   Cost` of a ledger.
  ...phrases('description', 'for'),
  ...phrases('total', 'billed'),
  ...phrases('otherNumber', 'their qty|right qty|billed qty'),
]);

const wholeKind = (phrase: string, text: string): ColumnKind | undefined =>
  /^\p{Lu}/u.test(text) ? WHOLE_HEADINGS.get(phrase) : undefined;

/** `Labor $`, `Rate £`, `Each, $`, `Total AUD`: what it is counted in. */
const IN_DOLLARS = / (?:[$£€]|usd|aud|cad|nzd|gbp|eur)$/;

/** A whole cell `Description of Change`, whatever it is of; remarks may say so in their text. */
const DESCRIPTION_OF = /^description of \p{L}+(?: (?:&|and|or) \p{L}+)?$/iu;

/** `replacement cost (rcv)`, `cost (rcv)`: the short form says which of the amounts it is. */
const SHORTENED = /^(.+?) ?\((rcv?|acv?)\)$/;

const shortenedKind = (phrase: string): ColumnKind | undefined => {
  const [, words = '', short = ''] = phrase.endsWith(')') ? (SHORTENED.exec(phrase) ?? []) : [];
  const kind = HEADINGS.get(words);
  return kind !== undefined && OF_WHOLE_ROW.has(kind)
    ? short.startsWith('r')
      ? 'rcv'
      : 'acv'
    : kind;
};

const OF_WHOLE_ROW: ReadonlySet<ColumnKind> = new Set(['total', 'rcv', 'acv', 'replacePrice']);

/** Every word that some heading has, so that most lines are passed over at once. */
export const HEADING_WORDS: ReadonlySet<string> = new Set(
  [...HEADINGS.keys()]
    .flatMap((phrase) => phrase.split(' '))
    // The figure of `4 week` heads nothing alone.
    .filter((word) => !/^\d+$/.test(word)),
);

const foreign = new Set(FOREIGN_HEADINGS.flatMap(([, list]) => list.split('|')));

/** Of those, what a misread heading of a scan may have been. */
export const ENGLISH_HEADING_WORDS: ReadonlySet<string> = new Set(
  [...HEADINGS.keys()]
    .filter((phrase) => !foreign.has(phrase))
    .flatMap((phrase) => phrase.split(' ')),
);

/** Whether some heading has a normalized word, or all words that a program's name is made of. */
export const isHeadingWord = (word: string): boolean =>
  HEADING_WORDS.has(word) ||
  word === '(rcv)' ||
  word === '(acv)' ||
  (word.includes(' ') && word.split(' ').every((part) => HEADING_WORDS.has(part)));

/** Words that make two-line headings: `UNIT` over `PRICE`. */
export const LONGEST_HEADING_WORDS = 5;
