import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openIdentity } from './msal';

/** The sign-in library as far as it matters here: what was begun and not come back from refuses another beginning. */
const library = vi.hoisted(() => ({ begun: false, left: [] as unknown[] }));

vi.mock('@azure/msal-browser', () => ({
  PublicClientApplication: class {
    initialize = async () => {};
    getActiveAccount = () => null;
    getAllAccounts = () => [];
    handleRedirectPromise = async () => {
      library.begun = false;
      return null;
    };
    loginRedirect = async (request: unknown) => this.leave(request);
    logoutRedirect = async (request: unknown) => this.leave(request);

    private leave(request: unknown) {
      if (library.begun) throw new Error('interaction_in_progress');
      library.begun = true;
      library.left.push(request);
    }
  },
}));

vi.mock('@/lib/http/client', () => ({
  createClient: () => ({
    get: async () => ({
      data: {
        mode: 'local',
        clientId: 'site',
        authority: 'http://id.test',
        knownAuthorities: [],
        scopes: ['site'],
      },
    }),
  }),
}));

describe('signing in', () => {
  beforeEach(() => {
    library.begun = false;
    library.left = [];
    vi.stubGlobal('window', { location: { origin: 'http://site.test' } });
  });

  it('begins after signing out in the same tab, which never came back to the library', async () => {
    const identity = await openIdentity('fr');
    await identity.signOut();
    await identity.signIn('/create');
    expect(library.left.at(-1)).toEqual({ scopes: ['site'], state: '/create' });
  });

  it('asks the provider for its registration where that is wanted', async () => {
    const identity = await openIdentity('fr');
    await identity.signIn('/create', { register: true });
    expect(library.left).toEqual([{ scopes: ['site'], state: '/create', prompt: 'create' }]);
  });
});
