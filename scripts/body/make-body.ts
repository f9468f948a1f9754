/**
 * Writes lib/tryon/body/body.bin from the mesh and targets of MakeHuman, which are in the public domain:
 * `npx tsx scripts/body/make-body.ts FOLDER`, where the folder holds `base.obj` and `targets`.
 */
import { writeFileSync } from 'node:fs';
import { capNeck } from './cap';
import { type Field, type Figure, heldInMiddle, mapFigure, pick, readFigure } from './figure';
import { NECK_RINGS, SOURCE_MARKS } from './marks';
import { nearOrder, renumber } from './order';
import { pack } from './pack';
import { edgeLoop, leftHalf } from './region';
import { makeShell } from './simplify';
import { slimNeck } from './slim-neck';
import { soften } from './soften';
import { armWeights, stand } from './stance';
import { findTapes } from './tapes';

/** The tip of the breast, the navel and the lap. */
const SOFTENED = [
  [8454, { around: 2.6, rounds: 3 }],
  [4111, { around: 3.5, rounds: 8 }],
  [4347, { around: 7, rounds: 12 }],
] as const;

const folder = process.argv[2];
if (!folder) throw new Error('Say where the mesh is: npx tsx scripts/body/make-body.ts FOLDER');
const source = readFigure(folder);
const quads = leftHalf(source.mesh.groups.get('body') ?? [], source.mesh.positions);
const shell = makeShell(quads, source.base, SOURCE_MARKS.waist);
const arm = armWeights(source.base, shell.triangles, source.joint);
const stood = SOFTENED.reduce(
  (figure, [vertex, softening]) =>
    heldInMiddle(soften(figure, shell.triangles, vertex, softening), source.isMiddle),
  heldInMiddle(stand(slimNeck(source), arm, source.joint), source.isMiddle),
);
const capped = capNeck(onFloor(stood, lowest(stood.base, shell.triangles.flat())), shell);

/** The crown is no vertex of the shell: it is kept beside it, as the last. */
const order = [...nearOrder(capped.triangles, SOURCE_MARKS.waist), SOURCE_MARKS.crown];
const triangles = renumber(capped.triangles, order);
const figure = mapFigure(capped.figure, (field) => pick(field, order));
const renamed = new Map(order.map((v, i) => [v, i]));
const named = Object.entries(SOURCE_MARKS).map(([name, v]) => [name, renamed.get(v) as number]);
const rings = NECK_RINGS.map(([from, to]) => edgeLoop(quads, from, to).map((v) => renamed.get(v) as number));
const kept = Float64Array.from(order, (v) => arm[v] ?? 0);
const tapes = findTapes(figure, triangles, Object.fromEntries(named), rings, kept);
const rounded = JSON.parse(JSON.stringify(tapes), (_, value) =>
  typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value,
);
const bytes = pack({ figure, triangles, arm: kept, tapes: rounded });
writeFileSync(new URL('../../lib/tryon/body/body.bin', import.meta.url), bytes);
console.log(
  `${order.length} vertices, ${triangles.length} triangles, ${Object.keys(figure.modes).length} modes: ${bytes.length} bytes.`,
);

function lowest(base: Field, vertices: readonly number[]): number {
  return vertices.reduce((a, b) => ((base[b * 3 + 1] as number) < (base[a * 3 + 1] as number) ? b : a));
}

/** Her soles stay on the floor, whatever becomes of her. */
function onFloor(whole: Figure, sole: number): Figure {
  return mapFigure(whole, (field) =>
    field.map((by, i) => (i % 3 === 1 ? by - (field[sole * 3 + 1] as number) : by)),
  );
}
