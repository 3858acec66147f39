export interface Address {
  street: string;
  city: string | null;
  state: string | null;
  zip: string | null;
}

const TAIL =
  /[\s,]+([A-Za-z]{2})\.?[\s,]+(\d{5}(?:-\d{4})?|[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d)(?:[\s,]+(?:USA|US|U\.S\.A\.|United States|Canada))?\.?$/i;

/**
 * Splits an address written in one string: state and postal code are the last two parts, the city
 * is what stands after the last comma before them. What cannot be told apart stays in `street`.
 */
export const splitAddress = (text: string): Address => {
  const line = text
    .split(/[\r\n]+/)
    .map((part) => part.trim().replace(/,$/, ''))
    .filter((part) => part !== '')
    .join(', ');
  const tail = TAIL.exec(line);
  if (tail === null) return { street: line, city: null, state: null, zip: null };
  const [, state = '', zip = ''] = tail;
  const head = line.slice(0, tail.index);
  const comma = head.lastIndexOf(',');
  return {
    street: comma < 0 ? head : head.slice(0, comma).trim(),
    city: comma < 0 ? null : head.slice(comma + 1).trim() || null,
    state: state.toUpperCase(),
    zip: zip.toUpperCase(),
  };
};
