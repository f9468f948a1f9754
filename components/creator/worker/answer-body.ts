import { MEASUREMENTS } from '@/lib/measurements/names';
import { type Fitter, fitBody } from '@/lib/tryon/body/fit';
import { wholeBody } from '@/lib/tryon/body/mesh';
import { tapeLines } from '@/lib/tryon/body/tape-lines';
import type { BodyAnswer, BodyRequest } from './body-protocol';

/** The body of these measurements as a surface, with every tape where it lies. */
export function answerBody({ id, body }: BodyRequest, fitter: Fitter): BodyAnswer {
  const { positions, misses } = fitBody(body, fitter);
  const measurer = { ...fitter.measurer, hipHeight: body.hipsToFloor };
  const tapes = MEASUREMENTS.map((name) => [name, tapeLines(name, positions, measurer)]);
  return { id, mesh: wholeBody(positions, measurer.model), tapes: Object.fromEntries(tapes), misses };
}
