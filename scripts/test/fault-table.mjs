// What each row of the long proofs came to: whether its tests passed, how long they took, and what they measured.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { titlePattern, verdict } from './spec-table.mjs';

/** @returns {{ row: string, what: string, tests: { file: string, title: string }[] }[]} */
export function faultRows() {
  return JSON.parse(readFileSync(new URL('fault-rows.json', import.meta.url), 'utf8'));
}

/** The rows named, or all of them. */
export function chosenRows(names) {
  const all = faultRows();
  const unknown = names.filter((name) => !all.some(({ row }) => row === name));
  if (unknown.length > 0) throw new Error(`No such row: ${unknown.join(', ')}`);
  return names.length > 0 ? all.filter(({ row }) => names.includes(row)) : all;
}

/** The tests a run reported and the figures they wrote down. */
export function readFaultRun(report, figuresFile = 'test-results/figures.jsonl') {
  const lines = read(figuresFile).split('\n').filter(Boolean);
  const files = JSON.parse(read(report) || '{}').testResults ?? [];
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration }) => {
        const file = relative(process.cwd(), name);
        return { file, title: fullName, passed: status === 'passed', seconds: (duration ?? 0) / 1000 };
      }),
  );
  return { tests, figures: lines.map((line) => JSON.parse(line)) };
}

export function faultTable(rows, { tests, figures }) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const body = rows.map(({ row, what, tests: wanted }) => {
    const verdicts = wanted.map((test) => verdict(test, tests));
    const sign = verdicts.includes('failed') ? 'FAILED' : verdicts.includes('unknown') ? 'not run' : 'passed';
    const measured = figures.filter((one) => one.row === row).map(({ figure }) => figure);
    return line([row, what, sign, `${secondsOf(wanted, tests).toFixed(1)} s`, measured.join('; ')]);
  });
  return [
    line(['', 'test', 'run', 'took', 'measured']),
    line(['---', '---', '---', '---', '---']),
    ...body,
  ].join('\n');
}

function secondsOf(wanted, tests) {
  const own = tests.filter(({ file, title }) =>
    wanted.some((test) => test.file === file && titlePattern(test.title).test(title)),
  );
  return own.reduce((sum, { seconds }) => sum + seconds, 0);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
