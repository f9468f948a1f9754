/** What was, what is, and what was undone. Values are never changed in place. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** Changes made under one gesture (a slider being dragged) are one step to undo. */
  readonly gesture: string | null;
}

/** Older steps than these are forgotten, so that a long afternoon does not fill the memory. */
const KEPT = 300;

export function historyOf<T>(present: T): History<T> {
  return { past: [], present, future: [], gesture: null };
}

export function record<T>(history: History<T>, present: T, gesture: string | null = null): History<T> {
  if (Object.is(present, history.present)) return history;
  const sameGesture = gesture !== null && gesture === history.gesture;
  const past = sameGesture ? history.past : [...history.past, history.present].slice(-KEPT);
  return { past, present, future: [], gesture };
}

/** The gesture is over: the next change is a new step, whatever moves. */
export function settle<T>(history: History<T>): History<T> {
  return history.gesture === null ? history : { ...history, gesture: null };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (history.past.length === 0 || before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    gesture: null,
  };
}

export function redo<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future, gesture: null };
}
