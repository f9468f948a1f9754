import { type Body, MEASUREMENTS, type MeasurementName } from './names';

/** What a garment once sewn may show: `more` when the body wants more than it got, `less` when it got too much. */
export interface Finding {
  /** What one centimetre pinched out or let in changes, in centimetres of each measurement. */
  readonly changes: Readonly<Partial<Record<MeasurementName, number>>>;
  /** Centimetres offered first. */
  readonly usual: number;
  /** Asked only of garments that have one. */
  readonly part?: 'sleeve';
}

/**
 * The questions after sewing. Each is read back as a measurement of the body, so that every later garment is drafted
 * right from the start instead of being altered: lengths by what is folded away, girths by what is pinched, widths of
 * back and front by what is pinched at one armhole, twice (G, METHODS §1).
 */
export const FINDINGS = {
  'back-length': { changes: { backHeight: 1 }, usual: 1 },
  'front-length': { changes: { frontChestHeight: 1 }, usual: 1 },
  'shoulder-width': { changes: { shoulderLength: 1 }, usual: 0.5 },
  'back-armhole': { changes: { backWidth: 2 }, usual: 0.5 },
  'front-armhole': { changes: { frontWidth: 2 }, usual: 0.5 },
  neckline: { changes: { neckBaseCircumference: 1 }, usual: 1 },
  bust: { changes: { bustCircumference: 1 }, usual: 2 },
  'bust-point': { changes: { bustHeight: 1 }, usual: 1 },
  waist: { changes: { waistCircumference: 1 }, usual: 2 },
  // A belly takes cloth at the waist, and half as much of it below.
  belly: { changes: { waistCircumference: 1, hipCircumference: 0.5 }, usual: 2 },
  hips: { changes: { hipCircumference: 1 }, usual: 2 },
  'sleeve-width': { changes: { bicepsCircumference: 1 }, usual: 1, part: 'sleeve' },
  'sleeve-length': { changes: { armLength: 1 }, usual: 1, part: 'sleeve' },
} as const satisfies Record<string, Finding>;

export type FindingName = keyof typeof FINDINGS;

export const FINDING_NAMES = Object.keys(FINDINGS) as FindingName[];

export const DIRECTIONS = ['more', 'less'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Centimetres one answer may ask for: less is within the tape, more is another measurement to be taken again. */
export const FIT_RANGE = { min: 0.3, max: 6 } as const;

/** One answer, kept for the wearer it was given about. */
export interface Correction {
  readonly finding: FindingName;
  readonly direction: Direction;
  /** What was pinched out or is missing. */
  readonly cm: number;
}

interface BodyChange {
  readonly measurement: MeasurementName;
  /** Centimetres, with its sign. */
  readonly by: number;
}

/** What a correction changes of the body. */
export function changesOf({ finding, direction, cm }: Correction): readonly BodyChange[] {
  const { changes }: Finding = FINDINGS[finding];
  const sign = direction === 'more' ? 1 : -1;
  return MEASUREMENTS.flatMap((measurement) => {
    const factor = changes[measurement];
    return factor === undefined ? [] : [{ measurement, by: toTenth(sign * factor * cm) }];
  });
}

/** The body with every correction made, in centimetres. Nothing else of it changes; none leaves it as it is. */
export function correctBody(body: Body, corrections: readonly Correction[]): Body {
  const corrected: Record<MeasurementName, number> = { ...body };
  for (const { measurement, by } of corrections.flatMap(changesOf)) {
    corrected[measurement] = toTenth(corrected[measurement] + by);
  }
  return corrected;
}

/** Rounded alike on both sides of nought, so that a correction and its opposite cancel. */
function toTenth(cm: number): number {
  return (Math.sign(cm) * Math.round(Math.abs(cm) * 10)) / 10;
}
