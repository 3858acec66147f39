/** Names of fields as the wire spells them. */
type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeCase<Rest>}`
    : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : Text;

export type WireNamed<Value> = Value extends readonly (infer Element)[]
  ? WireNamed<Element>[]
  : Value extends object
    ? {
        [Name in keyof Value as Name extends string ? SnakeCase<Name> : Name]: WireNamed<
          Value[Name]
        >;
      }
    : Value;

/** A copy in which every field is spelled in snake_case, all the way down. */
export const withWireNames = <Value>(value: Value): WireNamed<Value> => {
  if (Array.isArray(value)) return value.map(withWireNames) as WireNamed<Value>;
  if (value === null || typeof value !== 'object') return value as WireNamed<Value>;
  const entries = Object.entries(value).map(([name, part]) => [
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    withWireNames(part),
  ]);
  return Object.fromEntries(entries) as WireNamed<Value>;
};
