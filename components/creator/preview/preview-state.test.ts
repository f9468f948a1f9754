import { describe, expect, it } from 'vitest';
import type { Summary } from '../worker/protocol';
import { FIRST_STATE, type PreviewEvent, type PreviewState, reducePreview } from './preview-state';

const picture = { box: [0, 0, 1, 1], strokes: [], texts: [] } as const;
const summary: Summary = {
  difficulty: 2,
  preparationMinutes: 10,
  realisationMinutes: 20,
  finished: {},
  ease: {},
  notices: [],
  pieces: [],
  fit: [],
};
const piece = { id: 'front', material: 'shell', count: 1, onFold: true, x: 0, y: 0, wide: 9, high: 40 };
const cloth = { kind: 'cloth', id: 1, fits: true } as const;
const card = { box: picture.box, worn: true, markup: '<path/>' };
const empty = { clothLength: null, laid: undefined, pagesA4: null };
const laid = { picture, folded: true };

const READY: PreviewState = {
  status: 'ready',
  pictures: { front: picture },
  summary: { ...summary, pieces: [piece] },
  clothWidth: 140,
  clothLength: 140,
  laid,
  pagesA4: 20,
  cloth,
  thumbnails: { 'neckline-front': { round: card } },
};
const STATES: readonly PreviewState[] = [
  FIRST_STATE,
  { ...FIRST_STATE, status: 'broken' },
  READY,
  { ...READY, status: 'waiting' },
];

/** Each event: what it changes of any state. */
const CHANGES: readonly (readonly [PreviewEvent, Partial<PreviewState>])[] = [
  [{ kind: 'refused' }, { status: 'ready', ...empty }],
  [{ kind: 'no-figures' }, empty],
  [{ kind: 'cloth-asked' }, { cloth: null }],
  [{ kind: 'cloth-found', cloth }, { cloth }],
  [
    { kind: 'figures-found', found: { clothLength: null, laid: null, pagesA4: 9 } },
    { clothLength: null, laid: null, pagesA4: 9 },
  ],
  [
    { kind: 'width-chosen', width: 90 },
    { clothWidth: 90, clothLength: null, laid: undefined },
  ],
  [{ kind: 'retried' }, { status: 'waiting' }],
];

describe.each(STATES)('a preview that is $status', (state) => {
  it.each(CHANGES)('after %j', (event, change) => {
    expect(reducePreview(state, event)).toEqual({ ...state, ...change });
  });

  it('is broken by a failure only while nothing was ever drawn', () => {
    const status = state.summary ? 'ready' : 'broken';
    expect(reducePreview(state, { kind: 'failed' })).toEqual({ ...state, status });
  });

  it('shows the views that were drawn beside the last pictures of the others', () => {
    const drawing = { pictures: { back: picture }, summary: { ...summary, difficulty: 4 } };
    expect(reducePreview(state, { kind: 'drawn', drawing })).toEqual({
      ...state,
      status: 'ready',
      pictures: { ...state.pictures, back: picture },
      summary: { ...drawing.summary, pieces: state.summary?.pieces ?? [] },
    });
  });

  it('takes the pieces of a drawing that shows them', () => {
    const drawing = { pictures: { pieces: picture }, summary: { ...summary, pieces: [piece, piece] } };
    expect(reducePreview(state, { kind: 'drawn', drawing }).summary?.pieces).toEqual([piece, piece]);
  });

  it('keeps the cards of other questions when those of one are drawn', () => {
    const found = { slot: 'sleeves', pictures: { set: card } };
    expect(reducePreview(state, { kind: 'thumbnails-found', found }).thumbnails).toEqual({
      ...state.thumbnails,
      sleeves: found.pictures,
    });
  });
});
