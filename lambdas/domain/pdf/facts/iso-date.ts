const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const MESES = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

/** `11/6/2023 9:00 AM`, `11 / 6 / 2023`, `May 28, 2026`, `28-May-2026`, `28 de mayo de 2026`, `2026-05-28` to `YYYY-MM-DD`; null for anything else. */
export const isoDate = (text: string, isDayFirst = false): string | null => {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(text);
  if (iso !== null) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const american = /\b(\d{1,2})(?:[/.-]|\/ | \/ )(\d{1,2})(?:[/.-]|\/ | \/ )(\d{4}|\d{2})\b/.exec(
    text,
  );
  if (american !== null) {
    const year = Number(american[3]);
    const full = year < 100 ? year + (year > 70 ? 1900 : 2000) : year;
    const [first, second] = [Number(american[1]), Number(american[2])];
    // `19/02/2026`: no month is the nineteenth.
    return first > 12 || (isDayFirst && second <= 12)
      ? dateOf(full, second, first)
      : dateOf(full, first, second);
  }
  const named = /\b([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/.exec(text);
  if (named !== null) {
    const month = MONTHS.indexOf((named[1] ?? '').slice(0, 3).toLowerCase()) + 1;
    return month === 0 ? null : dateOf(Number(named[3]), month, Number(named[2]));
  }
  const spanish = /\b(\d{1,2})\s+de\s+([a-z]{4,10})\s+de\s+(\d{4})\b/i.exec(text);
  if (spanish !== null) {
    const month = MESES.indexOf((spanish[2] ?? '').slice(0, 3).toLowerCase()) + 1;
    return month === 0 ? null : dateOf(Number(spanish[3]), month, Number(spanish[1]));
  }
  const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th)?[\s-]+([A-Za-z]{3,9})\.?,?[\s-]+(\d{4})\b/.exec(
    text,
  );
  if (dayFirst !== null) {
    const month = MONTHS.indexOf((dayFirst[2] ?? '').slice(0, 3).toLowerCase()) + 1;
    return month === 0 ? null : dateOf(Number(dayFirst[3]), month, Number(dayFirst[1]));
  }
  return null;
};

const dateOf = (year: number, month: number, day: number): string | null => {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1900 || year > 2200) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};
