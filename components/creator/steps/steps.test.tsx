// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { renderCreator } from '@/lib/testing/components/render-creator';
import catalogue from '@/messages/fr/catalogue.json';
import { GaveWayNote } from '../gave-way-note';
import { LiveRegion } from '../live-region';
import { type Question, questionsOf, type Step } from './questions';
import { SlotQuestion } from './slot-question';

afterEach(cleanup);

const { name: HOOD } = catalogue.values.collar.hood;
const { 'back-zip': ZIP, 'back-buttons': BUTTONS } = catalogue.values.opening;
const choices = defaultChoices('top');
const question = (step: Step, slot: string) =>
  questionsOf(step, choices).find((each) => each.slot === slot) as Question;
const plain = (text?: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

/** The question of the collar, for somebody who chose an opening that no hood lets through. */
function renderButtoned() {
  const rendered = renderCreator(<SlotQuestion question={question('neck', 'collar')} />);
  act(() => rendered.store.getState().choose('opening', 'back-buttons'));
  return rendered;
}

describe('a question of the catalogue', () => {
  it('is a named group of radios with the present choice checked', () => {
    renderCreator(<SlotQuestion question={question('neck', 'neckline-front')} />);
    const group = screen.getByRole('radiogroup', { name: 'Encolure devant' });
    expect(within(group).getByRole('radio', { name: 'Ronde' }).matches(':checked')).toBe(true);
  });

  it('takes what is pressed and announces it', async () => {
    const { store } = renderCreator(
      <>
        <SlotQuestion question={question('neck', 'neckline-front')} />
        <LiveRegion />
      </>,
    );
    fireEvent.click(screen.getByRole('radio', { name: 'En V' }));
    expect(store.getState().history.present.choices.options['neckline-front']).toBe('v');
    await vi.waitFor(() =>
      expect(plain(screen.getByRole('status').textContent)).toBe(
        'Encolure devant : En V. Change aussi : Profondeur devant, de 2 cm à 10 cm.',
      ),
    );
  });

  it('says beforehand what a value would change, changes it, and takes all of it back', () => {
    const { store, container } = renderCreator(
      <>
        <SlotQuestion question={question('neck', 'collar')} />
        <GaveWayNote />
      </>,
    );
    const hood = screen.getByRole('radio', { name: HOOD });
    expect(plain(hood.closest('div')?.textContent)).toContain('Change aussi : Ouverture (');
    fireEvent.click(hood);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(store.getState().history.present.choices.options).toMatchObject({
      collar: 'hood',
      silhouette: 'fitted',
    });
    expect(store.getState().history.present.choices.options.opening).not.toBe('back-zip');
    expect(plain(container.textContent)).toContain(`Ouverture : « ${ZIP.name} » devient`);
    fireEvent.click(screen.getByRole('button', { name: 'Revenir en arrière' }));
    expect(store.getState().history.present.choices).toEqual(choices);
    expect(plain(container.textContent)).not.toContain('devient');
  });

  it('asks before a choice has to give way', () => {
    const { store } = renderButtoned();
    const hood = screen.getByRole('radio', { name: HOOD });
    fireEvent.click(hood);
    const note = screen.getByRole('alertdialog');
    expect(document.activeElement).toBe(note);
    expect(plain(note.textContent)).toContain(BUTTONS.name);
    expect(store.getState().history.present.choices.options.collar).toBe('none');

    fireEvent.click(within(note).getByRole('button', { name: 'Ne rien changer' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();

    fireEvent.click(hood);
    fireEvent.click(screen.getByRole('button', { name: 'Choisir quand même' }));
    expect(store.getState().history.present.choices.options.collar).toBe('hood');
  });

  it('closes the note with Escape', () => {
    renderButtoned();
    fireEvent.click(screen.getByRole('radio', { name: HOOD }));
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a dimension', () => {
  it('is left to the engine until it is set by hand, and can be given back', () => {
    const { store } = renderCreator(<SlotQuestion question={question('body', 'fit')} />);
    fireEvent.click(screen.getByRole('button', { name: /Régler à la main.*poitrine/ }));
    expect(store.getState().history.present.choices.sizes['ease-bust']).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: /automatique.*poitrine/i }));
    expect(store.getState().history.present.choices.sizes).not.toHaveProperty('ease-bust');
  });

  it('takes a figure typed in the reader’s notation and keeps it within its range', () => {
    const { store } = renderCreator(<SlotQuestion question={question('neck', 'neckline-front')} />);
    const field = screen.getByRole('textbox', { name: 'Profondeur devant, valeur exacte' });
    const type = (text: string) => {
      fireEvent.focus(field);
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
    };
    act(() => type('3,5'));
    expect(store.getState().history.present.choices.sizes['neckline-front-depth']).toBe(3.5);
    act(() => type('99'));
    expect(store.getState().history.present.choices.sizes['neckline-front-depth']).toBeLessThanOrEqual(12);
  });

  it('offers named lengths', () => {
    const { store } = renderCreator(<SlotQuestion question={question('neck', 'neckline-front')} />);
    const group = screen.getByRole('group', { name: /Profondeur devant/ });
    fireEvent.click(within(group).getByRole('button', { name: 'Basse' }));
    expect(store.getState().history.present.choices.sizes['neckline-front-depth']).toBe(6);
  });

  it('says what a collar does to the neckline, and shows as fixed what it fixes', () => {
    const { store, container } = renderCreator(
      <>
        <SlotQuestion question={question('neck', 'neckline-front')} />
        <SlotQuestion question={question('neck', 'collar')} />
      </>,
    );
    act(() => store.getState().choose('collar', 'funnel'));
    const said = plain(container.textContent);
    expect(said).toContain('Change aussi : Profondeur devant, de 2 cm à 0 cm');
    expect(said).toContain('Ce qui était réglé reviendra');
    expect(said).toContain('Fixé par « Col cheminée ».');
    expect(screen.queryByRole('slider', { name: 'Profondeur devant' })).toBeNull();
    act(() => store.getState().choose('collar', 'none'));
    expect(screen.getByRole('slider', { name: 'Profondeur devant' }).getAttribute('aria-valuenow')).toBe('2');
  });
});
