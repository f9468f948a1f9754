import type { PictureStroke } from './protocol';

type Stroke = Pick<PictureStroke, 'd' | 'stroke' | 'fill' | 'paint'>;

/**
 * The same picture in fewer paths: lines of a kind become one, up to where cloth is laid over what was drawn before.
 * Filled outlines stay by themselves, each hides what lies under it.
 */
export function joinedStrokes(strokes: readonly Stroke[]): readonly Stroke[] {
  const paths: { -readonly [K in keyof Stroke]: Stroke[K] }[] = [];
  const uncovered = new Map<string, (typeof paths)[number]>();
  for (const { d, stroke, fill, paint } of strokes) {
    const line = fill === 'none' ? uncovered.get(stroke) : undefined;
    if (line) {
      line.d += d;
      continue;
    }
    const path = { d, stroke, fill, ...(paint ? { paint } : {}) };
    paths.push(path);
    if (fill === 'none') uncovered.set(stroke, path);
    else uncovered.clear();
  }
  return paths;
}
