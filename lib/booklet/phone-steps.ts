import { transformItems } from '@/lib/drawing/transform';
import type { Drawing } from '@/lib/drawing/types';
import type { Draft } from '@/lib/pattern/types';
import { type Book, type BookletOptions, findPiece, namedPieces, openBook, pieceNumber } from './book';
import { drawnJobs } from './chapters/steps';
import type { Scene } from './pictures/cloth/scene';
import { fittedScene } from './pictures/ink/draw-scene';
import { SIGN, toolSign } from './pictures/ink/tool-signs';

/** One step as it is read beside the machine: its words, and its picture on a screen of its own. */
interface PhoneStep {
  /** What is being made, with its first step. */
  readonly title?: string;
  readonly text: string;
  /** The pieces seen, by number and name. */
  readonly pieces: string;
  readonly drawing: Drawing;
}

/** As large as a hand, so that lines are as heavy on the screen as on the page; cm. */
const FRAME = { width: 8.5, height: 8.5, maxScale: 0.32 } as const;

/** The steps of the booklet, in its order and numbers. Pure: the same draft and options give the same steps. */
export function phoneSteps(draft: Draft, options: BookletOptions): PhoneStep[] {
  const book = openBook(draft, options);
  return drawnJobs(book).flatMap(({ title, drawn }) =>
    drawn.map(({ text, scene }, i) => ({
      ...(i === 0 ? { title } : {}),
      text,
      pieces: piecesIn(book, scene),
      drawing: pictureOf(book, scene),
    })),
  );
}

function piecesIn(book: Book, { shown }: Scene): string {
  const ids = shown.map(({ piece }) => piece.id).filter((id) => findPiece(book, id));
  return namedPieces(book, [...new Set(ids)]);
}

function pictureOf(book: Book, scene: Scene): Drawing {
  const { drawn, scale } = fittedScene(scene, { ...FRAME, numberOf: (id) => pieceNumber(book, id) });
  const { box, items } = drawn();
  const [x0, y0, x1, y1] = box.map((at) => at * scale) as [number, number, number, number];
  const sign = scene.hand ? toolSign(scene.hand, [x0 + SIGN / 2, y1 + EDGE + SIGN / 2]) : [];
  const above = scene.hand ? SIGN + EDGE : 0;
  return {
    box: [x0 - EDGE, y0 - EDGE, Math.max(x1, x0 + SIGN) + EDGE, y1 + EDGE + above],
    items: [...transformItems(items, { scale }), ...sign],
  };
}

/** Lines along the edge of a picture keep their width, cm. */
const EDGE = 0.15;
