import type { Cloth, WornSheet } from '@/lib/tryon/cloth/cloth';
import { attachmentOf, layAttached } from './attached';
import type { Figure } from './figure';
import { layOnArm } from './on-arm';
import { layOnTrunk } from './on-trunk';

/** Lays one vertex of a sheet round the body. */
export type Lay = (x: number, y: number) => readonly [x: number, y: number, z: number];

/** A sheet and the number of its first vertex. */
interface Numbered {
  readonly sheet: WornSheet;
  readonly first: number;
}

/**
 * Where each vertex of a cloth begins, three figures each, cm: front, back and sleeves wrapped round what they are worn
 * on, then piece by piece all that is sewn to them. Refuses a piece that is sewn to nothing that is worn.
 */
export function dressed(cloth: Cloth, figure: Figure): Float64Array {
  const places = new Float64Array((cloth.flat.length / 2) * 3);
  const laid = new Set<number>();
  const onTrunk = layOnTrunk(cloth.sheets, figure);
  const put = ({ sheet, first }: Numbered, lay: Lay) => {
    placesOf(sheet, lay).forEach(([x, y, z], i) => {
      places.set([x, y, z], 3 * (first + i));
      laid.add(first + i);
    });
  };
  const waiting: Numbered[] = [];
  for (const own of numbered(cloth)) {
    const { part } = own.sheet.sheet.mesh.piece.piece;
    if (part === 'front' || part === 'back') put(own, onTrunk(own.sheet));
    else if (part === 'sleeve') put(own, layOnArm(own.sheet, figure));
    else waiting.push(own);
  }
  while (waiting.length > 0) {
    const next = waiting.findIndex((own) => attachmentOf(own, cloth, laid) !== undefined);
    const [own] = waiting.splice(Math.max(0, next), 1) as [Numbered];
    const seam = attachmentOf(own, cloth, laid);
    if (!seam) throw new Error(`The piece ${own.sheet.sheet.mesh.piece.id} is sewn to nothing that is worn`);
    put(own, layAttached(own, seam, { cloth, places, figure }));
  }
  return places;
}

function numbered({ sheets }: Cloth): Numbered[] {
  let first = 0;
  return sheets.map((sheet) => {
    const own = { sheet, first };
    first += sheet.points.length;
    return own;
  });
}

/** What is worn on her right is the image of what lies on her left. */
function placesOf({ sheet, worn }: WornSheet, lay: Lay): (readonly [number, number, number])[] {
  const seen = { left: 0, right: 0 };
  const { points } = sheet.mesh;
  const fresh = {
    left: points,
    right: points.filter((_, local) => sheet.vertex('right', local) !== sheet.vertex('left', local)),
  };
  return worn.map((side) => {
    const { x, y } = fresh[side][seen[side]++] as { x: number; y: number };
    const [px, py, pz] = lay(x, y);
    return side === 'left' ? [px, py, pz] : [-px, py, pz];
  });
}
