import { expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { force } from '@/lib/choices/take-choice';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { draftOf } from '@/lib/testing/booklet/designs';
import { joinedMeetings } from './join-meetings';
import { facingScene, openedScene, togetherScene } from './lay-seam';

function seamsOf(slot: string, value: string, operation: string) {
  const { choices } = force(defaultChoices('top'), slot, value);
  expect(choices.options[slot]).toBe(value);
  return measureDraft(draftOf(choices)).seams.filter(({ seam }) => seam.operation === operation);
}

test('a shoulder and the funnel neck above it are one seam to sew', () => {
  const seams = seamsOf('collar', 'funnel', 'sew-shoulder');
  expect(seams).toHaveLength(2);
  expect(joinedMeetings(seams)).toHaveLength(1);
  for (const scene of [facingScene(seams), openedScene(seams, 'open')])
    expect(scene.shown.map(({ piece }) => piece.part).sort()).toEqual(['back', 'front']);
});

test('a neckline and the keyhole below it are sewn to their facing in one go', () => {
  const seams = seamsOf('neckline-front', 'keyhole', 'attach-facing');
  const fronts = joinedMeetings(seams).filter(({ b }) => b.some(({ piece }) => piece.id === 'front'));
  expect(fronts).toHaveLength(1);
  expect(fronts[0]?.b.map(({ edge }) => edge.line).sort()).toEqual(['keyhole', 'neckline']);
});

test('seams of other pieces stay pictures of their own', () => {
  const seams = seamsOf('silhouette', 'peplum', 'sew-side');
  expect(joinedMeetings(seams)).toHaveLength(2);
});

test('a cuff folded on itself is shown once, with all that closes it', () => {
  const { choices } = force(
    force(defaultChoices('top'), 'sleeve-length', 'long').choices,
    'sleeve-finish',
    'cuff',
  );
  const seams = measureDraft(draftOf(choices)).seams.filter(({ seam }) => seam.operation === 'close-cuff');
  expect(seams.length).toBeGreaterThan(1);
  expect(joinedMeetings(seams)).toHaveLength(1);
  const [cuff, ...others] = togetherScene(seams).shown;
  expect(others).toEqual([]);
  expect(cuff?.worked).toHaveLength(seams.length);
});
