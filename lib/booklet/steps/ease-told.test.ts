import { expect, test } from 'vitest';
import { pieceNumber } from '../book';
import { stepText } from '../chapters/steps';
import { bookWith } from '../test-book';
import { ACTIONS } from './actions';
import { jobsOf } from './jobs';

const pinned = (book: ReturnType<typeof bookWith>, operation: string): string => {
  const job = jobsOf(book).find((each) => each.operation === operation);
  const action = ACTIONS[operation]?.find(({ key }) => key === 'pin');
  if (!job || !action) throw new Error(`Nothing is pinned for ${operation}`);
  return stepText(book, job, action);
};

const collared = bookWith('dress', { collar: 'peter-pan', inside: 'lining' });

test('what one layer of a collar has over the other is told where it is pinned, with its piece', () => {
  const ease = collared.measured.seams.find(({ seam }) => seam.operation === 'sew-collar')?.seam.ease ?? 0;
  const upper = pieceNumber(collared, 'collar-upper');
  expect(ease).toBeGreaterThan(0.2);
  expect(pinned(collared, 'sew-collar')).toContain(`${collared.numbers.length(ease)} sur la pièce ${upper}`);
});

test('where the collar is the shorter one, the ease is that of the neckline', () => {
  const numbers = ['front', 'back'].map((id) => pieceNumber(collared, id)).join(' et ');
  expect(pinned(collared, 'attach-collar')).toContain(`sur les pièces ${numbers}`);
});

test('the shoulder of a garment tells its ease once, in its own words', () => {
  expect(pinned(collared, 'sew-shoulder')).not.toContain('Embu à répartir');
});

test('a sleeve in two pieces tells once what is stretched and what is eased at the elbow', () => {
  const tailored = bookWith('jacket', { sleeve: 'two-piece' });
  for (const operation of ['sew-sleeve-fore', 'sew-sleeve-hind']) {
    const ease = tailored.measured.seams.find(({ seam }) => seam.operation === operation)?.seam.ease ?? 0;
    const told = pinned(tailored, operation);
    expect(told).toContain(tailored.numbers.length(Math.abs(ease)));
    expect(told).not.toContain('Embu à répartir');
  }
});

test('a lining is told seam by seam, the one under a zip as far as it goes', () => {
  expect(pinned(collared, 'sew-lining')).toMatch(/milieu dos sous l’ouverture.*épaules.*côtés/);
});
