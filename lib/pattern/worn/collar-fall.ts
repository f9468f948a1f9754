import { distance, dot, sub } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/types';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import { alongLine, lengthAlong, type PieceView } from '@/lib/pattern/piece-view';
import { collarManner } from './collar';
import { rollOf } from './roll';
import { sleeveNeck } from './sleeve-neck';

/** Where a collar rolls over, and what of it falls. */
export interface CollarFall {
  /** How high it stands at the centre back, and above the neck seam at a place, cm. */
  readonly stand: number;
  standAt(p: Point): number;
  isTurned(p: Point): boolean;
}

/** The fall is deeper than the stand by so much at the centre back (METHODS §6: 1.0–1.5). */
const COVER = 1.5;
/** The roll line passes the side neck point by this share of the stand (METHODS §6: 0.75–0.85). */
const AT_SHOULDER = 0.8;
/** What lies nearer to the neck seam is sewn to it, cm. */
const ON_SEAM = 0.01;

/**
 * The roll of a collar, from its stand at the centre back to where the roll line of the front meets its neck seam. A flat
 * collar, or one over a stand of its own, falls from the seam on. Undefined of what does not fall.
 */
export function collarFall(view: PieceView, draft: MeasuredDraft): CollarFall | undefined {
  const manner = collarManner(view, draft);
  if (manner === undefined || manner === 'upright') return undefined;
  const neck = stopsAlong(view, 'neck');
  const stand = manner === 'rolled' ? standOf(view) : 0;
  const height = risingTo(stand, neck.at(-1)?.at ?? 0, draft);
  return {
    stand,
    standAt: (p) => height(footOn(neck, p).at),
    isTurned: (p) => {
      const { at, off } = footOn(neck, p);
      return off > Math.max(ON_SEAM, height(at));
    },
  };
}

const standOf = (view: PieceView) => Math.max(0, (lengthAlong(view, 'centre') - COVER) / 2);

/** How high a collar stands along its neck seam of so great a length: behind evenly, then ever less down to the break. */
function risingTo(stand: number, length: number, draft: MeasuredDraft): (at: number) => number {
  const front = draft.pieces.find((own) => own.piece.part === 'front' && rollOf(own));
  const roll = front && rollOf(front);
  if (!front || !roll) return () => stand;
  const sleeve = sleeveNeck(draft.draft, 'front');
  const shoulder = length - lengthAlong(front, 'neckline') - sleeve;
  const breaks = shoulder + sleeve + footOn(stopsAlong(front, 'neckline'), roll.line[1]).at;
  return (at) => {
    if (at <= shoulder) return stand - (1 - AT_SHOULDER) * stand * (at / shoulder) ** 2;
    return Math.max(0, AT_SHOULDER * stand * ((breaks - at) / (breaks - shoulder)));
  };
}

interface Stop {
  readonly p: Point;
  readonly at: number;
}

/** A line of a piece, and how far along it each place lies: of a collar from the centre, of a front from the shoulder. */
function stopsAlong(view: PieceView, line: 'neck' | 'neckline'): Stop[] {
  let at = 0;
  const points = alongLine(view, line).flatMap((edge) => edge.points);
  return points.map((p, i) => {
    at += i > 0 ? distance(points[i - 1] as Point, p) : 0;
    return { p, at };
  });
}

function footOn(line: readonly Stop[], p: Point): { readonly at: number; readonly off: number } {
  let best = { at: 0, off: Number.POSITIVE_INFINITY };
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i] as Stop, line[i + 1] as Stop];
    const way = sub(b.p, a.p);
    const size = dot(way, way);
    const t = size > 0 ? Math.min(1, Math.max(0, dot(sub(p, a.p), way) / size)) : 0;
    const off = distance(p, { x: a.p.x + t * way.x, y: a.p.y + t * way.y });
    if (off < best.off) best = { at: a.at + t * (b.at - a.at), off };
  }
  return best;
}
