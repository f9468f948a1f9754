import { CM_PER_INCH } from '@/lib/measurements/inches';

/** Lengths are centimetres everywhere; inches exist only between a screen and the person. */
export type Unit = 'cm' | 'in';

const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;
const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/** The length in the unit shown, unrounded. */
export function inUnit(cm: number, unit: Unit): number {
  return unit === 'cm' ? cm : cm / CM_PER_INCH;
}

/** Centimetres of a length given in `unit`. */
export function toCm(value: number, unit: Unit): number {
  return unit === 'cm' ? value : value * CM_PER_INCH;
}

/** Inches as a tape shows them: whole inches and the nearest eighth. */
function tapeInches(inches: number): string {
  const eighths = Math.round(Math.abs(inches) * 8);
  const whole = Math.floor(eighths / 8);
  const part = EIGHTHS[eighths % 8] ?? '';
  const sign = inches < 0 && eighths > 0 ? '−' : '';
  if (whole === 0 && part) return sign + part;
  return sign + whole + (part ? NARROW_NO_BREAK + part : '');
}

/** A length to be read, with its unit: `92,5 cm`, `36 ½ in`. */
export function formatLength(cm: number, unit: Unit, locale: string, digits = 1): string {
  if (unit === 'in') return `${tapeInches(cm / CM_PER_INCH)}${NO_BREAK}in`;
  return `${formatNumber(cm, locale, digits)}${NO_BREAK}cm`;
}

/** A length to be typed over: plain decimals in the reader's notation, without unit. */
export function editableLength(cm: number, unit: Unit, locale: string): string {
  return formatNumber(inUnit(cm, unit), locale, 2, false);
}

export function formatNumber(value: number, locale: string, digits: number, useGrouping = true): string {
  return numberFormat(locale, { maximumFractionDigits: digits, useGrouping }).format(value);
}

const formats = new Map<string, Intl.NumberFormat>();

/** The same format for the same wishes: making one takes far longer than writing a figure with it. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** A difference with its sign always written: `+4,0 cm`, `−1 cm`. */
export function formatDifference(cm: number, unit: Unit, locale: string): string {
  const text = formatLength(Math.abs(cm), unit, locale);
  if (Math.abs(cm) < 0.05) return text;
  return (cm < 0 ? '−' : '+') + text;
}
