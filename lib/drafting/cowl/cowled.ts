import { frontTraits } from '@/lib/choices/slots/neckline-front';
import type { Choices } from '@/lib/choices/types';
import { pathLength } from '@/lib/geometry/length';
import { endOf, startOf } from '@/lib/geometry/path';
import { linePath } from '../kernel/lines';
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

/** The front as it is cut, where its neckline hangs; any other as the block drew it. */
export function cowled(choices: Choices, block: Panel): Cowled {
  if (!hangs(choices)) return { front: block, part: {} };
  const { front, turn, pivot } = cowlFront(block);
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
