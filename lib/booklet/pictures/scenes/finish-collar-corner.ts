import { boundsOf } from '@/lib/geometry/bounds';
import { MIRRORED, STILL, shiftMotion } from '@/lib/geometry/motion';
import { leftOf, move } from '@/lib/geometry/pair';
import { cutAlong } from '@/lib/geometry/polyline/cut-along';
import { parallel } from '@/lib/geometry/polyline/parallel';
import type { Pair } from '@/lib/geometry/types';
import type { Job } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { type Corner, cornerOf, nearCorner, outward, seamOn } from './enlarge-collar-corner';

/** What is seen round the point of a collar: along its edge, down its end, cm. */
const TRIMMED = { along: 4.4, down: 2.8 } as const;
const TURNED = { along: 3, down: 2.3 } as const;
/** Graded, the allowance of the layer that shows is wider than that of the other, cm; corners are cut so far off the stitching. */
const GRADED = { upper: 0.5, under: 0.3 } as const;
const OFF = 0.2;
/** What is cut off lies so far away. */
const AWAY = 0.4;
/** How far the seam is rolled to the under side, larger than life, to be seen, cm. */
const ROLLED = 0.16;
/** The two sides of a turned corner lie so far apart, cm. */
const APART = 0.6;
/** An upper layer is seen so much further than the one it hides. */
const OVER = 0.4;
/** The cut across a corner is drawn no longer to either side, cm. */
const REACHES = 2;

/**
 * The point of a collar, large: trimmed close, its under collar up, what is cut off it beside it; then turned, seen from
 * both sides, the seam rolled to the under one. Undefined for a collar whose edge has no corner.
 */
export function collarCornerScene({ operation, seams }: Job, key: string): Scene | undefined {
  if (operation !== 'sew-collar') return undefined;
  const [seam] = seams.filter(({ dart }) => !dart);
  const [upper, under] = seam ? [cornerOf(seam.a), cornerOf(seam.b)] : [];
  if (!upper || !under || upper.piece.id === under.piece.id) return undefined;
  if (key === 'grade') return { shown: trimmed(upper, under), arrows: [], detail: true, trimmed: true };
  return key === 'turn' ? { shown: bothSides(upper, under), arrows: [], detail: true } : undefined;
}

/** Right sides together, under collar up: the wider allowance shows beside the narrower one. */
function trimmed(upper: Corner, under: Corner): Shown[] {
  const out = outward(under.seam);
  const across: readonly [Pair, Pair] = [move([0, 0], out, OFF), move(move([0, 0], out, OFF), leftOf(out))];
  const on = (shown: Shown, side: 1 | -1): Shown => ({
    ...shown,
    outline: cutAlong(shown.outline ?? [], across, move([0, 0], out, side)),
  });
  const [wide, narrow] = [
    nearCorner(upper, TRIMMED, GRADED.upper, 'right'),
    nearCorner(under, TRIMMED, GRADED.under, 'wrong', OVER),
  ];
  const sewn = [seamOn(narrow, under.seam)];
  const cut = [-REACHES, REACHES].map((by) => move(across[0], leftOf(out), by));
  const offcut = {
    ...on(wide, 1),
    motion: shiftMotion(STILL, move([0, 0], out, AWAY)),
    unnamed: true as const,
  };
  return [on(wide, -1), { ...on(narrow, -1), sewn, worked: [seamOn(wide, cut)] }, offcut];
}

/** The upper collar lies over its seam; seen from below its edge shows round the under one. */
function bothSides(upper: Corner, under: Corner): Shown[] {
  const face = nearCorner(upper, TURNED, 0, 'right');
  const { right } = boundsOf(outlineOf(face));
  const beside = shiftMotion(MIRRORED, [2 * right + APART, 0]);
  const rolled = seamOn(nearCorner(under, TURNED, 0, 'right'), parallel(under.seam, -ROLLED));
  return [
    { ...face, motion: beside, unnamed: true },
    face,
    { ...nearCorner(under, TURNED, -ROLLED, 'right', OVER), motion: beside, worked: [rolled] },
  ];
}
