import { traceOf } from '../preview/trace';
import type { Picture, PictureStroke } from './protocol';

/** Signs and frames: they follow the lines they belong to. */
const UNTRACED: ReadonlySet<string> = new Set([
  'none',
  'notch',
  'mark',
  'grain',
  'hairline',
  'frame',
  'measure',
]);

/**
 * The strokes of a picture, each followed by those of its stretches that `before` does not have, which are traced over
 * it: where cloth is drawn over the stroke later, its trace is hidden with it. Nearer than `limit` cm is the same place;
 * without a limit, a line is the same wherever it lies.
 */
export function tracedStrokes(picture: Picture, before: Picture, limit: number): readonly PictureStroke[] {
  const known = knownLines(before);
  return picture.strokes.flatMap((stroke) => {
    const d = UNTRACED.has(stroke.stroke) ? '' : newStretches(stroke, known, limit);
    return d === '' ? [stroke] : [stroke, tracing(stroke, d)];
  });
}

interface KnownLines {
  readonly ofId: ReadonlyMap<string, PictureStroke>;
  /** Every line as it is written: what is one part of a stroke here may be one of another there. */
  readonly written: ReadonlySet<string>;
}

function knownLines({ strokes }: Picture): KnownLines {
  return {
    ofId: new Map(strokes.map((stroke) => [stroke.id, stroke])),
    written: new Set(strokes.flatMap(({ d }) => linesOf(d))),
  };
}

/** A path line by line: each begins where the pen is set down. */
const linesOf = (d: string): string[] => d.split(/(?=M)/);

function newStretches({ id, d, trail }: PictureStroke, { ofId, written }: KnownLines, limit: number): string {
  const old = ofId.get(id);
  if (old && limit === Number.POSITIVE_INFINITY) return '';
  const fresh = linesOf(d).filter((line) => !written.has(line));
  if (fresh.length === 0) return '';
  return trail && old?.trail ? traceOf(old.trail, trail, limit) : fresh.join('');
}

function tracing({ id }: PictureStroke, d: string): PictureStroke {
  return { kind: 'stroke', id: `${id}/trace`, d, stroke: 'highlight', fill: 'none', closed: false };
}
