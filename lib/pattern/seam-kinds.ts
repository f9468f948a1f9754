import type { MeasuredDraft } from './measured-draft';
import type { PieceView } from './piece-view';
import { joins, type SeamView, type Side } from './seam-view';
import type { Part } from './types';

function partsOf({ steps }: Side): Part[] {
  return steps.map(({ piece }) => piece.piece.part);
}

export function hasPart(side: Side, ...parts: readonly Part[]): boolean {
  return side.steps.length > 0 && partsOf(side).every((part) => parts.includes(part));
}

/** The side made of the given parts and the side it is sewn to, when exactly one side is. */
export function sidesBy(seam: SeamView, ...parts: readonly Part[]): { own: Side; other: Side } | undefined {
  const a = hasPart(seam.a, ...parts);
  const b = hasPart(seam.b, ...parts);
  if (a === b) return undefined;
  return a ? { own: seam.a, other: seam.b } : { own: seam.b, other: seam.a };
}

/** Length by which the side `own` is declared longer than the other, cm. */
export function declaredSurplus({ seam, a, b }: SeamView, own: Side): number {
  const surplus = (seam.gather - 1) * b.length + seam.ease;
  return own === a ? surplus : -surplus;
}

/** Length by which the sides of a seam, gathers let out and ease taken off, miss each other, cm on the receiving side. */
export function mismatch({ seam, a, b }: SeamView): number {
  return Math.abs((a.length - seam.ease) / seam.gather - b.length);
}

/** Seams of the outer cloth between the two given lines. */
export function seamsJoining({ seams }: MeasuredDraft, one: string, other: string): SeamView[] {
  return seams.filter((seam) => !seam.dart && joins(seam, one, other));
}

function faceOf({ steps }: Side): PieceView['face'] {
  const faces = new Set(steps.map(({ piece }) => piece.face));
  const [face = 'none'] = faces;
  return faces.size === 1 ? face : 'none';
}

/** Front and back side of a seam that joins a front to a back. */
export function frontAndBack({ a, b }: SeamView): { front: Side; back: Side } | undefined {
  const faces = `${faceOf(a)}+${faceOf(b)}`;
  if (faces === 'front+back') return { front: a, back: b };
  return faces === 'back+front' ? { front: b, back: a } : undefined;
}

/** Of a cap cut away at its crown each half is sewn by itself, from the underarm up to the edge. */
export const isHalfCap = ({ armhole }: { readonly armhole: Side }): boolean =>
  new Set(partsOf(armhole)).size === 1;

/** Cap and armhole of a set-in sleeve. */
export function capAndArmhole(seam: SeamView): { cap: Side; armhole: Side } | undefined {
  if (!joins(seam, 'cap', 'armhole')) return undefined;
  return seam.a.line === 'cap' ? { cap: seam.a, armhole: seam.b } : { cap: seam.b, armhole: seam.a };
}
