import { formatDuration } from '@/lib/measurements/durations';
import { lengthText } from '@/lib/sheets/lengths';

export type LengthUnit = 'cm' | 'in';

/** Writes figures as the reader's language does. */
export interface Numbers {
  /** Garment and body lengths: `12,5 cm`, `4 ⅞ in`. */
  readonly length: (cm: number) => string;
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
const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;
const CM_PER_YARD = 91.44;

export function numbersFor(locale: string, unit: LengthUnit): Numbers {
  const plain = (value: number, decimals = 1) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value + 0);
  const fixed = (value: number, decimals: number) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
      .format(value)
      .replace('-', '−');
  return {
    plain,
    length: (cm) => lengthText(cm, { locale, unit }),
    diameter: (cm) => `${plain(cm * 10)}${NARROW}mm`,
    exact: (cm) => fixed(Math.abs(cm) < 0.005 ? 0 : cm, 2),
    cloth: (cm) =>
      unit === 'in'
        ? `${inEighths(Math.ceil((cm / CM_PER_YARD) * 8) / 8)}${NARROW}yd`
        : `${fixed(cm / 100, 2)}${NARROW}m`,
    percent: (share) => `${plain(share * 100, 0)}${locale.startsWith('en') ? '' : NARROW}%`,
    // Nothing takes no time at all.
    duration: (minutes) => formatDuration(Math.max(5, minutes), locale),
    date: (isoDay) =>
      new Intl.DateTimeFormat(spokenIn(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${isoDay}T12:00:00Z`),
      ),
  };
}

/** English is written as in Britain, whose sewing terms it uses: `22 November 2026`, `front, back and sleeve`. */
export const spokenIn = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** A number as whole and eighths, the way a tape in inches is read: `12 ⅜`. */
export function inEighths(value: number): string {
  const eighths = Math.round(Math.abs(value) * 8);
  const whole = Math.floor(eighths / 8);
  const part = EIGHTHS[eighths % 8] as string;
  const sign = value < 0 && eighths > 0 ? '−' : '';
  if (part === '') return `${sign}${whole}`;
  return whole === 0 ? `${sign}${part}` : `${sign}${whole}${NARROW}${part}`;
}
