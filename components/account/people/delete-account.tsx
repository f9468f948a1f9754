'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { useApi, useSession } from '@/components/session/session-provider';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { useToast } from '@/components/ui/use-toast';
import styles from '../account.module.css';

/** Signed out by itself after this: a deleted account must not be found open on a shared screen. */
const FAREWELL_MS = 15_000;

/** Signing out leaves the page, and anything said on it: here it is read first. */
function Farewell() {
  const t = useTranslations('account.informations');
  const { signOut } = useSession();
  const leave = useCallback(
    () => void signOut().catch(() => window.location.assign(window.location.origin)),
    [signOut],
  );
  useEffect(() => {
    const timer = setTimeout(leave, FAREWELL_MS);
    return () => clearTimeout(timer);
  }, [leave]);
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t('toasts.deleted')}
      description={t('deletedText')}
      footer={<Button onClick={leave}>{t('deletedLeave')}</Button>}
    />
  );
}

/** The end of an account: asked once, done at once, said, and then signed out. */
export function DeleteAccount() {
  const t = useTranslations('account.informations');
  const api = useApi();
  const toast = useToast('account');
  const { forget } = useSession();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [deleted, setDeleted] = useState(false);

  const remove = async () => {
    setBusy(true);
    try {
      await (await api()).deletePerson();
      toast.settled();
      forget();
      setDeleted(true);
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
      {deleted && <Farewell />}
    </section>
  );
}
