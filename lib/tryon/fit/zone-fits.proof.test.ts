import { expect, it } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { FABRICS } from '@/lib/fabrics/fabrics';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { formOfBody } from '@/lib/testing/drafting/tried-on';
import { tryOn } from '@/lib/tryon/try-on';
import { zoneFits } from './zone-fits';

const BODY = STANDARD_SIZES['40'];
const draft = drawDraft(defaultChoices('top'), BODY);

/** The words of a top of size 40 on a body, zone by zone. */
function wordsOn(body: typeof BODY): Record<string, string> {
  const worn = tryOn(draft, formOfBody(body), 3);
  if ('unhung' in worn) throw new Error(`Not hung: ${worn.unhung}`);
  const tensions = worn.strains.map((strain) => strain * FABRICS.poplin.stretch.weft);
  return Object.fromEntries(zoneFits(draft, worn.cloth, tensions).map(({ name, word }) => [name, word]));
}

it('nothing pulls in a top on the body it was drafted for', () => {
  expect(wordsOn(BODY)).toMatchObject({ bust: 'easy', waist: 'easy', hip: 'easy', arm: 'easy' });
  expect(Object.values(wordsOn(BODY))).not.toContain('pulls');
});

it('the back does not give where she is 4 cm wider across it, the hips do', () => {
  const { back, hip } = wordsOn({ ...BODY, backWidth: BODY.backWidth + 4 });
  expect(['taut', 'pulls']).toContain(back);
  expect(hip).toBe('easy');
});
