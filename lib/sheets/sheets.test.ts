import { beforeAll, describe, expect, it } from 'vitest';
import { writePdf } from '@/lib/pdf/write-pdf';
import { pageSizes, pdfFonts, pdfText, qpdfCheck, uncompressed } from '@/lib/testing/pdf/read-pdf';
import { DRAFT, type Files, makeFiles, settings } from '@/lib/testing/sheets/files';
import { fixtureDraft } from '@/lib/testing/sheets/hand-drawn-top';
import { FORMAT_NAMES, type FormatName } from './formats';
import { sheetDocument } from './sheets';

let files: Files;
beforeAll(async () => {
  files = await makeFiles();
});

describe('every file', () => {
  it.each(FORMAT_NAMES)('%s is in order, small, with its fonts embedded', (format) => {
    expect(qpdfCheck(files[format].bytes)).toContain('No syntax or stream encoding errors');
    for (const font of pdfFonts(files[format].bytes))
      expect(font).toMatchObject({ embedded: true, subset: true, unicode: true });
    expect(files[format].bytes.length).toBeLessThan(150_000);
  });

  it.each(FORMAT_NAMES)('%s is the same bytes for the same pattern', async (format) => {
    const again = await writePdf(sheetDocument(fixtureDraft(), format, settings()));
    expect(Buffer.compare(again, files[format].bytes)).toBe(0);
  });

  it.each(FORMAT_NAMES)('%s can be searched for every piece, with its accents', (format) => {
    const text = pdfText(files[format].bytes).replace(/\s+/g, ' ');
    for (const part of ['Corsage Élodie', 'Anne-Cécile', 'K7QM-2F9X-TR4D', '2026-11-21'])
      expect(text).toContain(part);
    if (format.startsWith('projector')) return;
    for (const name of [
      'Devant',
      'Dos',
      'Manche',
      'Parementure d’encolure devant',
      'Biais ½″ – nœud',
      'Passant',
    ]) {
      expect(text, name).toContain(name);
    }
  });

  it.each(FORMAT_NAMES)('%s carries switchable layers named in the reader’s language', (format) => {
    const names = files[format].document.layers.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['Lignes de coupe', 'Lignes de couture', 'Repères', 'Textes']),
    );
    expect(names).toEqual(expect.arrayContaining(['Pièces\u202f: entoilage']));
    expect(names.includes('Quadrillage')).toBe(format === 'projector-grid');
    expect(uncompressed(files[format].bytes).match(/\/Type \/OCG/g)).toHaveLength(names.length);
  });

  it('has the page sizes of its format', () => {
    const sizes = (format: FormatName) =>
      pageSizes(files[format].bytes).map((size) => size.map((cm) => Number(cm.toFixed(2))));
    for (const size of sizes('a4')) expect(size).toEqual([21, 29.7]);
    for (const size of sizes('a3')) expect(size).toEqual([29.7, 42]);
    for (const size of sizes('a0')) expect(size).toEqual([84.1, 118.9]);
    const [[width = 0, length = 0] = []] = sizes('a0-long');
    expect([sizes('a0-long').length, width]).toEqual([1, 84.1]);
    expect(length).toBeCloseTo(Math.round(length), 2);
    expect(pdfText(files['a0-long'].bytes).replace(/\s/g, ' ')).toContain(
      `facturer : ${Math.round(length)} cm`,
    );
    expect(sizes('projector')).toHaveLength(1);
    expect(Math.max(...sizes('projector').flat())).toBeLessThanOrEqual(500);
  });

  it('holds no action and no control character, whatever the names', async () => {
    const name = '<script>alert(1)</script>\u202egnp.exe\u0007\u0000 😀 Ł';
    for (const format of FORMAT_NAMES) {
      const bytes = await writePdf(
        sheetDocument(DRAFT, format, settings('fr', { patternName: name, wearer: name, code: name })),
      );
      expect(qpdfCheck(bytes)).toContain('No syntax');
      expect(uncompressed(bytes)).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|URI|Launch|EmbeddedFile)\b/);
      const text = pdfText(bytes);
      expect(text).toContain('<script>alert(1)</script>gnp.exe □ Ł');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      expect(text).not.toMatch(/[\u0000-\u0008\u000e-\u001f\u202a-\u202e]/);
    }
  });
});
