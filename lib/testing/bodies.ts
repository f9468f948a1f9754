import { readFileSync } from 'node:fs';
import { mulberry32 } from '@/lib/cli/random';
import { type Body, MEASUREMENTS, type MeasurementName } from '@/lib/measurements/names';

/** A body of a file and its row, the first woman being 1: what a finding quotes. */
export interface BodyRow {
  readonly row: number;
  readonly body: Body;
}

function parse(csv: string): BodyRow[] {
  const [head = '', ...lines] = csv.trim().split(/\r?\n/);
  const names = head.split(',') as MeasurementName[];
  const missing = MEASUREMENTS.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`No column for ${missing.join(', ')}`);
  return lines.map((line, i) => {
    const figures = line.split(',').map(Number);
    if (figures.length !== names.length || !figures.every(Number.isFinite))
      throw new Error(`Row ${i + 1} does not hold ${names.length} figures`);
    return {
      row: i + 1,
      body: Object.fromEntries(names.map((name, k) => [name, figures[k]])) as unknown as Body,
    };
  });
}

function load(file: string): BodyRow[] {
  return parse(readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8'));
}

/** All 2,097 women of `bodies.csv`. */
export function surveyBodies(): BodyRow[] {
  return load('bodies.csv');
}

/** The 150 synthetic bodies at the edge of what is possible. */
export function extremeBodies(): BodyRow[] {
  return load('bodies-extreme.csv');
}

/** `count` different women, the same for the same seed. */
export function sampleBodies(count: number, seed = 1): BodyRow[] {
  const all = surveyBodies();
  const random = mulberry32(seed);
  for (let i = 0; i < Math.min(count, all.length - 1); i++) {
    const j = i + Math.floor(random() * (all.length - i));
    [all[i], all[j]] = [all[j] as BodyRow, all[i] as BodyRow];
  }
  return all.slice(0, count).sort((a, b) => a.row - b.row);
}
