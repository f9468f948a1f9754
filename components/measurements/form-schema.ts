import { z } from 'zod';
import { looksLikeCentimetres, looksLikeInches } from '@/lib/measurements/inches';
import { LIMITS } from '@/lib/measurements/limits';
import { ESSENTIAL, MEASUREMENTS, type Measured, type MeasurementName } from '@/lib/measurements/names';
import { cleanName, NAME_LENGTH } from './clean-name';
import { parseLength } from './parse-length';
import { editableLength, inUnit, type Unit } from './units';

/** What stands in the fields: text as typed, so that nothing is ever erased under the hand. */
export type MeasureFields = Record<MeasurementName, string>;
export type MeasureFormValues = { name: string } & MeasureFields;

/** Message keys of the form; the screen adds the limits of the field they stand at. */
export type FieldTrouble =
  | 'required'
  | 'notALength'
  | 'higher'
  | 'lower'
  | 'typedInInches'
  | 'typedInCentimetres'
  | 'tooLong';

const isEssential = (name: MeasurementName) => (ESSENTIAL as readonly string[]).includes(name);

/** Names are kept as written, but for characters nobody can see. */
const personName = z
  .string()
  .transform(cleanName)
  .pipe(z.string().min(1, 'required').max(NAME_LENGTH, 'tooLong'));

function troubleOf(name: MeasurementName, cm: number, unit: Unit): FieldTrouble | null {
  const { min, max } = LIMITS[name];
  if (cm >= min && cm <= max) return null;
  if (unit === 'cm' && looksLikeInches(name, cm)) return 'typedInInches';
  if (unit === 'in' && looksLikeCentimetres(name, inUnit(cm, 'in'))) return 'typedInCentimetres';
  return cm < min ? 'higher' : 'lower';
}

function measurement(name: MeasurementName, unit: Unit) {
  return z.string().transform((text, context) => {
    const refuse = (message: FieldTrouble) => {
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    };
    if (text.trim() === '') return isEssential(name) ? refuse('required') : undefined;
    const cm = parseLength(text, unit);
    if (cm === null) return refuse('notALength');
    const trouble = troubleOf(name, cm, unit);
    return trouble ? refuse(trouble) : toTenthMillimetre(cm);
  });
}

/** Finer than any tape, coarse enough to hide what a change of unit leaves behind. */
function toTenthMillimetre(cm: number): number {
  return Math.round(cm * 100) / 100;
}

/** Checks a form of texts in `unit` and gives centimetres; recommended measurements may stay empty. */
export function measureSchema(unit: Unit, { withName }: { withName: boolean }) {
  const fields = Object.fromEntries(MEASUREMENTS.map((name) => [name, measurement(name, unit)]));
  return z
    .object({ name: withName ? personName : z.string(), ...fields })
    .transform(({ name, ...lengths }) => ({ name: name as string, measured: withoutGaps(lengths) }));
}

export interface MeasureFormResult {
  readonly name: string;
  readonly measured: Measured;
}

function withoutGaps(lengths: Record<string, unknown>): Measured {
  return Object.fromEntries(Object.entries(lengths).filter(([, cm]) => cm !== undefined)) as Measured;
}

/** The fields as they first stand, from measurements in centimetres. */
export function fieldsOf(measured: Partial<Measured>, unit: Unit, locale: string): MeasureFields {
  const text = (name: MeasurementName) => {
    const cm = measured[name];
    return cm === undefined ? '' : editableLength(cm, unit, locale);
  };
  return Object.fromEntries(MEASUREMENTS.map((name) => [name, text(name)])) as MeasureFields;
}

/** The same fields in the other unit; what cannot be read is left as it was typed. */
export function convertFields(fields: MeasureFields, from: Unit, to: Unit, locale: string): MeasureFields {
  const convert = (text: string) => {
    const cm = parseLength(text, from);
    return cm === null ? text : editableLength(cm, to, locale);
  };
  return Object.fromEntries(MEASUREMENTS.map((name) => [name, convert(fields[name])])) as MeasureFields;
}

/** Whatever can already be read, in centimetres: lets doubts and estimates show while the form is filled in. */
export function readable(fields: MeasureFields, unit: Unit): Partial<Record<MeasurementName, number>> {
  const read = (name: MeasurementName) => {
    const cm = parseLength(fields[name] ?? '', unit);
    return cm !== null && troubleOf(name, cm, unit) === null ? cm : undefined;
  };
  return Object.fromEntries(
    MEASUREMENTS.map((name) => [name, read(name)] as const).filter(([, cm]) => cm !== undefined),
  );
}
