import { describe, expect, it } from 'vitest';
import { rulesUnder } from './coverage.ts';
import { a, ask, expectError, problemAt, terminal, uploadCsv } from './service.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are checked field by field.
type Json = any;

const line = (cells: readonly unknown[]): string =>
  cells
    .map((cell) => (/[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell))
    .join(',');

const csv = (columns: Record<string, unknown>): string =>
  `${line(Object.keys(columns))}\n${line(Object.values(columns))}\n`;

const read = async (text: string | Uint8Array, options = {}): Promise<Json> => {
  const upload = await uploadCsv(text, options);
  expect(upload.status, JSON.stringify(upload.body)).toBe(200);
  const status = await terminal(upload.body.document_id);
  expect(status).toMatchObject({ status: 'completed', source_type: 'CSV' });
  const { body } = await ask(`/documents/${status.document_id}/line-items`);
  return { ...status, items: body.line_items };
};

/** For each field: every name it may have, a cell, and what the cell means. */
const COLUMNS: Record<string, { names: string[]; cell: string; means: unknown }> = {
  cat: { names: ['cat', 'category', 'component_code'], cell: 'RFG', means: 'RFG' },
  sel: { names: ['sel', 'selector', 'selector_code'], cell: '300', means: '300' },
  description: {
    names: ['description', 'desc', 'item_description'],
    cell: 'Shingles, laminated',
    means: 'Shingles, laminated',
  },
  quantity: {
    names: ['quantity', 'qty', 'calculation', 'calc'],
    cell: '1,234.5',
    means: 1234.5,
  },
  unit: { names: ['unit', 'uom', 'unit_of_measure'], cell: 'SQ', means: 'SQ' },
  activity: { names: ['activity', 'action', 'act'], cell: 'remove', means: '-' },
  unit_price: { names: ['unit_price', 'price', 'unitprice'], cell: '$1,234.50', means: 1234.5 },
  tax: { names: ['tax', 'tax_amount', 'sales_tax'], cell: '$10.05', means: 10.05 },
  overhead_profit: {
    names: ['overhead_profit', 'o&p', 'op', 'overhead_and_profit'],
    cell: '20',
    means: 20,
  },
  rcv: { names: ['rcv', 'replacement_cost_value'], cell: '1264.55', means: 1264.55 },
  acv: { names: ['acv', 'actual_cash_value'], cell: '1164.55', means: 1164.55 },
  depreciation: { names: ['depreciation', 'deprec', 'dep'], cell: '100', means: 100 },
  depreciation_recoverable: {
    names: ['depreciation_recoverable', 'recoverable'],
    cell: 'No',
    means: false,
  },
  is_paid_when_incurred: {
    names: ['is_paid_when_incurred', 'pwi', 'paid_when_incurred'],
    cell: 'YES',
    means: true,
  },
  enabled: { names: ['enabled', 'active', 'is_enabled'], cell: '1', means: true },
  room: { names: ['room', 'area', 'room_name'], cell: 'Roof', means: 'Roof' },
  section: { names: ['section', 'subsection'], cell: 'Front', means: 'Front' },
  f9_note: { names: ['f9_note', 'note', 'notes'], cell: 'two\nlines', means: 'two\nlines' },
  id: { names: ['id', 'source_row_id', 'row_id'], cell: 'A-1', means: 'A-1' },
  line_item_total: { names: ['line_item_total'], cell: '1234.50', means: 1234.5 },
  depreciation_applicable: { names: ['depreciation_applicable'], cell: 'TRUE', means: true },
  overhead_profit_applicable: { names: ['overhead_profit_applicable'], cell: '0', means: false },
};

const ROUNDS = Math.max(...Object.values(COLUMNS).map(({ names }) => names.length));

describe('CSV', () => {
  // shows: csv.*, csv-rule.header_case, csv-rule.booleans, d.csv_amounts, post.upload_csv
  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'reads every column under its name number %i, in any letter case',
    async (round) => {
      expect(
        Object.keys(COLUMNS)
          .map((name) => `csv.${name}`)
          .sort(),
      ).toEqual(rulesUnder('csv').sort());
      const spell = [
        (name: string) => name,
        (name: string) => name.toUpperCase(),
        (name: string) => ` ${name[0]!.toUpperCase()}${name.slice(1)} `,
        (name: string) => name,
      ][round]!;
      const columns = Object.fromEntries(
        Object.values(COLUMNS).map(({ names, cell }) => [spell(names[round] ?? names[0]!), cell]),
      );
      const { items } = await read(csv(columns));
      expect(items).toHaveLength(1);
      for (const [field, { means }] of Object.entries(COLUMNS)) {
        expect(items[0][field], field).toEqual(means);
      }
    },
  );

  // shows: csv-rule.utf8
  it('strips a byte-order mark and keeps UTF-8', async () => {
    const { items } = await read('\ufeffdescription,quantity\nFaçade – 2½" trim,1\n');
    expect(items[0].description).toBe('Façade – 2½" trim');
  });

  // shows: csv-rule.active_zero, csv-rule.booleans
  it('reads every spelling of a boolean, and a blank enabled as true', async () => {
    const cells = ['0', 'false', 'No', '1', 'TRUE', 'yes', ''];
    const { items } = await read(
      `description,qty,active\n${cells.map((cell) => `Sill,1,${cell}`).join('\n')}`,
    );
    expect(items.map(({ enabled }: Json) => enabled)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  // shows: csv-rule.room_default
  it("puts rows without a room into 'General'", async () => {
    const { items } = await read('description,qty,room\nSill,1,\nSill,2,  \nSill,3,Attic\n');
    expect(items.map(({ room }: Json) => room)).toEqual(['General', 'General', 'Attic']);
    expect((await read('description,qty\nSill,1\n')).items[0].room).toBe('General');
  });

  // shows: csv-rule.utf8, d.csv_types
  it('takes what spreadsheets write: line ends, quotes, blank rows, their content types', async () => {
    const { items } = await read(
      'Description,Qty,Notes\r\n"Pipe 2"" copper, type L",1,"first\r\nsecond"\r\n,,\r\nPipe 3" pvc,2,\r\n',
      { type: 'application/vnd.ms-excel' },
    );
    expect(items.map(({ description }: Json) => description)).toEqual([
      'Pipe 2" copper, type L',
      'Pipe 3" pvc',
    ]);
    expect(items[0].f9_note).toMatch(/^first\r?\nsecond$/);
  });

  // shows: d.unknown_fields
  it('restores a selector that a spreadsheet took for a date, and says so', async () => {
    const { items, review } = await read('cat,sel,qty\nDRY,2-Jan,1\nDRY,8-May,1\nDRY,1/2,1\n');
    expect(items.map(({ sel }: Json) => sel)).toEqual(['1/2', '5/8', '1/2']);
    const told = review.warnings.filter(({ code }: Json) => code === 'spreadsheet_rewrote_cell');
    expect(told).toHaveLength(2);
    expect(told[0].message).toMatch(/2-Jan.*1\/2/);
    expect(told[0].at).toMatchObject({ row: 2, column: 'sel' });
  });

  // shows: d.unknown_fields
  it('ignores unknown columns and names the nearest known one', async () => {
    const { review } = await read('description,qty,Pricee,colour\nSill,1,5,red\n');
    const messages = review.warnings
      .filter(({ code }: Json) => code === 'unknown_column')
      .map(({ message }: Json) => message);
    expect(messages).toHaveLength(2);
    expect(messages[0]).toMatch(/"Pricee".*"price"/);
    expect(messages[1]).toContain('"colour"');
  });

  // shows: d.csv_metadata
  it('takes the fields of the estimate from the metadata part', async () => {
    const upload = await uploadCsv('description,qty\nSill,1\n', {
      metadata: { file_name: 'named.csv', claim_number: 'CLM-1' },
    });
    expect(upload.status, JSON.stringify(upload.body)).toBe(200);
    const { body } = await ask(`/status/${upload.body.document_id}`);
    expect(body.file_name).toBe('named.csv');
    const other = await uploadCsv('description,qty\nSill,1\n', { fileName: 'part.csv' });
    expect((await ask(`/status/${other.body.document_id}`)).body.file_name).toBe('part.csv');
  });

  // shows: d.csv_metadata, d.422_all
  it('tells problems of the metadata and of the rows together', async () => {
    const answer = await uploadCsv('description,qty\nSill,0\n', {
      metadata: { date_of_loss: '2023-02-29', claim_number: 7 },
    });
    expect(problemAt(answer, 'body', 'metadata', 'date_of_loss').type).toBe('date_parsing');
    expect(problemAt(answer, 'body', 'metadata', 'claim_number').type).toBe('string_type');
    expect(problemAt(answer, 'body', 'file', 2, 'quantity').type).toBe('greater_than');
    const broken = await uploadCsv('description,qty\nSill,1\n', { metadata: '{' });
    expect(broken.status).toBe(422);
    expect(broken.body.detail[0]).toMatchObject({ type: 'json_invalid' });
    expect(broken.body.detail[0].loc.slice(0, 2)).toEqual(['body', 'metadata']);
  });

  // shows: d.csv_duplicates
  it.each([
    ['description,quantity,qty\nSill,1,1\n', 'quantity', ['quantity', 'qty']],
    ['Desc,quantity,item_description\nSill,1,Sill\n', 'description', ['Desc', 'item_description']],
    ['quantity,description,quantity\n1,Sill,1\n', 'quantity', ['quantity']],
  ])('refuses two columns for one field, naming both: %j', async (text, field, names) => {
    const problem = problemAt(await uploadCsv(text), 'body', 'file', 1, field);
    for (const name of names) expect(problem.msg).toContain(`"${name}"`);
  });

  // shows: d.csv_formula, d.csv_amounts, d.csv_loc, limit.quantity, limit.amounts, item.quantity
  it.each([
    ['qty', '=2*3', 'quantity', 'value_error', /formula/],
    ['qty', '12*4', 'quantity', 'value_error', /formula/],
    ['qty', '(3+2)', 'quantity', 'value_error', /formula/],
    ['qty', `2'9"`, 'quantity', 'value_error', /formula/],
    ['qty', 'PF', 'quantity', 'float_parsing', /worked out/],
    ['qty', '12 SF', 'quantity', 'float_parsing', /unit/],
    ['qty', '12,5', 'quantity', 'float_parsing', /decimal/],
    ['qty', '#REF!', 'quantity', 'float_parsing', /#REF!/],
    ['qty', '-3', 'quantity', 'greater_than', /greater/],
    ['qty', '', 'quantity', 'missing', /required/],
    ['price', '(12.50)', 'unit_price', 'value_error', /parentheses/],
    ['price', '-12.50', 'unit_price', 'greater_than_equal', /greater/],
    ['price', '12%', 'unit_price', 'value_error', /percent/],
    ['price', 'n/a', 'unit_price', 'float_parsing', /number/],
    ['active', 'maybe', 'enabled', 'bool_parsing', /true/],
    ['act', '#NAME?', 'activity', 'value_error', /formula/],
    ['act', 'Paint', 'activity', 'literal_error', /Replace/],
  ])('refuses %s %j and says where and why', async (header, cell, field, type, why) => {
    const columns = { description: 'Sill', qty: '1', [header]: cell };
    const problem = problemAt(await uploadCsv(csv(columns)), 'body', 'file', 2, field);
    expect(problem.type).toBe(type);
    expect(problem.msg).toMatch(why);
  });

  // shows: d.csv_loc, d.422_all
  it('counts rows as a spreadsheet does and tells all of them', async () => {
    const answer = await uploadCsv(
      'description,qty,note\nSill,1,"two\nlines"\n\nSill,0,\n,3,\nSill,x,\n',
    );
    expect(problemAt(answer, 'body', 'file', 4, 'quantity').type).toBe('greater_than');
    expect(problemAt(answer, 'body', 'file', 5, 'description').type).toBe('missing');
    expect(problemAt(answer, 'body', 'file', 6, 'quantity').type).toBe('float_parsing');
    expect(answer.body.detail).toHaveLength(3);
  });

  // shows: csv-rule.utf8, d.422_types
  it.each<[string, string | Uint8Array, RegExp]>([
    ['an empty file', '', /empty/],
    ['a header alone', 'description,quantity\n', /no line items/],
    ['semicolons', 'description;quantity\nSill;1\n', /semicolons/],
    ['tabs', 'description\tquantity\nSill\t1\n', /tabs/],
    ['UTF-16', Buffer.from('\ufeffdescription,qty\nSill,1\n', 'utf16le'), /UTF-16/],
    ['Latin-1', Buffer.from('description,qty\nFa\u00e7ade,1\n', 'latin1'), /not UTF-8/],
    ['a workbook', Buffer.from('PK\u0003\u0004rest'), /workbook/],
    ['a PDF', '%PDF-1.7\n', /POST \/upload/],
    ['an open quote', 'description,qty\n"Sill,1\n', /quotation mark/],
    ['no known column', 'a,b\n1,2\n', /names/],
    ['NUL bytes', 'description,qty\nS\0ill,1\n', /NUL/],
  ])('says how to save it where the file is %s', async (_, content, why) => {
    const problem = problemAt(await uploadCsv(content), 'body', 'file');
    expect(problem.type).toBe('csv_invalid');
    expect(problem.msg).toMatch(why);
  });

  // shows: d.csv_loc
  it('refuses a row with more cells than the header', async () => {
    const answer = await uploadCsv('description,qty\nSill, oak,1\n');
    expect(problemAt(answer, 'body', 'file', 2).msg).toMatch(/3 cells.*2.*quotation marks/);
  });

  // shows: item.id
  it('refuses an id that is used twice', async () => {
    const answer = await uploadCsv('row_id,desc,qty\n7,Sill,1\n7,Sill,2\n');
    expect(problemAt(answer, 'body', 'file', 3, 'id').msg).toMatch(/row 2/);
  });

  // shows: post.upload_csv
  it('tells what is missing where the form has no file', async () => {
    const form = new FormData();
    form.set('other', 'x');
    const answer = await ask('/upload/csv', { method: 'POST', body: form });
    expect(problemAt(answer, 'body', 'file').type).toBe('missing');
    const text = new FormData();
    text.set('file', 'description,qty\nSill,1\n');
    const asText = await ask('/upload/csv', { method: 'POST', body: text });
    expect(problemAt(asText, 'body', 'file').type).toBe('value_error');
  });

  // shows: d.400, d.415
  it('refuses a form that cannot be taken apart, and what is no form', async () => {
    const broken = await ask('/upload/csv', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--y\r\nnonsense',
    });
    expectError(broken, 400, 'malformed_request');
    const plain = await ask('/upload/csv', {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: 'description,qty\nSill,1\n',
    });
    expectError(plain, 415, 'unsupported_media_type');
  });

  // shows: d.structured_size, d.413
  it('refuses more than 4 MiB and more than 10,000 rows', async () => {
    const long = `description,qty\n${'x'.repeat(4 * 1024 * 1024)},1\n`;
    expectError(await uploadCsv(long), 413, 'payload_too_large');
    const many = `cat,qty\n${'A,1\n'.repeat(10_001)}`;
    expect(problemAt(await uploadCsv(many, { key: a.test_key }), 'body', 'file')).toMatchObject({
      type: 'too_long',
      ctx: { actual_length: 10_001 },
    });
  });
});
