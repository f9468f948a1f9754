'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/use-toast';
import styles from '../account.module.css';
import { useApi, useSession } from '../identity/session-provider';

/** The end of an account: asked once, done at once, and then signed out. */
export function DeleteAccount() {
  const t = useTranslations('account.informations');
  const api = useApi();
  const session = useSession();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    setBusy(true);
    try {
      await (await api()).deletePerson();
      toast.done(t('toasts.deleted'));
      await session.signOut();
    } catch {
      toast.trouble(t('toasts.deleteInterrupted'));
    } finally {
      setBusy(false);
      setOpen(false);
    }
  };

  return (
    <section className={styles.danger}>
      <h2>{t('deleteTitle')}</h2>
      <p className={styles.muted}>{t('deleteIntro')}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        danger
        open={open}
        onOpenChange={setOpen}
        title={t('deleteConfirmTitle')}
        description={t('deleteConfirmText')}
        confirm={t('delete')}
        busy={busy}
        onConfirm={() => void remove()}
      />
    </section>
  );
}
