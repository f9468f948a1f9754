import { expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { draftOf } from '@/lib/testing/booklet/designs';
import { testOptions } from '@/lib/testing/booklet/options';
import { TEST_LOCALES } from '@/lib/testing/booklet/words';
import { openBook } from '../book';
import { factsBlock } from './cover-facts';

test.each(TEST_LOCALES)('the cover names the cloth a garment was ordered in, and no other (%s)', (locale) => {
  const draft = draftOf(defaultChoices('top'));
  const textsWith = (cloth?: string): string =>
    factsBlock(openBook(draft, { ...testOptions(locale), ...(cloth ? { cloth } : {}) }))
      .draw(0, 0)
      .flatMap((item) => (item.kind === 'text' ? [item.text] : []))
      .join(' ');
  expect(textsWith('Vichy, bleu')).toContain('Vichy, bleu');
  expect(textsWith()).not.toMatch(/\{|undefined/);
});
