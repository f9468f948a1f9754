import { pathLength } from '@/lib/geometry/length';
import { endOf, polyline, startOf } from '@/lib/geometry/path';
import type { Point } from '@/lib/geometry/types';
import { pathOf } from '@/lib/pattern/lines';
import type { Piece } from '@/lib/pattern/types';
import { both, line, shape } from '../ink';
import type { Worn } from '../worn/types';
import type { FlatPart } from './part';

/** How far a slit gapes at the hem, cm. */
const GAPE = 2.2;
/** How far the lap of a vent is drawn from the centre, and its upper end below where it begins. */
const LAP = { width: 4, slant: 2.5 };

function panelsOf({ near, skirt }: Worn): readonly Piece[] {
  return skirt ? skirt.panels : near.panels;
}

function edgeLength(panels: readonly Piece[], name: string): number {
  const edges = panels.flatMap((piece) => piece.edges.filter((edge) => edge.line === name));
  return edges.reduce((most, edge) => Math.max(most, pathLength(pathOf(edge))), 0);
}

/** Slits in the sides: the edge of each stands a little open, and what lies behind is seen from inside. */
export const sideSlits: FlatPart = (worn) => {
  const length = edgeLength(panelsOf(worn), 'slit');
  if (length === 0) return [];
  const { side, hem } = worn.skirt ?? worn.near.lines;
  const foot = startOf(side);
  const top = pointUp(side, length);
  const inner: Point = { x: foot.x - GAPE, y: endOf(hem).y };
  const id = `${worn.view}/slit`;
  return both((half) => [
    shape(half(polyline(top, inner, foot, top)), 'shade', id),
    line(half(polyline(top, inner)), 'seam', id),
    line(half(polyline(top, foot)), 'outline', id),
  ]);
};

function pointUp(side: Worn['near']['lines']['side'], length: number): Point {
  let left = length;
  for (const segment of side) {
    const own = pathLength([segment]);
    if (left <= own) {
      const t = left / own;
      return {
        x: segment.a.x + (segment.b.x - segment.a.x) * t,
        y: segment.a.y + (segment.b.y - segment.a.y) * t,
      };
    }
    left -= own;
  }
  return endOf(side);
}

/** A vent at the centre back: its lap under the centre, held by a slanting row of stitching. */
export const backVent: FlatPart = (worn) => {
  const centres = panelsOf(worn).flatMap(({ internal }) =>
    internal.filter((each) => each.id === 'vent-centre'),
  );
  const at = centres[0]?.path[0];
  if (!at || worn.view !== 'back') return [];
  const top = { x: 0, y: at[2] };
  const hem = startOf((worn.skirt ?? worn.near.lines).hem).y;
  const lap = { x: LAP.width, y: top.y - LAP.slant };
  const id = `${worn.view}/vent`;
  return [
    line(polyline(top, { x: 0, y: hem }), 'outline', id),
    line(polyline(top, lap), 'topstitch', id),
    line(polyline(lap, { x: lap.x, y: hem }), 'topstitch', id),
  ];
};
