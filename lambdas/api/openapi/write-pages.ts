/** Writes the pages of docs/ that are made from the program: `npm run docs:write`. */
import { writeFileSync } from 'node:fs';
import { errorsPage } from './errors-page.ts';

writeFileSync(new URL('../../../docs/errors.md', import.meta.url), errorsPage());
