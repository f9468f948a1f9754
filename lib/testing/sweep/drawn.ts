import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GARMENTS } from '@/lib/choices/catalogue';
import { defaultChoices } from '@/lib/choices/defaults';
import { parseChoices } from '@/lib/choices/parse';
import type { Choices } from '@/lib/choices/types';
import { Drawn } from '@/lib/cli/drawn';
import { draft } from '@/lib/drafting/draft';
import type { Body } from '@/lib/measurements/names';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { surveyBodies } from '../bodies';
import { setsFor } from './suites';
import { told } from './tally';

/** One garment on one body, and how a report names it. */
export interface Sitting {
  readonly choices: Choices;
  readonly body: Body;
  readonly who: string;
}

/** Every pair of options of every garment, each set on a body of its own. */
export function pairSittings(): Sitting[] {
  const bodies = surveyBodies();
  const sets = GARMENTS.flatMap((garment) => setsFor(garment).pairs);
  return sets.map((choices, i) => {
    // A stride without a common divisor: neighbours in the survey are alike.
    const { body, row } = bodies[(i * 37) % bodies.length] as (typeof bodies)[number];
    return { choices, body, who: `${choices.garment} on row ${row}` };
  });
}

/** Every suggestion on every size of the chart. */
export function suggestionSittings(folder = join(process.cwd(), 'content/suggestions')): Sitting[] {
  return readdirSync(folder).flatMap((file) => {
    const choices = parseChoices(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    return SIZE_NAMES.map((size) => ({
      choices,
      body: STANDARD_SIZES[size],
      who: `${file} in size ${size}`,
    }));
  });
}

interface DrawnReport {
  readonly worst: number;
  /** How many could be drafted. */
  readonly drafts: number;
  /** What was found, in words, with enough to draw it again. */
  readonly findings: readonly string[];
  readonly summary: string;
}

/** Drafts each, makes its six files and reads them back. What the engine refuses by name is passed over. */
export async function drawEach(sittings: readonly Sitting[]): Promise<DrawnReport> {
  const drawn = await Drawn.inLanguage('fr', '2026-11-21');
  const findings: string[] = [];
  let [worst, drafts] = [0, 0];
  for (const { choices, body, who } of sittings) {
    const outcome = draft(choices, body);
    if ('refused' in outcome) continue;
    drafts++;
    const read = await drawn.of(outcome.draft);
    worst = Math.max(worst, read.worst);
    for (const { kind, file, piece = '', distance = 0 } of read.findings) {
      const design = told(choices, defaultChoices(choices.garment));
      findings.push(`${kind} ${file} ${piece} ${distance.toFixed(3)} cm: ${who}, ${design}`);
    }
  }
  return { worst, drafts, findings, summary: drawn.summary() };
}
