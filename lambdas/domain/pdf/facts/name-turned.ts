import type { Fact } from './fact.ts';

/** `QUILLON, IDA`: a surname, a comma, and what stands before it elsewhere. */
const TURNED = /^([\p{L}'’-]+(?: [\p{L}'’-]+)?), ([\p{L}'’.-]+(?: [\p{L}'’.&-]+){0,3})$/u;

/**
 * The name in its own order where the print says it both ways: `QUILLON, IDA` at the head of each page, by which the
 * program files it, and `IDA QUILLON` in the form below.
 */
export const nameTurned = (
  name: string | null,
  all: readonly Pick<Fact, 'key' | 'value'>[],
): string | null => {
  const [, surname, given] = TURNED.exec(name ?? '') ?? [];
  if (surname === undefined || given === undefined) return name;
  const turned = `${given} ${surname}`.toLowerCase();
  const other = all.find(({ key, value }) => key === 'insured' && value.toLowerCase() === turned);
  return other?.value ?? name;
};
