// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderCreator } from '@/lib/testing/components/render-creator';
import { ReplacedNote } from './replaced-note';
import { freshStart } from './store/create-store';
import { startingCreation } from './store/creation';

afterEach(cleanup);

const TITLE = 'Le modèle a pris la place de votre création en cours.';

it('says that a suggestion took the place of what was under way, and brings that back', async () => {
  const start = { ...freshStart(), before: startingCreation('dress') };
  const { store } = renderCreator(<ReplacedNote start={start} />);
  await waitFor(() => expect(screen.getAllByText(TITLE).length).toBeGreaterThan(0));
  store.getState().chooseGarment('jacket');
  fireEvent.click(screen.getByRole('button', { name: 'La reprendre' }));
  expect(store.getState().history.present.choices.garment).toBe('top');
  await waitFor(() => expect(screen.queryAllByText(TITLE)).toEqual([]));
});

it('says nothing where nothing was under way', () => {
  renderCreator(<ReplacedNote start={freshStart()} />);
  expect(screen.queryByText(TITLE)).toBeNull();
});
