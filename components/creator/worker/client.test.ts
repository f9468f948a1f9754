import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Body } from '@/lib/measurements/names';
import { FakeWorker } from '@/lib/testing/components/fake-worker';
import { createPreviewClient, type PreviewHandlers } from './client';
import { REVIVAL_MS } from './lasting-worker';
import type { Answer, DrawJob, ThumbnailsJob } from './protocol';

const DEPTH = 'neckline-front-depth';
const body = {} as Body;
const drawJob = (depth: number, gesture?: string): DrawJob => ({
  kind: 'draw',
  choices: { version: 1, garment: 'top', options: {}, sizes: { [DEPTH]: depth } },
  body,
  views: ['front'],
  gesture,
});
const thumbsJob = (slot: string): ThumbnailsJob => ({
  kind: 'thumbnails',
  choices: { version: 1, garment: 'top', options: {}, sizes: {} },
  body,
  slot,
  values: ['a'],
  chosen: [],
});
const drawn = (id: number): Answer => ({
  kind: 'drawn',
  id,
  pictures: {},
  tookMs: 1,
  summary: {
    difficulty: 1,
    preparationMinutes: 1,
    realisationMinutes: 1,
    finished: {},
    ease: {},
    notices: [],
    pieces: [],
    fit: [],
  },
});

const ahead = (id: number, depth: number) =>
  ({ ...drawn(id), kind: 'ahead', choices: drawJob(depth).choices }) as Answer;

let workers: FakeWorker[] = [];
let handlers: { [K in keyof PreviewHandlers]: ReturnType<typeof vi.fn> };
const open = () =>
  createPreviewClient(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    handlers as unknown as PreviewHandlers,
  );
const worker = () => workers.at(-1) as FakeWorker;

beforeEach(() => {
  workers = [];
  handlers = {
    onDrawn: vi.fn(),
    onRefused: vi.fn(),
    onFigures: vi.fn(),
    onThumbnails: vi.fn(),
    onCloth: vi.fn(),
    onFailure: vi.fn(),
  };
});

