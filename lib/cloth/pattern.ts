import type { Mark, Print } from './types';

function mark({ d, fill = 'none', stroke, width, opacity }: Mark): string {
  const line = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${width}"`;
  return `<path d="${d}" fill="${fill}"${line}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
}

/** One repeat as SVG content, one unit a centimetre: for a pattern, a swatch or a texture. */
export function tileMarkup({ width, height, ground, marks }: Print): string {
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${marks.map(mark).join('')}`;
}

/** A picture of one repeat by itself, `scale` pixels a centimetre. */
export function tileSvg(print: Print, scale: number): string {
  const { width, height } = print;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}"` +
    ` viewBox="0 0 ${width} ${height}">${tileMarkup(print)}</svg>`
  );
}

/** The cloth as an SVG paint, its thread upright. */
export function clothPattern(id: string, print: Print): string {
  const { width, height } = print;
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${tileMarkup(print)}</pattern>`;
}

/** The same cloth lying otherwise: turned clockwise by degrees about a point, y downward, cm. */
export function turnedPattern(
  id: string,
  of: string,
  turn: number,
  [x, y]: readonly [number, number],
): string {
  return `<pattern id="${id}" href="#${of}" patternTransform="rotate(${turn} ${x} ${y})"/>`;
}
