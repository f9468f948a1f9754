import type { Figures } from '@/lib/errors/app-error';
import { looksLikeInches } from './inches';
import { LIMITS } from './limits';
import { type Body, MEASUREMENTS, type MeasurementName } from './names';
import { predictSurvey } from './predict';
import { type Predicted, REGRESSION } from './regression';
import { IMPOSSIBLE, type Relation, UNLIKELY } from './relations';
import { toMillimetre } from './to-millimetre';

/** `block`: nothing can be drafted. `ask`: take it again. `warn`: rare, worth a look. */
export interface Doubt {
  readonly severity: 'block' | 'ask' | 'warn';
  readonly code: string;
  readonly fields: readonly MeasurementName[];
  readonly figures: Figures;
}

const PREDICTED = Object.keys(REGRESSION) as Predicted[];

/** Below this share of the back height a front chest height was most likely taken from the pit of the neck (METHODS §1). */
const NECK_PIT_READING = 0.96;
const WARN_BEYOND_SD = 3;
const ASK_BEYOND_SD = 4;

/** Everything that looks wrong with a body, gravest first: limits, contradictions, unlikely pairs, rare values. */
export function judge(body: Body): Doubt[] {
  const slips = MEASUREMENTS.flatMap((name) => outOfLimits(name, body[name]));
  if (slips.length > 0) return slips;
  const impossible = IMPOSSIBLE.flatMap((relation) => outside(relation, body, 'block'));
  if (impossible.length > 0) return impossible;
  return [
    ...UNLIKELY.flatMap((relation) => outside(relation, body, 'ask')),
    ...PREDICTED.flatMap((name) => rare(name, body)).sort(bySeverity),
    ...neckPitReading(body),
  ];
}

/** The doubts that forbid drafting. */
export function blocking(body: Body): Doubt[] {
  return judge(body).filter((doubt) => doubt.severity === 'block');
}

function outOfLimits(name: MeasurementName, value: number): Doubt[] {
  const { min, max } = LIMITS[name];
  if (value >= min && value <= max) return [];
  const code = looksLikeInches(name, value) ? 'typed-in-inches' : 'out-of-range';
  return [{ severity: 'block', code, fields: [name], figures: { value, min, max } }];
}

function outside(relation: Relation, body: Body, severity: 'block' | 'ask'): Doubt[] {
  const value = relation.value(body);
  if (value >= relation.min && value <= relation.max) return [];
  const figures = { value: toThree(value), min: relation.min, max: relation.max };
  return [{ severity, code: relation.code, fields: relation.fields, figures }];
}

/** A reading between the survey's and the chart's habit is normal: only what lies beyond both is counted. */
function rare(name: Predicted, body: Body): Doubt[] {
  const { chartOffset, residualSd } = REGRESSION[name];
  const survey = predictSurvey(name, body);
  const low = survey + Math.min(0, chartOffset);
  const high = survey + Math.max(0, chartOffset);
  const beyond = Math.max(low - body[name], body[name] - high) / residualSd;
  if (beyond <= WARN_BEYOND_SD) return [];
  const severity = beyond > ASK_BEYOND_SD ? 'ask' : 'warn';
  const expected = toMillimetre(survey + chartOffset);
  return [{ severity, code: 'rare-value', fields: [name], figures: { value: body[name], expected } }];
}

function neckPitReading(body: Body): Doubt[] {
  const share = body.frontChestHeight / body.backHeight;
  if (share >= NECK_PIT_READING) return [];
  const figures = { value: body.frontChestHeight, backHeight: body.backHeight };
  return [{ severity: 'warn', code: 'front-chest-from-neck-pit', fields: ['frontChestHeight'], figures }];
}

function bySeverity(a: Doubt, b: Doubt): number {
  return Number(b.severity === 'ask') - Number(a.severity === 'ask');
}

function toThree(value: number): number {
  return Math.round(value * 1000) / 1000;
}
