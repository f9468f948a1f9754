import type { Cloth } from './cloth/cloth';
import { onShoulder } from './cloth/on-shoulder';
import { weldedVertices } from './cloth/welded';
import type { Hanging } from './hang';
import { smoothBuckles } from './smooth-buckles';
import { clearTriangles } from './solve/clear';
import { keepOutside } from './solve/contact';
import type { Folding } from './solve/folds';
import { keepAlike } from './solve/keep-alike';
import { drawTogether } from './solve/sew';
import { untangle } from './solve/untangle';

/** Where cloth is tight it presses the skin in, and a triangle cuts off what bulges; so far off it is shown, cm. */
const LEAST_OFFSET = 0.02;
const BULGE = 0.2;
const PUSHES = 6;
const PASSES = 8;
const CLOSING = 24;

/**
 * Lifts finished cloth off the skin wherever it would be seen through it, in place. What is measured or told of strain is
 * read before.
 */
export function liftOff({ cloth, scene, form }: Hanging): void {
  const { state, threads, obstacles, mirrored, folding } = scene;
  const own = obstacles.filter(({ beside }) => !beside);
  const overShoulder = cloth.sheets.flatMap((sheet) => onShoulder(sheet, cloth));
  const keepOff = () => {
    for (const obstacle of own) keepOutside(state, { ...obstacle, offset: LEAST_OFFSET }, 0);
  };
  smoothBuckles(cloth, state.positions);
  if (folding) untangleFolds(cloth, state.positions, folding);
  for (let round = 0; round < PUSHES; round++) {
    for (const { place, triangles } of cloth.sheets)
      clearTriangles(state.positions, triangles, place === 'arm' ? form.arm : form.trunk, BULGE);
    clearTriangles(state.positions, overShoulder, form.trunk, BULGE);
    for (let pass = 0; pass < PASSES; pass++) drawTogether(state, threads, BULGE);
    keepOff();
  }
  // Pushed apart under an arm, both sides of a seam come together again; between fingers one push may end inside.
  for (let pass = 0; pass < CLOSING; pass++) {
    drawTogether(state, threads, BULGE);
    if (mirrored) keepAlike(state.positions, mirrored);
    keepOff();
  }
}

/** Draws folds apart, those that go on across a seam as well. */
function untangleFolds(cloth: Cloth, positions: Float64Array, { triangles }: Folding): void {
  const welded = weldedVertices(cloth);
  untangle(
    positions,
    triangles.map((v) => welded[v] as number),
  );
  welded.forEach((first, v) => {
    positions.copyWithin(3 * v, 3 * first, 3 * first + 3);
  });
}
