'use client';

import { useTranslations } from 'next-intl';
import { TroubleNote } from '@/components/session/trouble-note';
import { Button } from '@/components/ui/button';
import { DownloadIcon } from '@/components/ui/icons/interface';
import { KeptPicture } from '@/components/ui/kept-picture';
import type { Reprint } from '@/lib/exports/extras/reprint';
import type { PatternView } from '@/lib/exports/views';
import account from '../account.module.css';
import styles from './extras.module.css';
import { useDownload } from './use-download';

interface SheetsAgainProps {
  readonly pattern: PatternView;
  readonly printed: PatternView;
  readonly sheet: Reprint['sheets'][number];
}

/** Which pages of one format to print again, where they lie, and the file that holds them. */
export function SheetsAgain({ pattern, printed, sheet }: SheetsAgainProps) {
  const t = useTranslations('extras.reprint');
  const formats = useTranslations('account.creation.formats');
  const { busy, trouble, download } = useDownload();
  const { format, pages, again, map, asPrinted } = sheet;
  const count = again.length;
  return (
    <section className={styles.sheet} aria-label={formats(format)}>
      <h3>{formats(format)}</h3>
      <p>{count === pages ? t('everything', { pages }) : t('some', { count, pages })}</p>
      {count > 0 && count < pages && <p className={styles.addresses}>{again.join(' · ')}</p>}
      <KeptPicture className={styles.map} svg={map} alt={t('map', { list: again.join(', ') })} />
      {!asPrinted && <p className={styles.caution}>{t('redrawn')}</p>}
      {trouble && <TroubleNote trouble={trouble} />}
      {count > 0 && count < pages && (
        <div className={account.buttons}>
          <Button
            busy={busy !== null}
            onClick={() => void download(format, (api) => api.reprintSheets(pattern.id, printed.id, format))}
          >
            <DownloadIcon />
            {t('download')}
          </Button>
        </div>
      )}
    </section>
  );
}
