import { arrow } from '@/lib/drawing/arrow';
import { linePath, polygonPath } from '@/lib/drawing/paths';
import { drawn, filled } from '@/lib/drawing/pen';
import type { Item, StrokeName } from '@/lib/drawing/types';
import { boundsOf } from '@/lib/geometry/bounds';
import { carry } from '@/lib/geometry/motion';
import { firstOf, item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { foldLine, mirrorIn } from '@/lib/pattern/unfold';
import { ON_PAGE } from '../../compose/strokes';
import type { Lines, Shown, Turned } from '../cloth/scene';
import { inkEdges, notchTicks, zigzag } from './stroke-lines';
import { clothItems } from './tint-cloth';

/** Head of an arrow that says where a fold is brought, cm on the page. */
const HEAD = 0.16;

/** A piece as it lies, at the scale of the page: its cloth, then what is turned over on it, then lines. */
export function shownItems(shown: Shown, outline: readonly Pair[], scale: number): Item[] {
  const { piece, side, covered = [], turned = [], within, placed, sewn, creased, overcast } = shown;
  const lines = (of: Lines | undefined, stroke: StrokeName): Item[] =>
    bothHalves(shown, of ?? []).map((line) => drawn(linePath(...line), stroke, ON_PAGE));
  return [
    ...clothItems(outline, piece.material, side, scale),
    ...bothHalves(shown, covered).map((line) => filled(polygonPath(...line), 'interfacing', ON_PAGE)),
    ...turned.flatMap((each) => turnedItems(shown, each, scale)),
    ...foldOf(shown).map((line) => drawn(linePath(...line), 'detail', ON_PAGE)),
    ...lines(within, 'seam'),
    ...lines(placed, 'detail'),
    ...lines(sewn, 'stitch'),
    ...lines(creased, 'crease'),
    ...bothHalves(shown, overcast ?? []).map((line) =>
      drawn(linePath(...zigzag(line, scale)), 'overcast', ON_PAGE),
    ),
    ...workedLines(shown).map((line) => drawn(linePath(...line), 'highlight', ON_PAGE)),
    ...notchItems(shown, scale),
    ...broughtItems(shown, scale),
  ];
}

/** All lines of a piece that numbers keep clear of, at the scale of the page: of broad ones the edges of their ink. */
export function linesOn(shown: Shown, scale: number): Pair[][] {
  const { sewn = [], creased = [], overcast = [], placed = [], brought = [], within = [] } = shown;
  const { turned = [], notched = [] } = shown;
  const inked = (lines: Lines, stroke: StrokeName) => lines.map((line) => inkEdges(line, stroke, scale));
  const zigzags = bothHalves(shown, overcast).map((line) => zigzag(line, scale));
  const rims = turned.flatMap((each) => each.rims);
  const ticks = notched.flatMap((notch) => notchTicks(notch, scale));
  return [
    ...inked(workedLines(shown), 'highlight'),
    ...inked(bothHalves(shown, creased), 'crease'),
    ...inked([...zigzags, ...bothHalves(shown, ticks)], 'overcast'),
    ...bothHalves(shown, [...sewn, ...placed, ...brought, ...within, ...rims]),
    ...foldOf(shown),
  ];
}

function turnedItems(shown: Shown, { surface, rims, sameSide }: Turned, scale: number): Item[] {
  const { piece, side } = shown;
  const other = side === 'right' ? 'wrong' : 'right';
  const seen = sameSide ? side : other;
  return [
    ...bothHalves(shown, [surface]).flatMap((line) =>
      clothItems(line, piece.material, seen, scale).map((item) =>
        item.kind === 'stroke' && item.fill ? { ...item, stroke: 'none' as const } : item,
      ),
    ),
    ...bothHalves(shown, rims).map((line) => drawn(linePath(...line), 'seam', ON_PAGE)),
  ];
}

function broughtItems(shown: Shown, scale: number): Item[] {
  return bothHalves(shown, shown.brought ?? []).flatMap((way) =>
    arrow(firstOf(way), item(way, 1), 'seam', ON_PAGE, HEAD / scale),
  );
}

/** In the red of what is worked on where they are cut, else as thin lines over the red of their edge. */
const notchItems = (shown: Shown, scale: number): Item[] =>
  (shown.notched ?? []).flatMap((notch) =>
    bothHalves(shown, notchTicks(notch, scale)).map((line) =>
      drawn(linePath(...line), notch.cut ? 'overcast' : 'seam', ON_PAGE),
    ),
  );

/** An edge laps over the other at one end only: the hole is there, its button at the other end. */
export function workedLines(shown: Shown): Pair[][] {
  const { half, worked, workedOnce = [], motion } = shown;
  const lines = bothHalves(shown, worked);
  const once = workedOnce.map((line) => line.map((point) => carry(motion, point)));
  if (!half || lines.length === worked.length) return [...lines, ...once];
  return half === 'own' ? lines.slice(0, worked.length) : lines.slice(worked.length);
}

/** What is done to one half of an opened piece is done to its other half. */
function bothHalves({ piece, unfolded, motion }: Shown, lines: Lines): Pair[][] {
  const fold = unfolded ? foldLine(piece) : undefined;
  const mirror = fold && mirrorIn(fold);
  const all = mirror ? [...lines, ...lines.map((line) => line.map(mirror))] : lines;
  return all.map((line) => line.map((point) => carry(motion, point)));
}

/** What is torn off beside its fold shows none, cm. */
const BESIDE = 0.1;

/** The fold as far as the piece is shown: of a torn one where its outline runs along it. */
function foldOf({ piece, unfolded, motion, outline = piece.cutLine, torn }: Shown): Pair[][] {
  const fold = piece.cut.onFold && !unfolded ? foldLine(piece) : undefined;
  if (!fold) return [];
  const [at] = firstOf(fold);
  const along = torn ? outline.filter(([x]) => Math.abs(x - at) < BESIDE) : outline;
  if (along.length < 2) return [];
  const { left, right, bottom, top } = boundsOf(along);
  if (fold.every(([x]) => x < left - BESIDE || x > right + BESIDE)) return [];
  return [fold.map(([x, y]): Pair => carry(motion, [x, Math.min(top, Math.max(bottom, y))]))];
}
