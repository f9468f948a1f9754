'use client';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './dialog.module.css';
import { WindowOpen } from './window-open';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** What will happen, and whether it can be undone. */
  readonly description: ReactNode;
  /** The verb of what is confirmed: never "OK". */
  readonly confirm: string;
  readonly cancel?: string;
  readonly onConfirm: () => void;
  /** Something is lost for good. */
  readonly danger?: boolean;
  readonly busy?: boolean;
}

/** Asks once before what cannot be taken back. The harmless answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirm, cancel, onConfirm, danger, busy } = props;
  const t = useTranslations('ui');
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup}>
          <WindowOpen />
          <header className={styles.head}>
            <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          </header>
          <div className={styles.body}>
            <AlertDialog.Description className={styles.description}>{description}</AlertDialog.Description>
          </div>
          <footer className={styles.foot}>
            <AlertDialog.Close render={<Button variant="secondary">{cancel ?? t('cancel')}</Button>} />
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </footer>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
