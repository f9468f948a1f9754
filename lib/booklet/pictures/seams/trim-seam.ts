import type { Step } from '@/lib/pattern/seam-view';
import type { Shown } from '../cloth/scene';
import { type TurnedUp, turnedUp } from '../cloth/turn-edge';

/** One side of a seam whose allowances lie on one of its pieces. */
interface Trimmed {
  /** Its pieces end at the seam. */
  readonly steps: readonly Step[];
  /** What lies on each of them, when it is the one they are pressed to. */
  readonly lying: ReadonlyMap<string, Pick<Shown, 'turned' | 'overcast'>>;
}

/** The allowance of the other piece lies uppermost, as it was sewn; both are overcast along their cut edge. */
export function trimmed(steps: readonly Step[]): Trimmed {
  const up = new Map<string, TurnedUp>();
  for (const { piece } of steps) {
    const own = steps.filter((step) => step.piece.id === piece.id).map(({ edge }) => edge);
    if (!up.has(piece.id)) up.set(piece.id, turnedUp(piece.piece, piece.edges, own));
  }
  return {
    steps: steps.map((step) => {
      const turned = up.get(step.piece.id);
      return turned ? { ...step, piece: { ...step.piece, piece: turned.piece } } : step;
    }),
    lying: new Map([...up].map(([id, { turned }]) => [id, layersOf(turned)])),
  };
}

const layersOf = (turned: TurnedUp['turned']): Pick<Shown, 'turned' | 'overcast'> => ({
  turned: turned.map((each) => ({ ...each, sameSide: true })),
  overcast: turned.map(({ edge }) => edge),
});
