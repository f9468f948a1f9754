import { expect, test } from 'vitest';
import { draft } from '@/lib/drafting/draft';
import { boundsOf } from '@/lib/geometry/bounds';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { allPairs } from '@/lib/testing/all-pairs';
import { bookOf } from '@/lib/testing/booklet/book';
import { drawnJobs } from './chapters/steps';
import { outlineOf } from './pictures/cloth/lay-piece';
import type { Scene } from './pictures/cloth/scene';
import { linesOn } from './pictures/ink/draw-piece';

/** Lines end at seams inside their cloth, or at its cut edge: what lies further beyond it is not where it is sewn, cm. */
const BEYOND = 2;
/** A usual scale of the pictures: notches and zigzags are as large on the page whatever it is. */
const SCALE = 0.1;

/** What a commit can wait for. */
const ONE_IN = 3;

/** Lines of a picture that lie outside of all its cloth, by the piece they are drawn on. */
function strayLines({ shown }: Scene): string[] {
  const cloth = boundsOf(shown.flatMap(outlineOf));
  return shown.flatMap((each) =>
    linesOn(each, SCALE).flatMap((line) => {
      const { left, right, bottom, top } = boundsOf(line);
      const off = Math.max(cloth.left - left, right - cloth.right, cloth.bottom - bottom, top - cloth.top);
      return off > BEYOND ? [`${each.piece.id}: ${off.toFixed(1)} cm`] : [];
    }),
  );
}

test.each(['top', 'dress', 'jacket'] as const)(
  'whatever two options meet in a %s, its steps are told in words and drawn on their cloth',
  (garment) => {
    for (const choices of allPairs({ garment }).filter((_, i) => i % ONE_IN === 0)) {
      const outcome = draft(choices, STANDARD_SIZES['42']);
      // Refused by name, it has no booklet; how rare that stays is held by the sweep.
      if ('refused' in outcome) {
        expect(outcome.refused.code, JSON.stringify(choices.options)).toBe('incompatible-choices');
        continue;
      }
      const book = bookOf(outcome.draft);
      for (const { job, drawn } of drawnJobs(book))
        for (const { action, scene, text } of drawn) {
          const step = `${job.operation}/${action.key} of ${JSON.stringify(choices.options)}`;
          expect(strayLines(scene), step).toEqual([]);
          expect(text, step).not.toMatch(/[{}]|undefined|NaN/);
        }
    }
  },
  600_000,
);
