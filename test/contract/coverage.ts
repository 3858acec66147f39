import { readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { RULES } from './rules.ts';
import { SHOWN_ELSEWHERE } from './shown-elsewhere.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

export interface Shown {
  file: string;
  test: string;
}

export interface Coverage {
  /** The tests that show each rule. */
  shownBy: Map<string, Shown[]>;
  /** Names in `shows:` comments that are no rules. */
  unknown: string[];
}

/**
 * Reads every test file: a comment `// shows: a, b` names the rules that the test below it shows.
 * `prefix.*` stands for all rules of a prefix; such a test walks a table with an entry for each.
 */
export const readCoverage = (): Coverage => {
  const shownBy = new Map<string, Shown[]>(Object.keys(RULES).map((id) => [id, []]));
  const unknown: string[] = [];
  for (const file of testFiles()) {
    const text = readFileSync(`${ROOT}${file}`, 'utf8');
    for (const { rules, test } of taggedTests(text)) {
      for (const name of rules) {
        const ids = name.endsWith('.*') ? rulesUnder(name.slice(0, -2)) : [name];
        if (ids.length === 0 || ids.some((id) => !RULES[id])) unknown.push(`${file}: ${name}`);
        for (const id of ids) shownBy.get(id)?.push({ file, test });
      }
    }
  }
  for (const [id, tests] of Object.entries(SHOWN_ELSEWHERE)) {
    for (const shown of tests) {
      const text = readFileSync(`${ROOT}${shown.file}`, 'utf8');
      if (!RULES[id] || !text.includes(shown.test)) unknown.push(`${shown.file}: ${shown.test}`);
      shownBy.get(id)?.push(shown);
    }
  }
  return { shownBy, unknown };
};

/** The rules of a prefix, by the part after it. */
export const rulesUnder = (prefix: string): string[] =>
  Object.keys(RULES).filter((id) => id.startsWith(`${prefix}.`));

const testFiles = (): string[] =>
  readdirSync(`${ROOT}test`, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:test|suite)\.ts$/.test(path) && !path.endsWith('coverage.test.ts'))
    .map((path) => relative(ROOT, `${ROOT}test/${path}`).split(sep).join('/'))
    .sort();

/** The tagged tests of a file, by the title of the `it` or `test` that follows the comment. */
export const taggedTests = (text: string): { rules: string[]; test: string }[] => {
  const tagged =
    /\/\/ shows: ([^\n]+)((?:\n\s*\/\/ [^\n]*)*)\n\s*(?:it|test)(?:\.each\b[\s\S]*?\)|\.for\b[\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\3)[^\\])*)\3/g;
  return [...text.matchAll(tagged)].map(([, first = '', more = '', , test = '']) => ({
    rules: `${first} ${more.replaceAll('//', ' ')}`.split(/[\s,]+/).filter(Boolean),
    test: test.replaceAll("\\'", "'"),
  }));
};

/** coverage.md. */
export const coveragePage = ({ shownBy }: Coverage): string => {
  const lines = [
    '<!-- Written by `npm run docs:write`; test/contract/coverage.test.ts checks it. -->',
    '# What shows that the contract holds',
    '',
    'Every rule of the interface and the tests that show it. Tests in `test/contract` are black box: they run against any instance. The others bring about what no client can: faults, expiry, races.',
  ];
  let section = '';
  for (const [id, rule] of Object.entries(RULES)) {
    if (rule.section !== section) {
      section = rule.section;
      lines.push('', `## ${section}`, '', '| rule | | shown by |', '|---|---|---|');
    }
    const tests = (shownBy.get(id) ?? []).map(({ file, test }) => `${test} (\`${file}\`)`);
    const cell = (text: string): string => text.replaceAll('|', '\\|');
    lines.push(`| \`${id}\` | ${cell(rule.text)} | ${cell(tests.join('<br>'))} |`);
  }
  return `${lines.join('\n')}\n`;
};
