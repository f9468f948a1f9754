import { createStore } from 'zustand/vanilla';
import type { Garment } from '@/lib/choices/types';
import {
  type Creation,
  confirmed,
  costOf,
  designOnly,
  nearestFree,
  onGarment,
  startingCreation,
  take,
  withSize,
} from './creation';
import { historyOf, record, redo, settle, undo } from './history';
import type { CreatorData, CreatorState, Happening } from './state';

export interface CreatorStart {
  readonly creation: Creation;
  readonly touched: boolean;
  /** What undoing brings back. */
  readonly before?: Creation;
}

const FIRST_GARMENT: Garment = 'top';

export function freshStart(): CreatorStart {
  return { creation: startingCreation(FIRST_GARMENT), touched: false };
}

/** One creator, one store: made where the screen is made, never shared by a module. */
export function createCreatorStore(start: CreatorStart = freshStart()) {
  return createStore<CreatorState>((set, get) => {
    const say = (happening: Happening) => ({
      announcement: { ...happening, turn: (get().announcement?.turn ?? 0) + 1 },
    });
    const present = () => get().history.present;

    /** A step that can be undone, with what is said about it. */
    const step = (creation: Creation, happening: Happening, gesture?: string): Partial<CreatorData> => ({
      history: record(get().history, creation, gesture),
      touched: true,
      pending: null,
      ...say(happening),
    });

    const takeNow = (slot: string, value: string) => {
      const { creation, switchedOff, cameBack, moved } = take(present(), slot, value);
      const taken = { slot, value, moved };
      const happening: Happening =
        switchedOff.length > 0
          ? { kind: 'forced', ...taken, switchedOff }
          : cameBack.length > 0
            ? { kind: 'came-back', ...taken, choices: [{ slot, value }, ...cameBack] }
            : { kind: 'chosen', ...taken };
      set(step(creation, happening));
    };

    return {
      history: start.before ? record(historyOf(start.before), start.creation) : historyOf(start.creation),
      touched: start.touched,
      pending: null,
      announcement: null,
      refusal: null,

      choose(slot, value) {
        const { choices } = present();
        if (choices.options[slot] === value) {
          set({ touched: true, pending: null, history: record(get().history, confirmed(present(), slot)) });
          return;
        }
        const switchesOff = costOf(present(), slot, value);
        if (switchesOff.length === 0) takeNow(slot, value);
        else set({ pending: { slot, value, switchesOff, nearest: nearestFree(choices, slot, value) } });
      },
      force() {
        const { pending } = get();
        if (pending) takeNow(pending.slot, pending.value);
      },
      takeNearest() {
        const { pending } = get();
        if (pending?.nearest) takeNow(pending.slot, pending.nearest);
      },
      dismiss: () => set({ pending: null }),

      chooseGarment: (garment) => set(step(onGarment(present(), garment), { kind: 'garment', garment })),
      setSize: (size, cm, gesture) =>
        set(step(withSize(present(), size, cm), { kind: 'sized', size, cm }, gesture)),
      settle: () => set({ history: settle(get().history) }),
      setMeasures: (measures) =>
        set({
          history: record(get().history, { ...present(), measures }),
          ...say({ kind: 'measured' }),
        }),
      setName: (patternName) =>
        set({ history: record(get().history, { ...present(), patternName }, 'name') }),

      importDesign: ({ choices, percent }) =>
        set(step(designOnly(choices, present()), { kind: 'imported', percent })),

      undo: () => set({ history: undo(get().history), pending: null, ...say({ kind: 'undone' }) }),
      redo: () => set({ history: redo(get().history), pending: null, ...say({ kind: 'redone' }) }),
      reset() {
        const creation = { ...startingCreation(FIRST_GARMENT), measures: present().measures };
        set({ ...step(creation, { kind: 'reset' }), touched: false });
      },
      refused(refusal) {
        if (refusal !== get().refusal) set({ refusal });
      },
    };
  });
}

export type CreatorStore = ReturnType<typeof createCreatorStore>;
