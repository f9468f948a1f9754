import 'server-only';

const CLOSING = Symbol.for('droitfil.closing');
type Holder = typeof globalThis & { [CLOSING]?: boolean };

/** Whether this process has begun to close: it takes nothing new. */
export function closing(): boolean {
  return (globalThis as Holder)[CLOSING] === true;
}

export function beginClosing(): void {
  (globalThis as Holder)[CLOSING] = true;
}
