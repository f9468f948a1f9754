import { expect, it, vi } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { draft } from '@/lib/drafting/draft';
import { printWords } from '@/lib/i18n/translator';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { renderExport } from './render';

const spoiling = vi.hoisted(() => ({ on: false }));

vi.mock('@/lib/sheets/sheets', async (load) => {
  const sheets = await load<typeof import('@/lib/sheets/sheets')>();
  const sheetDocument: typeof sheets.sheetDocument = (drafted, format, settings) => {
    const document = sheets.sheetDocument(drafted, format, settings);
    if (!spoiling.on || format !== 'a3') return document;
    const dropped = document.forms.map((form) => ({
      ...form,
      items: form.items.filter((item) => item.kind === 'text' || item.id !== 'back/cut'),
    }));
    return { ...document, forms: dropped };
  };
  return { ...sheets, sheetDocument };
});

const outcome = draft(defaultChoices('top'), STANDARD_SIZES['38']);
const context = {
  locale: 'fr',
  unit: 'cm',
  patternName: 'Ma blouse',
  wearer: 'Zoë',
  code: '7K3M-9QXT-2WVB',
  date: '2026-11-21',
  link: 'http://localhost:3000/create?code=7K3M-9QXT-2WVB',
  sewLink: 'http://localhost:3000/sew?code=7K3M-9QXT-2WVB',
} as const;

it('makes no file after the first that does not show what was computed', async () => {
  if (!('draft' in outcome)) throw new Error('refused');
  const words = await printWords('fr');
  const done: number[] = [];
  spoiling.on = true;
  const rendering = renderExport(outcome.draft, { ...context, words }, (share) => done.push(share));
  await expect(rendering).rejects.toMatchObject({
    name: 'FileWithheld',
    findings: expect.arrayContaining([{ kind: 'missing-piece', file: 'a3', piece: 'back' }]),
  });
  expect(done).toHaveLength(1);
  spoiling.on = false;
  expect(await renderExport(outcome.draft, { ...context, words })).toHaveLength(7);
});
