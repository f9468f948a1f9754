import { completeBody } from '@/lib/measurements/complete';
import { type Body, ESSENTIAL, type Measured, type MeasurementName } from '@/lib/measurements/names';
import { type Doubt, judge } from '@/lib/measurements/plausibility';

/** The body as we understand it: whole, with what was guessed and what looks wrong. */
export interface Understood {
  readonly body: Body;
  readonly estimated: readonly MeasurementName[];
  readonly doubts: readonly Doubt[];
}

/** `null` until every essential measurement can be read. */
export function understand(lengths: Partial<Record<MeasurementName, number>>): Understood | null {
  if (ESSENTIAL.some((name) => lengths[name] === undefined)) return null;
  const { body, estimated } = completeBody(lengths as Measured);
  const guessed = new Set<MeasurementName>(estimated);
  const doubts = judge(body).filter((doubt) => doubt.fields.some((field) => !guessed.has(field)));
  return { body, estimated, doubts };
}

/** A doubt is shown beside the first of its fields that was measured: the others are named in its sentence. */
export function doubtsAt(field: MeasurementName, { doubts, estimated }: Understood): readonly Doubt[] {
  return doubts.filter((doubt) => doubt.fields.find((name) => !estimated.includes(name)) === field);
}
