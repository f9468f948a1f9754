import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const SLOTS = 'lib/choices/slots';

/** What has a part for each value of a slot. */
const REGISTRIES = [
  'lib/drafting/back-shapings/registry.ts',
  'lib/drafting/belts/registry.ts',
  'lib/drafting/bust-shapings/registry.ts',
  'lib/drafting/collars/registry.ts',
  'lib/drafting/hems/shapes.ts',
  'lib/drafting/necklines/registry.ts',
  'lib/drafting/openings/registry.ts',
  'lib/drafting/pockets/registry.ts',
  'lib/drafting/ruffles/registry.ts',
  'lib/drafting/skirts/pleated.ts',
  'lib/drafting/skirts/registry.ts',
  'lib/drafting/skirts/waist-seam.ts',
  'lib/drafting/sleeves/ends/registry.ts',
  'lib/drafting/sleeves/lengths.ts',
  'lib/drafting/sleeves/registry.ts',
  'lib/drafting/slits/slits.ts',
  'lib/flat/collars/registry.ts',
];

/** The head of a slot, up to its first value. */
const HEAD = /= slot(?:With<\w+>\(\))?\(\s*'[\w-]+',\s*\{/;

/** A copy of the engine in which every slot has a value more, of which nothing is said. */
function withInvented(): string {
  const copy = mkdtempSync(join(tmpdir(), 'invented-'));
  for (const folder of ['lib', 'messages'])
    cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const file of readdirSync(join(copy, SLOTS))) {
    const path = join(copy, SLOTS, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(HEAD, (head) => `${head} invented: value(EVERY),`),
    );
  }
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'));
  const options = { ...compilerOptions, incremental: false, plugins: [] };
  const files = [...REGISTRIES, 'lib/choices/rules.ts'];
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
  return copy;
}

/** Slots that ask something of each value. */
const asking = readdirSync(join(ROOT, SLOTS))
  .map((file) => `${SLOTS}/${file}`)
  .filter((path) => readFileSync(join(ROOT, path), 'utf8').includes(' = slotWith<'))
  .filter((path) => !/(define|test)\.ts$/.test(path));

it('names each place that must know a value, once one is added to every slot', () => {
  const copy = withInvented();
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', copy, '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
  });
  rmSync(copy, { recursive: true });
  const named = new Set(stdout.split('\n').map((line) => line.split('(')[0]));
  expect([...REGISTRIES, ...asking].filter((place) => !named.has(place))).toEqual([]);
}, 300_000);
