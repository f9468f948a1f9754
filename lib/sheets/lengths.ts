/** How a reader measures. */
export interface Reading {
  readonly locale: string;
  readonly unit: 'cm' | 'in';
}

const CM_PER_INCH = 2.54;
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

/** A figure in the reader's unit without naming it. */
export function lengthFigure(cm: number, reading: Reading, decimals = 1): string {
  return reading.unit === 'in' ? inchText(cm) : decimalText(cm, reading, decimals);
}

/** A length in the reader's unit: `1,5 cm`, `⅝″`. */
export function lengthText(cm: number, reading: Reading, decimals = 1): string {
  return reading.unit === 'in' ? inchText(cm) : `${decimalText(cm, reading, decimals)}\u00a0cm`;
}
