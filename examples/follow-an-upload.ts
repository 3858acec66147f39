// node examples/follow-an-upload.ts http://127.0.0.1:4010 ek_test_... examples/sample-estimate.csv
import { readFileSync, writeFileSync } from 'node:fs';
import { createClient } from '../client/index.ts';

const [baseUrl = '', apiKey = '', path = ''] = process.argv.slice(2);
const client = createClient({ baseUrl, apiKey });

const { document_id } = await client.upload({ csv: readFileSync(path), fileName: 'estimate.csv' });
const { status, error } = await client.waitFor(document_id, {
  onMessage: ({ version, event }) => console.log(`${version} ${event}`),
});
if (status !== 'completed') throw new Error(error?.message ?? status);

const { fileName, bytes } = await client.download(document_id, 'carrier');
writeFileSync(fileName, bytes);
console.log(fileName);
