'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TroubleNote } from '@/components/session/trouble-note';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DownloadIcon } from '@/components/ui/icons/interface';
import type { PatternView } from '@/lib/exports/views';
import account from '../account.module.css';
import { PiecesDialog } from './pieces-dialog';
import { useDownload } from './use-download';

/** The pattern for machines: each piece as SVG, all of it as DXF. */
export function Cutters({ pattern }: { readonly pattern: PatternView }) {
  const t = useTranslations('extras.cutters');
  const [open, setOpen] = useState(false);
  const { busy, trouble, download } = useDownload();
  return (
    <Card className={account.panel}>
      <h2>{t('title')}</h2>
      <p className={account.muted}>{t('text')}</p>
      {trouble && <TroubleNote trouble={trouble} />}
      <div className={account.buttons}>
        <Button onClick={() => setOpen(true)}>{t('pieces')}</Button>
        <Button busy={busy !== null} onClick={() => void download('dxf', (api) => api.dxf(pattern.id))}>
          <DownloadIcon />
          {t('dxf')}
        </Button>
      </div>
      {open && <PiecesDialog pattern={pattern} onClose={() => setOpen(false)} />}
    </Card>
  );
}
