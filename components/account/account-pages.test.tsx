// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IdentityError } from '@/components/session/trouble';
import type { Profile } from '@/lib/accounts/users';
import type { Wearer } from '@/lib/accounts/wearers';
import type { BillingView } from '@/lib/billing/account';
import { completeChoices, defaultChoices } from '@/lib/choices/defaults';
import type { PatternSummary, PatternView } from '@/lib/exports/views';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { renderCreator } from '@/lib/testing/components/render-creator';
import { CreationDetail } from './creation-detail';
import { Creations } from './pages/creations';
import { Informations } from './pages/informations';
import { Measures } from './pages/measures';
import { WearerPageContent } from './pages/wearer-page';

vi.mock('next/navigation', () => ({
  usePathname: () => '/myaccount',
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));

afterEach(cleanup);

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
const page = () => plain(document.body.textContent);
const wearer = (id: string, name: string): Wearer => ({
  id,
  name,
  gender: 'woman',
  measured: STANDARD_SIZES['38'],
  updatedAt: '2026-11-01T10:00:00Z',
  corrections: [],
});

/** How many people the account may keep. */
const limit = (wearerLimit: number) => ({ billing: async () => ({ wearerLimit }) as BillingView });

describe('my measurements', () => {
  it('lists people and deletes one after asking', async () => {
    const deleteWearer = vi.fn(async () => {});
    const api = {
      ...limit(2),
      wearers: async () => [wearer('1', 'Camille'), wearer('2', 'Zoé')],
      deleteWearer,
    };
    renderCreator(<Measures />, { identity: {}, api });
    fireEvent.click(await screen.findByRole('button', { name: 'Supprimer les mesures de Zoé' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(plain(dialog.textContent)).toContain('Supprimer les mesures de Zoé ?');
    expect(deleteWearer).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(page()).toContain('Les mesures de Zoé sont supprimées.'));
    expect(deleteWearer).toHaveBeenCalledWith('2');
    expect(screen.queryByRole('heading', { name: 'Zoé' })).toBeNull();
  });

  it('keeps a person whose deletion was interrupted and says so', async () => {
    const api = {
      ...limit(2),
      wearers: async () => [wearer('1', 'Camille')],
      deleteWearer: async () => Promise.reject(new Error('offline')),
    };
    renderCreator(<Measures />, { identity: {}, api });
    fireEvent.click(await screen.findByRole('button', { name: 'Supprimer les mesures de Camille' }));
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }),
    );
    await waitFor(() => expect(page()).toContain('La suppression a été interrompue'));
    expect(screen.getByRole('heading', { name: 'Camille' })).toBeTruthy();
  });

  it('shows the next step when there is nobody yet', async () => {
    renderCreator(<Measures />, { identity: {}, api: { ...limit(2), wearers: async () => [] } });
    expect(await screen.findByRole('link', { name: 'Ajouter une personne' })).toBeTruthy();
  });

  it('asks for nobody’s measurements that the plan has no place for', async () => {
    const wearers = async () => [wearer('1', 'Camille'), wearer('2', 'Zoé')];
    renderCreator(<WearerPageContent />, { identity: {}, api: { ...limit(2), wearers } });
    await waitFor(() => expect(page()).toContain('Votre formule enregistre 2 personnes'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Voir les formules' })).toBeTruthy();
    cleanup();
    renderCreator(<WearerPageContent />, { identity: {}, api: { ...limit(5), wearers } });
    expect((await screen.findAllByRole('textbox')).length).toBeGreaterThan(16);
  });

  it('offers another place only while the plan has one', async () => {
    const wearers = async () => [wearer('1', 'Camille'), wearer('2', 'Zoé')];
    renderCreator(<Measures />, { identity: {}, api: { ...limit(5), wearers } });
    await waitFor(() => expect(page()).toContain('2 sur 5 personnes'));
    expect(screen.getByRole('link', { name: 'Ajouter une personne' })).toBeTruthy();
    cleanup();
    renderCreator(<Measures />, { identity: {}, api: { ...limit(2), wearers } });
    await waitFor(() => expect(page()).toContain('changez de formule'));
    expect(screen.queryByRole('link', { name: 'Ajouter une personne' })).toBeNull();
  });

  it('says why nothing could be read and reads again', async () => {
    const wearers = vi.fn(async (): Promise<Wearer[]> => [wearer('1', 'Camille')]);
    wearers.mockRejectedValueOnce(new Error('boom'));
    renderCreator(<Measures />, { identity: {}, api: { ...limit(2), wearers } });
    await waitFor(() => expect(page()).toContain('Erreur inattendue'));
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Camille' })).toBeTruthy();
  });

  it('asks to sign in again, in the provider’s words, when the token cannot be renewed', async () => {
    const identity = { token: async () => Promise.reject(new IdentityError('passwordExpired')) };
    const view = renderCreator(<Measures />, {
      identity,
      api: { ...limit(2), wearers: async () => view.session.token().then(() => []) },
    });
    await waitFor(() => expect(page()).toContain('Votre mot de passe a expiré'));
    expect(screen.getByRole('button', { name: 'Se reconnecter' })).toBeTruthy();
  });
});

describe('my information', () => {
  const person: Profile = { firstName: 'Camille', email: 'camille@example.test' };

  it('saves after one question', async () => {
    const changePerson = vi.fn(async (given: Partial<Profile>) => ({ ...person, ...given }));
    renderCreator(<Informations />, { identity: {}, api: { person: async () => person, changePerson } });
    const name = await screen.findByRole('textbox', { name: 'Prénom' });
    fireEvent.change(name, { target: { value: ' Zoé ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(changePerson).not.toHaveBeenCalled();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(page()).toContain('Vos informations sont enregistrées.'));
    expect(changePerson.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Zoé', email: person.email });
  });

  it('shows the address that waits for its proof, sends its link again and keeps the old one', async () => {
    const pending = { ...person, pendingEmail: 'neuve@exemple.fr' };
    const changePerson = vi.fn(async () => pending);
    const resendEmailProof = vi.fn(async () => undefined);
    const keepEmail = vi.fn(async () => person);
    const api = { person: async () => person, changePerson, resendEmailProof, keepEmail };
    renderCreator(<Informations />, { identity: {}, api });
    const email = (await screen.findByRole('textbox', { name: 'Adresse e-mail' })) as HTMLInputElement;
    fireEvent.change(email, { target: { value: 'neuve@exemple.fr' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(`vos patrons partent toujours à ${person.email}`);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(page()).toContain('Un message est parti à neuve@exemple.fr.'));
    expect(email.value).toBe(person.email);
    fireEvent.click(screen.getByRole('button', { name: 'Renvoyer le message' }));
    await waitFor(() => expect(page()).toContain('Le message est reparti.'));
    fireEvent.click(screen.getByRole('button', { name: 'Garder mon adresse actuelle' }));
    await waitFor(() => expect(page()).toContain('Le changement d’adresse est annulé.'));
    expect(page()).not.toContain('Un message est parti');
  });

  it('names what is wrong by the field', async () => {
    renderCreator(<Informations />, { identity: {}, api: { person: async () => person } });
    const email = await screen.findByRole('textbox', { name: 'Adresse e-mail' });
    fireEvent.change(email, { target: { value: 'camille' } });
    fireEvent.blur(email);
    await waitFor(() => expect(page()).toContain('Un format d’adresse e-mail valide est attendu.'));
    const facebook = screen.getByRole('textbox', { name: /Page Facebook/ });
    fireEvent.change(facebook, { target: { value: 'facebook.com/camille' } });
    fireEvent.blur(facebook);
    await waitFor(() => expect(page()).toContain('L’adresse doit commencer par https://www.facebook.com/'));
  });
});

describe('my creations', () => {
  const pattern = (id: string, name: string, choices = defaultChoices('dress')): PatternSummary => ({
    ...{ id, name, garment: choices.garment, choices, code: 'ABCD', createdAt: '2026-11-01T10:00:00Z' },
    ...{ status: 'ready', difficulty: 4, times: { preparationMinutes: 90, realisationMinutes: 600 } },
    ...{ thumbnailSvg: '<svg xmlns="http://www.w3.org/2000/svg"/>', wearerName: 'Camille' },
  });

  it('finds by name and opens one', async () => {
    const api = { patterns: async () => [pattern('1', 'Étoile'), pattern('2', '<b>Bretagne</b>')] };
    renderCreator(<Creations />, { identity: {}, api });
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'bretagne' } });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['<b>Bretagne</b>']);
    expect(links[0]?.getAttribute('href')).toBe('/myaccount/creations/export?id=2');
  });

  it('tells versions of one name apart', async () => {
    const usual = defaultChoices('dress');
    const options = { ...usual.options, 'neckline-front': 'v' } as const;
    const deeper = { ...usual, sizes: { ...usual.sizes, 'neckline-back-depth': 5 } };
    const list = [pattern('1', 'Audit'), pattern('2', 'Audit', { ...usual, options }), pattern('3', 'Robe')];
    const [, second, other] = await cardsOf(list);
    for (const words of ['Robe · ', 'Camille · 1 novembre 2026', 'Encolure devant : En V'])
      expect(second).toContain(words);
    expect(other?.match(/Encolure devant/g)).toHaveLength(1);
    cleanup();
    const [here, there] = await cardsOf([pattern('1', 'Audit'), pattern('2', 'Audit', deeper)]);
    expect(there).toContain('5 cm');
    expect(here).not.toBe(there);
  });

  async function cardsOf(list: PatternSummary[]) {
    renderCreator(<Creations />, { identity: {}, api: { patterns: async () => list } });
    await screen.findAllByRole('link');
    return screen.getAllByRole('listitem').map((item) => plain(item.textContent));
  }

  it('shows of one what was chosen, what it asks for and the code it was paid with', async () => {
    const choices = completeChoices('dress', { collar: 'shirt' }, {});
    const state = { id: 'e', status: 'ready', step: 'done', progress: 1 } as const;
    const kept = { files: [], corrections: [], body: STANDARD_SIZES['38'], export: state };
    const shown = { ...pattern('1', 'Étoile', choices), ...kept, promo: { code: 'FIL20', percent: 20 } };
    renderCreator(<CreationDetail pattern={shown as unknown as PatternView} onChanged={() => {}} />, {
      identity: {},
      api: { patterns: async () => [] },
    });
    const heading = await screen.findByRole('heading', { name: /Ce que vous avez choisi/ });
    const section = heading.closest('section') as HTMLElement;
    for (const step of ['Corps', 'Encolure', 'Manches', 'Finitions'])
      expect(within(section).getByRole('heading', { name: step })).toBeTruthy();
    const collar = within(section).getByText('Col').nextElementSibling;
    expect(collar?.textContent).toMatch(/^Col chemise.*cm/);
    for (const words of ['exigeant', '4 sur 5', '1 h 30', '10 h', 'FIL20 (− 20 %)'])
      expect(page()).toContain(words);
  });
});
