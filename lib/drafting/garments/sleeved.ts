import type { Choices } from '@/lib/choices/types';
import type { Body } from '@/lib/measurements/names';
import { toMillimetre } from '@/lib/measurements/to-millimetre';
import type { Notice } from '@/lib/pattern/types';
import type { Bodice } from '../blocks/bodice/bodice';
import type { Ease } from '../blocks/ease';
import { hasLine, linePath } from '../kernel/lines';
import type { Sleeve, SleevePlan } from '../sleeves/sleeve';

/** A bodice with the sleeve that fits its armhole. */
export interface Sleeved<T extends { readonly bodice: Bodice }> {
  readonly body: T;
  readonly sleeve: SleevePlan;
  /** The bodice that its sleeve has taken nothing from. */
  readonly plain: Bodice;
  /** How much deeper than that of the block its armhole was drawn, cm. */
  readonly deeper: number;
  /** The bodice whose edges are faced and bound: whole, where the sleeve took cloth from it. */
  readonly faced: Bodice;
  readonly notices: readonly Notice[];
}

/** Steps in which an armhole too small for the arm is deepened, with the width each brings (METHODS §5.1). */
const DEEPEN = { depth: 0.5, width: 0.2, most: 4 };

type DrawBody<T> = (extra: { readonly armholeExtra: number; readonly widthExtra: number }) => T;

/** Draws the bodice, and again with a deeper armhole for as long as its sleeve asks for one. */
export function withSleeve<T extends { readonly bodice: Bodice; readonly ease: Ease }>(
  choices: Choices,
  body: Body,
  sleeve: Sleeve,
  draw: DrawBody<T>,
): Sleeved<T> {
  for (let step = 0; ; step++) {
    const armholeExtra = (sleeve.deeper ?? 0) + step * DEEPEN.depth;
    const drawn = draw({ armholeExtra, widthExtra: step * DEEPEN.width });
    const { front, back } = drawn.bodice;
    const request = {
      choices,
      body,
      ease: drawn.ease.biceps,
      bodice: drawn.bodice,
      front: linePath(front, 'armhole'),
      back: linePath(back, 'armhole'),
    };
    const plan = sleeve.draw(request, step === DEEPEN.most);
    if (plan === 'deepen-armhole') continue;
    const bust = toMillimetre(drawn.ease.bust + 4 * step * DEEPEN.width);
    const figures = { by: step * DEEPEN.depth, bust };
    const notices = step === 0 ? [] : [{ code: 'armhole-deepened', figures }];
    const bodice = { ...drawn.bodice, ...plan.redrawn };
    const faced = plan.endsBelow || hasLine(bodice.front, 'shoulder') ? bodice : drawn.bodice;
    return {
      body: { ...drawn, bodice },
      faced,
      sleeve: plan,
      plain: drawn.bodice,
      deeper: armholeExtra,
      notices,
    };
  }
}
