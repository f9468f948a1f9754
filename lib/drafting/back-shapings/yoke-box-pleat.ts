import { endOf } from '@/lib/geometry/path';
import { firstOf } from '@/lib/geometry/sequence';
import { LOWER_LINE, seamLengths } from '../back-yokes/part-back';
import { upright, widenedAtCentre } from '../back-yokes/widened';
import { edgesOf } from '../kernel/lines';
import type { Panel, PanelInternal } from '../kernel/panel';
import { operation } from '../kernel/plan';
import { underYoke, yokeWith } from './yoke';

/** Width of the pleat as it is seen, and how far down its lines are marked, cm (METHODS §4). */
const WIDTH = 3;
const MARKED = 7;

/** The fold outside and the line it is laid on: both halves of the pleat meet behind its middle. */
function pleatLines(lower: Panel): PanelInternal[] {
  const { y } = endOf(firstOf(edgesOf(lower, LOWER_LINE) as [Panel['edges'][number]]).path);
  return [
    { id: 'pleat-1', kind: 'pleat', path: upright(-WIDTH / 2, y, MARKED) },
    { id: 'pleat-1-onto', kind: 'placement', path: upright(WIDTH / 2, y, MARKED) },
  ];
}

/** A box pleat down the centre, held by the seam and hanging free below; the sides alone take in the waist. */
export const YOKE_BOX_PLEAT = yokeWith('yoke-box-pleat', false, (parted) => {
  const sewn = seamLengths(parted).yoke;
  const widened = widenedAtCentre(parted.lower, LOWER_LINE, WIDTH);
  const lower = { ...widened, internals: [...widened.internals, ...pleatLines(widened)] };
  const full = seamLengths({ ...parted, lower }).lower;
  const onto = full - WIDTH * 1.5;
  return {
    lower,
    fullness: { by: WIDTH, laid: 'pleated' },
    operations: [
      operation({
        id: 'back-pleat',
        operation: 'fold-back-pleat',
        families: ['back'],
        carrying: 'pleat',
        figures: { width: WIDTH },
      }),
    ],
    seam: underYoke({
      ease: full - sewn,
      notches: [
        { a: onto, b: onto },
        { a: onto + WIDTH, b: onto },
      ],
    }),
  };
});
