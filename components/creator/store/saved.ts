import { z } from 'zod';
import { parseChoices } from '@/lib/choices/parse';
import { readLook } from '@/lib/cloth/look';
import { LIMITS } from '@/lib/measurements/limits';
import { ESSENTIAL, type Measured, RECOMMENDED } from '@/lib/measurements/names';
import { SIZE_NAMES } from '@/lib/measurements/standard-sizes';
import type { CreatorStart } from './create-store';
import { SAVED_VERSION } from './write-saved';

const length = (name: keyof typeof LIMITS) => z.number().min(LIMITS[name].min).max(LIMITS[name].max);

const measured = z.strictObject({
  ...Object.fromEntries(ESSENTIAL.map((name) => [name, length(name)])),
  ...Object.fromEntries(RECOMMENDED.map((name) => [name, length(name).optional()])),
}) as unknown as z.ZodType<Measured>;

const measures = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('size'), size: z.enum(SIZE_NAMES) }),
  z.strictObject({ kind: z.literal('own'), name: z.string(), measured }),
  z.strictObject({ kind: z.literal('wearer'), id: z.string(), name: z.string(), measured }),
]);

const saved = z.strictObject({
  version: z.literal(SAVED_VERSION),
  touched: z.boolean(),
  patternName: z.string().max(200),
  choices: z.unknown(),
  setAside: z.record(z.string(), z.string()),
  sizesAside: z.record(z.string(), z.number().nullable()),
  chosen: z.array(z.string()),
  measures,
  look: z.string().optional(),
});

type Migration = (older: Record<string, unknown>) => Record<string, unknown>;

/** From each earlier version to the next one. */
const MIGRATIONS: Readonly<Record<number, Migration>> = {
  1: (older) => ({ ...older, version: 2, sizesAside: {} }),
  2: (older) => ({ ...older, version: 3, chosen: [] }),
};

/** The creation kept in a text, `null` when there is none that can still be made sense of. */
export function readSaved(text: string | null): CreatorStart | null {
  if (text === null) return null;
  try {
    const { touched, version: _version, look, ...creation } = saved.parse(upToDate(JSON.parse(text)));
    const shown = readLook(look) ? { look } : {};
    return { touched, creation: { ...creation, choices: parseChoices(creation.choices), ...shown } };
  } catch {
    return null;
  }
}

function upToDate(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  let current = value as Record<string, unknown>;
  for (let step = MIGRATIONS[Number(current.version)]; step; step = MIGRATIONS[Number(current.version)]) {
    current = step(current);
  }
  return current;
}
