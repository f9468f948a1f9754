import { endOf, startOf } from '@/lib/geometry/path';
import { pathOf } from '@/lib/pattern/lines';
import { loopMarks } from '@/lib/pattern/worn/belt';
import { eachAxis, type Place } from '../../body/place';
import type { Cloth } from '../../cloth/cloth';
import { rangedSheets, verticesOf } from '../../cloth/sheet-ranges';
import { clothLines, placedOn } from '../drawn-marks';
import { beltBand } from './band';
import { buckledEnd } from './buckled';
import type { Drawn } from './patch';
import { levelThrough, ringAbout } from './ring';
import { type FrontOf, tiedEnds } from './tied';

/** So far to either side, and above and below, what lies behind the end of a belt is looked for, cm. */
const BEHIND = { aside: 2.5, above: 2 };

const NOTHING: Drawn = { patches: [], edges: [], seams: [] };

/** Draws the belt of a garment wherever its cloth has come to; nothing of one that has none. */
export function belter(cloth: Cloth): (positions: ArrayLike<number>) => Drawn {
  const { belt } = cloth;
  if (!belt) return () => NOTHING;
  const loops = clothLines(cloth, ({ sheet }) =>
    loopMarks(sheet.mesh.piece.piece).map((mark) => {
      const ends = [startOf(pathOf(mark)), endOf(pathOf(mark))];
      return { line: ends.sort((p, q) => p.y - q.y).slice(0, 1) };
    }),
  );
  const round = rangedSheets(cloth).filter(({ sheet: { place } }) => place === 'torso' || place === 'skirt');
  const vertices = round.flatMap(verticesOf);
  return (positions) => {
    const places = vertices.map((v) => eachAxis((axis) => positions[3 * v + axis] as number));
    const held = placedOn(loops, positions).map(
      ([[x, y, z] = [0, 0, 0]]): Place => [x, y + belt.aboveMark, z],
    );
    const ring = held.length > 0 ? ringAbout(places, levelThrough(held), belt.width) : undefined;
    if (!ring) return NOTHING;
    const band = beltBand(ring, belt.width, held.map(turnOf));
    const closed =
      belt.closes === 'buckle' ? buckledEnd(ring, belt.width) : tiedEnds(ring, belt, frontOf(places));
    return {
      patches: [...band.patches, ...closed.patches],
      edges: [...band.edges, ...closed.edges],
      seams: band.seams,
    };
  };
}

/** How far round a place lies from the middle of the front to her left, a closed turn being 1. */
const turnOf = ([x, , z]: Place): number => Math.atan2(x, z) / (2 * Math.PI);

function frontOf(places: readonly Place[]): FrontOf {
  return (x, y) => {
    let most: number | undefined;
    for (const [px, py, pz] of places)
      if (Math.abs(px - x) < BEHIND.aside && Math.abs(py - y) < BEHIND.above && pz > (most ?? 0)) most = pz;
    return most;
  };
}
