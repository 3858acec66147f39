import { share, table } from '../bench-report.ts';
import type { Measured } from './run-documents.ts';

/** Exactly the altered line is named, and no other line. */
const isNamedExactly = ({ sabotage, score }: Measured): boolean =>
  sabotage !== null && score.namedLines.length === 1 && score.namedLines[0] === sabotage.item;

/** The line is among those named. */
const isNamed = ({ sabotage, score }: Measured): boolean =>
  sabotage !== null && score.namedLines.includes(sabotage.item);

export const sabotageTable = (
  suites: readonly { suite: string; measured: readonly Measured[] }[],
): string => {
  const rows = suites.flatMap(({ suite, measured }) => {
    const altered = measured.filter((one) => one.sabotage !== null);
    const fields = [...new Set(altered.map((one) => one.sabotage?.field ?? ''))].sort();
    const row = (name: string, some: readonly Measured[]): string[] => [
      name,
      String(some.length),
      share(some.filter(isNamedExactly).length, some.length),
      share(some.filter(isNamed).length, some.length),
    ];
    return [
      row(`**${suite}**`, altered),
      ...fields.map((field) =>
        row(
          `${suite}, ${field}`,
          altered.filter((one) => one.sabotage?.field === field),
        ),
      ),
    ];
  });
  return table(['altered figure', 'documents', 'exactly that line named', 'that line named'], rows);
};

/** For `--show-errors`: what was altered and what was named instead. */
export const sabotageErrors = (measured: Measured): string | null => {
  const { sabotage, score } = measured;
  if (sabotage === null || isNamedExactly(measured)) return null;
  const named = score.namedLines.length === 0 ? 'no line' : score.namedLines.join(', ');
  return `\n${measured.id}: item ${sabotage.item} ${sabotage.field} altered from ${sabotage.from} to ${sabotage.to}; named: ${named}  ${measured.path}`;
};
