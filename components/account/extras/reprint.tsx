'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import type { Api } from '@/components/api/client';
import { Loaded } from '@/components/session/loaded';
import { useResource } from '@/components/session/use-resource';
import { Button } from '@/components/ui/button';
import type { Reprint as ReprintOf } from '@/lib/exports/extras/reprint';
import type { PatternView } from '@/lib/exports/views';
import account from '../account.module.css';
import { ChangedPieces } from './changed-pieces';
import styles from './extras.module.css';
import { SheetsAgain } from './sheets-again';

interface ReprintProps {
  /** The version to be cut out now. */
  readonly pattern: PatternView;
  /** The version that lies on paper. */
  readonly printed: PatternView;
}

/** What of one version has to be printed when the other is on paper already. */
export function Reprint({ pattern, printed }: ReprintProps) {
  const t = useTranslations('extras.reprint');
  const [open, setOpen] = useState(false);
  if (pattern.export.status !== 'ready' || printed.export.status !== 'ready') return null;
  return (
    <section className={clsx(account.panel, styles.reprint)} aria-labelledby="reprint">
      <h2 id="reprint">{t('title')}</h2>
      <p className={account.muted}>{t('text', { printed: printed.name, name: pattern.name })}</p>
      {open ? (
        <Found pattern={pattern} printed={printed} />
      ) : (
        <div className={account.buttons}>
          <Button onClick={() => setOpen(true)}>{t('find')}</Button>
        </div>
      )}
    </section>
  );
}

function Found({ pattern, printed }: ReprintProps) {
  const t = useTranslations('extras.reprint');
  const load = useCallback((api: Api) => api.reprint(pattern.id, printed.id), [pattern.id, printed.id]);
  return (
    <Loaded of={useResource<ReprintOf>(load)} label={t('title')} shape={['6rem', '18rem']}>
      {({ pieces, sheets }) => (
        <>
          <ChangedPieces pieces={pieces} />
          <div className={styles.sheets}>
            {sheets.map((sheet) => (
              <SheetsAgain key={sheet.format} {...{ pattern, printed, sheet }} />
            ))}
          </div>
        </>
      )}
    </Loaded>
  );
}
