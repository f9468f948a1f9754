import { createStore } from 'zustand/vanilla';
import { type Creation, startingCreation } from './creation';
import { historyOf, record } from './history';
import { FIRST_GARMENT } from './redesign';
import { type CreatorEvent, reduceCreator } from './reduce-creator';
import type { CreatorActions, CreatorData, CreatorState } from './state';

export interface CreatorStart {
  readonly creation: Creation;
  readonly touched: boolean;
  /** What undoing brings back. */
  readonly before?: Creation;
}

export function freshStart(): CreatorStart {
  return { creation: startingCreation(FIRST_GARMENT), touched: false };
}

/** One creator, one store: made where the screen is made, never shared by a module. */
export function createCreatorStore(start: CreatorStart = freshStart()) {
  return createStore<CreatorState>((set) => ({
    ...startingData(start),
    ...actionsOf((event) => set((state) => reduceCreator(state, event))),
  }));
}

export type CreatorStore = ReturnType<typeof createCreatorStore>;

function startingData({ creation, touched, before }: CreatorStart): CreatorData {
  const history = before ? record(historyOf(before), creation) : historyOf(creation);
  return { history, touched, pending: null, announcement: null, refusal: null };
}

function actionsOf(dispatch: (event: CreatorEvent) => void): CreatorActions {
  return {
    choose: (slot, value) => dispatch({ kind: 'choose', slot, value }),
    force: () => dispatch({ kind: 'force' }),
    takeNearest: () => dispatch({ kind: 'take-nearest' }),
    dismiss: () => dispatch({ kind: 'dismiss' }),
    chooseGarment: (garment) => dispatch({ kind: 'choose-garment', garment }),
    setSize: (size, cm, gesture) => dispatch({ kind: 'set-size', size, cm, gesture }),
    settle: () => dispatch({ kind: 'settle' }),
    setMeasures: (measures) => dispatch({ kind: 'set-measures', measures }),
    setLook: (look) => dispatch({ kind: 'set-look', look }),
    setName: (name) => dispatch({ kind: 'set-name', name }),
    importDesign: (imported) => dispatch({ kind: 'import-design', imported }),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    reset: () => dispatch({ kind: 'reset' }),
    refused: (refusal) => dispatch({ kind: 'refused', refusal }),
  };
}
