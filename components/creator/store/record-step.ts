import type { Creation } from './creation';
import { record } from './history';
import type { CreatorData, Happening } from './state';

/** A step that can be undone, with what is said about it. */
export function recordStep(
  state: CreatorData,
  creation: Creation,
  happening: Happening,
  gesture?: string,
): CreatorData {
  return announce({ ...recordQuietly(state, creation, gesture), touched: true, pending: null }, happening);
}

export function recordQuietly(state: CreatorData, creation: Creation, gesture?: string): CreatorData {
  return { ...state, history: record(state.history, creation, gesture) };
}

export function announce(state: CreatorData, happening: Happening): CreatorData {
  return { ...state, announcement: { ...happening, turn: (state.announcement?.turn ?? 0) + 1 } };
}
