// @vitest-environment happy-dom
import '@/lib/testing/components/patience';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { SessionProvider } from '@/components/session/session-provider';
import { FIRST_STATE, type SessionState } from '@/components/session/session-state';
import offersWords from '@/messages/fr/offers.json';
import { Desk } from './desk';

const checkout = { busy: false, trouble: null, start: vi.fn() };
vi.mock('./use-checkout', () => ({ useCheckout: () => checkout, useBackAgain: () => {} }));

const OFFERS = {
  open: true,
  currency: 'eur',
  plans: [{ name: 'happy', price: 990, patterns: 2, days: 30 }],
  packs: [],
} as never;

const signIn = vi.fn(async () => {});

function show() {
  const store = createStore<SessionState>(() => FIRST_STATE);
  const session = { store, signIn, start: async () => {}, ownerChanged: async () => {} } as never;
  render(
    <NextIntlClientProvider locale="fr" messages={{ offers: offersWords } as never} onError={() => {}}>
      <SessionProvider session={session} api={async () => ({ billing: async () => ({}) }) as never}>
        <Desk offers={OFFERS} chosen="happy" />
      </SessionProvider>
    </NextIntlClientProvider>,
  );
  return (state: Partial<SessionState>) => act(() => store.setState(state));
}

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});
afterEach(cleanup);

const press = () => fireEvent.click(screen.getByRole('button', { name: offersWords.desk.pay }));

it('waits until it is known who is here, and takes whoever is signed in straight to pay', () => {
  const found = show();
  press();
  expect(signIn).not.toHaveBeenCalled();
  found({ status: 'in' });
  expect(checkout.start.mock.calls).toEqual([[{ kind: 'subscription', plan: 'happy' }, undefined]]);
  expect(signIn).not.toHaveBeenCalled();
});

it.each<Partial<SessionState>>([{ status: 'out' }, { status: 'expired' }, { trouble: 'unexpected' }])(
  'sends whoever is not known to be here to sign in, and back to the same choice: %j',
  (state) => {
    const found = show();
    press();
    found(state);
    expect(signIn.mock.calls).toEqual([[expect.stringMatching(/\?plan=happy$/)]]);
    expect(checkout.start).not.toHaveBeenCalled();
  },
);

it('goes to pay again when pressed again', () => {
  const found = show();
  found({ status: 'in' });
  press();
  press();
  expect(checkout.start).toHaveBeenCalledTimes(2);
});
