import { edgesAlong } from '@/lib/pattern/find';
import type { Place } from '@/lib/tryon/body/place';
import type { WornSheet } from '@/lib/tryon/cloth/cloth';
import type { Lay } from './dress';
import type { Figure } from './figure';

/** A sleeve begins as a tube about the arm, this much wider than it is cut, so that its seam stays open, cm. */
const GAP = 1;
/** No narrower than the thickest arm, cm. */
const LEAST_RADIUS = 6.5;

/** A sleeve by its height below the crown and its width from the overarm line, forward positive. */
export function layOnArm({ sheet }: WornSheet, { arm, shoulderTip }: Figure): Lay {
  const { piece } = sheet.mesh;
  const points = piece.edges.flatMap((edge) => edge.points);
  const crown = piece.piece.landmarks.crown?.[1] ?? Math.max(...points.map(({ y }) => y));
  const isUnder = piece.piece.landmarks.crown === undefined && edgesAlong(piece, 'cap').length > 1;
  const crownless = edgesAlong(piece, 'overarm').length > 0;
  const width =
    (crownless ? 2 : 1) * (Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x)));
  const radius = Math.max(LEAST_RADIUS, (width + GAP) / (2 * Math.PI));
  // Halves of a raglan sleeve are both drawn to the same side of the overarm seam.
  const turn = crownless && piece.face === 'front' ? -1 : 1;
  const along = armFrame(arm, shoulderTip);
  return (x, y) => {
    const angle = (isUnder ? Math.PI : 0) + (turn * x) / radius;
    const { at, out, forward } = along(crown - y);
    const [c, s] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return [0, 1, 2].map(
      (i) => (at[i] as number) + c * (out[i] as number) + s * (forward[i] as number),
    ) as unknown as Place;
  };
}

interface Slice {
  readonly at: Place;
  /** Unit directions square to the arm, away from the body and to the front. */
  readonly out: Place;
  readonly forward: Place;
  /** From the shoulder to the hand. */
  readonly down: Place;
}

export function armFrame(arm: readonly Place[], top: Place): (below: number) => Slice {
  const line = [[(arm[0] as Place)[0], top[1], (arm[0] as Place)[2]] as Place, ...arm.slice(1)];
  const overall = direction(line[0] as Place, line.at(-1) as Place);
  const forward = unit(cross([overall[1], -overall[0], 0], overall).map((v) => -v) as unknown as Place);
  const out = unit(cross(forward, overall).map((v) => -v) as unknown as Place);
  const sign = out[0] < 0 ? -1 : 1;
  const ahead = forward[2] < 0 ? -1 : 1;
  return (below) => ({
    down: overall,
    at: pointAlong(line, below),
    out: out.map((v) => sign * v) as unknown as Place,
    forward: forward.map((v) => ahead * v) as unknown as Place,
  });
}

function pointAlong(line: readonly Place[], length: number): Place {
  let rest = length;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Place, line[i] as Place];
    const size = distanceOf(a, b);
    if (rest <= size || i === line.length - 1)
      return a.map((v, k) => v + ((b[k] as number) - v) * (rest / size)) as unknown as Place;
    rest -= size;
  }
  return line[0] as Place;
}

const distanceOf = (a: Place, b: Place) =>
  Math.sqrt(a.reduce((sum, v, i) => sum + (v - (b[i] as number)) ** 2, 0));
const direction = (a: Place, b: Place) => unit(b.map((v, i) => v - (a[i] as number)) as unknown as Place);
const unit = (v: Place): Place => {
  const size = Math.sqrt(v.reduce((sum, part) => sum + part * part, 0));
  return v.map((part) => part / size) as unknown as Place;
};
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
