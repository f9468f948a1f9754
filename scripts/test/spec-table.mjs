// Writes the table of the specification's states and messages with the test that reaches each, from what the test run
// itself reported. A row no passed test reaches fails; a row whose reports are not there is only marked.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const RESULTS = 'test-results';
const SIGNS = { passed: 'passed', failed: 'FAILED', unknown: 'not run' };

/** @returns {{ section: string, what: string, file: string, title: string }[]} */
export function specRows() {
  return JSON.parse(readFileSync(new URL('spec-rows.json', import.meta.url), 'utf8'));
}

/** Titles with the figures a test fills in left open: `%j breaks %s` stands for each of its cases. */
export function titlePattern(title) {
  const plain = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(plain.replace(/%[a-zA-Z]/g, '.*'));
}

/** What a row's tests did: all that ran passed, one failed, or none was reported. */
export function verdict({ file, title }, tests) {
  const pattern = titlePattern(title);
  const own = tests.filter((test) => test.file === file && pattern.test(test.title));
  if (own.length === 0) return 'unknown';
  return own.every(({ passed }) => passed) ? 'passed' : 'failed';
}

export function table(rows, tests) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const cell = (text) => text.replaceAll('|', '\\|');
  const body = rows.map((row) =>
    line([`§${row.section}`, cell(row.what), cell(`${row.file}: ${row.title}`), SIGNS[verdict(row, tests)]]),
  );
  return [
    line(['SPEC', 'state or message', 'test', 'run']),
    line(['---', '---', '---', '---']),
    ...body,
  ].join('\n');
}

function read(name) {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${name}`, 'utf8'));
  } catch {
    return undefined;
  }
}

function unitTests() {
  const files = read('unit.json')?.testResults ?? [];
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => {
        return { file: relative(process.cwd(), name), title: fullName, passed: status === 'passed' };
      }),
  );
}

function browserTests() {
  const found = [];
  const visit = (suite) => {
    for (const { title, ok, file } of suite.specs ?? [])
      found.push({ file: `e2e/${file}`, title, passed: ok });
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of read('e2e.json')?.suites ?? []) visit(suite);
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = specRows();
  const tests = [...unitTests(), ...browserTests()];
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${RESULTS}/spec.md`, `${table(rows, tests)}\n`);
  const ran = (file) => tests.some((test) => test.file.startsWith('e2e/') === file.startsWith('e2e/'));
  const missed = rows.filter((row) => ran(row.file) && verdict(row, tests) !== 'passed');
  for (const { section, what, file, title } of missed) {
    console.error(`§${section} ${what}: not reached by ${file}, “${title}”`);
  }
  const reached = rows.filter((row) => verdict(row, tests) === 'passed').length;
  console.log(`${reached} of ${rows.length} states and messages of the specification reached`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}
