import { once } from '@/lib/pattern/once';
import type { Material } from '@/lib/pattern/types';
import { type Book, findPiece } from '../book';
import type { ClothSide, Shown } from '../pictures/cloth/scene';
import { drawnJobs } from './steps';

/** A sign of the key to the drawings, by its message. */
export type Sign =
  | 'rightSide'
  | 'wrongSide'
  | 'interfacing'
  | 'liningSide'
  | 'liningWrongSide'
  | 'sewing'
  | 'folding'
  | 'overcasting';

/** The signs that the pictures of a booklet use: its key explains no others. */
export const signsDrawn = once(
  (book: Book): ReadonlySet<Sign> =>
    new Set(
      drawnJobs(book)
        .flatMap(({ drawn }) => drawn.flatMap(({ scene }) => scene.shown))
        .flatMap((shown) => [
          ...(findPiece(book, shown.piece.id) ? clothSigns(shown) : []),
          ...workSigns(shown),
        ]),
    ),
);

const SIDES: Readonly<Record<Material, Readonly<Record<ClothSide, readonly Sign[]>>>> = {
  shell: { right: ['rightSide'], wrong: ['wrongSide'] },
  lining: { right: ['liningSide'], wrong: ['liningWrongSide'] },
  interfacing: { right: ['interfacing'], wrong: ['interfacing'] },
  // Its right side has a tint of its own, and nothing else looks like it.
  contrast: { right: [], wrong: ['wrongSide'] },
};

/** The sides of cloth that are seen: its own, what is turned over on it, what it is covered with. */
function clothSigns({ piece: { material }, side, turned = [], covered = [] }: Shown): readonly Sign[] {
  const other = side === 'right' ? 'wrong' : 'right';
  const sides = [side, ...turned.map(({ sameSide }) => (sameSide ? side : other))];
  return [
    ...sides.flatMap((seen) => SIDES[material][seen]),
    ...(covered.length > 0 ? (['interfacing'] as const) : []),
  ];
}

const workSigns = ({ worked, creased = [], overcast = [] }: Shown): readonly Sign[] => [
  ...(worked.length > 0 ? (['sewing'] as const) : []),
  ...(creased.length > 0 ? (['folding'] as const) : []),
  ...(overcast.length > 0 ? (['overcasting'] as const) : []),
];
