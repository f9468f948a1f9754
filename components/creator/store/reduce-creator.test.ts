import { describe, expect, it } from 'vitest';
import { createCreatorStore } from './create-store';
import { type CreatorEvent, reduceCreator } from './reduce-creator';
import type { CreatorData } from './state';

const start: CreatorData = createCreatorStore().getState();
const stateAfter = (...events: readonly CreatorEvent[]) => events.reduce(reduceCreator, start);

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
};

const EVENTS: readonly CreatorEvent[] = [
  { kind: 'choose-garment', garment: 'dress' },
  { kind: 'choose', slot: 'neckline-front', value: 'v' },
  { kind: 'choose', slot: 'opening', value: 'none' },
  { kind: 'force' },
  { kind: 'choose', slot: 'silhouette', value: 'fitted' },
  { kind: 'take-nearest' },
  { kind: 'dismiss' },
  { kind: 'set-size', size: 'length', cm: 100, gesture: 'drag:length' },
  { kind: 'set-size', size: 'length', cm: 101, gesture: 'drag:length' },
  { kind: 'settle' },
  { kind: 'set-measures', measures: { kind: 'size', size: '40' } },
  { kind: 'set-name', name: 'Étoile' },
  { kind: 'import-design', imported: { choices: start.history.present.choices, percent: 80, leftOut: [] } },
  { kind: 'undo' },
  { kind: 'redo' },
  { kind: 'reset' },
];

describe('the states of a creator', () => {
  it('leaves the state before an event as it was', () => {
    let state = start;
    for (const event of EVENTS) state = reduceCreator(deepFreeze(state), event);
    expect(state.history.present.measures).toEqual({ kind: 'size', size: '40' });
  });

  it.each<CreatorEvent>([{ kind: 'force' }, { kind: 'take-nearest' }, { kind: 'refused', refusal: null }])(
    'stays the very same where nothing waits for $kind',
    (event) => {
      expect(reduceCreator(start, event)).toBe(start);
    },
  );

  it('says twice what happens twice, each time as something new', () => {
    const sized = { kind: 'set-size', size: 'neckline-front-depth', cm: 4, gesture: undefined } as const;
    expect(stateAfter(sized).announcement).toMatchObject({ kind: 'sized', turn: 1 });
    expect(stateAfter(sized, sized).announcement).toMatchObject({ kind: 'sized', turn: 2 });
    expect(stateAfter(sized, sized).history.past).toHaveLength(1);
  });

  it('begins a garment anew for the same person, who can go back', () => {
    const measured = { kind: 'set-measures', measures: { kind: 'size', size: '40' } } as const;
    const state = stateAfter({ kind: 'choose-garment', garment: 'dress' }, measured, { kind: 'reset' });
    expect(state.history.present).toMatchObject({ choices: { garment: 'top' }, measures: { size: '40' } });
    expect(state.touched).toBe(false);
    expect(reduceCreator(state, { kind: 'undo' }).history.present.choices.garment).toBe('dress');
  });
});
