'use client';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from './button';
import buttonStyles from './button.module.css';
import styles from './dialog.module.css';
import { CloseIcon } from './icons/interface';
import { WindowOpen } from './window-open';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the one that goes on last. */
  readonly footer?: ReactNode;
  readonly wide?: boolean;
  /** False for a window that only its own buttons leave. */
  readonly closable?: boolean;
  /** True where a press beside the window must not close it: its size changes under a double click. */
  readonly steady?: boolean;
}

/** A window over the page: in the middle of a wide screen, rising from below on a phone. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  wide,
  closable = true,
  steady = false,
}: DialogProps) {
  const t = useTranslations('ui');
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={steady}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup className={clsx(styles.popup, wide && styles.wide)}>
          <WindowOpen />
          <header className={styles.head}>
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            {closable && (
              <BaseDialog.Close
                aria-label={t('close')}
                className={clsx(buttonClass({ variant: 'quiet' }), buttonStyles.square)}
              >
                <CloseIcon />
              </BaseDialog.Close>
            )}
          </header>
          <div className={styles.body}>
            {description && (
              <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
            )}
            {children}
          </div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
