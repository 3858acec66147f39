/** As towns have them without a comma. */
const STATES =
  '(?:North|South) (?:Carolina|Dakota)|New (?:Hampshire|Jersey|Mexico|York)|Rhode Island|West Virginia|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming';

/** Behind the code, in the country itself. */
const IN_COUNTRY = String.raw`,?\s+(?:USA|U\.S\.A\.?|US|United States)`;
/** Behind a town, with nothing else to say where it is. */
export const COUNTRY = new RegExp(`${IN_COUNTRY}$`);

/**
 * `Elmtown, OH 44999`, `Elmtown, Ohio 44999`, `ELMTOWN, OHIO 44999`, `Elmtown, Wash. 98999`, `Elmtown, N.Y. 11999`, `Alder (Ontario) K1A 0B1`, `Alder, ON K1A 0B1`,
 * `Oakby NN15 7QP`, `Wattle Creek QLD 4505` at a line's end, with its country or without.
 */
export const TOWN = new RegExp(
  String.raw`(?:^|\s)(?:\p{L}[\p{L} .'’-]*(?:,\s*|\s+)(?:(?:[A-Z]{2}\.?,?|[A-Z]\.\s?[A-Z]\.|(?<=,\s)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?\.?|(?:${STATES}|${STATES.toUpperCase()})|\(\p{L}+\))\s+(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|(?:NSW|QLD|VIC|TAS|ACT|NT|SA|WA) \d{4}))(?:${IN_COUNTRY})?$`,
  'u',
);

/** Most lines are no towns, and told so at once. */
export const MAY_BE_TOWN = /\d\d\d|\d[A-Z]|, [A-Z]{2}\b/;

/** `Elmtown, OH` */
export const STATE =
  /^\p{Lu}[\p{L} .'’-]*,\s*(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/u;

/** `12 Plum Row`, `N84W16889 Plum Row`, `PO Box 77`, `RT 2 BOX 88` */
export const STREET =
  /^(?:[NSEW]?\d+[\dA-Z/-]*\s+\p{L}|\d+\s+\d+\w*\s+\p{L}|p\.?\s*o\.?\s*box\b|(?:r\.?r\.?|rte?\.?|rural\s+route)\s+\d+,?\s+box\s+\d)/iu;

/** `Frozen line in garage ceiling`, `Gate code 4410` below a street: what the job is, and how one gets in. */
export const saysNoPlace = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:\s\p{Ll}[\p{Ll}/-]*){3,}$/u.test(text) ||
  /^(?:gate|door|lock\s?box|alarm)\s(?:code|combo|combination)\b/i.test(text);

/** A telephone behind an address. */
const PHONE_BEHIND = /[\s,·|-]*(?:1[\s.-])?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}$/;

/** `OH 44999.` ends a sentence. */
const FULL_STOP = /(?<=\d)\.$/;

/** `Ida Quillon 12 Plum Row`: cells of a sheet beside each other; `Old Highway 81 S` is a street. */
const NAME_AND_NUMBER =
  /^(\p{Lu}[\p{L}.'’-]*(?:\s+(?:&|and|\p{Lu}[\p{L}.'’-]*)){1,5}(?<!\b(?:Highway|Hwy|HWY|Road|Rd|Route|Rt|Rte|Box|BOX|Suite|Ste|Unit|Lot|Apt|Floor|Bldg|Building)\.?))\s+(\d.*)$/u;

/** `Ida Quillon, 12 Plum Row, Elmtown, OH 44999`, with a telephone behind it or without; null for anything else. */
export const nameAndAddress = (text: string): { name: string; address: string } | null => {
  const alone = text.replace(PHONE_BEHIND, '').replace(FULL_STOP, '');
  const [, name, address] =
    /^(\D+?)(?:,| at)\s+((?:[NSEW]\d+)*\d.*)$/.exec(alone) ?? NAME_AND_NUMBER.exec(alone) ?? [];
  const isAddress = address !== undefined && TOWN.test(address) && STREET.test(address);
  return name !== undefined && isAddress ? { name, address } : null;
};

/** `44999`, and `44999 Ohio` as some programs print it, under the town. */
const CODE = /^\d{5}(?:-\d{4})?$/;
const CODE_AND_STATE = new RegExp(String.raw`^(\d{5})\s+((?:${STATES})|[A-Z]{2})$`);
const TOWN_ALONE = /^\p{Lu}[\p{L} .'’-]*$/u;
const ENDS_IN_STATE = /,\s*[A-Z]{2}$/;

/** A town of which the line below holds the code, or the code and the state; null where it does not. */
export const townOverCode = (above: string, below: string): string | null => {
  if (CODE.test(below)) return ENDS_IN_STATE.test(above) ? `${above} ${below}` : null;
  const [, code, state] = CODE_AND_STATE.exec(below) ?? [];
  return code !== undefined && TOWN_ALONE.test(above) ? `${above}, ${state} ${code}` : null;
};

/** How many labels behind a street's are those of its town: `City`, or `City` and `State` and `Zip`. */
export const countTownLabels = (labels: readonly string[]): number => {
  if (!/^city\b/i.test(labels[0] ?? '')) return 0;
  const end = labels.findIndex((label, at) => at > 0 && !OF_TOWN.test(label));
  return end < 0 ? labels.length : end;
};

const OF_TOWN = /^(?:st(?:ate)?|prov(?:ince)?|zip(?:\s+code)?|postal\s+code)\.?$/i;

/** A town and what follows it in its line, `Elmtown`, `OH 44999`, of what stands below such labels. */
export const townOf = ([town = '', ...codes]: readonly string[]): string[] =>
  [town, codes.join(' ').trim()].filter((part) => part !== '');
