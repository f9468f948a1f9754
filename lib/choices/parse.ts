import { z } from 'zod';
import { AppError } from '@/lib/errors/app-error';
import { GARMENTS, listingOf } from './catalogue';
import { broken } from './compatibility';
import { completeChoices } from './defaults';
import { rangeOf } from './ranges';
import type { Choices, Garment } from './types';

const head = z.object({ garment: z.enum(GARMENTS as [Garment, ...Garment[]]) });

/** Strict shape of one garment's choices: known slots, known values, finite sizes; everything but the garment optional. */
function choicesSchema(garment: Garment) {
  const { slots, sizes } = listingOf(garment);
  const options = Object.fromEntries(
    Object.entries(slots).map(([slot, { values }]) => [
      slot,
      z.enum(values as [string, ...string[]]).optional(),
    ]),
  );
  const dimensions = Object.fromEntries(
    Object.entries(sizes).map(([size, { min, max }]) => [size, z.number().min(min).max(max).optional()]),
  );
  return z.strictObject({
    version: z.literal(1).default(1),
    garment: z.literal(garment),
    options: z.strictObject(options).default({}),
    sizes: z.strictObject(dimensions).default({}),
  });
}

const SCHEMAS = new Map(GARMENTS.map((garment) => [garment, choicesSchema(garment)]));

/**
 * Untrusted choices, checked and completed with defaults. Refuses with an AppError: `invalid-choices` for what the
 * catalogue does not know or a size out of range, `incompatible-choices` for values that exclude each other; both
 * name the fields.
 */
export function parseChoices(input: unknown): Choices {
  const { garment } = accept(head, input);
  const schema = SCHEMAS.get(garment) as ReturnType<typeof choicesSchema>;
  const asked = accept(schema, input);
  const choices = completeChoices(garment, said(asked.options), said(asked.sizes));
  refuseConflicts(choices);
  refuseSizes(choices);
  return choices;
}

function said<T>(record: Readonly<Record<string, T | undefined>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== undefined),
  );
}

function accept<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('invalid-choices', { fields: fieldsOf(result.error) });
}

function fieldsOf(error: z.ZodError): string[] {
  const fields = error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys;
    return [String(issue.path.at(-1) ?? 'choices')];
  });
  return [...new Set(fields)];
}

function refuseConflicts(choices: Choices): void {
  const found = broken(choices);
  if (found.length === 0) return;
  const slots = found.flatMap(({ when, excludes }) => [...Object.keys(excludes), ...Object.keys(when)]);
  const fields = [...new Set(slots)];
  throw new AppError('incompatible-choices', { fields, figures: { reason: found[0]?.reason ?? '' } });
}

function refuseSizes(choices: Choices): void {
  const fields = Object.entries(choices.sizes).filter(([size, value]) => {
    const { min, max } = rangeOf(choices, size);
    return value < min || value > max;
  });
  if (fields.length > 0) throw new AppError('invalid-choices', { fields: fields.map(([size]) => size) });
}
