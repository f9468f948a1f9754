// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Progress } from './progress';
import { renderInFrench } from './render-in-french';
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
  const toast = useToast();
  return <Button onClick={() => toast.trouble('Non enregistré', 'Réessayez')}>Enregistrer</Button>;
}

test('an outcome is said where it is heard', async () => {
  renderInFrench(
    <ToastRegion>
      <Saver />
    </ToastRegion>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect((await screen.findAllByText('Non enregistré')).length).toBeGreaterThan(0);
});

test('progress is a figure that can be read out', () => {
  renderInFrench(<Progress label="Tracé" value={0.4} />);
  const bar = screen.getByRole('progressbar', { name: 'Tracé' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
});
