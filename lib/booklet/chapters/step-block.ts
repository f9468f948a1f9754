import type { Action } from '@/lib/operations/action';
import { type Book, findPiece, namedPieces, pieceNumber } from '../book';
import { type Block, together } from '../compose/block';
import { figure } from '../compose/figure';
import { COLUMN_WIDTH } from '../compose/page';
import { paragraph, textLine } from '../compose/text';
import type { Scene } from '../pictures/cloth/scene';
import { type FittedScene, fittedScene } from '../pictures/ink/draw-scene';
import { SIGN, toolSign } from '../pictures/ink/tool-signs';
import { turnedToFit } from '../pictures/ink/turn-scene';
import { sceneOf } from '../pictures/passes/complete-scene';
import { skirtUnderLoops } from '../pictures/scenes/attach-belt-loops';
import { laidOn } from '../steps/edges/find-inner-places';
import { handled } from '../steps/edges/narrow-job';
import { type Job, piecesOf } from '../steps/jobs/jobs';

/** Two steps stand side by side, this far apart, cm. */
export const GUTTER = 0.9;
const HALF = (COLUMN_WIDTH - GUTTER) / 2;
const TEXT_LEFT = 1;
/** Sixty to eighty millimetres, which is what hands beside a machine read. */
const PICTURE = { width: 7.4, height: 4.8, maxScale: 0.26 } as const;
const BROAD = { width: COLUMN_WIDTH - TEXT_LEFT, height: 4.8, maxScale: 0.26 } as const;
/** What would be tiny in one row is shown in several. */
const TALL = { ...BROAD, height: 7.4 } as const;
const ROWS = [2, 3, 4, 5] as const;

/** A step that can stand in half of the page's width, or has to fill it. */
export interface StepCard {
  readonly broad: boolean;
  /** Its figure at a share of its size, in half of the width or in all of it. */
  readonly block: (scale: number, width: 'half' | 'whole') => Block;
}

/** What is done in one step, and its picture. */
interface Done {
  readonly job: Job;
  readonly action: Action;
  readonly scene: Scene;
  readonly text: string;
  /** Over the first step of a job. */
  readonly title?: string;
}

/** A step with its number, its words and its picture. Drawn once: a smaller figure is the same drawing. */
export function stepCard(book: Book, done: Done, number: number): StepCard {
  const { job, action, scene } = done;
  const numberOf = (id: string) => pieceNumber(book, id);
  const inHalf = fittedScene(turnedToFit(scene, PICTURE), { ...PICTURE, numberOf });
  const small = inHalf.scale < LEGIBLE || scene.shown.length > CROWD;
  const over = small ? broadScene(book, job, action, scene) : inHalf;
  const broad = over.scale > 1.3 * inHalf.scale;
  const { drawn, scale } = broad ? over : inHalf;
  const drawing = drawn();
  const height = (drawing.box[3] - drawing.box[1]) * scale;
  const frame = broad ? TALL : PICTURE;
  const widest = frame.width / ((drawing.box[2] - drawing.box[0]) * scale);
  const picture = (share: number) => {
    const part = Math.min(share, Math.max(1, widest));
    return figure(drawing, { width: frame.width, height: height * part, scale: scale * part });
  };
  return {
    broad,
    block: (part, width) =>
      width === 'whole' && !broad
        ? sideBySide(headed(book, done, number, COLUMN_WIDTH - PICTURE.width - GUTTER), picture(part))
        : stacked(headed(book, done, number, broad ? COLUMN_WIDTH : HALF), picture(part), broad),
  };
}

/** A scene that would be smaller than this in half of the width takes the whole; below the other, several rows. */
const LEGIBLE = 0.075;
const TINY = 0.045;
/** More pieces than this in one picture crowd each other in half of the width. */
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

/** The title of its job, its number, the tool in hand, its words; the pieces by name once, with the title. */
function headed(book: Book, done: Done, number: number, width: number): Block {
  const { job, action, scene, text, title } = done;
  const right = width - TEXT_LEFT;
  const words = together([
    paragraph(text, { width: right, after: 0.12 }),
    ...(title
      ? [
          paragraph(captionOf(book, handled(book, job, action), scene), {
            ...{ style: 'caption', width: right, after: 0 },
          } as const),
        ]
      : []),
  ]);
  const step: Block = {
    height: Math.max(words.height, 0.65 + (scene.hand ? SIGN + 0.1 : 0)),
    draw: (x, y) => [
      textLine(String(number), [x, y + 0.04], number > 99 ? 'longNumber' : 'number'),
      ...(scene.hand ? toolSign(scene.hand, [x + SIGN / 2, y - 0.72 - SIGN / 2]) : []),
      ...words.draw(x + TEXT_LEFT, y),
    ],
  };
  return title ? together([paragraph(title, { style: 'section', width, after: 0.12 }), step]) : step;
}

function stacked(words: Block, picture: Block, broad: boolean): Block {
  const indent = broad ? TEXT_LEFT : HALF - PICTURE.width;
  const moved: Block = { ...picture, draw: (x, y) => picture.draw(x + indent, y) };
  return together([{ ...words, after: 0.2 }, moved]);
}

function sideBySide(words: Block, picture: Block): Block {
  const height = Math.max(words.height, picture.height);
  return {
    height,
    draw: (x, y) => [
      ...words.draw(x, y),
      ...picture.draw(x + COLUMN_WIDTH - PICTURE.width, y - (height - picture.height) / 2),
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
