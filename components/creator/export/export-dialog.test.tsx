// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buyExport, placeExport, verifyExport } from '@/app/actions/exports';
import type { Api } from '@/components/api/client';
import type { BillingView } from '@/lib/billing/account';
import type { OffersView } from '@/lib/billing/offers-view';
import type { ExportView } from '@/lib/exports/views';
import { renderCreator } from '@/lib/testing/components/render-creator';
import { useScreen } from '../screen';
import { useCreator } from '../store/provider';
import ExportDialog from './export-dialog';
import { ExportProvider } from './export-provider';

vi.mock('@/app/actions/exports', () => ({ verifyExport: vi.fn(), placeExport: vi.fn(), buyExport: vi.fn() }));
vi.mock('next/navigation', () => ({
  usePathname: () => '/create',
  useRouter: () => ({ push: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
const page = () => plain(document.body.textContent);
const press = async (name: string | RegExp) => {
  await waitFor(() =>
    expect((screen.getByRole('button', { name }) as HTMLButtonElement).disabled).toBe(false),
  );
  fireEvent.click(screen.getByRole('button', { name }));
};

const verified = {
  ok: true,
  difficulty: 2,
  price: 1049,
  credit: 'none',
  times: { preparationMinutes: 40, realisationMinutes: 200 },
  notices: [],
} as const;
const refused = (code: string, message: string, figures = {}) =>
  ({ ok: false, error: { code, message, figures } }) as const;
const offers = {
  open: true,
  currency: 'eur',
  packSize: 2,
  pattern: { from: 999, to: 1199 },
  plans: [
    { name: 'starter', price: 900, patterns: 1, wearers: 2, extraPrice: 800, packPrice: 1600 },
    { name: 'happy', price: 1500, patterns: 2, wearers: 5, extraPrice: 700, packPrice: 1400 },
  ],
} as const satisfies OffersView;
const nothing: BillingView = {
  credits: { current: 0, carried: 0, extra: 0, frozen: false },
  wearerLimit: 2,
  invoices: [],
  purchases: [],
  givenBack: [],
};
const exported = (over: Partial<ExportView>): ExportView => {
  return { id: 'e1', patternId: 'p1', status: 'ready', step: 'done', progress: 1, files: [], ...over };
};

/** A creation that lacks nothing, with its export window open. */
function Ready() {
  const { open } = useScreen();
  const setName = useCreator((state) => state.setName);
  const setMeasures = useCreator((state) => state.setMeasures);
  useEffect(() => {
    setMeasures({ kind: 'size', size: '38' });
    setName('Étoile');
    open('export');
  }, [open, setMeasures, setName]);
  return <ExportDialog />;
}

function show(api: Partial<Api> = {}) {
  const view = renderCreator(
    <ExportProvider>
      <Ready />
    </ExportProvider>,
    { identity: {}, api: { offers: async () => offers, billing: async () => nothing, ...api } },
  );
  view.store.getState().choose('fit', 'easy');
  return view;
}

beforeEach(() => {
  window.sessionStorage.clear();
  vi.mocked(verifyExport).mockResolvedValue(verified);
  vi.mocked(placeExport).mockResolvedValue({ ok: true, exportId: 'e1', patternId: 'p1' });
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

describe('the export window', () => {
  it('says when a verification failed that the order is cancelled, and verifies again', async () => {
    vi.mocked(verifyExport).mockResolvedValueOnce(
      refused('failed-check', 'Les coutures ne tombent pas juste.'),
    );
    show();
    await waitFor(() => expect(page()).toContain('La vérification a échoué'));
    expect(page()).toContain('La commande est annulée, rien n’a été débité.');
    await press('Vérifier à nouveau');
    await waitFor(() => expect(page()).toContain('Toutes les coutures tombent juste.'));
    expect(page()).toContain('Le paiement vient à l’étape suivante');
  });

  it('says in the corner that a pattern was created, or that it was interrupted and cost nothing', async () => {
    const answers = [exported({ status: 'failed' }), exported({})];
    show({ export: async () => answers.shift() as ExportView, retryExport: async () => exported({}) });
    await press('Créer le patron');
    await waitFor(() => expect(page()).toContain('La création du patron « Étoile » a été interrompue'));
    expect(page()).toContain('aucun crédit n’a été débité');
    await press('Réessayer');
    await waitFor(() => expect(page()).toContain('Le patron « Étoile » est créé.'));
  });

  it.each([
    ['cm', undefined],
    ['in', 'in'],
  ])('orders the files in what is read on the screen (%s)', async (shown, ordered) => {
    window.localStorage.setItem('droitfil.unit', shown);
    show({ export: async () => exported({}) });
    await press('Créer le patron');
    await waitFor(() => expect(placeExport).toHaveBeenCalledTimes(1));
    window.localStorage.removeItem('droitfil.unit');
    const sent = vi.mocked(placeExport).mock.calls[0]?.[0];
    expect(sent).toMatchObject({ patternName: 'Étoile', ...(ordered ? { unit: ordered } : {}) });
    if (!ordered) expect(sent).not.toHaveProperty('unit');
    expect(vi.mocked(verifyExport).mock.calls[0]?.[0]).not.toHaveProperty('unit');
  });

  it('says one thing of what it costs', async () => {
    vi.mocked(verifyExport).mockResolvedValue({ ...verified, credit: 'current' });
    show();
    await waitFor(() => expect(page()).toContain('Un crédit du mois'));
    expect(page()).not.toContain('10,49 €');
  });

  it('says that the pattern is there already, and makes it again only when that is meant', async () => {
    const twin = { exportId: 'e0', patternId: 'p0', underWay: false };
    vi.mocked(verifyExport).mockResolvedValue({ ...verified, credit: 'current', twin });
    show({ export: async () => exported({}) });
    await waitFor(() => expect(page()).toContain('Vous avez déjà ce patron, à l’identique.'));
    await press('Créer le patron');
    await waitFor(() => expect(page()).toContain('Ce patron existe déjà'));
    const link = screen.getByRole('link', { name: 'Ouvrir dans mon compte' }) as HTMLAnchorElement;
    expect(link.getAttribute('href')).toBe('/myaccount/creations/export?id=p0');
    expect(placeExport).not.toHaveBeenCalled();
    await press('Créer à nouveau');
    await waitFor(() => expect(placeExport).toHaveBeenCalledTimes(1));
    expect(vi.mocked(placeExport).mock.calls[0]?.[0]).toMatchObject({ again: true });
  });

  it('asks for a name once it is missed, not before', async () => {
    const view = show();
    await waitFor(() => expect(page()).toContain('Le paiement vient à l’étape suivante'));
    act(() => view.store.getState().setName(''));
    expect(page()).not.toContain('Ce champ est obligatoire.');
    await press('Créer le patron');
    await waitFor(() => expect(page()).toContain('Ce champ est obligatoire.'));
    expect(document.activeElement).toBe(screen.getByLabelText('Nom du patron'));
    expect(placeExport).not.toHaveBeenCalled();
  });

  it('offers this pattern alone or a plan where no credit is left, and says why neither could be begun', async () => {
    vi.mocked(placeExport).mockResolvedValue(
      refused('payment-required', 'Il faut un crédit.', { price: 1049 }),
    );
    vi.mocked(buyExport).mockResolvedValue(refused('promo-used', 'Ce code promo a déjà été utilisé.'));
    show();
    await press('Créer le patron');
    await waitFor(() => expect(page()).toContain('Ce patron seul'));
    for (const words of ['10,49 €', 'Formule Starter', '9 € par mois', 'Formule Happy'])
      expect(page()).toContain(words);
    await press(/^Payer 10,49/);
    await waitFor(() => expect(page()).toContain('Ce code promo a déjà été utilisé.'));
    expect(buyExport).toHaveBeenCalledTimes(1);
  });

  it('offers a pack instead of plans to whoever has one', async () => {
    vi.mocked(placeExport).mockResolvedValue(
      refused('payment-required', 'Il faut un crédit.', { price: 1049 }),
    );
    const endDate = '2026-12-21T10:00:00Z';
    const subscription = {
      plan: 'happy',
      status: 'active',
      cancelled: false,
      endDate,
      currency: 'eur',
    } as const;
    show({ billing: async () => ({ ...nothing, subscription }) });
    await press('Créer le patron');
    await waitFor(() => expect(page()).toContain('2 crédits supplémentaires'));
    expect(page()).toContain('14 €');
    expect(page()).not.toContain('Formule Starter');
  });
});