describe('preview client', () => {
  it('hears that a picture did not prove sound for as long as it is the one shown', () => {
    const client = open();
    const refused = (id: number): Answer => ({
      kind: 'refused',
      id,
      code: 'failed-check',
      fields: [],
      figures: {},
    });
    client.draw(drawJob(1));
    worker().answer(drawn(1));
    worker().answer(refused(1));
    expect(handlers.onRefused).toHaveBeenCalledTimes(1);
    client.draw(drawJob(2));
    worker().answer(drawn(2));
    worker().answer(refused(1));
    expect(handlers.onRefused).toHaveBeenCalledTimes(1);
  });

  it('sends one job at a time and only the newest of those that waited', () => {
    const client = open();
    for (const depth of [1, 2, 3, 4]) client.draw(drawJob(depth));
    expect(worker().got.map((r) => r.choices.sizes[DEPTH])).toEqual([1]);
    worker().answer(drawn(1));
    expect(worker().got.map((r) => r.choices.sizes[DEPTH])).toEqual([1, 4]);
  });

  it('asks anew after a pause, and takes nothing that was asked before it', () => {
    const client = open();
    client.draw(drawJob(1));
    client.pause();
    expect(worker().got.at(-1)).toEqual({ kind: 'pause' });
    client.draw(drawJob(2));
    worker().answer({ kind: 'dropped', id: 1 });
    expect(handlers.onFailure).not.toHaveBeenCalled();
    expect(worker().got.at(-1)).toMatchObject({ kind: 'draw', id: 2 });
    worker().answer(drawn(2));
    expect(handlers.onDrawn).toHaveBeenCalledTimes(1);
  });

  it('drops an answer that something newer has overtaken', () => {
    const client = open();
    client.draw(drawJob(1));
    client.draw(drawJob(2));
    worker().answer(drawn(1));
    expect(handlers.onDrawn).not.toHaveBeenCalled();
    worker().answer(drawn(2));
    expect(handlers.onDrawn).toHaveBeenCalledTimes(1);
  });

  it('shows what lies between while one slider moves', () => {
    const client = open();
    client.draw(drawJob(1, 'depth'));
    client.draw(drawJob(2, 'depth'));
    worker().answer(drawn(1));
    expect(handlers.onDrawn).toHaveBeenCalledTimes(1);
  });

  it('ignores answers it did not ask for', () => {
    const client = open();
    client.draw(drawJob(1));
    worker().answer(drawn(99));
    expect(handlers.onDrawn).not.toHaveBeenCalled();
  });

  it('keeps the questions of two slots apart', () => {
    const client = open();
    client.thumbnails(thumbsJob('sleeve'));
    client.thumbnails(thumbsJob('collar'));
    expect(worker().got).toHaveLength(2);
    worker().answer({ kind: 'thumbnails', id: 2, slot: 'collar', pictures: {} });
    worker().answer({ kind: 'thumbnails', id: 1, slot: 'sleeve', pictures: {} });
    expect(handlers.onThumbnails).toHaveBeenCalledTimes(2);
  });

  it('starts a broken worker again with the newest job, and gives up after three deaths', () => {
    vi.useFakeTimers();
    const client = open();
    client.draw(drawJob(1));
    client.draw(drawJob(2));
    worker().break('out of memory');
    vi.advanceTimersByTime(REVIVAL_MS);
    expect(workers).toHaveLength(2);
    expect(workers[0]?.terminated).toBe(true);
    expect(worker().got.map((r) => r.choices.sizes[DEPTH])).toEqual([2]);
    worker().break('again');
    vi.advanceTimersByTime(2 * REVIVAL_MS);
    worker().break('and again');
    vi.useRealTimers();
    expect(workers).toHaveLength(3);
    expect(handlers.onFailure).toHaveBeenCalledWith('and again');
  });

  it('starts none again once it is closed', () => {
    vi.useFakeTimers();
    const client = open();
    client.draw(drawJob(1));
    worker().break('out of memory');
    client.close();
    vi.advanceTimersByTime(REVIVAL_MS);
    vi.useRealTimers();
    expect(workers).toHaveLength(1);
  });

  it('says nothing once it is closed', () => {
    const client = open();
    client.draw(drawJob(1));
    const last = worker();
    client.close();
    last.answer(drawn(1));
    expect(handlers.onDrawn).not.toHaveBeenCalled();
    expect(last.terminated).toBe(true);
  });

  it('shows at once what it has shown a moment ago, and asks only for its proof', () => {
    const client = open();
    for (const [i, depth] of [1, 2].entries()) {
      client.draw(drawJob(depth));
      worker().answer(drawn(i + 1));
    }
    client.draw(drawJob(1));
    expect(handlers.onDrawn).toHaveBeenCalledTimes(3);
    expect(worker().got.at(-1)).toMatchObject({ id: 3, known: true });
    worker().answer({ kind: 'shown', id: 3 });
    worker().answer({ kind: 'refused', id: 3, code: 'failed-check', fields: [], figures: {} });
    expect(handlers.onRefused).toHaveBeenCalledTimes(1);
  });

  it('does not show over what it knew what was on its way before', () => {
    const client = open();
    client.draw(drawJob(1, 'depth'));
    worker().answer(drawn(1));
    client.draw(drawJob(2, 'depth'));
    client.draw(drawJob(1, 'depth'));
    expect(handlers.onDrawn).toHaveBeenCalledTimes(2);
    worker().answer(drawn(2));
    expect(handlers.onDrawn).toHaveBeenCalledTimes(2);
    client.draw(drawJob(2, 'depth'));
    expect(handlers.onDrawn).toHaveBeenCalledTimes(3);
  });

  it('has the next step of a hand that goes on drawn ahead', () => {
    const client = open();
    client.draw(drawJob(9));
    worker().answer(drawn(1));
    client.draw(drawJob(9.5));
    expect(worker().got.at(-1)).toMatchObject({ next: [drawJob(10).choices] });
    worker().answer(drawn(2));
    worker().answer(ahead(2, 10));
    client.draw(drawJob(10));
    expect(handlers.onDrawn).toHaveBeenCalledTimes(3);
    expect(worker().got.at(-1)).toMatchObject({ known: true });
  });

  it('has what may be chosen next drawn while nothing else is under way', () => {
    const client = open();
    client.draw(drawJob(1));
    client.foresee([drawJob(2).choices]);
    expect(worker().got).toHaveLength(1);
    worker().answer(drawn(1));
    client.foresee([drawJob(1).choices, drawJob(2).choices]);
    expect(worker().got.at(-1)).toMatchObject({ id: 2, known: true, next: [drawJob(2).choices] });
    worker().answer({ kind: 'shown', id: 2 });
    worker().answer(ahead(2, 2));
    client.draw(drawJob(2));
    expect(handlers.onDrawn).toHaveBeenCalledTimes(2);
  });

  it('forgets what lies long back', () => {
    const client = open();
    for (let depth = 1; depth <= 20; depth++) {
      client.draw(drawJob(depth));
      worker().answer(drawn(depth));
    }
    client.draw(drawJob(1));
    expect(worker().got.at(-1)).toMatchObject({ known: false });
  });
});
