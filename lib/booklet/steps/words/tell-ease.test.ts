import { expect, test } from 'vitest';
import type { OperationName } from '@/lib/operations/names';
import { OPERATIONS } from '@/lib/operations/registry';
import { bookWith } from '@/lib/testing/booklet/book';
import { pieceNumber } from '../../book';
import { stepText } from '../../chapters/steps';
import { jobsOf } from '../jobs/jobs';

const pinned = (book: ReturnType<typeof bookWith>, operation: OperationName): string => {
  const job = jobsOf(book).find((each) => each.operation === operation);
  const action = OPERATIONS[operation].actions.find(({ key }) => key === 'pin');
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

test('where the collar is the shorter one, the ease is that of the neckline, half of it on each side of the fold', () => {
  const numbers = ['front', 'back'].map((id) => pieceNumber(collared, id)).join(' et ');
  const told = pinned(collared, 'attach-collar');
  expect(told).toContain(`sur les pièces ${numbers}`);
  expect(told).toContain('d’un bout à l’autre de la couture, de chaque côté du milieu');
});

test('ease lies between the notches only where two of them hold it', () => {
  expect(pinned(collared, 'set-lining-sleeve')).toContain('Embu à répartir entre les crans');
  expect(pinned(collared, 'sew-collar')).not.toContain('entre les crans');
});

test('of a sleeve in two pieces only the one that lies between the notches is eased', () => {
  const tailored = bookWith('jacket', { sleeve: 'two-piece', inside: 'lining' });
  const told = pinned(tailored, 'set-lining-sleeve');
  expect(told).toContain(`sur la pièce ${pieceNumber(tailored, 'lining-sleeve-upper')}.`);
});

test('the fall of a shirt collar tells how much shorter it is than its stand, once', () => {
  const shirt = bookWith('top', { collar: 'shirt', opening: 'front-buttons' });
  const told = pinned(shirt, 'join-stand');
  expect(told).toContain(`il a ${shirt.numbers.length(0.4)} de moins que le pied`);
  expect(told).not.toContain('Embu à répartir');
});

test('the shoulder of a garment tells its ease once, in its own words', () => {
  expect(pinned(collared, 'sew-shoulder')).not.toContain('Embu à répartir');
});

test('a sleeve in two pieces tells once what is stretched and what is eased at the elbow', () => {
  const tailored = bookWith('jacket', { sleeve: 'two-piece' });
  for (const operation of ['sew-sleeve-fore', 'sew-sleeve-hind'] as const) {
    const ease = tailored.measured.seams.find(({ seam }) => seam.operation === operation)?.seam.ease ?? 0;
    const told = pinned(tailored, operation);
    expect(told).toContain(tailored.numbers.length(Math.abs(ease)));
    expect(told).not.toContain('Embu à répartir');
  }
});

test('each seam of a lining that is eased is named with its ease', () => {
  const told = pinned(bookWith('jacket', { sleeve: 'two-piece' }), 'sew-lining');
  expect(told).toMatch(
    / \(épaules\), .* \(couture devant des manches\) et .* \(couture dos des manches\)\.$/,
  );
});

test('a lining is told seam by seam, the one under a zip as far as it goes', () => {
  expect(pinned(collared, 'sew-lining')).toMatch(/milieu dos sous l’ouverture.*épaules.*côtés/);
});
