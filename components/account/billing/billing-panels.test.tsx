// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AxiosError, type AxiosResponse } from 'axios';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '@/components/api/client';
import type { BillingView } from '@/lib/billing/account';
import type { OffersView } from '@/lib/billing/offers-view';
import { renderCreator } from '@/lib/testing/components/render-creator';
import { BillingPanels } from './billing-panels';

vi.mock('next/navigation', () => ({
  usePathname: () => '/myaccount',
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));

afterEach(cleanup);

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
const page = () => plain(document.body.textContent);

const offers: OffersView = {
  open: true,
  currency: 'eur',
  packSize: 2,
  pattern: { from: 999, to: 1199 },
  plans: [
    { name: 'starter', price: 900, patterns: 1, wearers: 2, extraPrice: 800, packPrice: 1600 },
    { name: 'happy', price: 1500, patterns: 2, wearers: 5, extraPrice: 700, packPrice: 1400 },
    { name: 'crazy', price: 1999, patterns: 3, wearers: 10, extraPrice: 700, packPrice: 1400 },
  ],
};
const credits = { current: 0, carried: 0, extra: 0, frozen: false };
const nothing: BillingView = { credits, wearerLimit: 2, invoices: [], purchases: [], givenBack: [] };
const running = {
  plan: 'happy',
  status: 'active',
  cancelled: false,
  endDate: '2026-12-21T10:00:00Z',
  nextPlan: 'happy',
  nextRenewalDate: '2026-12-21T10:00:00Z',
  currency: 'eur',
} as const;
const happy: BillingView = {
  ...nothing,
  subscription: running,
  credits: { current: 2, carried: 1, extra: 4, frozen: false },
  wearerLimit: 5,
  invoices: [
    {
      number: 'DF-000001',
      total: 1350,
      currency: 'eur',
      plan: 'happy',
      date: '2026-11-21T10:00:00Z',
      status: 'paid',
      refunded: 0,
    },
  ],
  purchases: [
    { id: 'p1', kind: 'pack', total: 1400, currency: 'eur', date: '2026-11-22T10:00:00Z', refunded: 0 },
  ],
};

function Shown({ start }: { readonly start: BillingView }) {
  const [billing, setBilling] = useState(start);
  return <BillingPanels {...{ offers, billing }} onChanged={setBilling} />;
}

const show = (billing: BillingView, api: Partial<Api> = {}) =>
  renderCreator(<Shown start={billing} />, { identity: {}, api });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const refused = (code: string, message: string) => {
  const response = { status: 422, data: { error: { code, message } }, headers: {} } as AxiosResponse;
  return new AxiosError(code, undefined, undefined, undefined, response);
};

describe('the account panels of what is paid for', () => {
  it('show who pays by the pattern where plans are, and no list of credits she has none of', () => {
    show(nothing);
    expect(page()).toContain('Sans formule, chaque patron se paie à l’unité');
    expect(page()).not.toContain('Aucun crédit');
    expect(page()).not.toContain('Ils arrivent avec chaque mois payé');
    expect(page()).toContain('Un patron par mois commence à 9 €');
    expect(screen.getByRole('link', { name: 'Voir les formules' }).getAttribute('href')).toBe('/prices');
    expect(screen.queryByRole('button', { name: 'Acheter des crédits' })).toBeNull();
  });

  it('show the three kinds of credits, what becomes of each, the renewal, the plan and what was paid', () => {
    show(happy);
    expect(page()).toContain('7 crédits');
    for (const words of [
      'Ils arrivent avec chaque mois payé',
      'utilisé en premier',
      'Ils n’expirent jamais',
      '2 nouveaux crédits le 21 décembre 2026',
      'Payée jusqu’au 21 décembre 2026',
      'Happy, 15 € par mois',
      'Facture DF-000001',
      '13,50 €',
    ]) {
      expect(page()).toContain(words);
    }
    const paid = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(paid[0]).toContain('Crédits supplémentaires');
  });

  it('tell of a second plan that was given back, and number each payment', () => {
    const purchases = happy.purchases.map((one) => ({ ...one, number: 'DF-000002' }));
    const back = { plan: 'crazy', total: 1999, currency: 'eur', date: '2026-11-21T10:05:00Z' } as const;
    show({ ...happy, purchases, givenBack: [back] });
    expect(page()).toContain('une seconde formule a été achetée presque en même temps : Crazy.');
    expect(page()).toContain('ses 19,99 € vous sont rendus');
    expect(page()).toContain('Reçu DF-000002');
    expect(page()).toContain('Facture DF-000001');
  });

  it('change the plan from the next period on', async () => {
    const changePlan = vi.fn(async () => ({
      ...happy,
      subscription: { ...running, nextPlan: 'starter' as const },
    }));
    show(happy, { changePlan });
    click('Changer de formule');
    const dialog = await screen.findByRole('dialog');
    expect(plain(dialog.textContent)).toContain('Le changement prend effet le 21 décembre 2026');
    const confirm = () => within(dialog).getByRole('button', { name: /^Passer à/ });
    expect((confirm() as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(within(dialog).getByRole('radio', { name: /Starter/ }));
    expect(plain(dialog.textContent)).toContain('Celles que vous avez déjà restent');
    fireEvent.click(confirm());
    await waitFor(() => expect(page()).toContain('votre formule sera Starter'));
    expect(changePlan).toHaveBeenCalledWith({ plan: 'starter' });
    await waitFor(() => expect(page()).toContain('Starter, 9 € par mois, à partir du'));
  });

  it('cancel after one question, and take it back', async () => {
    const changePlan = vi.fn(async ({ cancelled }: { cancelled?: boolean }): Promise<BillingView> => {
      if (!cancelled) return happy;
      const { nextPlan: _, nextRenewalDate: __, ...rest } = running;
      return { ...happy, subscription: { ...rest, cancelled: true } };
    });
    show(happy, { changePlan });
    click('Résilier');
    const dialog = await screen.findByRole('alertdialog');
    expect(plain(dialog.textContent)).toContain('gelés, jamais perdus');
    expect(changePlan).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Résilier' }));
    await waitFor(() => expect(page()).toContain('la formule s’arrête là'));
    click('Reprendre la formule');
    await waitFor(() => expect(page()).toContain('Votre formule continue.'));
    expect(changePlan.mock.calls.map(([given]) => given)).toEqual([
      { cancelled: true },
      { cancelled: false },
    ]);
  });

  it('say that nothing has changed when a change was interrupted', async () => {
    show(happy, { changePlan: async () => Promise.reject(new Error('offline')) });
    click('Résilier');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Résilier' }));
    await waitFor(() => expect(page()).toContain('rien n’a changé'));
  });

  it('say what of a payment went back', () => {
    const [month] = happy.invoices;
    const invoices = month ? [{ ...month, refunded: month.total }] : [];
    show({ ...happy, invoices, purchases: happy.purchases.map((one) => ({ ...one, refunded: 700 })) });
    const paid = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(paid[0]).toContain('dont 7 € remboursés');
    expect(paid[1]).toContain('remboursé');
  });

  it('say what an ended plan and an unpaid one leave', () => {
    show({
      ...nothing,
      subscription: { ...running, status: 'ended' },
      credits: { ...credits, carried: 2, frozen: true },
    });
    expect(page()).toContain('Terminée le 21 décembre 2026');
    expect(page()).toContain('Gelés pour le moment');
    cleanup();
    show({ ...happy, subscription: { ...running, status: 'unpaid' } });
    expect(screen.getByRole('alert').textContent).toContain('Vos crédits restent utilisables');
  });

  it('sell a pack at the price of the plan, with every answer a promo code can have', async () => {
    const answers = [
      refused('promo-wrong', 'Ce code promo n’existe pas.'),
      refused('promo-expired', 'Ce code promo a expiré.'),
      refused('promo-used', 'Ce code promo a déjà été utilisé avec ce compte.'),
    ];
    const checkPromo = vi.fn(async () => {
      const answer = answers.shift();
      if (answer) throw answer;
      return { percent: 10 };
    });
    const checkout = vi.fn(async () =>
      Promise.reject(refused('payment-unavailable', 'Rien n’a été débité.')),
    );
    show(happy, { checkPromo, checkout });
    click('Acheter des crédits');
    const dialog = await screen.findByRole('dialog');
    expect(plain(dialog.textContent)).toContain('2 crédits à 7 €');
    fireEvent.click(within(dialog).getByRole('button', { name: 'J’ai un code promo' }));
    const apply = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Appliquer' }));
    apply();
    expect(plain(dialog.textContent)).toContain('Ce champ est obligatoire');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'fil10' } });
    for (const words of ['n’existe pas', 'a expiré', 'déjà été utilisé']) {
      apply();
      await waitFor(() => expect(plain(dialog.textContent)).toContain(words));
    }
    apply();
    await waitFor(() => expect(plain(dialog.textContent)).toContain('Le code FIL10 retire 10 %'));
    fireEvent.click(within(dialog).getByRole('button', { name: /^Payer 12,60\s€$/ }));
    await waitFor(() => expect(plain(dialog.textContent)).toContain('Rien n’a été débité.'));
    expect(checkout).toHaveBeenCalledWith({ kind: 'pack', promo: 'FIL10' }, expect.any(String));
  });
});
