import { composeMotions, invertMotion, layAlong, type Motion, STILL } from '@/lib/geometry/motion';
import type { SeamView } from '@/lib/pattern/seam-view';
import type { Piece } from '@/lib/pattern/types';
import { foldLine } from '@/lib/pattern/unfold';
import type { Book } from '../../book';
import { inARow } from '../cloth/arrange-scenes';
import { movedBy } from '../cloth/move-scene';
import type { Scene } from '../cloth/scene';
import { turnedUp } from '../cloth/turn-edge';

/** Two pieces held to each other by a seam: where the second lies beside the first. */
export interface Joined {
  readonly from: string;
  readonly to: string;
  readonly motion: Motion;
  readonly seam: SeamView;
}

/** Pieces as they lie on the table where seams hold some of them to each other, those beside each other, the others by themselves. */
export function lyingJoined(
  pieces: readonly Piece[],
  joins: readonly Joined[],
  sceneOf: (piece: Piece) => Scene,
  rows: number,
): Scene {
  return inARow(
    hangingTogether(pieces, joins).map((group) => laidOut(group, sceneOf)),
    rows,
  );
}

/** A piece with the allowances of seams that are sewn by then inside. */
export function withoutAllowances(
  { measured }: Pick<Book, 'measured'>,
  piece: Piece,
  seams: readonly SeamView[],
): Piece {
  const steps = seams.flatMap(({ a, b }) => [...a.steps, ...b.steps]);
  const names = new Set(steps.map(({ edge }) => edge.name));
  const loop = measured.piece(piece.id)?.edges ?? [];
  return turnedUp(
    piece,
    loop,
    loop.filter(({ name }) => names.has(name)),
  ).piece;
}

/** Pieces with where they lie beside the first of them. */
type Group = ReadonlyMap<Piece, Motion>;

/** What seams hold to each other, from the pieces of the garment on to its facings. */
function hangingTogether(pieces: readonly Piece[], joins: readonly Joined[]): Group[] {
  const isFacing = ({ part }: Piece): boolean => part === 'facing';
  const left = [...pieces.filter((piece) => !isFacing(piece)), ...pieces.filter(isFacing)];
  const groups: Group[] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const group = new Map([[first, STILL]]);
    for (const [piece, lies] of group)
      for (const { to, motion } of joins.filter(({ from }) => from === piece.id)) {
        const at = left.findIndex(({ id }) => id === to);
        const [next] = at < 0 ? [] : left.splice(at, 1);
        if (next) group.set(next, composeMotions(lies, motion));
      }
    groups.push(group);
  }
  return groups;
}

/** Beside a piece that lies opened on its fold its neighbours lie on both sides. */
function laidOut(group: Group, sceneOf: (piece: Piece) => Scene): Scene {
  const all = [...group].map(([piece, lies]) => ({ piece, lies, scene: sceneOf(piece) }));
  const opened = all.find(({ scene }) => scene.shown.some(({ unfolded }) => unfolded));
  const twin = opened && overFold(opened);
  const scenes = all.reverse().flatMap(({ piece, lies, scene: own }) => {
    const scene = movedBy(own, lies);
    if (!twin || piece.cut.onFold) return [scene];
    const other = movedBy(scene, twin);
    return [{ ...other, shown: other.shown.map((each) => ({ ...each, unnamed: true })) }, scene];
  });
  return { shown: scenes.flatMap(({ shown }) => shown), arrows: scenes.flatMap(({ arrows }) => arrows) };
}

/** From one side of a group to its other one, over the fold of the piece that is cut on it. */
function overFold({ piece, lies }: { readonly piece: Piece; readonly lies: Motion }): Motion | undefined {
  const fold = foldLine(piece);
  return fold && composeMotions(lies, composeMotions(layAlong(fold, fold, true), invertMotion(lies)));
}
