import { describe, expect, it } from 'vitest';
import { rulesUnder } from './coverage.ts';
import { openEsx } from './esx.ts';
import {
  ask,
  completed,
  estimate,
  expectError,
  item,
  postJson,
  problemAt,
  uploadJson,
} from './service.ts';

const bad = { text: 7, boolean: 'yes', amount: -0.01, amountType: '5' };

/** A value that is kept as it is sent, and values that are refused with the type of the refusal. */
const ITEM_FIELDS: Record<string, { good: unknown; refused: [unknown, string][] }> = {
  id: { good: 'row-1', refused: [[bad.text, 'string_type']] },
  cat: { good: 'RFG', refused: [[bad.text, 'string_type']] },
  sel: { good: '300', refused: [[300, 'string_type']] },
  description: { good: 'Laminated shingles', refused: [[bad.text, 'string_type']] },
  quantity: {
    good: 24.55,
    refused: [
      [0, 'greater_than'],
      [-1, 'greater_than'],
      ['2', 'float_type'],
      [null, 'float_type'],
    ],
  },
  unit: { good: 'SQ', refused: [[bad.text, 'string_type']] },
  activity: {
    good: '&',
    refused: [
      ['*', 'literal_error'],
      [null, 'string_type'],
    ],
  },
  unit_price: {
    good: 245.1,
    refused: [
      [bad.amount, 'greater_than_equal'],
      [bad.amountType, 'float_type'],
    ],
  },
  line_item_total: { good: 6017.21, refused: [[bad.amount, 'greater_than_equal']] },
  tax: { good: 120.34, refused: [[bad.amount, 'greater_than_equal']] },
  rcv: { good: 7341.0, refused: [[bad.amount, 'greater_than_equal']] },
  acv: { good: 6606.9, refused: [[bad.amount, 'greater_than_equal']] },
  depreciation: { good: 734.1, refused: [[bad.amount, 'greater_than_equal']] },
  depreciation_applicable: { good: true, refused: [[bad.boolean, 'bool_type']] },
  depreciation_recoverable: {
    good: false,
    refused: [
      [bad.boolean, 'bool_type'],
      [null, 'bool_type'],
    ],
  },
  overhead_profit: { good: 1203.45, refused: [[bad.amount, 'greater_than_equal']] },
  overhead_profit_applicable: { good: true, refused: [[1, 'bool_type']] },
  is_paid_when_incurred: { good: false, refused: [[0, 'bool_type']] },
  enabled: { good: true, refused: [['true', 'bool_type']] },
  room: { good: 'Front slope', refused: [[bad.text, 'string_type']] },
  section: { good: 'Roof', refused: [[bad.text, 'string_type']] },
  f9_note: { good: 'Two layers.\nSteep.', refused: [[bad.text, 'string_type']] },
};

const ESTIMATE_FIELDS: Record<string, { good: unknown; refused: [unknown, string][] }> = {
  schema_version: {
    good: '1',
    refused: [
      ['2', 'literal_error'],
      [1, 'literal_error'],
    ],
  },
  file_name: {
    good: 'maple.json',
    refused: [
      ['', 'string_too_short'],
      ['x'.repeat(256), 'string_too_long'],
      [null, 'string_type'],
    ],
  },
  estimate_name: { good: 'MAPLE-STREET', refused: [[bad.text, 'string_type']] },
  claim_number: { good: 'CLM-4471', refused: [[bad.text, 'string_type']] },
  policy_number: { good: 'POL-9920', refused: [[bad.text, 'string_type']] },
  insured_name: { good: 'Imogen Vale', refused: [[bad.text, 'string_type']] },
  property_address: { good: '12 Maple Street, Fairmont', refused: [[bad.text, 'string_type']] },
  date_of_loss: {
    good: '2024-02-29',
    refused: [
      ['2023-02-29', 'date_parsing'],
      ['2023-06-31', 'date_parsing'],
      ['02/03/2024', 'date_parsing'],
      [20240203, 'string_type'],
    ],
  },
  carrier_name: { good: 'Fairmont Mutual', refused: [[bad.text, 'string_type']] },
  price_list: { good: 'FAIR8X_MAR26', refused: [[bad.text, 'string_type']] },
  line_items: {
    good: [Object.fromEntries(Object.entries(ITEM_FIELDS).map(([name, { good }]) => [name, good]))],
    refused: [
      [[], 'too_short'],
      ['none', 'list_type'],
    ],
  },
};

const sample = (fields: typeof ITEM_FIELDS): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, { good }]) => [name, good]));

