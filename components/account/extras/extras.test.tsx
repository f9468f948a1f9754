// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AxiosError, AxiosHeaders } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reprint as ReprintOf } from '@/lib/exports/extras/reprint';
import type { PatternView } from '@/lib/exports/views';
import { renderCreator } from '@/lib/testing/components/render-creator';
import { Calibrated } from './calibrated';
import { Cutters } from './cutters';
import { Reprint } from './reprint';

vi.mock('next/navigation', () => ({ usePathname: () => '/myaccount', useRouter: () => ({ push: vi.fn() }) }));

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

const pattern = (id: string, name = 'Blouse') =>
  ({ id, name, export: { status: 'ready' } }) as unknown as PatternView;
const file = (name: string) => vi.fn(async () => ({ name, file: new Blob(['x']) }));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const page = () => (document.body.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');

function refusal(code: string, fields: string[], message: string) {
  const config = { headers: new AxiosHeaders() };
  const data = { error: { code, fields, message } };
  return new AxiosError('x', 'ERR', config, null, { status: 422, data, headers: {}, config, statusText: '' });
}

describe('a sheet for one’s own printer', () => {
  const make = () => fireEvent.click(screen.getByRole('button', { name: 'Télécharger le fichier compensé' }));

  it('is asked for in centimetres, whatever was typed', async () => {
    const calibratedSheet = file('blouse-a4-calibrated.pdf');
    renderCreator(<Calibrated pattern={pattern('1')} />, { identity: {}, api: { calibratedSheet } });
    type('Largeur mesurée', '9,9');
    type('Hauteur mesurée', '101 mm');
    make();
    await waitFor(() => expect(saved).toEqual(['blouse-a4-calibrated.pdf']));
    expect(calibratedSheet).toHaveBeenCalledWith('1', {
      ...{ format: 'a4', square: 'metric', across: 9.9, up: 10.1 },
    });
  });

  it('takes the square in inches from whoever reads inches', async () => {
    window.localStorage.setItem('droitfil.unit', 'in');
    const calibratedSheet = file('x.pdf');
    renderCreator(<Calibrated pattern={pattern('1')} />, { identity: {}, api: { calibratedSheet } });
    type('Largeur mesurée', '4');
    type('Hauteur mesurée', '3 15/16');
    make();
    await waitFor(() => expect(calibratedSheet).toHaveBeenCalled());
    const [, asked] = calibratedSheet.mock.calls[0] as unknown as [string, { across: number; up: number }];
    expect(asked).toMatchObject({ square: 'inches', across: 10.16 });
    expect(asked.up).toBeCloseTo(3.9375 * 2.54, 6);
  });

  it('asks for what is missing or is no length', async () => {
    renderCreator(<Calibrated pattern={pattern('1')} />, { identity: {}, api: {} });
    type('Hauteur mesurée', 'dix');
    make();
    await waitFor(() => expect(page()).toContain('Cette mesure est obligatoire.'));
    expect(page()).toContain('Une longueur est attendue');
  });

  it('tells by its field why a square is past mending', async () => {
    const calibratedSheet = vi.fn(async () =>
      Promise.reject(refusal('print-too-far-off', ['up'], 'Au-delà de 3 %.')),
    );
    renderCreator(<Calibrated pattern={pattern('1')} />, { identity: {}, api: { calibratedSheet } });
    type('Largeur mesurée', '10');
    type('Hauteur mesurée', '9');
    make();
    await waitFor(() => expect(page()).toContain('Au-delà de 3 %.'));
    expect(saved).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Hauteur mesurée' }).getAttribute('aria-invalid')).toBe(
      'true',
    );
  });
});

describe('files for machines', () => {
  it('are the pieces one by one or together, and the DXF', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    const front = {
      id: 'front',
      number: 1,
      name: 'Devant',
      cut: '1 × tissu',
      svg,
      preview: svg,
      file: '01-front.svg',
    };
    const api = { pieces: async () => [front], pieceArchive: file('p.zip'), dxf: file('p.dxf') };
    renderCreator(<Cutters pattern={pattern('1')} />, { identity: {}, api });
    fireEvent.click(screen.getByRole('button', { name: 'Télécharger le DXF' }));
    await waitFor(() => expect(saved).toEqual(['p.dxf']));
    fireEvent.click(screen.getByRole('button', { name: 'Voir les pièces en SVG' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Télécharger Devant en SVG' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Télécharger toutes les pièces' }));
    await waitFor(() => expect(saved).toEqual(['p.dxf', '01-front.svg', 'p.zip']));
  });
});

describe('printing only what changed', () => {
  const sheet = (again: readonly string[], pages = 4, asPrinted = true) =>
    ({ format: 'a4', pages, again, map: '<svg xmlns="http://www.w3.org/2000/svg"/>', asPrinted }) as const;
  const found = (sheets: ReprintOf['sheets']): ReprintOf => ({
    pieces: [
      { id: 'front', name: 'Devant', change: 'same' },
      { id: 'sleeve', name: 'Manche', change: 'changed' },
    ],
    sheets,
  });
  const open = (sheets: ReprintOf['sheets'], more = {}) => {
    const api = { reprint: async () => found(sheets), ...more };
    renderCreator(<Reprint pattern={pattern('new')} printed={pattern('old')} />, { identity: {}, api });
    fireEvent.click(screen.getByRole('button', { name: 'Chercher les feuilles à réimprimer' }));
  };

  it('names pieces and pages, and brings those pages', async () => {
    const reprintSheets = file('changes.pdf');
    open([sheet(['A2', 'B1'])], { reprintSheets });
    await waitFor(() => expect(page()).toContain('2 feuilles à réimprimer sur 4'));
    expect(page()).toMatch(/Manche\s*modifiée/);
    expect(page()).toContain('Une pièce reste identique.');
    expect(page()).toContain('A2 · B1');
    fireEvent.click(screen.getByRole('button', { name: 'Télécharger ces feuilles' }));
    await waitFor(() => expect(saved).toEqual(['changes.pdf']));
    expect(reprintSheets).toHaveBeenCalledWith('new', 'old', 'a4');
  });

  it('sends to the complete file when every page is another', async () => {
    open([sheet(['A1', 'A2'], 2)]);
    await waitFor(() => expect(page()).toContain('prenez le fichier complet de cette version'));
    expect(screen.queryByRole('button', { name: 'Télécharger ces feuilles' })).toBeNull();
  });

  it('warns where the printed sheets may have been laid out otherwise', async () => {
    open([sheet(['A2'], 4, false)]);
    await waitFor(() =>
      expect(page()).toContain('Nos feuilles ont été redessinées depuis cette impression.'),
    );
  });

  it('is not offered for a pattern that was never delivered', () => {
    const unmade = { ...pattern('old'), export: { status: 'failed' } } as PatternView;
    renderCreator(<Reprint pattern={pattern('new')} printed={unmade} />, { identity: {} });
    expect(screen.queryByRole('heading', { name: 'Réimprimer seulement ce qui change' })).toBeNull();
  });
});
