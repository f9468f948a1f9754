import { toCm, type Unit } from './units';

const VULGAR: Readonly<Record<string, string>> = {
  '⅛': ' 1/8',
  '¼': ' 1/4',
  '⅜': ' 3/8',
  '½': ' 1/2',
  '⅝': ' 5/8',
  '¾': ' 3/4',
  '⅞': ' 7/8',
};

const SHAPE = /^(-)?(\d+(?:\.\d+)?)?(?:\s*(\d+)\/(\d+))?\s*(cm|mm|in|inch|inches|po|pouces?|zoll|"|″|”)?$/;

/** Writes fractions, decimal commas and odd spaces the one way `SHAPE` knows. */
function normalise(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[⅛¼⅜½⅝¾⅞]/g, (sign) => VULGAR[sign] ?? sign)
    .replace(/[⁄∕]/g, '/')
    .replace(/^\s*[−–-]\s*/, '-')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(',', '.')
    .trim();
}

function unitOf(suffix: string | undefined, fallback: Unit): Unit | 'mm' {
  if (!suffix) return fallback;
  if (suffix === 'cm' || suffix === 'mm') return suffix;
  return 'in';
}

/**
 * Centimetres of what a person typed, `null` when it is no length. Takes `92`, `92,5`, `36.25`, `36 1/4`, `36½`,
 * and a unit written behind (`92 cm`, `36"`), which then counts more than the unit of the form. A minus is read too: what
 * is below any length is told to be too small, not to be no number.
 */
export function parseLength(text: string, unit: Unit): number | null {
  const match = SHAPE.exec(normalise(text));
  if (!match || (match[2] === undefined && match[3] === undefined)) return null;
  const [, minus, whole = '0', over, under, suffix] = match;
  if (over !== undefined && whole.includes('.')) return null;
  const size = Number(whole) + (over === undefined ? 0 : Number(over) / Number(under));
  const value = minus ? -size : size;
  if (!Number.isFinite(value)) return null;
  const written = unitOf(suffix, unit);
  return written === 'mm' ? value / 10 : toCm(value, written);
}
