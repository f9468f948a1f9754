import { boundsOf } from '@/lib/geometry/bounds';
import { STILL } from '@/lib/geometry/motion';
import type { Pair } from '@/lib/geometry/types';
import type { OperationName } from '@/lib/operations/names';
import type { SeamView } from '@/lib/pattern/seam-view';
import { sewnBefore } from '../../steps/edges/find-sewn';
import { artOutline, outlineOf, withoutFold } from '../cloth/lay-piece';
import type { Moment } from '../cloth/prepare-pieces';
import type { Scene, Shown } from '../cloth/scene';
import { joinsPieces } from '../cloth/walk-seam';

/** What is done round the lower end of a tube, when its long seams are sewn. */
const ROUND: readonly OperationName[] = ['hem', 'insert-elastic'];

/** How far the other side of a tube is seen beyond its edge, as a share of its width, and at most, cm. */
const OPENING = { share: 0.1, most: 4 } as const;

/** A tube is drawn as one: beyond the lower edge of its front its back is seen from inside. */
export function closeTubes(scene: Scene, { book, job }: Moment): Scene {
  // Beside a zip its end is what is shown, enlarged.
  if (!ROUND.includes(job.operation) || scene.shown.some(({ piece }) => piece.id === 'zip')) return scene;
  const sewn = sewnBefore(book, job);
  const isClosed = ({ piece, unfolded }: Shown): boolean => {
    const sides = sewn
      .flatMap(({ a, b }) => [...a.steps, ...b.steps])
      .filter((step) => step.piece.id === piece.id);
    const long = sides.filter(({ edge }) => /^(side|underarm)/.test(edge.line));
    return unfolded ? long.length > 0 : new Set(long.map(({ edge }) => edge.id)).size > 1;
  };
  const around = isClosedByTwo(scene.shown, sewn) ? behindBoth(scene.shown) : [];
  return {
    ...scene,
    shown: [...around, ...scene.shown.flatMap((each) => (isClosed(each) ? [...behind(each), each] : [each]))],
  };
}

/** Two pieces sewn to each other along both their long edges: the upper and the under part of a sleeve. */
function isClosedByTwo(shown: readonly Shown[], sewn: readonly SeamView[]): boolean {
  const [one, other] = shown.map(({ piece }) => piece.id);
  const joins = sewn.filter((seam) => joinsPieces(seam, one, other));
  return shown.length === 2 && one !== other && joins.length > 1;
}

/** The inside of a tube of two pieces, below both. */
function behindBoth(shown: readonly Shown[]): Shown[] {
  const outline = shown.flatMap(outlineOf);
  return shown.slice(0, 1).flatMap((each) => behind({ ...each, outline, motion: STILL }));
}

/** The inside of the back below the lower edge; nothing of an edge that does not lie lowest. */
function behind(shown: Shown): Shown[] {
  const outline = shown.outline ?? artOutline(shown.piece, shown.unfolded);
  const { left, right, bottom, top } = boundsOf(outline);
  const from = lowestBy(outline, 1);
  const to = lowestBy(outline, -1);
  if (to[0] - from[0] < 0.5 * (right - left) || Math.max(from[1], to[1]) > (bottom + 2 * top) / 3) return [];
  const deep = Math.min(OPENING.share * (to[0] - from[0]), OPENING.most);
  const sag = (Math.min(from[1], to[1]) - bottom + deep) * (4 / 3);
  const arc = Array.from({ length: SMOOTH + 1 }, (_, i): Pair => {
    const share = i / SMOOTH;
    const chord = from[1] + (to[1] - from[1]) * share;
    return [from[0] + (to[0] - from[0]) * share, chord - 3 * sag * share * (1 - share)];
  });
  const { turned: _, creased: __, covered: ___, ...plain } = shown;
  return [
    {
      ...plain,
      piece: withoutFold(shown.piece),
      side: shown.side === 'right' ? 'wrong' : 'right',
      outline: arc,
      unfolded: false,
      worked: [],
      sewn: [],
      overcast: [],
      within: [],
      notched: [],
      unnamed: true,
    },
  ];
}

const SMOOTH = 24;

/** The lower corner on a side: left (1), right (−1). */
const lowestBy = (outline: readonly Pair[], side: number): Pair =>
  outline.reduce((best, at) => (side * at[0] + at[1] < side * best[0] + best[1] ? at : best));
