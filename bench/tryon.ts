// npm run bench:tryon [-- words]: JSON lines with median and spread, of designs whose name holds every word: the garment on
// the body on a mesh of 2 cm, in processor time, and the memory it takes meanwhile.
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { completeChoices } from '@/lib/choices/defaults';
import type { Choices } from '@/lib/choices/types';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { decodeModel } from '@/lib/tryon/body/asset';
import { fitBody, fitterOf } from '@/lib/tryon/body/fit';
import { clothOf } from '@/lib/tryon/cloth/cloth';
import { type Form, formOf } from '@/lib/tryon/form';
import { SHOWN_SPACING } from '@/lib/tryon/spacing';
import { hangSteps } from '@/lib/tryon/try-on';
import { type Line, lineOf, print, timed } from './measure';

const RUNS = { warm: 1, timed: 5 };

const DESIGNS: readonly (readonly [string, Choices])[] = [
  ['top', completeChoices('top', {}, {})],
  ['dress', completeChoices('dress', {}, {})],
  ['jacket', completeChoices('jacket', {}, {})],
  ['full circle', completeChoices('dress', { 'waist-seam': 'natural', skirt: 'full-circle' }, {})],
];

const fitter = fitterOf(decodeModel(new Uint8Array(readFileSync('lib/tryon/body/body.bin'))));
const body = STANDARD_SIZES['40'];
const form = () => formOf(fitBody(body, fitter).positions, fitter.measurer.model);

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** What of typed arrays is given back is swept beside the program: so long it is waited for, ms. */
const SWEPT_WITHIN = 100;

/** What is kept of memory, bytes. */
async function kept(): Promise<number> {
  collect();
  await setTimeout(SWEPT_WITHIN);
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** What is kept of memory while a garment stands half-way, bytes. */
async function heapOf(choices: Choices, on: Form): Promise<number> {
  const steps = hangSteps(drawDraft(choices, body), on, SHOWN_SPACING);
  const before = await kept();
  let last = steps.next();
  while (!last.done && last.value.phase !== 'at-rest') last = steps.next();
  const held = await kept();
  // Going on, it was held until now.
  steps.next();
  return held - before;
}

/** Processor time since a moment, ms. */
function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** When each part of hanging was done, ms of processor time, and what its frames took. */
function hung(choices: Choices, on: Form) {
  const start = process.cpuUsage();
  const done = new Map<string, number>();
  const frames: number[] = [];
  const steps = hangSteps(drawDraft(choices, body), on, SHOWN_SPACING);
  for (let last = since(start); ; ) {
    const { value } = steps.next();
    const now = since(start);
    if (!('phase' in value)) return { done: done.set('finished', now), frames };
    if (done.has(value.phase)) frames.push(now - last);
    else done.set(value.phase, now);
    last = now;
  }
}

async function linesOf(name: string, choices: Choices, on: Form): Promise<Line[]> {
  const measured = measureDraft(drawDraft(choices, body));
  const mesh = await timed(() => clothOf(measured, SHOWN_SPACING), RUNS);
  hung(choices, on);
  const runs = Array.from({ length: RUNS.timed }, () => hung(choices, on));
  const until = (phase: string) => runs.map(({ done }) => done.get(phase) ?? Number.NaN);
  return [
    lineOf(`${name}: mesh`, mesh.cpu),
    lineOf(`${name}: first picture`, until('wrapped')),
    lineOf(`${name}: sewn`, until('hanging')),
    lineOf(`${name}: at rest`, until('at-rest')),
    lineOf(`${name}: true strain`, until('finished')),
    lineOf(
      `${name}: frame`,
      runs.flatMap(({ frames }) => frames),
    ),
    lineOf(`${name}: heap`, [await heapOf(choices, on)], 'bytes'),
  ];
}

const wanted = process.argv.slice(2);
const on = form();
if (wanted.length === 0) print(lineOf('body and its fields', (await timed(form, RUNS)).cpu));
for (const [name, choices] of DESIGNS)
  if (wanted.every((word) => name.includes(word)))
    for (const line of await linesOf(name, choices, on)) print(line);
