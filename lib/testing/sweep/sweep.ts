import { GARMENTS } from '@/lib/choices/catalogue';
import type { Garment } from '@/lib/choices/types';
import { extremeBodies } from '../bodies';
import { drawEach, pairSittings, type Sitting, suggestionSittings } from './drawn';
import { onBodies, onExtremes, onRotatingBodies, onSizes, setsFor } from './suites';
import { report, type Tally } from './tally';

/** Shares that must be reached, of the drafts that were drawn. */
const ON_BODIES = 0.995;
const PER_SET = 100;
const EXTREMES_PER_SET = 20;

interface Suite {
  readonly name: string;
  readonly least: number;
  run(): Tally;
}

function suitesFor(garment: Garment): Suite[] {
  const { pairs, extremes } = setsFor(garment);
  return [
    { name: `${garment}: all pairs on sizes 34–56`, least: 1, run: () => onSizes(garment, pairs) },
    { name: `${garment}: defaults on every body`, least: ON_BODIES, run: () => onBodies(garment) },
    { name: `${garment}: defaults on extreme bodies`, least: 0, run: () => onExtremes(garment) },
    {
      name: `${garment}: all pairs, ${PER_SET} bodies each`,
      least: ON_BODIES,
      run: () => onRotatingBodies(garment, pairs, PER_SET),
    },
    {
      name: `${garment}: all pairs, ${EXTREMES_PER_SET} extreme bodies each`,
      least: 0,
      run: () => onRotatingBodies(garment, pairs, EXTREMES_PER_SET, extremeBodies()),
    },
    {
      name: `${garment}: dimensions at their ends, ${PER_SET} bodies each`,
      least: ON_BODIES,
      run: () => onRotatingBodies(garment, extremes, PER_SET),
    },
  ];
}

function passed({ least, name, run }: Suite): boolean {
  const started = performance.now();
  const tally = run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const good = tally.counts.exception === 0 && tally.soundShare >= least;
  process.stdout.write(`${report(name, tally)}\n  ${seconds} s, ${good ? 'passed' : 'FAILED'}\n\n`);
  return good;
}

const DRAWN: readonly (readonly [name: string, sittings: () => Sitting[]])[] = [
  ['drawn: all pairs, a body each', pairSittings],
  ['drawn: all suggestions on sizes 34–56', suggestionSittings],
];

async function passedDrawn(name: string, sittings: () => Sitting[]): Promise<boolean> {
  const started = performance.now();
  const { findings, summary } = await drawEach(sittings());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const good = findings.length === 0;
  const lines = findings.map((finding) => `    ${finding}\n`).join('');
  process.stdout.write(`${name}: ${summary}\n${lines}  ${seconds} s, ${good ? 'passed' : 'FAILED'}\n\n`);
  return good;
}

/** Only suites whose name holds every word given on the command line. */
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.every((word) => name.includes(word));
const results = GARMENTS.flatMap(suitesFor)
  .filter(({ name }) => isWanted(name))
  .map(passed);
for (const [name, sittings] of DRAWN) if (isWanted(name)) results.push(await passedDrawn(name, sittings));
process.exitCode = results.every(Boolean) ? 0 : 1;
