'use client';
import { Toast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from './button';
import buttonStyles from './button.module.css';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './icons/interface';
import styles from './toast.module.css';

const SIGNS = { done: CheckIcon, trouble: AlertIcon, note: InfoIcon } as const;

/** Gives everything inside it a place where outcomes are said. Once a page. */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('ui');
  return (
    <Toast.Provider timeout={6000} limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport aria-label={t('notifications')} className={styles.viewport}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const t = useTranslations('ui');
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const Sign = SIGNS[(toast.type as keyof typeof SIGNS | undefined) ?? 'note'];
    return (
      <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
        <Sign />
        <div className={styles.text}>
          <Toast.Title className={styles.title} />
          <Toast.Description className={styles.description} />
        </div>
        <Toast.Close
          aria-label={t('close')}
          className={clsx(buttonClass({ variant: 'quiet' }), buttonStyles.square, styles.close)}
        >
          <CloseIcon />
        </Toast.Close>
      </Toast.Root>
    );
  });
}
