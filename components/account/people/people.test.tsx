// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AxiosError, AxiosHeaders } from 'axios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '@/components/api/client';
import type { Wearer } from '@/lib/accounts/wearers';
import { ESSENTIAL } from '@/lib/measurements/names';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { renderCreator } from '@/lib/testing/components/render-creator';
import { FitMemory } from '../fit/fit-memory';
import { DeleteAccount } from './delete-account';
import { OwnData } from './own-data';
import { WearerEditor } from './wearer-editor';

vi.mock('next/navigation', () => ({
  usePathname: () => '/myaccount',
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
}));

afterEach(cleanup);

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
const page = () => plain(document.body.textContent);
const camille: Wearer = {
  id: 'w1',
  name: 'Camille',
  gender: 'woman',
  measured: STANDARD_SIZES['38'],
  updatedAt: '2026-11-01T10:00:00Z',
  corrections: [],
};
const refusal = (status: number, error: object) =>
  new AxiosError('', 'ERR_BAD_REQUEST', undefined, undefined, {
    ...{ status, data: { error }, headers: {}, statusText: '', config: { headers: new AxiosHeaders() } },
  });

function fillIn(name: string) {
  fireEvent.change(screen.getByRole('textbox', { name: 'Prénom ou surnom' }), { target: { value: name } });
  for (const each of ESSENTIAL) {
    const field = document.querySelector(`input[name="${each}"]`) as HTMLInputElement;
    fireEvent.change(field, { target: { value: String(STANDARD_SIZES['38'][each]).replace('.', ',') } });
  }
}

const broken = async () => Promise.reject(new Error('offline'));

