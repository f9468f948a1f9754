import type { Colour } from './scene';

/** The colours of the theme, as the style sheet says them on the canvas: cloth, tape and what is doubted. */
export function coloursOf(canvas: HTMLCanvasElement): Record<'skin' | 'tape' | 'doubt', Colour> {
  const style = getComputedStyle(canvas);
  return {
    skin: toShares(style.color),
    tape: toShares(style.outlineColor),
    doubt: toShares(style.columnRuleColor),
  };
}

/** `rgb(…)` as shares of one. */
function toShares(rgb: string): Colour {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map(Number);
  return [red / 255, green / 255, blue / 255];
}
