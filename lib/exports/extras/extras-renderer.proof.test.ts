import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseChoices } from '@/lib/choices/parse';
import { AppError } from '@/lib/errors/app-error';
import { createLog } from '@/lib/log/log';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { testFolder } from '@/lib/testing/runtime/folder';
import { openDraftingEngine } from '../drafting-engine';
import { draftOrRefuse } from '../engine';
import type { ExportOrder } from '../order';
import { openRenderer } from '../renderer';
import { type ExtrasRenderer, openExtrasRenderer } from './extras-renderer';

const printed: ExportOrder = {
  choices: parseChoices({ garment: 'top' }),
  body: STANDARD_SIZES['38'],
  corrections: [],
  locale: 'fr',
  unit: 'cm',
  patternName: 'Ma blouse',
  wearer: 'Zoë',
  code: '7K3M-9QXT-2WVB',
  date: '2026-11-21',
  link: 'http://localhost:3000/create?code=7K3M-9QXT-2WVB',
  sewLink: 'http://localhost:3000/sew?code=7K3M-9QXT-2WVB',
};
/** Wider sleeves, all else as printed. */
const order: ExportOrder = {
  ...printed,
  body: { ...printed.body, bicepsCircumference: printed.body.bicepsCircumference + 2 },
  code: '8888-9QXT-2WVB',
};

describe('what is drawn while somebody waits, in a thread of its own', () => {
  const dir = testFolder('extras');
  let extras: ExtrasRenderer;

  beforeAll(async () => {
    const { buildServer } = await import('../../../scripts/build-server.mjs');
    await buildServer({ outdir: dir, only: ['draft', 'render', 'extras'] });
    extras = openExtrasRenderer(join(dir, 'extras.mjs'), 1, createLog('silent'));
  }, 60_000);
  afterAll(async () => {
    await extras.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const read = (name: string, bytes: Uint8Array) => {
    const path = join(dir, name);
    writeFileSync(path, bytes);
    execFileSync('qpdf', ['--check', path]);
    return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  };

  it('is a design that somebody means to order, or why it cannot be drafted', async () => {
    const engine = openDraftingEngine(join(dir, 'draft.mjs'), 1);
    try {
      const { choices, body } = order;
      const drafted = await draftOrRefuse(engine, choices, body);
      expect(drafted).toMatchObject({ difficulty: expect.any(Number), notices: expect.any(Array) });
      expect(drafted.thumbnail).toMatch(/^<svg /);
      const impossible = { ...body, bustCircumference: 60, waistCircumference: 180 };
      await expect(draftOrRefuse(engine, choices, impossible)).rejects.toBeInstanceOf(AppError);
    } finally {
      await engine.close();
    }
  });

  it('is a sheet that says for which printer it was made', async () => {
    const measured = { square: 'metric', across: 9.9, up: 10.1 } as const;
    const text = read('calibrated.pdf', await extras.sheet({ order, format: 'a4', measured }));
    expect(text).toContain('dont le carré mesure 9,9 × 10,1 cm');
  });

  it('is every piece as a picture, and as DXF', async () => {
    const pieces = await extras.pieces({ ...order, locale: 'de' });
    expect(pieces.map(({ number }) => number)).toEqual(pieces.map((_, i) => i + 1));
    for (const { name, svg } of pieces) {
      expect(svg).toContain(`<title>${name}</title>`);
      expect(svg).toMatch(/width="[\d.]+cm"/);
    }
    const dxf = await extras.dxf(order);
    for (const { id } of pieces) expect(dxf).toContain(`\r\n${id.toUpperCase()}\r\n`);
  });

  it('is what changed since another version was printed, and those pages only', async () => {
    const { pieces, sheets, digests } = await extras.changes({ order, printed });
    const changed = pieces.filter(({ change }) => change !== 'same').map(({ id }) => id);
    expect(changed).toContain('sleeve');
    expect(changed).not.toContain('back');
    const [a4] = sheets;
    expect(a4?.again.length).toBeGreaterThan(0);
    expect(a4?.again.length).toBeLessThan(a4?.pages ?? 0);
    const text = read('changes.pdf', await extras.sheet({ order, printed, format: 'a4' }));
    expect(text.match(/\f/g)).toHaveLength(1 + (a4?.again.length ?? 0));
    expect(text).toContain(`${a4?.again.length} feuilles à réimprimer`);
    const renderer = openRenderer(join(dir, 'render.mjs'), 1, createLog('silent'));
    const signal = new AbortController().signal;
    const files = await renderer.render(printed, { signal, onProgress() {} });
    await renderer.close();
    const delivered = files.find(({ format }) => format === 'a4')?.bytes ?? new Uint8Array();
    expect(digests.a4).toBe(createHash('sha256').update(delivered).digest('hex'));
  }, 30_000);

  it('is refused as the engine refuses', async () => {
    const body = { ...order.body, underbustCircumference: 160 };
    await expect(extras.dxf({ ...order, body })).rejects.toMatchObject({
      code: 'implausible-body',
      fields: expect.any(Array),
    });
  });
});
