import { expect, test } from 'vitest';
import { boundsOf } from '@/lib/geometry/bounds';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf } from '../../chapters/steps';
import { type Job, jobsOf } from '../../steps/jobs/jobs';
import { outlineOf } from '../cloth/lay-piece';
import { sceneOf } from './complete-scene';

test.each(['full-circle', 'pleated', 'gathered', 'panelled', 'a-line'])(
  'the back of a %s skirt is closed with its bodice above it, centre on centre',
  (skirt) => {
    // A vent would stand out beyond the centre.
    const book = bookWith('dress', { 'waist-seam': 'natural', skirt, 'side-slit': 'none' });
    const job = jobsOf(book).find(({ operation }) => operation === 'sew-centre-back') as Job;
    for (const action of actionsOf(book, job)) {
      const { shown } = sceneOf(book, job, action);
      const bodices = shown.filter(({ piece }) => piece.part === 'back');
      const skirts = shown.filter(({ piece }) => job.seams[0]?.a.steps[0]?.piece.id === piece.id);
      expect(bodices).toHaveLength(skirts.length);
      expect(bodices.map(({ side }) => side)).toEqual(skirts.map(({ side }) => side));
      bodices.forEach((bodice, i) => {
        const [above, below] = [bodice, skirts[i] as typeof bodice].map((each) => boundsOf(outlineOf(each)));
        expect(above?.top).toBeGreaterThan((below?.top ?? 0) + 20);
        expect(above?.bottom).toBeLessThan(below?.top ?? 0);
        // The centre of each half goes on in that of the other.
        const near = Math.min(
          Math.abs((above?.left ?? 0) - (below?.left ?? 0)),
          Math.abs((above?.right ?? 0) - (below?.right ?? 0)),
        );
        expect(near).toBeLessThan(4);
      });
    }
  },
);

test.each(['pleated', 'gathered', 'panelled'])(
  'both halves of the back of a %s skirt with a vent lie under their bodice, pressed too',
  (skirt) => {
    const book = bookWith('dress', { 'waist-seam': 'natural', skirt, 'side-slit': 'back-vent' });
    const job = jobsOf(book).find(({ operation }) => operation === 'sew-centre-back') as Job;
    for (const action of actionsOf(book, job)) {
      const { shown } = sceneOf(book, job, action);
      const bodices = shown.filter(({ piece }) => piece.part === 'back');
      expect(bodices.length, action.key).toBe(2);
      for (const bodice of bodices) {
        const below = shown[shown.indexOf(bodice) - 1] as typeof bodice;
        expect(below.side).toBe(bodice.side);
        expect(boundsOf(outlineOf(bodice)).bottom).toBeLessThan(boundsOf(outlineOf(below)).top);
      }
    }
  },
);

test('over each half of a skirt lies the bodice of its side, where each is cut for its own', () => {
  const book = bookWith('dress', {
    ...{ 'waist-seam': 'natural', skirt: 'a-line', 'side-slit': 'none' },
    ...{ 'neckline-front': 'one-shoulder', opening: 'back-zip' },
  });
  const job = jobsOf(book).find(({ operation }) => operation === 'sew-centre-back') as Job;
  for (const action of actionsOf(book, job)) {
    const bodices = sceneOf(book, job, action).shown.filter(({ piece }) => piece.part === 'back');
    expect(bodices.map(({ piece }) => piece.id).sort(), action.key).toEqual(['back', 'back-left']);
  }
});

test('what is sewn before the waist lies there by itself', () => {
  const book = bookWith('dress', { 'waist-seam': 'natural', skirt: 'full-circle' });
  const job = jobsOf(book).find(({ operation }) => operation === 'sew-centre-front') as Job;
  for (const action of actionsOf(book, job)) {
    const { shown } = sceneOf(book, job, action);
    expect(shown.every(({ piece }) => piece.part === 'skirt-front')).toBe(true);
  }
});
