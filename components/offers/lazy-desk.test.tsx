// @vitest-environment happy-dom
import '@/lib/testing/components/patience';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyDesk } from './lazy-desk';

const island = vi.hoisted(() => ({ fetched: vi.fn(), paid: vi.fn() }));
vi.mock('./desk-island', () => ({
  get DeskIsland() {
    island.fetched();
    return ({ chosen }: { chosen: string }) => (
      <button type="button" value="pay" onClick={() => island.paid(chosen)}>
        driven {chosen}
      </button>
    );
  },
}));

const show = () =>
  render(
    <LazyDesk locale="fr" messages={{}} offers={{ plans: [] } as never} chosen="happy">
      <input type="radio" name="plan" value="happy" aria-label="happy" defaultChecked />
      <input type="radio" name="plan" value="crazy" aria-label="crazy" />
      <button type="button" value="pay">
        still
      </button>
    </LazyDesk>,
  );

beforeEach(() => {
  island.fetched.mockClear();
  island.paid.mockClear();
  localStorage.clear();
  window.history.replaceState(null, '', '/prices');
});
afterEach(cleanup);

it('is only read until somebody turns to it, and then goes on from the plan picked meanwhile', async () => {
  show();
  (screen.getByLabelText('crazy') as HTMLInputElement).checked = true;
  expect(island.fetched).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('still'));
  await screen.findByText('driven crazy');
  expect(island.paid).not.toHaveBeenCalled();
});

it('does what was asked of it before it could, once', async () => {
  show();
  fireEvent.click(screen.getByText('still'));
  await screen.findByText('driven happy');
  await vi.waitFor(() => expect(island.paid.mock.calls).toEqual([['happy']]));
});

it('takes the press upon itself, so that the form is not sent as well', async () => {
  show();
  const goesOn = fireEvent.click(screen.getByText('still'));
  expect(goesOn).toBe(false);
  expect(fireEvent.click(screen.getByLabelText('crazy'))).toBe(true);
  await screen.findByText('driven crazy');
});

it('keeps the focus where it was', async () => {
  show();
  screen.getByText('still').focus();
  const driven = await screen.findByText('driven happy');
  expect(document.activeElement).toBe(driven);
  expect(island.paid).not.toHaveBeenCalled();
});

it.each([
  ['whoever is known here', () => localStorage.setItem('droitfil.signed-in', '1')],
  ['whoever comes back with a plan', () => window.history.replaceState(null, '', '/prices?plan=starter')],
])('is driven at once for %s', async (_, before) => {
  before();
  show();
  await screen.findByText('driven happy');
});
