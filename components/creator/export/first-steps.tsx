'use client';

import { useTranslations } from 'next-intl';
import { useUnit } from '@/components/measurements/use-unit';
import { Disclosure } from '@/components/ui/disclosure';
import type { FileView } from '@/lib/exports/views';
import { FileLink } from './file-link';
import { FileList } from './file-list';
import styles from './first-steps.module.css';

/** The files nearly everybody prints first: they are offered by themselves, the others behind them. */
const FIRST: readonly string[] = ['a4', 'booklet'];

/** What to do with a pattern first, each file where it is needed; those for other papers and for projectors behind. */
export function FirstSteps({ files }: { readonly files: readonly FileView[] }) {
  const t = useTranslations('account.creation.first');
  const [unit] = useUnit();
  const [sheets, booklet] = FIRST.map((format) => files.find((file) => file.format === format));
  const others = files.filter(({ format }) => !FIRST.includes(format));
  if (!sheets || !booklet) return <FileList files={files} />;
  return (
    <>
      <ol className={styles.steps}>
        <li data-format={sheets.format}>
          <p>{t('sheets')}</p>
          <FileLink file={sheets} variant="primary" />
        </li>
        <li>
          <p>{t('measure', { unit })}</p>
        </li>
        <li data-format={booklet.format}>
          <p>{t('booklet')}</p>
          <FileLink file={booklet} />
        </li>
      </ol>
      <Disclosure title={t('others')}>
        <FileList files={others} />
      </Disclosure>
    </>
  );
}
