import * as v from 'valibot';
import { ACTIVITY_PATTERN, ACTIVITY_SPELLINGS, parseActivity } from './activity.ts';
import { named } from './validation.ts';

/**
 * The structured estimate contract, version 1, as it travels: snake_case, defaults applied when
 * parsed. The OpenAPI document, the agent tools' schemas and the CSV reader are made from it.
 */

/** Rows that one estimate may hold. */
export const MAXIMUM_LINE_ITEMS = 10_000;
export const LONGEST_FILE_NAME = 255;
export const DEFAULT_ROOM = 'General';

const text = (description: string) => v.nullish(v.pipe(v.string(), v.metadata({ description })));

const amount = (description: string) =>
  v.nullish(v.pipe(v.number(), v.finite(), v.minValue(0), v.metadata({ description })));

const flag = (description: string) => v.nullish(v.pipe(v.boolean(), v.metadata({ description })));

/** A name for a file: stored as data, never used as a path. */
export const fileName = (description: string) =>
  v.pipe(
    v.string(),
    v.minLength(1),
    v.check(
      named(
        { type: 'string_too_long', ctx: { max_length: LONGEST_FILE_NAME } },
        // Characters as JSON Schema counts them: code points.
        (name: string) => name.length <= LONGEST_FILE_NAME || [...name].length <= LONGEST_FILE_NAME,
      ),
      `String should have at most ${LONGEST_FILE_NAME} characters`,
    ),
    v.metadata({ description, maxLength: LONGEST_FILE_NAME }),
  );

const activity = v.pipe(
  v.string(),
  v.check(
    named(
      { type: 'literal_error', ctx: { expected: ACTIVITY_SPELLINGS.join(', ') } },
      (spelling: string) => parseActivity(spelling) !== null,
    ),
    `Input should be one of ${ACTIVITY_SPELLINGS.join(', ')}`,
  ),
  v.metadata({
    description:
      '`+` Replace, `-` Remove, `&` Remove and Replace, `R` Detach & Reset, `I` Install, ' +
      '`M` Material Only. Symbol or name, in any letter case.',
    pattern: ACTIVITY_PATTERN,
    examples: ['+', 'Remove'],
  }),
);

const calendarDate = v.pipe(
  v.string(),
  v.check(
    named({ type: 'date_parsing' }, (date: string) => isCalendarDate(date)),
    'Input should be a real calendar date written YYYY-MM-DD',
  ),
  v.metadata({ description: 'Date of loss, YYYY-MM-DD.', format: 'date' }),
);

/** True for a date that exists: `2024-02-29` yes, `2023-02-29` no. */
export const isCalendarDate = (date: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
};

const isBlank = (value: string | null | undefined): boolean => (value ?? '').trim() === '';

const written = { type: 'string', pattern: '\\S' };

const lineItemEntries = {
  id: text('Your own row identifier; unique within the estimate.'),
  cat: text('Category code of the estimating platform.'),
  sel: text('Selector code of the estimating platform.'),
  description: text(
    'Resolves the item to the catalog; required where cat and sel are both absent.',
  ),
  quantity: v.pipe(
    v.number(),
    v.finite(),
    v.gtValue(0),
    v.metadata({ description: 'How much of the unit; greater than 0.' }),
  ),
  unit: text('Unit of measure: EA, SF, LF, SQ, ...'),
  activity: v.optional(activity, '+'),
  unit_price: amount('Custom base unit price. Where it is omitted the price is 0.00.'),
  line_item_total: amount('Base total of the whole line.'),
  tax: amount('Sales tax.'),
  rcv: amount('Replacement cost value of the whole line.'),
  acv: amount('Actual cash value of the whole line.'),
  depreciation: amount('Depreciation.'),
  depreciation_applicable: flag('Whether depreciation applies.'),
  depreciation_recoverable: v.optional(
    v.pipe(v.boolean(), v.metadata({ description: 'true recoverable, false non-recoverable.' })),
    true,
  ),
  overhead_profit: amount('Overhead and profit.'),
  overhead_profit_applicable: flag('Whether overhead and profit applies.'),
  is_paid_when_incurred: v.optional(
    v.pipe(v.boolean(), v.metadata({ description: 'Paid when incurred.' })),
    false,
  ),
  enabled: v.optional(
    v.pipe(
      v.boolean(),
      v.metadata({
        description: 'false keeps the row for review and leaves it out of the export.',
      }),
    ),
    true,
  ),
  room: v.optional(
    v.pipe(v.string(), v.metadata({ description: 'Room or area. Blank means General.' })),
    DEFAULT_ROOM,
  ),
  section: text('Section within the room.'),
  f9_note: text('Note to the row; plain text, may have several lines.'),
} as const;

/** INTERFACE section 2.2. */
export const StructuredLineItemV1 = v.pipe(
  v.object(lineItemEntries),
  v.forward(
    v.partialCheck(
      [['cat'], ['sel'], ['description']],
      named(
        { type: 'missing' },
        (item: {
          cat?: string | null | undefined;
          sel?: string | null | undefined;
          description?: string | null | undefined;
        }) => !(isBlank(item.cat) && isBlank(item.sel) && isBlank(item.description)),
      ),
      'Field required where cat and sel are both absent',
    ),
    ['description'],
  ),
  v.metadata({
    title: 'StructuredLineItemV1',
    // As `if`, which client generators pass over; alternatives would part the type in two.
    if: { properties: { cat: { not: written }, sel: { not: written } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema, not a promise.
    then: { required: ['description'], properties: { description: written } },
  }),
);

const headerEntries = {
  schema_version: v.optional(
    v.pipe(v.literal('1'), v.metadata({ description: "Always '1'." })),
    '1',
  ),
  file_name: fileName('Name of the file that the estimate comes from.'),
  estimate_name: text('Name of the project or estimate.'),
  claim_number: text('Insurance claim number.'),
  policy_number: text('Insurance policy number.'),
  insured_name: text('The insured client.'),
  property_address: text('Address of the property.'),
  date_of_loss: v.nullish(calendarDate),
  carrier_name: text('Insurance carrier.'),
  price_list: text('Code of the price list that the estimate is bound to.'),
} as const;

/** INTERFACE section 2.1. */
export const StructuredEstimateV1 = v.pipe(
  v.object({
    ...headerEntries,
    line_items: v.pipe(
      v.array(StructuredLineItemV1),
      v.minLength(1),
      v.maxLength(MAXIMUM_LINE_ITEMS),
      v.metadata({ description: 'In the order of the estimate.' }),
    ),
  }),
  v.metadata({ title: 'StructuredEstimateV1' }),
);

/** What the `metadata` part of a CSV upload may hold: section 2.1 without its rows. */
export const CsvMetadata = v.pipe(
  v.object({ ...headerEntries, file_name: v.optional(headerEntries.file_name) }),
  v.metadata({
    title: 'CsvMetadata',
    description: 'StructuredEstimateV1 without line_items; file_name defaults to the file part.',
  }),
);

export type StructuredLineItem = v.InferOutput<typeof StructuredLineItemV1>;
export type StructuredEstimate = v.InferOutput<typeof StructuredEstimateV1>;
export type StructuredLineItemInput = v.InferInput<typeof StructuredLineItemV1>;

export const LINE_ITEM_FIELDS = Object.keys(lineItemEntries) as (keyof StructuredLineItem)[];
export const ESTIMATE_FIELDS: readonly string[] = [...Object.keys(headerEntries), 'line_items'];
export const METADATA_FIELDS: readonly string[] = Object.keys(headerEntries);