describe('the measurements of somebody', () => {
  const edit = (wearer: Wearer | null, api: Partial<Api>) => {
    renderCreator(<WearerEditor wearer={wearer} />, { identity: {}, api });
    const name = screen.getByRole('textbox', { name: 'Prénom ou surnom' });
    fireEvent.change(name, { target: { value: 'Zoé' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer les mesures' }));
  };
  const confirm = async () => {
    const dialog = await screen.findByRole('alertdialog');
    expect(plain(dialog.textContent)).toContain('Enregistrer les mesures de Zoé ?');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  };

  it('are changed after one question, and the change is said', async () => {
    const changeWearer = vi.fn(async () => camille);
    edit(camille, { changeWearer });
    await confirm();
    await waitFor(() => expect(page()).toContain('Les mesures de Zoé sont modifiées.'));
    expect(changeWearer).toHaveBeenCalledWith('w1', expect.objectContaining({ name: 'Zoé' }));
  });

  it('stay as they were when the change was interrupted', async () => {
    edit(camille, { changeWearer: broken });
    await confirm();
    await waitFor(() => expect(page()).toContain('les mesures enregistrées n’ont pas changé'));
  });

  it('are added, or kept in the form when that was interrupted', async () => {
    const addWearer = vi.fn(async () => camille).mockRejectedValueOnce(new Error('offline'));
    renderCreator(<WearerEditor wearer={null} />, { identity: {}, api: { addWearer } });
    fillIn('Zoé');
    const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer les mesures' }));
    save();
    await waitFor(() => expect(page()).toContain('L’ajout a été interrompu'));
    expect(page(), 'no field is blamed').not.toContain('ne sont pas valides');
    expect((screen.getByRole('textbox', { name: 'Prénom ou surnom' }) as HTMLInputElement).value).toBe('Zoé');
    save();
    await waitFor(() => expect(page()).toContain('Les mesures de Zoé sont ajoutées.'));
    await waitFor(() => expect(page()).not.toContain('L’ajout a été interrompu'));
  });

  it('are not added to a full list, which says why and what would help', async () => {
    const full = { code: 'too-many-wearers', message: 'Votre formule garde 2 personnes.' };
    const addWearer = vi.fn(async () => Promise.reject(refusal(409, full)));
    renderCreator(<WearerEditor wearer={null} />, { identity: {}, api: { addWearer } });
    fillIn('Zoé');
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer les mesures' }));
    await waitFor(() => expect(page()).toContain('Votre formule garde 2 personnes.'));
    expect(page()).not.toContain('ne sont pas valides');
    const [offers] = await screen.findAllByRole('link', { name: 'Voir les formules' });
    expect(offers?.getAttribute('href')).toBe('/prices');
  });
});

describe('what sewing taught', () => {
  const correction = {
    id: 'c1',
    finding: 'back-length',
    direction: 'less',
    cm: 1.5,
    patternName: 'Étoile',
    createdAt: '2026-11-02T10:00:00Z',
  } as const;
  const taught: Wearer = { ...camille, corrections: [correction], corrected: STANDARD_SIZES['38'] };

  it('is shown with its effect and its origin, and can be taken back', async () => {
    const removeCorrection = vi.fn(async () => {});
    const onChanged = vi.fn();
    renderCreator(<FitMemory wearer={taught} onChanged={onChanged} />, {
      identity: {},
      api: { removeCorrection },
    });
    for (const words of ['dos trop long', '−1,5 cm', '« Étoile »', '2 novembre 2026'])
      expect(page()).toContain(words);
    fireEvent.click(screen.getByRole('button', { name: /^Annuler la correction.*dos trop long$/ }));
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(removeCorrection).toHaveBeenCalledWith('c1');
    expect(page()).toContain('La correction est annulée.');
  });

  it('says when it contradicts the measurements of today, and when it could not be taken back', async () => {
    const { corrected: _, ...contradicting } = taught;
    renderCreator(<FitMemory wearer={contradicting} onChanged={() => {}} />, {
      identity: {},
      api: { removeCorrection: broken },
    });
    expect(screen.getByRole('alert').textContent).toContain('mènent trop loin');
    fireEvent.click(screen.getByRole('button', { name: /Annuler la correction/ }));
    await waitFor(() => expect(page()).toContain('elle est toujours là'));
  });
});

describe('the end of an account', () => {
  const ask = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Supprimer mon compte' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Supprimer mon compte' }));
  };

  it('is asked for once, done, said and signed out', async () => {
    const deletePerson = vi.fn(async () => {});
    const signOut = vi.fn(async () => {});
    renderCreator(<DeleteAccount />, { identity: { signOut }, api: { deletePerson } });
    await ask();
    await screen.findByRole('dialog', { name: 'Votre compte est supprimé.' });
    expect(deletePerson).toHaveBeenCalledTimes(1);
    expect(signOut).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Revenir à l’accueil' }));
    await waitFor(() => expect(signOut).toHaveBeenCalled());
  });

  it('that was interrupted leaves the account whole', async () => {
    renderCreator(<DeleteAccount />, { identity: {}, api: { deletePerson: broken } });
    await ask();
    await waitFor(() => expect(page()).toContain('votre compte est intact'));
  });

  it('that succeeds after all is not contradicted by what was said before', async () => {
    const deletePerson = vi.fn(async () => {}).mockRejectedValueOnce(new Error('offline'));
    renderCreator(<DeleteAccount />, { identity: {}, api: { deletePerson } });
    await ask();
    await waitFor(() => expect(page()).toContain('votre compte est intact'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await ask();
    await screen.findByRole('dialog', { name: 'Votre compte est supprimé.' });
    await waitFor(() => expect(page()).not.toContain('votre compte est intact'));
  });

  it('may be preceded by a file of everything that is kept', async () => {
    const everything = vi.fn(async () => ({ wearers: [] }));
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    renderCreator(<OwnData />, { identity: {}, api: { everything } });
    fireEvent.click(screen.getByRole('button', { name: 'Télécharger mes données' }));
    await waitFor(() => expect(made).toHaveBeenCalled());
  });
});
