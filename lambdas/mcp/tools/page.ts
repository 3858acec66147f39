import * as v from 'valibot';

/** How much of a list a model gets at once: small, because it is read token by token. */
export const limit = (byDefault: number) =>
  v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(100),
      v.description(`How many on a page; ${byDefault} unless told.`),
    ),
    byDefault,
  );

export const cursor = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.description('next_cursor of the page before; leave out for the first page.'),
  ),
);

/** A query string of what is given. */
export const queryOf = (
  parameters: Readonly<Record<string, string | number | null | undefined>>,
): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
};
