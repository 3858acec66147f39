// Adds up what vitest's JSON reports in a folder say, names what failed (the end of a log is what is
// kept of it), prints the closing line, and fails where anything failed.
// `node .ci/count-tests.mjs FOLDER EXTRA_FAILURES`
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, extraFailures] = process.argv.slice(2);
/** Of a failure's message: the sentence and what was expected, without the whole of a diff. */
const shownCharacters = 2_000;
let passed = 0;
let failed = 0;
for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
  const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  for (const file of report.testResults.filter(({ status }) => status === 'failed')) {
    console.log(`\nFAILED ${file.name}\n${(file.message ?? '').slice(0, shownCharacters)}`);
    for (const test of file.assertionResults.filter(({ status }) => status === 'failed'))
      console.log(
        `  ${test.fullName}\n${(test.failureMessages ?? []).join('\n').slice(0, shownCharacters)}`,
      );
  }
}
if (failed === 0 && extraFailures !== '0') failed = 1;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
