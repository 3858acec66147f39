/**
 * Sets right what Tesseract systematically misreads in estimates, where the print allows one
 * reading only: `10,90` can only be 10.90, because thousands are grouped by three. Whatever needs
 * the arithmetic of the line to decide is left to the reader.
 */
export function repairText(text: string, next?: string): string {
  const plain = plainMarks(text);
  return repairedAge(plain, next) ?? repairedTerm(plain) ?? repairedAmount(plain) ?? plain;
}

/** Typographic marks, which these prints do not use, as the marks they stand for. */
function plainMarks(text: string): string {
  return text
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[—–−]/g, '-')
    .replaceAll('«', '<')
    .replaceAll('»', '>')
    .replace(/^\{/, '(')
    .replace(/\}$/, ')');
}

function repairedTerm(text: string): string | null {
  const overheadAndProfit = text.match(/^(GC)?[0Oo]{1,2}&P(:?)$/);
  if (overheadAndProfit) return `${overheadAndProfit[1] ?? ''}O&P${overheadAndProfit[2]}`;
  if (/^AGE[/|IlTJ1]?LIFE$/.test(text)) return 'AGE/LIFE';
  if (text === 'Ib.' || text === '1b.' || text === '|b.') return 'lb.';
  if (/^R8R$/.test(text)) return 'R&R';
  return null;
}

/** `7/30 yrs`: the slash before a life in years, read as a point, a colon or a seven. */
function repairedAge(text: string, next: string | undefined): string | null {
  if (!next || !/^yrs?\b/i.test(next)) return null;
  const parts = text.match(/^(\d{1,3})[.,:;|](\d{1,3})$/) ?? text.match(/^(\d\d)7(\d\d)$/);
  return parts ? `${parts[1]}/${parts[2]}` : null;
}

const amountShape = /^[(<]?-?\$?\d{1,3}(,\d{3})*\.\d\d[)>]?%?$|^[(<]?-?\$?\d+\.\d\d[)>]?%?$/;

/** Whether a text is printed like an amount: two decimals, thousands grouped or not. */
export function isAmount(text: string): boolean {
  return amountShape.test(text);
}

function repairedAmount(text: string): string | null {
  if (isAmount(text) || !/\d/.test(text)) return null;
  const core = text
    .replace(/^['".,:;_~]+(?=[(<$\d-])/, '')
    .replace(/(?<=[\d)>%])['"`.,:;_~|]+$/, '');
  const digits = core
    .replaceAll(/(?<=[\d.,])[Oo](?=[\d.,)>]|$)/g, '0')
    .replaceAll(/(?<=[\d.,])[lI|](?=[\d.,)>]|$)/g, '1');
  const candidates = [
    digits,
    // 10,90 and 1,234,56
    digits.replace(/[,:;](\d\d[)>]?%?)$/, '.$1'),
    // 35.093.37
    digits.replace(/(?<=\d)[.](?=\d{3}\D)/g, ','),
    // 36:06
    digits.replace(/(?<=\d)[:;](?=\d\d[)>]?%?$)/, '.'),
  ];
  return candidates.find((candidate) => candidate !== text && isAmount(candidate)) ?? null;
}

const leadingAmount = /^[(<]?\$?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d[)>]?/;

/**
 * Amounts of neighbouring columns that touch in print come as one word: `22.27192,496.95` is 22.27
 * and 192,496.95, since an amount ends two digits behind its point.
 */
export function splitAmounts(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest !== '') {
    const amount = rest.match(leadingAmount)?.[0];
    if (amount === undefined) return [text];
    parts.push(amount);
    rest = rest.slice(amount.length);
  }
  return parts.length > 0 ? parts : [text];
}
