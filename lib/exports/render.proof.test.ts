import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseChoices } from '@/lib/choices/parse';
import { createLog } from '@/lib/log/log';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { testFolder } from '@/lib/testing/runtime/folder';
import type { ExportOrder, RenderedFile } from './order';
import { openRenderer, type Renderer } from './renderer';

const order: ExportOrder = {
  choices: parseChoices({ garment: 'top', options: { sleeve: 'none' } }),
  body: STANDARD_SIZES['38'],
  corrections: [],
  locale: 'fr',
  unit: 'cm',
  patternName: 'Ma blouse <b>œuvre</b> 🧵',
  wearer: 'Zoë',
  code: '7K3M-9QXT-2WVB',
  date: '2026-11-21',
  link: 'http://localhost:3000/create?code=7K3M-9QXT-2WVB',
  sewLink: 'http://localhost:3000/sew?code=7K3M-9QXT-2WVB',
};

describe('the files of an order, made in a thread of their own', () => {
  const dir = testFolder('render');
  let renderer: Renderer;
  let files: readonly RenderedFile[];
  const progress: number[] = [];

  beforeAll(async () => {
    const { buildServer } = await import('../../scripts/build-server.mjs');
    await buildServer({ outdir: dir, only: ['render'] });
    renderer = openRenderer(join(dir, 'render.mjs'), 1, createLog('silent'));
    const signal = new AbortController().signal;
    files = await renderer.render(order, { signal, onProgress: (done) => progress.push(done) });
  }, 60_000);
  afterAll(async () => {
    await renderer.close();
    rmSync(dir, { recursive: true, force: true });
  });

  it('are six sheets and a booklet', () => {
    const formats = files.map(({ format }) => format);
    expect(formats).toEqual(['a4', 'a3', 'a0', 'a0-long', 'projector-grid', 'projector', 'booklet']);
    for (const { bytes } of files) expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
  });

  it('have the garment on its wearer on the cover once it is ordered in a cloth', async () => {
    const signal = new AbortController().signal;
    const seen = await renderer.render({ ...order, look: 'breton.navy' }, { signal, onProgress: () => {} });
    const hasPicture = (all: readonly RenderedFile[]) =>
      all.map(({ bytes }) => Buffer.from(bytes).includes('/DCTDecode'));
    expect(hasPicture(seen)).toEqual([...files.slice(1).map(() => false), true]);
    expect(hasPicture(files)).not.toContain(true);
  });

  it('tell how far they are', () => {
    expect(progress).toHaveLength(7);
    expect(progress.at(-1)).toBe(1);
  });

  it('are sound', () => {
    for (const { format, bytes } of files) {
      const path = join(dir, `${format}.pdf`);
      writeFileSync(path, bytes);
      expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain(
        'No syntax or stream encoding errors',
      );
    }
  });

  it('are the same bytes each time', async () => {
    const signal = new AbortController().signal;
    const again = await renderer.render(order, { signal, onProgress() {} });
    for (const [i, { format, bytes }] of again.entries()) {
      expect([format, Buffer.compare(bytes, files[i]?.bytes ?? Buffer.alloc(0))]).toEqual([format, 0]);
    }
  });

  it('are told in inches to who ordered them so, and the same bytes each time', async () => {
    const inches = () =>
      renderer.render({ ...order, unit: 'in' }, { signal: new AbortController().signal, onProgress() {} });
    const [first, second] = [await inches(), await inches()];
    for (const format of ['booklet', 'projector-grid']) {
      const [metric, one, other] = [files, first, second].map((made) =>
        Buffer.from(made.find((file) => file.format === format)?.bytes ?? []),
      );
      expect(one?.equals(other as Buffer)).toBe(true);
      expect(one?.equals(metric as Buffer)).toBe(false);
    }
  }, 60_000);

  it.each(['en', 'de'] as const)('have all their words in %s', async (locale) => {
    const signal = new AbortController().signal;
    expect(await renderer.render({ ...order, locale }, { signal, onProgress() {} })).toHaveLength(7);
  });

  it('are refused with the code and fields of the engine', async () => {
    const body = { ...order.body, underbustCircumference: 160 };
    const refusal = renderer.render(
      { ...order, body },
      { signal: new AbortController().signal, onProgress() {} },
    );
    await expect(refusal).rejects.toMatchObject({ code: 'implausible-body', fields: expect.any(Array) });
  });

  it('stop when they are no longer wanted', async () => {
    const controller = new AbortController();
    const stopped = renderer.render(order, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(stopped).rejects.toThrow();
  });
});
