import type { Look } from '@/lib/cloth/look';
import { type Figure, figureOf } from '../drawings/figure';
import { inOneFile } from '../drawings/in-one-file';
import { type FirstAnswers, firstGarments } from './first-garment';
import { pieceRow } from './piece-row';
import { flatFigure } from './views';

/** The garment of the first screen as one combination of answers makes it. */
interface HeroFigures {
  readonly slug: string;
  readonly answers: FirstAnswers;
  readonly front: Figure;
  readonly pieces: Figure;
}

/** What the garment is shown in; its pieces stay bare, so that their lines can be read. */
const LOOK: Look = { main: { cloth: 'flowered', colour: 'midnight' } };

let figures: readonly HeroFigures[] | undefined;

/** Every combination with its drawing and its pieces, each in a file of its own: only what is shown is fetched. */
export function heroFigures(): readonly HeroFigures[] {
  figures ??= firstGarments().map(({ slug, answers, draft }) => {
    const drawn = inOneFile({
      front: [flatFigure(draft, 'front', LOOK)],
      pieces: [figureOf(pieceRow(draft))],
    });
    const [front, pieces] = [drawn.front[0], drawn.pieces[0]] as [Figure, Figure];
    return { slug, answers, front, pieces };
  });
  return figures;
}
