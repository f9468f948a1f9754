// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { msalConfiguration } from './config';
import type { Identity } from './msal';
import { keptKey, readOwner } from './owner';
import { readHint, safeReturn, writeHint } from './return-to';
import { createSession } from './session';
import { classify, IdentityError } from './trouble';

const ORIGIN = 'https://droitfil.fr';

describe('classify', () => {
  it.each([
    [{ errorCode: 'interaction_required' }, 'interactionRequired'],
    [{ errorCode: 'consent_required' }, 'consentRequired'],
    [{ errorCode: 'login_required' }, 'loginRequired'],
    [{ errorCode: 'interaction_required', subError: 'message_only' }, 'messageOnly'],
    [{ errorCode: 'interaction_required', subError: 'additional_action' }, 'additionalAction'],
    [{ errorCode: 'interaction_required', subError: 'basic_action' }, 'basicAction'],
    [{ errorCode: 'invalid_grant', subError: 'user_password_expired' }, 'passwordExpired'],
    [{ errorCode: 'invalid_grant', subError: 'consent_required' }, 'consentRequired'],
    [{ errorCode: 'no_tokens_found' }, 'noRefreshToken'],
    [{ errorCode: 'native_account_unavailable' }, 'nativeAccountUnavailable'],
    [{ errorCode: 'access_denied' }, 'cancelled'],
    [{ errorCode: 'no_network_connectivity' }, 'network'],
    [new TypeError('boom'), 'unexpected'],
  ] as const)('%o is %s', (error, trouble) => {
    expect(classify(error)).toBe(trouble);
  });
});

describe('safeReturn', () => {
  it('keeps paths of this site with their search', () => {
    expect(safeReturn('/en/create?resume=export#x', ORIGIN)).toBe('/en/create?resume=export#x');
  });

  it.each(['//evil.test/x', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '', undefined, 5])(
    'turns %s into the home page',
    (path) => {
      expect(safeReturn(path, ORIGIN)).toBe('/');
    },
  );
});

describe('msalConfiguration', () => {
  const config = {
    clientId: 'droitfil-web',
    authority: 'https://localhost:4000',
    knownAuthorities: ['localhost:4000'],
    authorityMetadata: '{}',
    scopes: ['patterns'],
  };

  it('speaks plain OpenID Connect to the local provider and comes back in the same language', () => {
    const { auth, system } = msalConfiguration({ ...config, mode: 'local' }, ORIGIN, 'de');
    expect(auth.redirectUri).toBe('https://droitfil.fr/de/auth/callback');
    expect(auth.OIDCOptions?.responseMode).toBe('fragment');
    expect(system?.protocolMode).toBe('OIDC');
  });

  it('leaves Entra its own protocol', () => {
    const { auth, system } = msalConfiguration({ ...config, mode: 'entra' }, ORIGIN, 'fr');
    expect(auth.redirectUri).toBe('https://droitfil.fr/auth/callback');
    expect(auth.OIDCOptions).toBeUndefined();
    expect(system?.protocolMode).toBe('AAD');
  });
});

const account = { name: 'Camille', username: 'camille@example.test' };
function fakeIdentity(over: Partial<Identity> = {}): Identity {
  return {
    application: {} as Identity['application'],
    account: () => account as ReturnType<Identity['account']>,
    signIn: vi.fn(async () => {}),
    completeSignIn: async () => '/create',
    signOut: vi.fn(async () => {}),
    token: async () => 'token',
    ...over,
  };
}

describe('session', () => {
  beforeEach(() => window.localStorage.clear());

  it('does not load the library for someone who never signed in', async () => {
    const open = vi.fn();
    const session = createSession('fr', open);
    await session.start();
    expect(open).not.toHaveBeenCalled();
    expect(session.store.getState().status).toBe('out');
  });

  it('knows who is signed in once it was', async () => {
    writeHint(true);
    const session = createSession('fr', async () => fakeIdentity());
    await session.start();
    expect(session.store.getState()).toMatchObject({ status: 'in', email: 'camille@example.test' });
  });

  it('forgets a hint that turns out wrong', async () => {
    writeHint(true);
    const session = createSession('fr', async () => fakeIdentity({ account: () => null }));
    await session.start();
    expect(readHint()).toBe(false);
    expect(session.store.getState().status).toBe('out');
  });

  it('saves before it leaves for the provider', async () => {
    const order: string[] = [];
    const signIn = vi.fn(async () => void order.push('left'));
    const session = createSession(
      'fr',
      async () => fakeIdentity({ signIn }),
      () => order.push('saved'),
    );
    await session.signIn('/create?resume=export');
    expect(order).toEqual(['saved', 'left']);
    expect(signIn).toHaveBeenCalledWith('/create?resume=export', undefined);
  });

  it('comes back only to a page of this site', async () => {
    const hostile = fakeIdentity({ completeSignIn: async () => 'https://evil.test/' });
    expect(await createSession('fr', async () => hostile).completeSignIn()).toBe('/');
  });

  it('asks to sign in again when a token cannot be had silently', async () => {
    const identity = fakeIdentity({
      token: async () => {
        throw new IdentityError('noRefreshToken');
      },
    });
    const session = createSession('fr', async () => identity);
    await expect(session.token()).rejects.toThrow(IdentityError);
    expect(session.store.getState()).toMatchObject({ status: 'expired', trouble: 'noRefreshToken' });
  });

  it('stays signed in when only the network failed, and tries to open again', async () => {
    writeHint(true);
    const open = vi.fn(async () => fakeIdentity());
    open.mockRejectedValueOnce(new IdentityError('network'));
    const session = createSession('fr', open);
    await expect(session.start()).rejects.toThrow();
    expect(session.store.getState()).toMatchObject({ status: 'unknown', trouble: 'network' });
    await session.start();
    expect(session.store.getState().status).toBe('in');
  });

  it('forgets what the browser keeps of her when she signs out, even where the provider cannot be reached', async () => {
    const session = createSession('fr', async () => fakeIdentity());
    await session.completeSignIn();
    const key = keptKey('creation', readOwner());
    expect(key).toContain('camille@example.test');
    window.localStorage.setItem(key, '{}');
    const lost = createSession('fr', async () => {
      throw new IdentityError('network');
    });
    await expect(lost.signOut()).rejects.toThrow();
    expect(window.localStorage.getItem(key)).toBeNull();
    expect(readOwner()).toBeNull();
  });

  it('is out where another tab signed out, and stays while this one is saying goodbye', async () => {
    const session = createSession('fr', async () => fakeIdentity());
    await session.completeSignIn();
    await session.ownerChanged(null);
    expect(session.store.getState()).toMatchObject({ status: 'out', email: null });
    await session.ownerChanged('marie');
    expect(session.store.getState().status).toBe('out');
    const leaving = createSession('fr', async () => fakeIdentity());
    await leaving.completeSignIn();
    leaving.forget();
    await leaving.ownerChanged(null);
    expect(leaving.store.getState().status).toBe('in');
  });
});
