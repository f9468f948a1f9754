import { formatDuration } from '@/lib/measurements/durations';
import type { Unit } from '@/lib/measurements/inches';
import { writtenDay } from '@/lib/measurements/written-day';
import { isInches, lengthText } from '@/lib/sheets/lengths';
import { inches, inEighths, inInchesFirst } from './inches';

export type LengthUnit = Unit;

/** Writes figures as the reader's language does. */
export interface Numbers {
  /** Garment and body lengths: `12,5 cm`, `4 ⅞ in`. */
  readonly length: (cm: number) => string;
  /** What is sewn at: in inches with the centimetres it was drawn at beside, `⅜ in (1 cm)`, unless drawn in inches. */
  readonly width: (cm: number) => string;
  /** A sentence with millimetres and centimetres written out in it, in what its reader measures in. */
  readonly told: (sentence: string) => string;
  /** Of a button, as they are sold whatever the reader measures in: `11,5 mm`. */
  readonly diameter: (cm: number) => string;
  /** To a tenth of a millimetre, always in cm: the seam certificate. */
  readonly exact: (cm: number) => string;
  readonly plain: (value: number, decimals?: number) => string;
  /** Cloth to buy, rounded up to what a shop cuts: `1,45 m`, `1 ⅝ yd`. */
  readonly cloth: (cm: number) => string;
  readonly percent: (share: number) => string;
  readonly duration: (minutes: number) => string;
  readonly date: (isoDay: string) => string;
}

const NARROW = '\u202F';
const CM_PER_YARD = 91.44;

export function numbersFor(locale: string, unit: LengthUnit): Numbers {
  const written = writersFor(locale);
  const plain = (value: number, decimals = 1) => written(0, decimals).format(value + 0);
  const fixed = (value: number, decimals: number) =>
    written(decimals, decimals).format(value).replace('-', '−');
  const inInches = unit === 'in';
  const metric = (cm: number) => lengthText(cm, { locale, unit: 'cm' });
  return {
    plain,
    length: inInches ? inches : metric,
    width: (cm) => (inInches ? (isInches(cm) ? inches(cm) : `${inches(cm)} (${metric(cm)})`) : metric(cm)),
    told: inInches ? inInchesFirst : (sentence) => sentence,
    diameter: (cm) => `${plain(cm * 10)}${NARROW}mm`,
    exact: (cm) => fixed(Math.abs(cm) < 0.005 ? 0 : cm, 2),
    cloth: (cm) =>
      inInches
        ? `${inEighths(Math.ceil((cm / CM_PER_YARD) * 8) / 8)}${NARROW}yd`
        : `${fixed(cm / 100, 2)}${NARROW}m`,
    percent: (share) => `${plain(share * 100, 0)}${locale.startsWith('en') ? '' : NARROW}%`,
    // Nothing takes no time at all.
    duration: (minutes) => formatDuration(Math.max(5, minutes), locale),
    date: (isoDay) => writtenDay(isoDay, locale),
  };
}

/** What writes numbers with so many decimals at least and at most: each made once, which takes longer than a number. */
function writersFor(locale: string): (least: number, most: number) => Intl.NumberFormat {
  const made = new Map<string, Intl.NumberFormat>();
  return (least, most) => {
    const key = `${least}–${most}`;
    const places = { minimumFractionDigits: least, maximumFractionDigits: most };
    const writer = made.get(key) ?? new Intl.NumberFormat(locale, places);
    made.set(key, writer);
    return writer;
  };
}
