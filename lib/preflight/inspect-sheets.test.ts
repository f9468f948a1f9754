import { describe, expect, it } from 'vitest';
import { writePdf } from '@/lib/pdf/write-pdf';
import { sheetDocument } from '@/lib/sheets/sheets';
import { about, drafted, foundIn, SETTINGS, withPage, withPiece } from '@/lib/testing/preflight/sheets';
import { inspectBooklet } from './inspect-booklet';
import { inspectSheets } from './inspect-sheets';

const top = drafted('top');
const wider = drafted('top', { 'sleeve-length': 'long' });

describe('a file for one’s own printer', () => {
  const measured = { square: 'metric', across: 9.9, up: 10.1 } as const;

  it('is true once the printer has brought it out', async () => {
    for (const format of ['a4', 'a0'] as const) {
      const { findings } = await foundIn(top, format, undefined, { ...SETTINGS, measured });
      expect(findings).toEqual([]);
    }
  });

  it('is not true for another printer', async () => {
    const bytes = await writePdf(sheetDocument(top, 'a4', { ...SETTINGS, measured }));
    const other = { ...measured, across: 10.05 };
    const { findings } = await inspectSheets(bytes, top, 'a4', { ...SETTINGS, measured: other });
    expect(findings.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['test-square', 'tile']));
  });
});

describe('a strip that looks the same either way up', () => {
  const gathered = drafted('dress', {
    'waist-seam': 'dropped',
    sleeve: 'raglan',
    'sleeve-length': 'elbow',
    'sleeve-finish': 'ruffle',
    'seam-allowance': '0-7-cm',
    hem: '4-cm',
  });

  it('is known by the side it is gathered on', async () => {
    const ways = [0, 180].map((degrees) =>
      foundIn(
        gathered,
        'a0',
        withPiece('sleeve-ruffle', (items) => about(items, { degrees })),
      ),
    );
    for (const { findings } of await Promise.all(ways)) expect(findings).toEqual([]);
  });
});

describe('a file of changed pages', () => {
  const settings = { ...SETTINGS, earlier: top, onlyChanged: true };

  it('may leave out what lies on paper already', async () => {
    const { findings } = await foundIn(wider, 'a4', undefined, settings);
    expect(findings).toEqual([]);
  });

  it('leaves out nothing of what changed', async () => {
    const { pages } = sheetDocument(wider, 'a4', settings);
    expect(pages.length).toBeGreaterThan(2);
    const { findings } = await foundIn(
      wider,
      'a4',
      (document) => ({ ...document, bookmarks: [], pages: document.pages.slice(0, 2) }),
      settings,
    );
    expect(findings.map(({ kind }) => kind)).toContain('uncovered');
  });
});

describe('a file that is no file', () => {
  it('is a finding, never an exception', async () => {
    const bytes = await writePdf(sheetDocument(top, 'a0', SETTINGS));
    const cut = bytes.slice(0, bytes.length / 2);
    for (const spoilt of [new Uint8Array(), cut, new TextEncoder().encode('%PDF-1.7 nothing')]) {
      const { findings } = await inspectSheets(spoilt, top, 'a0', SETTINGS);
      expect(findings).toEqual([{ kind: 'structure', file: 'a0' }]);
      expect((await inspectBooklet(spoilt)).findings).toEqual([{ kind: 'structure', file: 'booklet' }]);
    }
  });

  it('is not taken for another draft’s', async () => {
    const bytes = await writePdf(
      sheetDocument(drafted('top', { 'seam-allowance': '1-5-cm' }), 'a0', SETTINGS),
    );
    const { findings } = await inspectSheets(bytes, top, 'a0', SETTINGS);
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'cut-line', piece: 'back' }));
  });

  it('is not taken for a booklet', async () => {
    const document = withPage(0, (page) => ({ ...page, width: 20 }))(sheetDocument(top, 'a4', SETTINGS));
    const { findings } = await inspectBooklet(await writePdf(document));
    expect(findings).toContainEqual({ kind: 'page-size', file: 'booklet', page: '1' });
  });
});
