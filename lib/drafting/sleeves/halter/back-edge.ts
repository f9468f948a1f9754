import { backNeckline } from '@/lib/choices/slots/neckline-back';
import type { Choices } from '@/lib/choices/types';
import { cubicWithTangents } from '@/lib/geometry/fit';
import { intersectHorizontal } from '@/lib/geometry/intersect';
import { pathLength, splitAtLength, subPath, tangentAtLength } from '@/lib/geometry/length';
import { endDirection, endOf, startOf, withStart } from '@/lib/geometry/path';
import { add, scale, sub } from '@/lib/geometry/point';
import { line, segmentLength } from '@/lib/geometry/segment';
import type { Path, Point } from '@/lib/geometry/types';
import type { Notice } from '@/lib/pattern/types';
import type { Bodice } from '../../blocks/bodice/bodice';
import { inward } from '../../kernel/inward';
import { edgesOf, linePath } from '../../kernel/lines';
import { edge, type Panel } from '../../kernel/panel';
import { replaceRun } from '../../kernel/replace';
import { stretches } from '../../kernel/stretches';
import { trimmedTo } from '../../kernel/trimmed';
import { held } from '../../necklines/held';

/** The back ends so far below the underarm at the centre, before what its neckline is deepened by (METHODS §10: 1–2). */
const BELOW_UNDERARM = 1.5;
/** It keeps so much above the waist, and above the lower edge so much that a facing ends over that. */
const ABOVE_WAIST = 10;
const ABOVE_HEM = 7.5;
/** Part of its edge that goes on as the armhole does, under the arm. */
const UNDER_ARM = 0.4;

/**
 * Height at the centre of a back that straps round the neck leave bare, above the waist, cm: it ends at `hem`. A depth that
 * would come too near the waist or the hem is told.
 */
export function bareBackTop(
  underarm: number,
  hem: number,
  { sizes }: Pick<Choices, 'sizes'>,
): { readonly height: number; readonly notices: readonly Notice[] } {
  const highest = underarm - BELOW_UNDERARM;
  const deepest = highest - Math.max(ABOVE_WAIST, hem + ABOVE_HEM);
  const { value, notices } = held('bare-back-limited', sizes['neckline-back-depth'] ?? 0, 0, deepest);
  return { height: highest - value, notices };
}

/** Where an upper edge begins at the side and ends at the centre, square to both. */
interface Ends {
  readonly from: Point;
  readonly out: Point;
  readonly to: Point;
  readonly into: Point;
}

/** A corner lies so far toward the side. */
const CORNER = 0.55;

/** From the side down to the centre: in a curve, nearly level, to a point or round a corner. */
function drawn({ from, out, to, into }: Ends, options: Choices['options']): Path {
  const shape = backNeckline(options);
  if (shape === 'v') return [cubicWithTangents(from, out, to, sub(to, from), 0.25, 0.5)];
  if (shape !== 'square') {
    const [start, end] = shape === 'boat' ? [0.2, 0.6] : [0.38, 0.45];
    return [cubicWithTangents(from, out, to, into, start, end)];
  }
  const corner = add(to, scale(into, CORNER * (to.x - from.x)));
  const fall = { x: corner.x - from.x, y: 1.4 * (corner.y - from.y) };
  return [cubicWithTangents(from, out, corner, fall, 0.3, 0.3), line(corner, to)];
}

/** A stretch of the centre shorter than this before its next bend is taken into that, cm. */
const SHORT = 0.2;

function centreBelow(centre: Path, at: number): Path {
  const below = subPath(centre, at, pathLength(centre));
  const [first, second, ...rest] = below;
  if (!second || segmentLength(first) > SHORT) return below;
  return withStart([second, ...rest], startOf(below));
}

/** The back cut away above an edge from the underarm to the centre: no shoulder is left (METHODS §10, halter). */
export function bareBack(
  { back, backOutline: { top } }: Bodice,
  { options }: Pick<Choices, 'options'>,
): Panel {
  const side = linePath(back, 'side');
  const underarm = endOf(side);
  const centre = linePath(back, 'centre');
  const [hit] = top === undefined ? [] : intersectHorizontal(centre, top);
  if (!hit) throw new Error('The centre back does not pass its upper edge');
  const ends = {
    ...{ from: underarm, out: inward(endDirection(side)) },
    ...{ to: hit.point, into: inward(tangentAtLength(centre, hit.length)) },
  };
  const upper = drawn(ends, options);
  const [below, above] = splitAtLength(upper, UNDER_ARM * pathLength(upper));
  const kind = edgesOf(back, 'armhole')[0]?.kind ?? 'enclosed';
  const [{ role, kind: beside } = { role: 'seam', kind: 'seam' } as const] = edgesOf(back, 'centre');
  const cut = replaceRun(back, 'armhole', 'centre', [
    edge('armhole', below, { kind }),
    ...stretches('neckline', above, { kind: 'enclosed' }),
    edge('centre', centreBelow(centre, hit.length), { role, kind: beside }),
  ]);
  return { ...cut, internals: cut.internals.map((each) => trimmedTo(each, upper)) };
}
