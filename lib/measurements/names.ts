/** The seventeen measurements of a wearer, in the order a helper takes them. */
export const ESSENTIAL = [
  'bustCircumference',
  'waistCircumference',
  'hipCircumference',
  'stature',
  'backHeight',
  'frontChestHeight',
  'bustHeight',
  'shoulderLength',
  'armLength',
] as const;

export const RECOMMENDED = [
  'underbustCircumference',
  'bustSpacing',
  'neckBaseCircumference',
  'backWidth',
  'frontWidth',
  'bicepsCircumference',
  'waistToFloor',
  'hipsToFloor',
] as const;

export const MEASUREMENTS = [...ESSENTIAL, ...RECOMMENDED] as const;

type EssentialMeasurement = (typeof ESSENTIAL)[number];
export type RecommendedMeasurement = (typeof RECOMMENDED)[number];
export type MeasurementName = (typeof MEASUREMENTS)[number];

/** All seventeen, in centimetres. */
export type Body = Readonly<Record<MeasurementName, number>>;

/** What a person typed: the essentials, and whichever others she took. Centimetres. */
export type Measured = Readonly<
  Record<EssentialMeasurement, number> & Partial<Record<RecommendedMeasurement, number>>
>;

/** Whether enough was taken to draft on: every essential one. */
export function isDraftable(
  measured: Readonly<Partial<Record<MeasurementName, number>>>,
): measured is Measured {
  return ESSENTIAL.every((name) => measured[name] !== undefined);
}
