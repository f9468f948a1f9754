import { describe, expect, it } from 'vitest';
import { FIRST_STATE, reduceSession } from './session-state';

const camille = { kind: 'signed-in', name: 'Camille', email: 'camille@example.test' } as const;
const signedIn = reduceSession(FIRST_STATE, camille);

describe('the states of a session', () => {
  it('keeps nothing of her once she is signed out', () => {
    expect(reduceSession(signedIn, { kind: 'signed-out' })).toEqual({ ...FIRST_STATE, status: 'out' });
  });

  it('still names her while she has to sign in again', () => {
    const expired = reduceSession(signedIn, { kind: 'failed', trouble: 'loginRequired' });
    expect(expired).toEqual({ ...signedIn, status: 'expired', trouble: 'loginRequired' });
    expect(reduceSession(expired, camille)).toEqual(signedIn);
  });

  it.each(['network', 'cancelled', 'unexpected'] as const)('leaves her signed in after %s', (trouble) => {
    expect(reduceSession(signedIn, { kind: 'failed', trouble })).toEqual({ ...signedIn, trouble });
  });

  it('takes no hint for less than what is known', () => {
    expect(reduceSession(FIRST_STATE, { kind: 'never-signed-in' }).status).toBe('out');
    expect(reduceSession(signedIn, { kind: 'never-signed-in' })).toBe(signedIn);
  });
});
