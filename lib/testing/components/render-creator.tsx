import '@/lib/testing/components/patience';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import type { Api } from '@/components/api/client';
import { PreviewProvider } from '@/components/creator/preview/preview-context';
import { ScreenProvider } from '@/components/creator/screen';
import { ChosenLater } from '@/components/creator/steps/chosen-later';
import { createCreatorStore } from '@/components/creator/store/create-store';
import { CreatorProvider } from '@/components/creator/store/provider';
import type { WorkerLike } from '@/components/creator/worker/lasting-worker';
import type { Identity } from '@/components/session/msal';
import { createSession } from '@/components/session/session';
import { SessionProvider } from '@/components/session/session-provider';
import { ToastRegion } from '@/components/ui/toast';
import account from '@/messages/fr/account.json';
import catalogue from '@/messages/fr/catalogue.json';
import creator from '@/messages/fr/creator.json';
import errors from '@/messages/fr/errors.json';
import exported from '@/messages/fr/export.json';
import extras from '@/messages/fr/extras.json';
import fit from '@/messages/fr/fit.json';
import measurements from '@/messages/fr/measurements.json';
import offers from '@/messages/fr/offers.json';
import ui from '@/messages/fr/ui.json';

const MESSAGES = {
  account,
  catalogue,
  creator,
  errors,
  export: exported,
  extras,
  fit,
  measurements,
  offers,
  ui,
};

/** A worker that never answers: what is tested here does not wait for a picture. */
const silentWorker = (): WorkerLike => ({
  postMessage() {},
  terminate() {},
  onmessage: null,
  onerror: null,
});

interface Harness {
  readonly identity?: Partial<Identity>;
  readonly api?: Partial<Api>;
}

const SOMEONE = { name: 'Camille', username: 'camille@example.test' } as ReturnType<Identity['account']>;

function sessionFor({ identity }: Harness) {
  if (identity) window.localStorage.setItem('droitfil.signed-in', '1');
  else window.localStorage.removeItem('droitfil.signed-in');
  const known: Identity = {
    application: {} as Identity['application'],
    account: () => SOMEONE,
    signIn: async () => {},
    completeSignIn: async () => null,
    signOut: async () => {},
    token: async () => 'token',
    ...identity,
  };
  return createSession('fr', async () => known);
}

/** Renders a part of the creator or the account for a test, as a French reader would see it. */
export function renderCreator(element: ReactElement, harness: Harness = {}) {
  const store = createCreatorStore();
  const session = sessionFor(harness);
  const view = render(
    <NextIntlClientProvider locale="fr" messages={MESSAGES} timeZone="Europe/Paris">
      <SessionProvider session={session} api={async () => harness.api as Api}>
        <ToastRegion>
          <CreatorProvider store={store}>
            <ScreenProvider>
              <PreviewProvider spawn={silentWorker}>
                <ChosenLater>{element}</ChosenLater>
              </PreviewProvider>
            </ScreenProvider>
          </CreatorProvider>
        </ToastRegion>
      </SessionProvider>
    </NextIntlClientProvider>,
  );
  return { ...view, store, session };
}
