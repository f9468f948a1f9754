// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInFrench } from '@/lib/testing/components/render-in-french';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Progress } from './progress';
import { ToastRegion } from './toast';
import { useToast } from './use-toast';

afterEach(cleanup);

test('a busy button keeps its words and ignores a second press', () => {
  const onClick = vi.fn();
  renderInFrench(
    <Button busy onClick={onClick}>
      Exporter le patron
    </Button>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Exporter le patron' }));
  expect(onClick).not.toHaveBeenCalled();
});

test('a dialog has its title and description, and a way out', () => {
  const onOpenChange = vi.fn();
  renderInFrench(<Dialog open onOpenChange={onOpenChange} title="Formats" description="Six feuilles" />);
  expect(screen.getByRole('dialog', { name: 'Formats' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(onOpenChange.mock.calls[0]?.[0]).toBe(false);
});

test('what cannot be undone is asked for by its verb', () => {
  const onConfirm = vi.fn();
  renderInFrench(
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      title="Supprimer ces mesures ?"
      description="Les patrons déjà exportés restent."
      confirm="Supprimer"
      onConfirm={onConfirm}
      danger
    />,
  );
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

function Saver() {
  const toast = useToast('sheet');
  const other = useToast('wearer');
  return (
    <>
      <Button onClick={() => toast.trouble('Non enregistré', 'Réessayez')}>Échouer</Button>
      <Button onClick={() => other.trouble('Autre ennui')}>Échouer ailleurs</Button>
      <Button onClick={() => toast.done('Enregistré')}>Réussir</Button>
      <Button onClick={toast.settled}>Réussir sans un mot</Button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isSaid = (words: string) => screen.queryAllByText(words).length > 0;

test.each([
  ['Réussir', true],
  ['Réussir sans un mot', false],
])('an outcome takes the place of an earlier one of the same thing: %s', async (deed, isTold) => {
  renderInFrench(
    <ToastRegion>
      <Saver />
    </ToastRegion>,
  );
  press('Échouer');
  press('Échouer ailleurs');
  await waitFor(() => expect(isSaid('Non enregistré')).toBe(true));
  press(deed);
  await waitFor(() => expect(isSaid('Non enregistré')).toBe(false));
  expect(isSaid('Réessayez')).toBe(false);
  expect(isSaid('Enregistré')).toBe(isTold);
  expect(isSaid('Autre ennui')).toBe(true);
});

test('a success goes away by itself, though a trouble of the same thing stayed', async () => {
  vi.useFakeTimers();
  renderInFrench(
    <ToastRegion>
      <Saver />
    </ToastRegion>,
  );
  press('Échouer');
  act(() => vi.advanceTimersByTime(60_000));
  expect(isSaid('Non enregistré')).toBe(true);
  press('Réussir');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(isSaid('Enregistré')).toBe(false);
  vi.useRealTimers();
});

test('progress is a figure that can be read out', () => {
  renderInFrench(<Progress label="Tracé" value={0.4} />);
  const bar = screen.getByRole('progressbar', { name: 'Tracé' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
});
