// Adds up what vitest's JSON reports in a folder say, prints the closing line, and fails where
// anything failed. `node .ci/count-tests.mjs FOLDER EXTRA_FAILURES`
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, extraFailures] = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
  const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
}
if (failed === 0 && extraFailures !== '0') failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
