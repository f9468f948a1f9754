import type { PatternView } from '@/lib/exports/views';
import { MEASUREMENTS, type MeasurementName } from '@/lib/measurements/names';

/** Something that is not the same in two versions; a side that knows nothing of it is left out. */
export interface Difference<Name extends string, Value> {
  readonly name: Name;
  readonly here: Value | undefined;
  readonly there: Value | undefined;
}

interface Differences {
  readonly choices: readonly Difference<string, string>[];
  /** Centimetres. */
  readonly sizes: readonly Difference<string, number>[];
  /** Centimetres. */
  readonly measures: readonly Difference<MeasurementName, number>[];
}

type Version = Pick<PatternView, 'garment' | 'choices' | 'body'>;

/** What two versions do not share: choices, dimensions set by hand, measurements drawn on. */
export function differences(here: Version, there: Version): Differences {
  const garment =
    here.garment === there.garment ? [] : [{ name: 'garment', ...sides(here, there, 'garment') }];
  return {
    choices: [...garment, ...compared(here.choices.options, there.choices.options)],
    sizes: compared(here.choices.sizes, there.choices.sizes),
    measures: MEASUREMENTS.filter((name) => Math.abs(here.body[name] - there.body[name]) >= 0.05).map(
      (name) => {
        return { name, here: here.body[name], there: there.body[name] };
      },
    ),
  };
}

function sides(here: Version, there: Version, name: 'garment') {
  return { here: here[name] as string, there: there[name] as string };
}

function compared<Value>(here: Readonly<Record<string, Value>>, there: Readonly<Record<string, Value>>) {
  const names = [...new Set([...Object.keys(here), ...Object.keys(there)])];
  return names
    .filter((name) => here[name] !== there[name])
    .map((name): Difference<string, Value> => ({ name, here: here[name], there: there[name] }));
}
