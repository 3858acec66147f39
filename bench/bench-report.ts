/** What a benchmark hands back: markdown, section by section. */
export interface BenchReport {
  /** The heading of its part of `docs/benchmarks.md`. */
  title: string;
  sections: { heading: string; markdown: string }[];
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
