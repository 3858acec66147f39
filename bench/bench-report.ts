/** What a benchmark hands back: markdown, section by section. */
export interface BenchReport {
  /** The heading of its part of `docs/benchmarks.md`. */
  title: string;
  sections: { heading: string; markdown: string }[];
  /** Only some sections were measured; `--write` then leaves the others as they stand. */
  partial?: boolean;
}

/** A markdown table; numbers are right-aligned. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
};

/** `99.52 %`, or a dash where there was nothing to count; never rounds up to 100. */
export const share = (part: number, whole: number): string => {
  if (whole === 0) return '-';
  const percent = (100 * part) / whole;
  return part === whole ? '100 %' : `${(Math.floor(percent * 100) / 100).toFixed(2)} %`;
};

/**
 * One benchmark's part of the document after some of its sections were measured again: the others
 * stay as they stand, new ones come last.
 */
export const mergeSections = (before: string, measured: string): string => {
  const [head = '', ...old] = before.split(/\n(?=### )/);
  const [, ...fresh] = measured.split(/\n(?=### )/);
  const headingOf = (section: string): string => section.split('\n', 1)[0] ?? '';
  const kept = old.map(
    (section) => fresh.find((one) => headingOf(one) === headingOf(section)) ?? section,
  );
  const added = fresh.filter(
    (one) => !old.some((section) => headingOf(section) === headingOf(one)),
  );
  return [head, ...kept, ...added].map((section) => section.trim()).join('\n\n');
};
