import { frontTraits } from '@/lib/choices/slots/neckline-front';
import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import type { Choices } from '@/lib/choices/types';
import { pathLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import { neckFacingWidth } from '../facings/neck';
import { lineLength, linePath } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import type { PlanPart } from '../kernel/plan';
import { rounded } from '../kernel/rounded';
import { cowlFront } from './cowl-front';

/** The cloth of the front falls in a fold from shoulder to shoulder, its facing cut on to it. */
export const hangs = ({ options }: Pick<Choices, 'options'>): boolean => frontTraits(options)?.hangs ?? false;

interface Cowled {
  readonly front: Panel;
  /** What the checks compare with: the edge and the drop of the fold, and how its cloth was turned out. */
  readonly part: PlanPart;
}

/** It lies on a strap, short of the armhole there; else it is as wide as the facing of the back that it is sewn to. */
const BESIDE_ARMHOLE = 0.8;
/** Nearer to it on the narrowest, where the binding of the armhole takes it in (INVARIANTS G5). */
const LEAST_ON_STRAP = 1.6;

/** On straps there is no room for a facing of the back beside the one cut on to the front. */
export const hangsFromStraps = (choices: Pick<Choices, 'options'>): boolean =>
  hangs(choices) && traitsOf(SLEEVE, choices.options)?.shoulder === 'strap';

/** Width at the shoulder of the facing cut on to the front. */
function cowlFacingWidth(choices: Choices, front: Panel): number {
  if (!hangsFromStraps(choices)) return neckFacingWidth(front);
  return Math.max(LEAST_ON_STRAP, lineLength(front, 'shoulder') - BESIDE_ARMHOLE);
}

/** The front as it is cut, where its neckline hangs; any other as the block drew it. */
export function cowled(choices: Choices, block: Panel): Cowled {
  if (!hangs(choices)) return { front: block, part: {} };
  const { front, turn, pivot } = cowlFront(block, cowlFacingWidth(choices, block));
  const edge = linePath(block, 'neckline');
  return {
    front,
    part: {
      construction: rounded({
        cowlEdge: pathLength(edge),
        cowlDrop: startOf(edge).y - endOf(edge).y,
        cowlTurn: turn,
        cowlPivotX: pivot.x,
        cowlPivotY: pivot.y,
      }),
    },
  };
}
