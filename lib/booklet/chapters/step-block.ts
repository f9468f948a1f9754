import type { Action } from '@/lib/operations/action';
import { type Book, findPiece, namedPieces, pieceNumber } from '../book';
import { type Block, together } from '../compose/block';
import { figure } from '../compose/figure';
import { COLUMN_WIDTH } from '../compose/page';
import { hairline } from '../compose/strokes';
import { paragraph, textLine } from '../compose/text';
import type { Scene } from '../pictures/cloth/scene';
import { type FittedScene, fittedScene } from '../pictures/ink/draw-scene';
import { sceneOf } from '../pictures/passes/complete-scene';
import { skirtUnderLoops } from '../pictures/scenes/attach-belt-loops';
import { laidOn } from '../steps/edges/find-inner-places';
import { handled } from '../steps/edges/narrow-job';
import { type Job, piecesOf } from '../steps/jobs/jobs';

const TEXT_LEFT = 1.1;
const PICTURE = { width: 6.4, height: 3.45, maxScale: 0.16 } as const;
const BROAD = { width: COLUMN_WIDTH - TEXT_LEFT, height: 3.6, maxScale: 0.16 } as const;
/** What would be tiny in one row is shown in several. */
const TALL = { ...BROAD, height: 6.4 } as const;
const ROWS = [2, 3, 4, 5] as const;
const TEXT_WIDTH = COLUMN_WIDTH - TEXT_LEFT - PICTURE.width - 0.5;

/** A block whose figures are drawn at a share of their size. */
export type Scaled = (scale: number) => Block;

/** What is done in one step, and its picture. */
interface Done {
  readonly job: Job;
  readonly action: Action;
  readonly scene: Scene;
  readonly text: string;
}

/** A step with its number, its words and its picture. Drawn once: a smaller figure is the same drawing. */
export function stepBlock(book: Book, { job, action, scene, text }: Done, number: number): Scaled {
  const numberOf = (id: string) => pieceNumber(book, id);
  const beside = fittedScene(scene, { ...PICTURE, numberOf });
  const small = beside.scale < LEGIBLE || scene.shown.length > CROWD;
  const broad = small ? broadScene(book, job, action, scene) : beside;
  const wide = broad.scale > 1.3 * beside.scale;
  const { drawn, scale } = wide ? broad : beside;
  const drawing = drawn();
  const frame = wide ? TALL : PICTURE;
  const height = (drawing.box[3] - drawing.box[1]) * scale;
  const words = wordsBlock(
    text,
    captionOf(book, handled(book, job, action), scene),
    wide ? COLUMN_WIDTH - TEXT_LEFT : TEXT_WIDTH,
  );
  return (part) => {
    const picture = figure(drawing, { width: frame.width, height: height * part, scale: scale * part });
    return numbered(number, wide ? stacked(words, picture) : sideBySide(words, picture));
  };
}

/** A scene that would be smaller than this beside its words takes the whole width; below the other, several rows. */
const LEGIBLE = 0.06;
const TINY = 0.035;
/** More pieces than this in one picture crowd each other beside the words. */
const CROWD = 5;

/** Over the whole width: in one row where that can be read, else in the number of rows that shows most. */
function broadScene(book: Book, job: Job, action: Action, inOneRow: Scene): FittedScene {
  const numberOf = (id: string) => pieceNumber(book, id);
  const one = fittedScene(inOneRow, { ...BROAD, numberOf });
  const fills = one.across * one.scale > 0.95 * BROAD.width;
  if (one.scale >= TINY || !fills) return one;
  const drawnIn = (rows: number) => fittedScene(sceneOf(book, job, action, rows), { ...TALL, numberOf });
  return ROWS.map(drawnIn).reduce((best, each) => (each.scale > 1.15 * best.scale ? each : best), one);
}

function wordsBlock(text: string, caption: string, width: number): Block {
  return together([
    paragraph(text, { width, after: 0.15 }),
    paragraph(caption, { style: 'caption', width, after: 0 }),
  ]);
}

const stacked = (words: Block, picture: Block): Block => together([{ ...words, after: 0.25 }, picture]);

function sideBySide(words: Block, picture: Block): Block {
  const height = Math.max(words.height, picture.height);
  return {
    height,
    draw: (x, y) => [
      ...words.draw(x, y),
      ...picture.draw(x + COLUMN_WIDTH - TEXT_LEFT - PICTURE.width, y - (height - picture.height) / 2),
    ],
  };
}

function numbered(number: number, content: Block): Block {
  const height = Math.max(content.height, 1) + 0.3;
  return {
    height,
    after: 0.2,
    draw: (x, y) => [
      textLine(String(number), [x, y + 0.04], 'number'),
      ...content.draw(x + TEXT_LEFT, y),
      hairline([x + TEXT_LEFT, y - height], [x + COLUMN_WIDTH, y - height]),
    ],
  };
}

/** `1 Devant · 2 Dos`: the pieces worked on, then what else is seen of the garment. */
function captionOf(book: Book, job: Job, { shown }: Scene): string {
  const laid = [...laidOn(job.operation, book.draft.pieces), ...skirtUnderLoops(book, job)];
  // What is bought, a zip, has no number.
  const seen = shown.map(({ piece }) => piece.id).filter((id) => findPiece(book, id));
  const ids = [...laid.map(({ id }) => id), ...piecesOf(job), ...seen];
  return namedPieces(book, [...new Set(ids)]);
}
