// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerSlip } from '@/components/creator/worker/answer-slip';
import type { SlipRequest } from '@/components/creator/worker/slip-protocol';
import { writeOwner } from '@/components/session/owner';
import { defaultChoices } from '@/lib/choices/defaults';
import { ESSENTIAL, type MeasurementName } from '@/lib/measurements/names';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { renderCreator } from '@/lib/testing/components/render-creator';
import catalogue from '@/messages/fr/catalogue.json';
import { readDraft } from './draft';
import { MeasurementForm } from './measurement-form';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

const nameOf = (name: MeasurementName) => catalogue.measurements[name].name;
const field = (name: MeasurementName) =>
  screen.getByRole('textbox', { name: nameOf(name) }) as HTMLInputElement;
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
const page = () => plain(document.body.textContent);

function open(measured = {}) {
  const onSubmit = vi.fn();
  const garment = defaultChoices('top');
  renderCreator(
    <MeasurementForm
      id="form"
      draft="new"
      start={{ name: 'Camille', measured }}
      garment={garment}
      onSubmit={onSubmit}
    />,
  );
  const send = () => fireEvent.submit(document.getElementById('form') as HTMLFormElement);
  const type = (name: MeasurementName, text: string) => {
    fireEvent.focus(field(name));
    fireEvent.change(field(name), { target: { value: text } });
    fireEvent.blur(field(name));
  };
  return { onSubmit, send, type };
}

describe('measurement form', () => {
  it('gives the measurements in centimetres', async () => {
    const { onSubmit, send } = open(STANDARD_SIZES['38']);
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Camille', measured: STANDARD_SIZES['38'] });
  });

  it('asks for each essential measurement and says that fields are invalid', async () => {
    const { onSubmit, send } = open();
    send();
    await waitFor(() => expect(page()).toContain('Un ou plusieurs champs ne sont pas valides.'));
    expect(screen.getAllByText('Cette mesure est obligatoire.')).toHaveLength(ESSENTIAL.length);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('checks on leaving a field and never erases what was typed', async () => {
    const { type } = open();
    type('stature', 'grande');
    await waitFor(() => expect(page()).toContain('Un nombre est attendu'));
    expect(field('stature').value).toBe('grande');
  });

  it('brings back what was typed when it is left half filled, until one begins anew', async () => {
    const { type } = open();
    type('stature', '168');
    type('backHeight', 'quar');
    await waitFor(() => expect(readDraft('new')?.values.backHeight).toBe('quar'));
    cleanup();
    open();
    await waitFor(() => expect(page()).toContain('Ce que vous aviez commencé à remplir est revenu.'));
    expect([field('stature').value, field('backHeight').value]).toEqual(['168', 'quar']);
    fireEvent.click(screen.getByRole('button', { name: 'Recommencer' }));
    await waitFor(() => expect(field('stature').value).toBe(''));
    await waitFor(() => expect(readDraft('new')).toBeNull());
    expect(page()).not.toContain('est revenu');
  });

  it('brings back nothing of whoever has signed out', async () => {
    writeOwner('agnes');
    const { type } = open();
    type('stature', '168');
    await waitFor(() => expect(readDraft('new')).not.toBeNull());
    writeOwner(null);
    cleanup();
    open();
    expect(field('stature').value).toBe('');
    expect(JSON.stringify(window.localStorage)).not.toContain('168');
  });

  it('notices inches, and reads the form in inches when told so', async () => {
    const { type } = open();
    type('bustCircumference', '34');
    await waitFor(() => expect(page()).toContain('En centimètres, il serait de 86,4 cm.'));
    fireEvent.click(screen.getByRole('button', { name: 'J’ai mesuré en pouces' }));
    expect(field('bustCircumference').value).toBe('34');
    await waitFor(() => expect(page()).not.toContain('ressemble à des pouces'));
  });

  it('converts the fields with the unit', () => {
    open({ bustCircumference: 91.44 });
    fireEvent.click(screen.getByRole('button', { name: 'pouces' }));
    expect(field('bustCircumference').value).toBe('36');
    fireEvent.click(screen.getByRole('button', { name: 'centimètres' }));
    expect(field('bustCircumference').value).toBe('91,44');
  });

  it('estimates what is left empty and marks it', () => {
    const essentials = Object.fromEntries(ESSENTIAL.map((name) => [name, STANDARD_SIZES['38'][name]]));
    open(essentials);
    expect(field('bicepsCircumference').value).toBe('');
    expect(plain(field('bicepsCircumference').placeholder)).toMatch(/^\d+(,\d)? cm$/);
    expect(screen.getAllByText('estimée')).toHaveLength(8);
  });

  it('refuses a contradiction naming both numbers', async () => {
    const { onSubmit, send } = open({ ...STANDARD_SIZES['38'], underbustCircumference: 95 });
    send();
    await waitFor(() =>
      expect(page()).toContain(
        plain(`${nameOf('underbustCircumference')} (95 cm) dépasse ${nameOf('bustCircumference')} (88 cm)`),
      ),
    );
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('asks once about the improbable, and takes it when it was confirmed', async () => {
    const { onSubmit, send } = open({ ...STANDARD_SIZES['38'], armLength: 75 });
    send();
    await waitFor(() => expect(page()).toContain('À vérifier'));
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('checkbox', { name: /J’ai repris ces mesures/ }));
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  });

  it('shows how the measurement in hand is taken', () => {
    open();
    fireEvent.focus(field('bustHeight'));
    const pictures = document.querySelectorAll(`svg[aria-label$="${nameOf('bustHeight')}"]`);
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    expect(page()).toContain('Du point où l’épaule rejoint le cou jusqu’à la pointe du sein');
  });
});

describe('a slip of the tape', () => {
  /** The worker itself, without a thread. */
  class SlipWorker {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    terminate = vi.fn();
    postMessage(request: SlipRequest) {
      this.onmessage?.({ data: answerSlip(request) });
    }
  }
  beforeEach(() => vi.stubGlobal('Worker', SlipWorker));
  afterEach(() => vi.unstubAllGlobals());

  it('is shown on the garment, for the measurement that is being taken', async () => {
    const { type } = open(STANDARD_SIZES['38']);
    await waitFor(() => expect(page()).toContain('Avec 2 cm de trop ici, ce vêtement (Haut) changerait'));
    expect(page()).toContain('Tour de poitrine+2 cm');
    type('backHeight', '41');
    await waitFor(() => expect(page()).toContain('Longueur du dos+2 cm'));
    expect(page()).toContain('Dos, par rapport au devant+2 cm');
  });

  it('shows the body as it is understood, with what is doubted', async () => {
    const { type } = open(STANDARD_SIZES['38']);
    const figure = await screen.findByRole('img', { name: /^Votre silhouette/ });
    expect(plain(figure.textContent)).toContain('Tour de taille 70 cm');
    const width = () => Number(figure.getAttribute('viewBox')?.split(' ')[2]);
    const before = width();
    type('hipCircumference', '110');
    await waitFor(() => expect(width()).toBeGreaterThan(before + 3));
  });

  it('waits until the essential measurements are there', async () => {
    open();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(page()).not.toContain('de trop ici');
  });
});
