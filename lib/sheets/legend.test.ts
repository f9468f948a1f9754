import { expect, test } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { settings } from '@/lib/testing/sheets/files';
import { legend } from './legend';
import { sheetDocument } from './sheets';

/** One with a cloth of every kind and many signs. */
const PLEATED = drawDraft(
  completeChoices('dress', { 'waist-seam': 'natural', skirt: 'pleated', inside: 'lining' }, {}),
  STANDARD_SIZES['38'],
);

const FORMATS = ['a4', 'a3', 'a0', 'a0-long'] as const;

test.each(['fr', 'en', 'de'] as const)('every sign is explained in full on all sheets (%s)', (locale) => {
  const pages = FORMATS.flatMap((format) => sheetDocument(PLEATED, format, settings(locale)).pages);
  const said = pages.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])),
  );
  expect(said).toContain(settings(locale).words('sheets.legend.pleat'));
  expect(said.filter((text) => text.endsWith('…'))).toEqual([]);
});

const signsOf = (worn: Readonly<Record<string, string>>): string[] =>
  legend(
    drawDraft(completeChoices('dress', worn, {}), STANDARD_SIZES['38']),
    (key) => key,
    [0, 0, 20, 20],
    1,
    false,
  ).flatMap((item) => (item.kind === 'text' ? [item.text.replace('sheets.legend.', '')] : []));

test('a sign that no piece carries is not explained', () => {
  const zipped = signsOf({ opening: 'back-zip', skirt: 'straight' });
  expect(zipped).toEqual(expect.arrayContaining(['stitch', 'fold', 'notches', 'dart', 'bustPoint']));
  for (const sign of ['buttonhole', 'button', 'gathers', 'pleat']) expect(zipped).not.toContain(sign);
  expect(signsOf({ opening: 'front-buttons' })).toEqual(expect.arrayContaining(['buttonhole', 'button']));
});
