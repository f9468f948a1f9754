import { describe, expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { createCreatorStore, freshStart } from './create-store';
import { suggestedStart, suggestionAsked } from './suggested';

const CHOICES = { garment: 'top', options: { 'neckline-front': 'v', sleeve: 'none' } };
const gives =
  (json: unknown, ok = true) =>
  async () => ({ ok, json: async () => json });

describe('a suggestion to start from', () => {
  test.each([
    ['?suggestion=wrap-top', 'wrap-top'],
    ['?suggestion=../../api/user', null],
    ['?suggestion=', null],
    ['', null],
  ])('%s asks for %s', (search, slug) => expect(suggestionAsked(search)).toBe(slug));

  test('is taken with its choices, and undone to what the last visit left', async () => {
    const fresh = freshStart();
    const last = { touched: true, creation: { ...fresh.creation, patternName: 'Bretagne' } };
    const start = await suggestedStart('v-neck', last, gives(CHOICES));
    const store = createCreatorStore(start ?? undefined);
    expect(store.getState().history.present.choices.options).toMatchObject(CHOICES.options);
    expect(store.getState().touched).toBe(true);
    store.getState().undo();
    expect(store.getState().history.present).toEqual(last.creation);
  });

  test('keeps for whom one sews', async () => {
    const fresh = freshStart();
    const last = {
      touched: true,
      creation: { ...fresh.creation, measures: { kind: 'size', size: '44' } as const },
    };
    const start = await suggestedStart('v-neck', last, gives(CHOICES));
    expect(start?.creation.measures).toEqual({ kind: 'size', size: '44' });
  });

  test('has nothing to undo on a first visit', async () => {
    const start = await suggestedStart('v-neck', null, gives(CHOICES));
    const store = createCreatorStore(start ?? undefined);
    expect(store.getState().history.past).toEqual([]);
    expect(store.getState().history.present.choices.garment).toBe(defaultChoices('top').garment);
  });

  test.each([
    ['is not there', gives(null, false)],
    ['makes no sense', gives({ garment: 'sail' })],
    [
      'cannot be fetched',
      async () => {
        throw new Error('offline');
      },
    ],
  ])('that %s changes nothing', async (_, fetchFile) => {
    expect(await suggestedStart('x', null, fetchFile)).toBeNull();
  });
});
