import type { Cloth, WornSheet } from './cloth';

/** Down to so far below the crown, cm, a sleeve that reaches up to the neck lies on the trunk as well as on the arm. */
const BELOW_CROWN = 3;

/** The triangles of a raglan sleeve that lie over the shoulder; none of another piece. */
export function onShoulder(
  { sheet: { mesh }, triangles }: WornSheet,
  { flat }: Pick<Cloth, 'flat'>,
): number[] {
  const { piece, edges } = mesh.piece;
  const crown = piece.landmarks.crown?.[1];
  const reachesUp = piece.part === 'sleeve' && edges.some(({ line }) => line === 'raglan');
  if (!reachesUp || crown === undefined) return [];
  const isOn = (v: number) => (flat[2 * v + 1] as number) > crown - BELOW_CROWN;
  const kept: number[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = triangles.slice(i, i + 3);
    if (corners.every(isOn)) kept.push(...corners);
  }
  return kept;
}
