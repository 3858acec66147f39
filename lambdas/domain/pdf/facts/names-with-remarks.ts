import type { Fact } from './fact.ts';

const REMARK_BEHIND = /^(.+\S)\s+\([^()]+\)$/;

/** `Elmtown Chapel (Parsonage)` in the head of each page is called `Elmtown Chapel` where the form names it. */
export const nameWithoutRemark = (
  name: string | null,
  facts: readonly Pick<Fact, 'key' | 'value'>[],
): string | null => {
  const own = REMARK_BEHIND.exec(name ?? '')?.[1];
  const isNamed = facts.some(({ key, value }) => key === 'insured' && value === own);
  return own !== undefined && isNamed ? own : name;
};
