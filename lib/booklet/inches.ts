import { CM_PER_INCH } from '@/lib/measurements/inches';

const NARROW = '\u202F';
const NO_BREAK = '\u00a0';
/** Sixteenths are set like the others, small above and below: the plain figures `1/16` run into what stands before. */
const FRACTIONS: Readonly<Record<string, string>> = {
  ...{ '1/8': '⅛', '1/4': '¼', '3/8': '⅜', '1/2': '½', '5/8': '⅝', '3/4': '¾', '7/8': '⅞' },
  ...{ '1/16': '¹⁄₁₆', '3/16': '³⁄₁₆', '5/16': '⁵⁄₁₆', '7/16': '⁷⁄₁₆' },
};

/** A number as whole and eighths, the way a tape in inches is read: `12 ⅜`. */
export const inEighths = (value: number): string => inParts(value, 8);

/** A length in inches, as a tape shows it: `12 ⅜ in`. */
export const inches = (cm: number): string => `${inEighths(cm / CM_PER_INCH)}${NO_BREAK}in`;

/** Metric lengths in a text, but for those that already stand beside their inches. */
const METRIC = /(?<!in \(|in\u00a0\()(?<![\d.,×])(\d+(?:[.,]\d+)?)[ \u00a0\u202F](mm|cm)(?!\p{L})/gu;

/** What is written in millimetres and centimetres in inches first: `2 mm` is `¹⁄₁₆ in (2 mm)`. */
export const inInchesFirst = (text: string): string =>
  text.replace(METRIC, (metric, figure: string, unit: string) => {
    const cm = Number(figure.replace(',', '.')) / (unit === 'mm' ? 10 : 1);
    return `${fine(cm / CM_PER_INCH)}${NO_BREAK}in (${metric})`;
  });

/** What is less than half an inch is told in sixteenths: a needle sees them. */
const fine = (value: number): string => inParts(value, value < 0.5 ? 16 : 8);

function inParts(value: number, of: 8 | 16): string {
  const parts = Math.round(Math.abs(value) * of);
  const whole = Math.floor(parts / of);
  const part = fraction(parts % of, of);
  const sign = value < 0 && parts > 0 ? '−' : '';
  if (part === '') return `${sign}${whole}`;
  return whole === 0 ? `${sign}${part}` : `${sign}${whole}${NARROW}${part}`;
}

/** The shortest way to write a fraction: `⅜`, `³⁄₁₆`, nothing for none. */
function fraction(count: number, of: number): string {
  if (count === 0) return '';
  if (count % 2 === 0) return fraction(count / 2, of / 2);
  return FRACTIONS[`${count}/${of}`] as string;
}
