import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWorker } from '@/lib/testing/components/fake-worker';
import { createCreatorStore } from '../store/create-store';
import { connectPreview } from './preview-store';

const summary = {
  difficulty: 2,
  preparationMinutes: 10,
  realisationMinutes: 20,
  finished: {},
  ease: {},
  notices: [],
  pieces: [],
  fit: [],
};

const WORDS = { fold: 'fold', selvedge: 'selvedge' };

function open() {
  const workers: FakeWorker[] = [];
  const creator = createCreatorStore();
  const preview = connectPreview(
    creator,
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    WORDS,
  );
  return {
    creator,
    preview,
    quick: workers[0] as FakeWorker,
    patient: () => workers[1] as FakeWorker,
    workers,
  };
}

const drawn = { kind: 'drawn', id: 1, pictures: {}, summary, tookMs: 1 } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('preview', () => {
  it('draws at once on size 38, and again at every change', () => {
    const { creator, quick } = open();
    expect(quick.got).toHaveLength(1);
    expect(quick.got[0]?.body.bustCircumference).toBe(88);
    quick.answer(drawn);
    creator.getState().setMeasures({ kind: 'size', size: '44' });
    expect(quick.got[1]?.body.bustCircumference).toBe(100);
  });

  it('does not draw for a name', () => {
    const { creator, quick } = open();
    creator.getState().setName('Étoile');
    quick.answer(drawn);
    expect(quick.got).toHaveLength(1);
  });

  it('works out figures and cards after the picture, once the hand rests, and away from it', () => {
    const { creator, preview, quick, patient, workers } = open();
    preview.watch('neckline-front', ['round', 'v']);
    vi.advanceTimersByTime(1000);
    expect(workers).toHaveLength(1);
    quick.answer(drawn);
    expect(patient().got.map(({ kind }) => kind)).toEqual(['thumbnails']);
    vi.advanceTimersByTime(1100);
    expect(patient().got.map(({ kind }) => kind)).toEqual(['thumbnails', 'figures']);
    expect(quick.got.map(({ kind }) => kind)).toEqual(['draw']);
    patient().answer({ kind: 'thumbnails', id: 1, slot: 'neckline-front', pictures: {} });
    patient().answer({ kind: 'figures', id: 2, clothLength: 120, laid: null, pagesA4: 12 });
    expect(preview.store.getState().pagesA4).toBe(12);
    creator.getState().choose('neckline-front', 'v');
    vi.advanceTimersByTime(1100);
    expect(
      patient()
        .got.slice(2)
        .map(({ kind }) => kind),
    ).toEqual(['pause', 'thumbnails', 'figures']);
  });

  it('lays the pieces on cloth of another width as soon as it is chosen', () => {
    const { preview, quick, patient, workers } = open();
    preview.layOn(90);
    expect(workers).toHaveLength(1);
    quick.answer(drawn);
    preview.layOn(110);
    expect(patient().got).toMatchObject([{ kind: 'figures', clothWidth: 110, words: WORDS }]);
    expect(preview.store.getState()).toMatchObject({ clothWidth: 110, laid: undefined });
    patient().answer({ kind: 'figures', id: 1, clothLength: null, laid: null, pagesA4: 12 });
    expect(preview.store.getState().laid).toBeNull();
  });

  it('draws the cards of a question once for one design', () => {
    const { preview, quick, patient } = open();
    quick.answer(drawn);
    const leave = preview.watch('neckline-front', ['round', 'v']);
    leave();
    preview.watch('neckline-front', ['round', 'v']);
    expect(patient().got.filter(({ kind }) => kind === 'thumbnails')).toHaveLength(1);
  });

  it('keeps the last picture when something cannot be drawn, and passes the reason on', () => {
    const { creator, preview, quick } = open();
    const front = { box: [0, 0, 1, 1], strokes: [], texts: [] } as const;
    quick.answer({ kind: 'drawn', id: 1, pictures: { front }, summary, tookMs: 1 });
    creator.getState().choose('neckline-front', 'v');
    quick.answer({ kind: 'refused', id: 2, code: 'failed-check', fields: ['length'], figures: {} });
    expect(preview.store.getState().pictures.front).toBe(front);
    expect(creator.getState().refusal).toMatchObject({ code: 'failed-check', fields: ['length'] });
  });

  it('says that it is broken only when there is nothing to show', () => {
    const { preview, quick } = open();
    quick.answer({ kind: 'failed', id: 1, message: 'boom' });
    expect(preview.store.getState().status).toBe('broken');
    preview.retry();
    expect(preview.store.getState().status).toBe('waiting');
  });

  it('ends both workers with the screen', () => {
    const { preview, quick, workers } = open();
    quick.answer(drawn);
    vi.advanceTimersByTime(1100);
    expect(workers).toHaveLength(2);
    preview.stop();
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
  });
});
