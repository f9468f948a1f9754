import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/errors/app-error';
import { parseInput } from '@/lib/errors/parse-input';
import { completeBody } from '@/lib/measurements/complete';
import { type Correction, correctBody } from '@/lib/measurements/fit';
import { looksLikeInches } from '@/lib/measurements/inches';
import { LIMITS } from '@/lib/measurements/limits';
import {
  type Body,
  ESSENTIAL,
  isDraftable,
  MEASUREMENTS,
  type MeasurementName,
} from '@/lib/measurements/names';
import { blocking } from '@/lib/measurements/plausibility';

/** Measurements as far as they were taken, in centimetres. */
export type PartlyMeasured = Readonly<Partial<Record<MeasurementName, number>>>;

const fields = MEASUREMENTS.map((name) => [name, z.number().optional()] as const);

/** Strict shape of measurements in centimetres; their ranges are judged apart because the reason is worth saying. */
export const measuredShape = z.strictObject(Object.fromEntries(fields)) as z.ZodType<PartlyMeasured>;

/** Measurements that contradict nothing. Refuses `implausible-body` naming the fields and the two numbers. */
export function parseMeasured(input: unknown): PartlyMeasured {
  const measured = parseInput(measuredShape, input);
  const given = MEASUREMENTS.filter((name) => measured[name] !== undefined);
  const kept = Object.fromEntries(given.map((name) => [name, toTenthOfMillimetre(measured[name] as number)]));
  given.forEach((name) => {
    refuseOutOfRange(name, kept[name] as number);
  });
  if (isDraftable(kept)) bodyOf(kept);
  return kept;
}

/** The complete body of measurements that hold every essential one; `invalid-body` names those that are missing. */
function bodyOf(measured: PartlyMeasured): Body {
  if (!isDraftable(measured)) {
    const missing = ESSENTIAL.filter((name) => measured[name] === undefined);
    throw new AppError('invalid-body', { fields: missing, figures: { reason: 'required' } });
  }
  return plausible(completeBody(measured).body);
}

/** The body as earlier garments corrected it; refuses `implausible-body` when the corrections lead beyond any body. */
export function correctedBodyOf(measured: PartlyMeasured, corrections: readonly Correction[]): Body {
  const body = bodyOf(measured);
  if (corrections.length === 0) return body;
  const corrected = correctBody(body, corrections);
  MEASUREMENTS.forEach((name) => {
    refuseOutOfRange(name, corrected[name]);
  });
  return plausible(corrected);
}

function plausible(body: Body): Body {
  const [doubt] = blocking(body);
  if (doubt) {
    const figures = { reason: doubt.code, ...doubt.figures };
    throw new AppError('implausible-body', { fields: doubt.fields, figures });
  }
  return body;
}

function refuseOutOfRange(name: MeasurementName, value: number) {
  const { min, max } = LIMITS[name];
  if (value >= min && value <= max) return;
  const reason = looksLikeInches(name, value) ? 'typed-in-inches' : 'out-of-range';
  throw new AppError('implausible-body', { fields: [name], figures: { reason, value, min, max } });
}

function toTenthOfMillimetre(cm: number): number {
  return Math.round(cm * 100) / 100;
}