describe('structured JSON', () => {
  // shows: item.*, get.status, d.line_items, d.progress_values
  it('keeps every field of a line item as it was sent', async () => {
    expect(
      Object.keys(ITEM_FIELDS)
        .map((name) => `item.${name}`)
        .sort(),
    ).toEqual(rulesUnder('item').sort());
    const sent = sample(ITEM_FIELDS);
    const { document_id, progress } = await completed(estimate({}, [sent]));
    expect(progress).toEqual({
      ocr: 'skipped',
      structure: 'skipped',
      actions: expect.stringMatching(/^(?:completed|skipped)$/),
      trades: expect.stringMatching(/^(?:completed|skipped)$/),
      categories: 'completed',
    });
    const { body } = await ask(`/documents/${document_id}/line-items`);
    expect(body.line_items[0]).toMatchObject(sent);
    expect(body.line_items[0].resolution).toMatchObject({ method: 'exact_pair', cat: 'RFG' });
    expect(body.line_items[0].exported).toMatchObject({ included: true, cat: 'RFG', sel: '300' });
  });

  // shows: estimate.*
  it('writes every field of the estimate into the files', async () => {
    expect(
      Object.keys(ESTIMATE_FIELDS)
        .map((name) => `estimate.${name}`)
        .sort(),
    ).toEqual(rulesUnder('estimate').sort());
    const { document_id } = await completed(sample(ESTIMATE_FIELDS));
    const text = await openEsx(document_id, 'carrier');
    for (const name of ['claim_number', 'policy_number', 'insured_name', 'price_list']) {
      expect(text, name).toContain(ESTIMATE_FIELDS[name]!.good);
    }
    expect(text).toContain('2024-02-29');
  });

  // shows: item.activity, item.enabled, item.room, item.is_paid_when_incurred, item.unit_price
  it('applies the defaults of a line item', async () => {
    const { document_id } = await completed(
      estimate({}, [{ description: 'Drip edge', quantity: 1 }]),
    );
    const { body } = await ask(`/documents/${document_id}/line-items`);
    expect(body.line_items[0]).toMatchObject({
      activity: '+',
      unit_price: null,
      depreciation_recoverable: true,
      is_paid_when_incurred: false,
      enabled: true,
      room: 'General',
      exported: { included: true, counts: true },
    });
  });

  // shows: item.enabled
  it('keeps a disabled row for review and out of the files', async () => {
    const { document_id, review } = await completed(
      estimate({}, [
        item({ description: 'Kept gutter' }),
        item({ description: 'Dropped awning', enabled: false }),
        item({ description: 'Later permit', enabled: false, is_paid_when_incurred: true }),
      ]),
    );
    expect(review).toMatchObject({ items: 3, enabled: 1 });
    const { body } = await ask(`/documents/${document_id}/line-items`);
    const included = body.line_items.map(
      ({ exported }: { exported: { included: boolean } }) => exported.included,
    );
    expect(included).toEqual([true, false, true]);
    const text = await openEsx(document_id, 'contractor');
    expect(text).toContain('Kept gutter');
    expect(text).not.toContain('Dropped awning');
    expect(text).toContain('Later permit');
  });

  // shows: item.*, limit.quantity, limit.amounts, error.422_upload, d.422_types
  it.each(
    Object.entries(ITEM_FIELDS).flatMap(([name, { refused }]) =>
      refused.map(([value, type]) => ({ name, value, type })),
    ),
  )('refuses $name $value', async ({ name, value, type }) => {
    const answer = await uploadJson(estimate({}, [item(), item({ [name]: value })]));
    const problem = problemAt(answer, 'body', 'line_items', 1, name);
    expect(problem.type).toBe(type);
    expect(problem.input).toEqual(value);
  });

  // shows: estimate.*, limit.items, limit.file_name, error.422_upload
  it.each(
    Object.entries(ESTIMATE_FIELDS).flatMap(([name, { refused }]) =>
      refused.map(([value, type]) => ({ name, value, type })),
    ),
  )('refuses $name $value on the estimate', async ({ name, value, type }) => {
    const problem = problemAt(await uploadJson(estimate({ [name]: value })), 'body', name);
    expect(problem.type).toBe(type);
  });

  // shows: d.422_shape, invalid.loc, invalid.msg, invalid.type, invalid.input, invalid.ctx
  it('tells a problem in exactly the agreed form', async () => {
    const answer = await uploadJson(estimate({}, [item({ quantity: -1 })]));
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      detail: [
        {
          loc: ['body', 'line_items', 0, 'quantity'],
          msg: expect.any(String),
          type: 'greater_than',
          input: -1,
          ctx: { gt: 0 },
        },
      ],
    });
  });

  // shows: d.422_all, estimate.file_name, item.quantity, item.description, item.id
  it('tells all problems of a request at once', async () => {
    const answer = await uploadJson({
      schema_version: '2',
      date_of_loss: '2023-02-30',
      line_items: [
        { quantity: 1 },
        { cat: 'RFG', rcv: -1 },
        { id: 'a', cat: 'RFG', quantity: 1 },
        { id: 'a', cat: 'RFG', quantity: 1 },
      ],
    });
    const found = answer.body.detail.map((entry: { loc: unknown[]; type: string }) => [
      entry.loc.slice(1).join('.'),
      entry.type,
    ]);
    expect(found.sort()).toEqual([
      ['date_of_loss', 'date_parsing'],
      ['file_name', 'missing'],
      ['line_items.0.description', 'missing'],
      ['line_items.1.quantity', 'missing'],
      ['line_items.1.rcv', 'greater_than_equal'],
      ['line_items.3.id', 'value_error'],
      ['schema_version', 'literal_error'],
    ]);
  });

  // shows: item.description
  it.each([{ description: null }, { description: '  ' }, { cat: '', sel: '', description: '' }])(
    'wants a description where cat and sel are absent: %o',
    async (fields) => {
      const answer = await uploadJson(estimate({}, [{ quantity: 1, ...fields }]));
      expect(problemAt(answer, 'body', 'line_items', 0, 'description').type).toBe('missing');
    },
  );

  // shows: item.quantity, limit.quantity
  it('refuses a quantity that no number can hold', async () => {
    const body = '{"file_name":"a","line_items":[{"description":"a","quantity":1e999}]}';
    const problem = problemAt(await uploadJson(body), 'body', 'line_items', 0, 'quantity');
    expect(problem.type).toBe('finite_number');
  });

  // shows: d.activities, item.activity
  it.each([
    ['replace', '+'],
    ['REMOVE', '-'],
    ['Remove and Replace', '&'],
    ['r&r', '&'],
    ['Remove & Replace', '&'],
    ['detach & reset', 'R'],
    ['r', 'R'],
    ['install', 'I'],
    ['Material Only', 'M'],
  ])('reads the activity %s as %s', async (spelling, symbol) => {
    const { document_id } = await completed(estimate({}, [item({ activity: spelling })]));
    const { body } = await ask(`/documents/${document_id}/line-items`);
    expect(body.line_items[0].activity).toBe(symbol);
  });

  // shows: d.unknown_fields
  it('ignores unknown fields and names the nearest known ones', async () => {
    const { review } = await completed(
      estimate({ clam_number: '7' }, [item({ unit_prize: 3, colour: 'red' })]),
    );
    const messages = review.warnings
      .filter(({ code }: { code: string }) => code === 'unknown_field')
      .map(({ message }: { message: string }) => message);
    expect(messages).toHaveLength(3);
    expect(messages.join('\n')).toMatch(/"clam_number".*"claim_number"/);
    expect(messages.join('\n')).toMatch(/"unit_prize".*"unit_price"/);
    expect(messages.join('\n')).toContain('"colour"');
  });

  // shows: d.422_types
  it.each([
    ['an open brace', '{'],
    ['nothing', ''],
    ['text', 'estimate'],
    ['a depth bomb', '['.repeat(50_000)],
  ])('tells that %s is not JSON', async (_, body) => {
    const answer = await uploadJson(body);
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toHaveLength(1);
    expect(answer.body.detail[0]).toMatchObject({ type: 'json_invalid' });
    expect(answer.body.detail[0].loc[0]).toBe('body');
  });

  // shows: d.422_types
  it.each(['[]', '7', 'null', '"a"'])('tells that %s is not an object', async (body) => {
    expect(problemAt(await uploadJson(body), 'body').type).toBe('model_attributes_type');
  });

  // shows: d.unknown_fields
  it('takes no harm from names that mean something to JavaScript', async () => {
    const body = `{"file_name":"a","__proto__":{"enabled":false},"constructor":1,
      "line_items":[{"description":"Sill","quantity":2,"__proto__":{"quantity":9}}]}`;
    const { document_id } = await completed(body);
    const { body: page } = await ask(`/documents/${document_id}/line-items`);
    expect(page.line_items[0]).toMatchObject({ quantity: 2, enabled: true });
  });

  // shows: d.structured_size, d.413
  it('takes 10,000 line items and refuses one more, and 4 MiB and refuses more', async () => {
    const items = (count: number) =>
      Array.from({ length: count }, () => ({ cat: 'A', quantity: 1 }));
    const many = await uploadJson(estimate({}, items(10_001)));
    expect(problemAt(many, 'body', 'line_items')).toMatchObject({
      type: 'too_long',
      ctx: { max_length: 10_000, actual_length: 10_001 },
    });
    const long = await uploadJson(estimate({ estimate_name: 'x'.repeat(4 * 1024 * 1024) }));
    expectError(long, 413, 'payload_too_large');
    expect((await uploadJson(estimate({}, items(10_000)))).status).toBe(200);
  });

  // shows: d.415
  it('takes JSON only', async () => {
    const answer = await postJson('/upload/json', estimate(), {
      headers: { 'content-type': 'text/plain' },
    });
    expectError(answer, 415, 'unsupported_media_type');
  });

  // shows: d.file_name, pdf-rule.storage
  it.each([
    '../../etc/passwd',
    'a\u0000b.pdf',
    '\u202Egpj.exe',
    'a\r\nSet-Cookie: x',
    '😀'.repeat(255),
    '" onload="alert(1)',
  ])('keeps the file name %j as data', async (file_name) => {
    const upload = await uploadJson(estimate({ file_name }));
    expect(upload.status, JSON.stringify(upload.body)).toBe(200);
    const { body } = await ask(`/status/${upload.body.document_id}`);
    expect(body.file_name).toBe(file_name);
  });
});
