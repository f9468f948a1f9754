import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listingOf } from '@/lib/choices/catalogue';
import { conflicts } from '@/lib/choices/compatibility';
import { parseChoices } from '@/lib/choices/parse';
import { completeness } from './completeness';
import { createCreatorStore } from './create-store';
import { historyOf } from './history';
import { readSaved } from './saved';
import { writeSaved } from './write-saved';

const open = () => createCreatorStore();
const now = (store: ReturnType<typeof open>) => store.getState().history.present;

const insist = (store: ReturnType<typeof open>, slot: string, value: string) => {
  store.getState().choose(slot, value);
  store.getState().force();
};

/** A top buttoned at the back: a hood would close it there. */
const openBehind = () => {
  const store = open();
  insist(store, 'opening', 'back-buttons');
  store.setState({ history: historyOf({ ...now(store), setAside: {} }) });
  return store;
};

describe('creator store', () => {
  it('takes a free value at once and says so', () => {
    const store = open();
    store.getState().choose('neckline-front', 'v');
    expect(now(store).choices.options['neckline-front']).toBe('v');
    expect(store.getState().announcement).toMatchObject({ kind: 'chosen', value: 'v' });
  });

  it('asks before a value that would switch others off', () => {
    const store = openBehind();
    store.getState().choose('collar', 'hood');
    const { pending } = store.getState();
    expect(pending?.switchesOff[0]).toMatchObject({ slot: 'opening', reason: 'hood-needs-closed-back' });
    expect(now(store).choices.options.collar).toBe('none');
    store.getState().dismiss();
    expect(store.getState().pending).toBeNull();
  });

  it('lets what was not chosen give way at once, and says what became of it', () => {
    const store = open();
    store.getState().choose('collar', 'hood');
    expect(store.getState().pending).toBeNull();
    expect(now(store).choices.options.collar).toBe('hood');
    expect(store.getState().announcement).toMatchObject({
      kind: 'forced',
      switchedOff: expect.arrayContaining([expect.objectContaining({ slot: 'opening', value: 'back-zip' })]),
    });
    store.getState().undo();
    expect(now(store).choices.options).toMatchObject({ collar: 'none', opening: 'back-zip' });
  });

  it('keeps a choice where something that was not chosen can give way instead', () => {
    const store = open();
    store.getState().choose('opening', 'front-buttons');
    store.getState().choose('collar', 'shirt');
    store.getState().choose('neckline-front', 'square');
    const { pending, history } = store.getState();
    const asked = pending?.switchesOff.map(({ slot }) => slot) ?? [];
    expect(asked.every((slot) => history.present.chosen.includes(slot))).toBe(true);
    expect(history.present.choices.options).toMatchObject({ opening: 'front-buttons', collar: 'shirt' });
  });

  it('forces it, and brings back what was switched off as soon as it can be', () => {
    const store = openBehind();
    store.getState().choose('collar', 'hood');
    store.getState().force();
    expect(now(store).choices.options.opening).not.toBe('back-buttons');
    expect(now(store).setAside).toEqual({ opening: 'back-buttons' });
    store.getState().choose('collar', 'stand');
    expect(now(store).choices.options.opening).toBe('back-buttons');
    expect(now(store).setAside).toEqual({});
    expect(store.getState().announcement).toMatchObject({ kind: 'came-back' });
  });

  it('no longer brings back what was since chosen otherwise', () => {
    const store = openBehind();
    store.getState().choose('collar', 'hood');
    store.getState().force();
    const forced = now(store).choices.options.opening ?? '';
    store.getState().choose('opening', forced);
    store.getState().choose('collar', 'none');
    expect(now(store).choices.options.opening).toBe(forced);
  });

  it('undoes across a forced choice with all that it switched off', () => {
    const store = openBehind();
    const before = now(store);
    store.getState().choose('collar', 'hood');
    store.getState().force();
    store.getState().undo();
    expect(now(store)).toBe(before);
    store.getState().redo();
    expect(now(store).choices.options.collar).toBe('hood');
  });

  it('takes a dragged slider back in one step', () => {
    const store = open();
    for (const cm of [3, 3.5, 4]) store.getState().setSize('neckline-front-depth', cm, 'drag');
    store.getState().settle();
    store.getState().undo();
    expect(now(store).choices.sizes['neckline-front-depth']).toBe(2);
  });

  it('refuses a size out of its range and gives one back to the engine', () => {
    const store = open();
    expect(() => store.getState().setSize('neckline-front-depth', 99)).toThrow(RangeError);
    store.getState().setSize('length', 10);
    store.getState().setSize('length', null);
    expect(now(store).choices.sizes).not.toHaveProperty('length');
  });

  it('never holds choices the parser would refuse, whatever is clicked', () => {
    const { slots, sizes } = listingOf('top');
    const click = fc.oneof(
      fc
        .constantFrom(
          ...Object.entries(slots).flatMap(([slot, { values }]) => values.map((v) => [slot, v] as const)),
        )
        .chain(([slot, value]) =>
          fc.constantFrom('force', 'nearest', 'dismiss').map((then) => ({ slot, value, then })),
        ),
      fc.constantFrom('undo' as const, 'redo' as const, 'reset' as const),
      fc.constantFrom(...Object.keys(sizes)).map((size) => ({ size })),
    );
    fc.assert(
      fc.property(fc.array(click, { maxLength: 30 }), (clicks) => {
        const store = open();
        for (const each of clicks) {
          const state = store.getState();
          if (typeof each === 'string') state[each]();
          else if ('size' in each) state.setSize(each.size, null);
          else {
            state.choose(each.slot, each.value);
            if (each.then === 'force') state.force();
            else if (each.then === 'nearest') state.takeNearest();
            else state.dismiss();
          }
          const { choices } = now(store);
          expect(conflicts(choices)).toEqual([]);
          expect(parseChoices(choices)).toEqual(choices);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('completeness', () => {
  it('waits for a choice, measurements and a name', () => {
    const store = open();
    expect(completeness(store.getState())).toMatchObject({
      creation: 'untouched',
      measurements: 'undefined',
      name: 'unset',
      all: false,
    });
    store.getState().choose('neckline-front', 'v');
    store.getState().setMeasures({ kind: 'size', size: '40' });
    store.getState().setName(' Étoile ');
    expect(completeness(store.getState()).all).toBe(true);
    store.getState().setName('\u200b ');
    expect(completeness(store.getState()).name).toBe('unset');
  });

  it('passes on what the engine refuses', () => {
    const store = open();
    store.getState().choose('neckline-front', 'v');
    store.getState().setMeasures({ kind: 'size', size: '40' });
    const refusal = { kind: 'refused' as const, id: 1, fields: [], figures: {} };
    store.getState().refused({ ...refusal, code: 'implausible-body' });
    expect(completeness(store.getState())).toMatchObject({ creation: 'complete', measurements: 'refused' });
    store.getState().refused({ ...refusal, code: 'failed-check' });
    expect(completeness(store.getState())).toMatchObject({ creation: 'refused', measurements: 'defined' });
  });
});

describe('what the browser keeps', () => {
  it('comes back as it was', () => {
    const store = open();
    store.getState().choose('neckline-front', 'v');
    store.getState().setMeasures({ kind: 'size', size: '44' });
    store.getState().setName('Robe du 14 juillet');
    const { tried: _, ...creation } = now(store);
    const start = { creation, touched: true };
    expect(readSaved(writeSaved(start))).toEqual(start);
  });

  it('is forgotten when it makes no sense any more', () => {
    const good = JSON.parse(writeSaved({ creation: now(open()), touched: true }));
    const spoilt = [
      null,
      '',
      '{',
      '[]',
      JSON.stringify({ ...good, version: 99 }),
      JSON.stringify({ ...good, choices: { ...good.choices, options: { opening: 'teleport' } } }),
      JSON.stringify({ ...good, measures: { kind: 'own', name: 'x', measured: { bustCircumference: 1e9 } } }),
    ];
    for (const text of spoilt) expect(readSaved(text)).toBeNull();
  });
});
