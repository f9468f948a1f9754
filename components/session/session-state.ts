import { type IdentityTrouble, isCuredBySigningIn } from './trouble';

export interface SessionState {
  /** `unknown` until the browser was looked at; `expired` when someone is known but must sign in again. */
  readonly status: 'unknown' | 'out' | 'in' | 'expired';
  readonly name: string | null;
  readonly email: string | null;
  readonly trouble: IdentityTrouble | null;
}

export type SessionEvent =
  | { readonly kind: 'signed-in'; readonly name: string | null; readonly email: string }
  | { readonly kind: 'signed-out' | 'never-signed-in' }
  | { readonly kind: 'failed'; readonly trouble: IdentityTrouble };

export const FIRST_STATE: SessionState = { status: 'unknown', name: null, email: null, trouble: null };

/** The state after an event. A trouble that signing in does not end leaves her as she was. */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.kind) {
    case 'signed-in':
      return { status: 'in', name: event.name, email: event.email, trouble: null };
    case 'signed-out':
      return { ...FIRST_STATE, status: 'out' };
    case 'never-signed-in':
      return state.status === 'unknown' ? { ...state, status: 'out' } : state;
    case 'failed': {
      const { trouble } = event;
      return { ...state, trouble, status: isCuredBySigningIn(trouble) ? 'expired' : state.status };
    }
  }
}
