'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApi } from '@/components/session/session-provider';
import { Button } from '@/components/ui/button';
import { DownloadIcon } from '@/components/ui/icons/interface';
import { useToast } from '@/components/ui/use-toast';
import styles from '../account.module.css';
import { saveFile } from '../save-file';

const FILE = 'droitfil.json';

/** Everything kept about the person, as a file of her own. */
export function OwnData() {
  const t = useTranslations('account.informations');
  const api = useApi();
  const toast = useToast('data');
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      saveFile(FILE, asFile(await (await api()).everything()));
      toast.settled();
    } catch {
      toast.trouble(t('dataInterrupted'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles.danger}>
      <h2>{t('dataTitle')}</h2>
      <p className={styles.muted}>{t('dataIntro')}</p>
      <Button busy={busy} onClick={() => void download()}>
        <DownloadIcon />
        {t('data')}
      </Button>
    </section>
  );
}

const asFile = (everything: unknown) =>
  new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
