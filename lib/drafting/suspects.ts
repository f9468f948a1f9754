import type { Body, MeasurementName } from '@/lib/measurements/names';
import { judge } from '@/lib/measurements/plausibility';

const HANGS_ON: readonly MeasurementName[] = [
  'backHeight',
  'frontChestHeight',
  'bustHeight',
  'bustCircumference',
];

/** Measurements that most likely keep a body from being drafted: those in doubt, or those everything hangs on. */
export function suspects(body: Body): MeasurementName[] {
  const doubted = judge(body)
    .filter(({ severity }) => severity !== 'warn')
    .flatMap(({ fields }) => fields);
  return doubted.length > 0 ? [...new Set(doubted)] : [...HANGS_ON];
}
