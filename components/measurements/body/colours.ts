import { type Colour, toShares } from '@/components/space/colour';

/** The colours of the theme, as the style sheet says them on the canvas: cloth, tape and what is doubted. */
export function coloursOf(canvas: HTMLCanvasElement): Record<'skin' | 'tape' | 'doubt', Colour> {
  const style = getComputedStyle(canvas);
  return {
    skin: toShares(style.color),
    tape: toShares(style.outlineColor),
    doubt: toShares(style.columnRuleColor),
  };
}
