/** The words that stand before and after one on its line, as they were read. */
export interface Context {
  previous?: string | undefined;
  next?: string | undefined;
  /** More than a space stands between it and the word before it. */
  isApart?: boolean;
}

/**
 * Sets right what Tesseract systematically misreads in estimates, where the print allows one
 * reading only: `10,90` can only be 10.90, because thousands are grouped by three. Answers more
 * than one word where several were read as one. Whatever needs the arithmetic of the line to decide
 * is left to the reader.
 */
export function repairText(text: string, context: Context = {}): string[] {
  const plain = plainMarks(text);
  return (
    repairedAge(plain, context.next) ??
    repairedNumber(plain, context.previous) ??
    repairedTerm(plain, context.previous) ??
    repairedQuantity(plain) ??
    countedUnit(plain, context) ??
    repairedDate(plain) ??
    repairedAmount(plain, context) ??
    overprintedAmount(plain) ??
    splitAmounts(plain) ?? [plain]
  );
}

/** Typographic marks, which these prints do not use, as the marks they stand for. */
function plainMarks(text: string): string {
  return (
    text
      .replaceAll(/[‘’`´]/g, "'")
      .replaceAll(/[“”„]/g, '"')
      .replaceAll(/[—–−]/g, '-')
      .replaceAll('«', '<')
      .replaceAll('»', '>')
      .replace(/^\{/, '(')
      .replace(/\}$/, ')')
      // The asterisk of a changed description; feet.
      .replace(/(?<=[\p{L}\d)"'])[*™®]*[™®]$/u, '*')
      .replace(/(?<=\d)(?:°'?|'°)$/, "'")
  );
}

/** An asterisk, and what is read for one. */
const asterisk = `[*#"'+°®™%=]`;
const subheading = new RegExp(`^(${asterisk}{2,})?([A-Za-z][A-Za-z/&-]*)(${asterisk}{2,})?$`);

function repairedTerm(text: string, previous: string | undefined): string[] | null {
  const overheadAndProfit = text.match(/^(GC)?\(?[0Oo]{1,2}&[Pp]{1,2}([:.]?)$/);
  if (overheadAndProfit) {
    return [`${overheadAndProfit[1] ?? ''}O&P${overheadAndProfit[2] === ':' ? ':' : ''}`];
  }
  if (/^AGE[/|IlTJ1]?LIFE$/.test(text)) return ['AGE/LIFE'];
  const pounds = text.match(/^[I1|l]b[.,](\*?)$/);
  if (pounds) return [`lb.${pounds[1]}`];
  // Inches: `2" x 4"`.
  if (/^\d{1,3}n$/.test(text) && previous === 'x') return [text.replace('n', '"')];
  // Homeowners' policies.
  if (/^H[0O]{1,2}-\d/.test(text)) return [text.replace(/^H[0O]{1,2}/, 'HO')];
  if (/^[0O][1lI|]d$/.test(text)) return ['Old'];
  if (/^0\p{Ll}{2,}$/u.test(text)) return [`O${text.slice(1)}`];
  if (text === 'ws') return ['w/'];
  if (/^R8R$/.test(text)) return ['R&R'];
  if (text === 'ACY') return ['ACV'];
  const counted = text.match(
    /^(Roof|Room|Bedroom|Bathroom|Bath|Closet|Hall|Hallway|Level|Area|Subroom|SKETCH)(?:[lI|]1?|1[lI|])$/,
  );
  if (counted) return [`${counted[1]}1`];
  if (/^[A-Z]{4}\w{2,3}_(\d\d)?[A-Z]{3}\?\d\d$/.test(text)) return [text.replace('?', '')];
  if (text === 'DEP%') return ['DEP', '%'];
  const headings = text.match(/^(QUANTITY|QTY|DESCRIPTION)(UNIT|QUANTITY|REMOVE|RESET)$/);
  if (headings) return [headings[1] as string, headings[2] as string];
  const totals = text.match(/^(Area|Room|Level|Item|Grand)(Totals?:?)$/);
  if (totals) return [totals[1] as string, totals[2] as string];
  if (previous && isAmount(previous) && /^(L[EP]|[I1|]F)$/.test(text)) return ['LF'];
  if (previous && isAmount(previous) && /^[FLB]A$/.test(text)) return ['EA'];
  if (previous && isAmount(previous) && /^[85][FQY]$/.test(text)) return [`S${text[1]}`];
  const marks = text.match(subheading);
  const isMarked = `${marks?.[1] ?? ''}${marks?.[3] ?? ''}`.includes('*');
  if (marks && isMarked) {
    const stars = (mark: string | undefined) => (mark ?? '').replaceAll(/./g, '*');
    return [stars(marks[1]) + marks[2] + stars(marks[3])];
  }
  return null;
}

/** `* 3.`: the mark of a changed row and the row's number, at the start of a line. */
function repairedNumber(text: string, previous: string | undefined): string[] | null {
  if (previous !== undefined) return null;
  const marked = text.match(new RegExp(`^${asterisk}(\\d{1,3}[a-z]?)[.,]$`));
  if (marked) return ['*', `${marked[1]}.`];
  // Rows are split into `a` and `b`.
  const second = text.match(/^(\d{1,3})h[.,]$/);
  if (second) return [`${second[1]}b.`];
  const numbered = text.match(/^(\d{1,3}[a-z]?)[,;:]$/);
  if (numbered) return [`${numbered[1]}.`];
  if (/^[Il|]\.$/.test(text)) return ['1.'];
  return /^[Il|1]['!]?[Il|1]\.$/.test(text) ? ['11.'] : null;
}

/** `7/30 yrs`: the slash before a life in years, read as a point, a colon or a seven. */
function repairedAge(text: string, next: string | undefined): string[] | null {
  const fused = text.match(/^(\d{1,3})[/.,:;|](\d{1,3}|NA)(yrs?)$/);
  if (fused) return [`${fused[1]}/${fused[2]}`, fused[3] as string];
  if (/^[O0][/.,:;|]NA$/.test(text)) return ['0/NA'];
  // `13/NA` that touches `Above Avg.`: one A of the two is read.
  const worn = text.match(/^(\d{1,3}\/)NA?([ab])(bove|elow)$/i);
  if (worn) return [`${worn[1]}NA`, `${worn[2]?.toUpperCase()}${worn[3]}`];
  if (!next || !/^yrs?\b/i.test(next)) return null;
  const parts = text.match(/^(\d{1,3})[.,:;|](\d{1,3})$/) ?? text.match(/^(\d\d)7(\d\d)$/);
  return parts ? [`${parts[1]}/${parts[2]}`] : null;
}

/** `21.358Q` is 21.35SQ, `1.508.96SF` is 1,508.96SF: a quantity printed without or with a space. */
function repairedQuantity(text: string): string[] | null {
  const unit = text.match(/^([\d.,:;]+\.\d\d)[85]([FQY])(\*?)$/);
  if (unit) return [`${repairedShape(unit[1] as string) ?? unit[1]}S${unit[2]}${unit[3]}`];
  // Quantities with their unit have two decimals: the S was read twice.
  const twice = text.match(/^([\d.,:;]+\.\d\d)[853](S[FQY]\*?)$/);
  if (twice) return [`${repairedShape(twice[1] as string) ?? twice[1]}${twice[2]}`];
  const fused = text.match(/^([\d.,:;]+)([A-Z]{2}\*?)$/);
  const amount = fused && repairedShape(fused[1] as string);
  return amount ? [`${amount}${fused[2]}`] : null;
}

/** `2ea`, `lea` at the beginning of a cell: a count and its unit, whose space was not seen. */
function countedUnit(text: string, { isApart }: Context): string[] | null {
  const parts = isApart ? text.match(/^([lI|]|\d{1,3}(?:,\d{3})*)(ea|sf|lf|sq|sy|hrs?)$/) : null;
  return parts ? [(parts[1] as string).replace(/\D$/, '1'), parts[2] as string] : null;
}

/** `8/23,2024`, `11/17:2026`, `7124/2025`: a slash read as something else, if one date only fits. */
function repairedDate(text: string): string[] | null {
  const parts =
    text.match(/^(\d{1,2})[/.,:;|](\d{1,2})[/.,:;|]((?:19|20)\d\d)$/) ??
    text.match(/^(\d{1,2})[17](\d\d)[/.,:;|]((?:19|20)\d\d)$/) ??
    text.match(/^(\d{1,2})[/.,:;|](\d{1,2})[17]((?:19|20)\d\d)$/) ??
    // 5/7126
    text.match(/^(\d{1,2})\/(\d{1,2})[1I|l]([0-4]\d)$/);
  if (!parts) return null;
  const isDate = Number(parts[1]) >= 1 && Number(parts[1]) <= 12 && Number(parts[2]) <= 31;
  return isDate ? [`${parts[1]}/${parts[2]}/${parts[3]}`] : null;
}

const amountShape = /^[(<]?-?\$?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d[)>]?%?$/;

/** Whether a text is printed like an amount: two decimals, thousands grouped or not. */
export function isAmount(text: string): boolean {
  return amountShape.test(text);
}

function repairedAmount(text: string, { previous, next, isApart }: Context): string[] | null {
  const isTime = /^[AP]\.?M/i.test(next ?? '') || /\d{4}$/.test(previous ?? '');
  if (isTime && /^\d{1,2}[:.]\d\d$/.test(text)) return [text.replace('.', ':')];
  // Nothing is depreciated by more than 100 %: the asterisk of a changed price.
  if (/^(\d{1,3},)*\d{3,}\.\d\d%$/.test(text) && text !== '100.00%') {
    return [text.replace('%', '*')];
  }
  if (isAmount(text) || !/\d/.test(text)) return null;
  // The end of a sentence, not of a cell: `Bid of Elmtown Millworks $1,748.00. Percent set by adjuster`.
  const goesOn = text.startsWith('$') && /^\p{L}\p{Ll}{2,}/u.test(next ?? '');
  const isInText =
    /^\p{Ll}+$/u.test(previous ?? '') || (!isApart && (goesOn || /[:=@]$/.test(previous ?? '')));
  if (isInText && isAmount(text.replace(/[.,;]$/, ''))) return null;
  const core = text
    .replace(/^['".,:;_~]+(?=[(<$\d-])/, '')
    .replace(/(?<=[\d)>%])['".,:;_~|]+$/, '');
  const digits = core
    .replaceAll(/(?<=[\d.,])[Oo](?=[\d.,)>]|$)/g, '0')
    .replaceAll(/(?<=[\d.,])[lI|](?=[\d.,)>]|$)/g, '1');
  const amount = isAmount(digits) ? digits : repairedShape(digits);
  return amount ? [amount] : null;
}

/** An amount whose point or commas were read as another mark; null where it could be several. */
function repairedShape(text: string): string | null {
  const candidates = [
    // 10,90 and 1,234,56 and 36:06
    text.replace(/[,:;](\d\d[)>]?%?)$/, '.$1'),
    // 35.093.37
    text.replaceAll(/(?<=\d)[.:;](?=\d{3}[.,:;\d])/g, ',').replace(/[,:;](\d\d[)>]?%?)$/, '.$1'),
    // 4.83237: comma read as a point, point not read
    text.replace(/^([(<]?\$?\d{1,3})\.(\d{3})(\d\d[)>]?)$/, '$1,$2.$3'),
  ];
  return candidates.find((candidate) => candidate !== text && isAmount(candidate)) ?? null;
}

/** `Prof&95,290.14`: the end of a label that runs over its amount's dollar sign. */
function overprintedAmount(text: string): string[] | null {
  const [, label, amount] =
    text.match(/^(\p{L}{2,})[&$§]((?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d)$/u) ?? [];
  return label === undefined || amount === undefined ? null : [label, amount];
}

/** What a rule or a stroke between two cells is read as. */
const betweenAmounts =
  /^(?:[^\p{L}\d\s(<$-]|[^\p{L}\d\s(]{2,3})(?=\$?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d)/u;
const leadingAmount = /^[(<]?\$?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d[)>]?/;

/**
 * Amounts of neighbouring columns that touch in print come as one word: `22.27192,496.95` is 22.27
 * and 192,496.95, since an amount ends two digits behind its point.
 */
function splitAmounts(text: string): string[] | null {
  const parts: string[] = [];
  let rest = text;
  while (rest !== '') {
    const amount = rest.match(leadingAmount)?.[0];
    if (amount === undefined) return null;
    parts.push(amount);
    rest = rest.slice(amount.length).replace(betweenAmounts, '');
  }
  return parts.length > 1 ? parts : null;
}
