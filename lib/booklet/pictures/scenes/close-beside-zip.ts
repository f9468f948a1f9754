import type { SeamView, Side, Step } from '@/lib/pattern/seam-view';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs';
import type { Scene } from '../cloth/scene';
import { togetherScene } from '../seams/lay-seam';

/** What is left of a side once its zip is in: sewn above and below it, right sides together. */
export function besideZipScene(book: Book, job: Job): Scene | undefined {
  const zipped = zippedSide(book, job);
  if (!zipped) return undefined;
  const { seam, own, across } = zipped;
  const done = [...own, ...across];
  const left = (side: Side): Side => ({ ...side, steps: side.steps.filter((step) => !done.includes(step)) });
  return togetherScene([{ ...seam, a: left(seam.a), b: left(seam.b) }]);
}

/** The seam that a zip at a side lies in, and the stretches of both its edges along the zip. */
interface ZippedSide {
  readonly seam: SeamView;
  readonly own: readonly Step[];
  readonly across: readonly Step[];
}

/** Where a job sets a zip into a side; undefined for one at a centre, which lies in no seam. */
export function zippedSide(
  { measured }: Pick<Book, 'measured'>,
  { operations }: Job,
): ZippedSide | undefined {
  const names = new Set(
    operations.flatMap(({ edges }) => edges).map(({ piece, edge }) => `${piece}/${edge}`),
  );
  const zipped = ({ steps }: Side) => steps.filter(({ piece, edge }) => names.has(`${piece.id}/${edge.id}`));
  for (const seam of measured.seams.filter(({ selfPaired }) => !selfPaired))
    for (const [side, other] of [
      [seam.a, seam.b],
      [seam.b, seam.a],
    ] as const) {
      const own = zipped(side);
      if (own.length > 0) return { seam, own, across: other.steps.filter((step) => isBeside(step, own)) };
    }
  return undefined;
}

const isBeside = ({ from, edge }: Step, own: readonly Step[]): boolean =>
  own.some((step) => {
    const along = from + edge.length / 2 - step.from;
    return along > 0 && along < step.edge.length;
  });
