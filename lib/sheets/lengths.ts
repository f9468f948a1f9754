/** How a reader measures. */
export interface Reading {
  readonly locale: string;
  readonly unit: 'cm' | 'in';
}

export const CM_PER_INCH = 2.54;
const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];

/** A decimal number as the locale writes it, without needless zeros. */
export function decimalText(value: number, { locale }: Pick<Reading, 'locale'>, decimals = 1): string {
  const text = String(Number(value.toFixed(decimals)));
  return locale.startsWith('en') ? text : text.replace('.', ',');
}

/** Inches to the nearest eighth, as tape measures are read: `37 ½″`. */
function inchText(cm: number): string {
  const eighths = Math.round((cm / CM_PER_INCH) * 8);
  const [whole, part] = [Math.floor(eighths / 8), EIGHTHS[eighths % 8] ?? ''];
  const number = whole === 0 && part !== '' ? part : part === '' ? String(whole) : `${whole}\u00a0${part}`;
  return `${number}″`;
}

const CLOSE = 0.01;

/** True for lengths that are meant in inches: whole eighths of an inch that are no whole millimetres. */
export function isInches(cm: number): boolean {
  const eighths = (cm / CM_PER_INCH) * 8;
  const off = Math.abs(eighths - Math.round(eighths)) * (CM_PER_INCH / 8);
  return off < CLOSE && Math.abs(cm * 10 - Math.round(cm * 10)) > CLOSE;
}

/**
 * A width the reader may have to work with exactly: in the unit it was chosen in, and beside it in the reader's own
 * where that differs.
 */
export function exactText(cm: number, reading: Reading): string {
  const metric = `${decimalText(cm, reading, 2)}\u00a0cm`;
  if (isInches(cm)) return reading.unit === 'in' ? inchText(cm) : `${inchText(cm)} (${metric})`;
  return reading.unit === 'in' ? `${metric} (${inchText(cm)})` : metric;
}

/** A length in the reader's unit: `1,5 cm`, `⅝″`. */
export function lengthText(cm: number, reading: Reading, decimals = 1): string {
  return reading.unit === 'in' ? inchText(cm) : `${decimalText(cm, reading, decimals)}\u00a0cm`;
}
