import type { Body, MeasurementName } from '@/lib/measurements/names';
import type { Draft } from '@/lib/pattern/types';
import type { WornSheet } from '@/lib/tryon/cloth/cloth';

/** Where a garment is felt to be close or loose. */
const ZONES = ['bust', 'waist', 'hip', 'back', 'chest', 'arm'] as const;
export type ZoneName = (typeof ZONES)[number];

/** What of the cloth lies in a zone, on pieces as drawn, cm above the waist; of a sleeve, above its widest line. */
interface Band {
  readonly low: number;
  readonly high: number;
  readonly isOf: (sheet: WornSheet) => boolean;
}

/** A zone of one garment. */
export interface Zone {
  readonly name: ZoneName;
  /** What is measured there, and what the garment measures, cm. */
  readonly measurement: MeasurementName;
  readonly body: number;
  readonly garment: number;
  readonly band: Band;
}

const onTrunk = ({ place }: WornSheet) => place === 'torso' || place === 'skirt';
const part = (name: 'front' | 'back') => (sheet: WornSheet) => sheet.sheet.mesh.piece.piece.part === name;
const about = (level: number, by: number, isOf = onTrunk): Band => ({
  low: level - by,
  high: level + by,
  isOf,
});
const MEASURED: Readonly<Record<ZoneName, MeasurementName>> = {
  bust: 'bustCircumference',
  waist: 'waistCircumference',
  hip: 'hipCircumference',
  back: 'backWidth',
  chest: 'frontWidth',
  arm: 'bicepsCircumference',
};

/** Above the lines of back and front width so much of the cloth crosses the shoulder blades and the chest, cm. */
const ABOVE = 5;
/** Of a sleeve: below its widest line, where the arm is fullest, and above it, cm. */
const SLEEVE = { low: -8, high: 2 };

/** The zones that a garment reaches and its draft measures. */
export function zonesOf({ finished, construction, body }: Draft): Zone[] {
  const level = (name: string) => construction[`${name}Level`] ?? Number.NaN;
  const widths = (own: number, ease: string) => own + 2 * (construction[ease] ?? Number.NaN);
  const rows: readonly (readonly [ZoneName, number | undefined, Band])[] = [
    ['bust', finished.bust, about(level('bust'), 4)],
    ['waist', finished.waist, about(level('waist'), 3)],
    ['hip', finished.hip, about(level('hip'), 4)],
    [
      'back',
      widths(body.backWidth, 'backWidthEase'),
      { low: level('underarm'), high: level('backWidth') + ABOVE, isOf: part('back') },
    ],
    [
      'chest',
      widths(body.frontWidth, 'frontWidthEase'),
      { low: level('underarm'), high: level('frontWidth') + ABOVE, isOf: part('front') },
    ],
    ['arm', finished.biceps, { ...SLEEVE, isOf: ({ place }) => place === 'arm' }],
  ];
  return rows.flatMap(([name, garment, band]) =>
    garment === undefined || Number.isNaN(garment + band.low + band.high)
      ? []
      : [{ name, measurement: MEASURED[name], body: body[MEASURED[name] as keyof Body], garment, band }],
  );
}
