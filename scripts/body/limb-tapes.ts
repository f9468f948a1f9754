import type { Mark } from '@/lib/tryon/body/model';
import { type Field, place, type Triangle } from './figure';
import type { Vertices } from './marks';
import { level, planeOf, sectionPath, sectionRing } from './section';

/** The fullest place of the upper arm, as a share of the way from the shoulder tip to the elbow. */
const FULLEST_ARM = 0.5;
/** What goes with the arm by more than this is the arm. */
const OF_ARM = 0.45;

/** Over the outside of the arm to the elbow, and on to the wrist. */
export function armWay(base: Field, triangles: readonly Triangle[], v: Vertices): Mark[] {
  const [tip, elbow, wrist] = [place(base, v.shoulderTip), place(base, v.elbow), place(base, v.wrist)];
  const inner = place(base, v.armpit);
  const upper = sectionPath(
    base,
    triangles,
    planeOf(tip, elbow, [inner[0], inner[1], (tip[2] + elbow[2]) / 2]),
    tip,
    elbow,
  );
  const lower = sectionPath(
    base,
    triangles,
    planeOf(elbow, wrist, [elbow[0] - 4, elbow[1] - 12, elbow[2] + 4]),
    elbow,
    wrist,
  );
  return [...upper.slice(1, -1), [v.elbow, v.elbow, 0], ...lower.slice(1, -1)];
}

/** A ring square to the upper arm, from its outside. */
export function armRing(base: Field, triangles: readonly Triangle[], v: Vertices, arm: Float64Array): Mark[] {
  const [tip, elbow] = [place(base, v.shoulderTip), place(base, v.elbow)];
  const through = tip.map((x, i) => x + FULLEST_ARM * ((elbow[i] as number) - x)) as unknown as typeof tip;
  const normal = elbow.map((x, i) => x - (tip[i] as number)) as unknown as typeof tip;
  const aside = triangles.filter((triangle) => triangle.every((p) => (arm[p] as number) > OF_ARM));
  return sectionRing(base, aside, { through, normal }, through);
}

/** A level ring round the left leg. */
export function legRing(base: Field, triangles: readonly Triangle[], y: number): Mark[] {
  return sectionRing(base, triangles, level(y), [20, y, 0]);
}
