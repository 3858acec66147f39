import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CSV_ALIASES, type CsvField } from '../../../lambdas/domain/estimate/csv-columns.ts';
import { readCsv } from '../../../lambdas/domain/estimate/read-csv.ts';
import { readStructured } from '../../../lambdas/domain/estimate/read-json.ts';
import { LINE_ITEM_FIELDS } from '../../../lambdas/domain/estimate/structured-estimate.ts';

const text = fc
  .string({ unit: fc.constantFrom(...'abcXYZ 019,."\'\n;é½-/&'), minLength: 1, maxLength: 20 })
  .map((value) => value.trim())
  .filter((value) => value !== '');
const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const item = fc.record({
  cat: maybe(fc.constantFrom('RFG', 'DRY')),
  description: text,
  quantity: fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100),
  unit: maybe(fc.constantFrom('SQ', 'LF')),
  activity: fc.constantFrom('+', '-', '&', 'R', 'I', 'M', 'Remove', 'install'),
  unit_price: maybe(amount),
  tax: maybe(amount),
  rcv: maybe(amount),
  depreciation_applicable: maybe(fc.boolean()),
  depreciation_recoverable: fc.boolean(),
  is_paid_when_incurred: fc.boolean(),
  enabled: fc.boolean(),
  room: maybe(text),
  f9_note: maybe(text),
});

const nameOf = (field: CsvField, choice: number): string => {
  const names = [field, ...(CSV_ALIASES[field] ?? [])];
  const name = names[choice % names.length] ?? field;
  return choice % 2 === 0 ? name : name.toUpperCase();
};

test('the same rows as CSV and as JSON are the same estimate, under whatever names', () => {
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 8 }),
      fc.nat(7),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      (items, choice, recordDelimiter, mark) => {
        const fields = LINE_ITEM_FIELDS.filter((field) =>
          items.some((one) => one[field as keyof typeof one] !== undefined),
        );
        const csv = stringify(
          items.map((one) => fields.map((field) => one[field as keyof typeof one])),
          {
            header: true,
            quoted_string: true,
            columns: fields.map((field) => nameOf(field, choice)),
            record_delimiter: recordDelimiter,
            cast: { boolean: (value) => (value ? 'yes' : 'No') },
            bom: mark,
          },
        );
        const fromCsv = readCsv(Buffer.from(csv), undefined, 'a.csv');
        const fromJson = readStructured({ file_name: 'a.csv', line_items: items });
        if (!fromCsv.ok) throw new Error(JSON.stringify(fromCsv.problems) + csv);
        if (!fromJson.ok) throw new Error(JSON.stringify(fromJson.problems));
        expect(fromCsv.estimate).toEqual(fromJson.estimate);
      },
    ),
    { numRuns: 300 },
  );
});

test('whatever bytes come, the reader answers, and quickly', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
      const result = readCsv(bytes, undefined, 'a.csv');
      if (!result.ok) expect(result.problems.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

test('whatever JSON comes, the reader answers with an estimate or with places in the body', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.jsonValue(),
        fc.record({
          file_name: fc.jsonValue(),
          line_items: fc.array(
            fc.dictionary(fc.constantFrom(...LINE_ITEM_FIELDS, '__proto__', 'x'), fc.jsonValue()),
          ),
        }),
      ),
      (value) => {
        const result = readStructured(value);
        if (!result.ok) for (const { loc } of result.problems) expect(loc[0]).toBe('body');
      },
    ),
    { numRuns: 300 },
  );
});
