'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ButtonLook, buttonClass } from '@/components/ui/button';
import { DownloadIcon } from '@/components/ui/icons/interface';
import type { FileView } from '@/lib/exports/views';
import styles from './file-list.module.css';

const FORMATS = ['a4', 'a3', 'a0', 'a0-long', 'projector-grid', 'projector', 'booklet'] as const;
type Format = (typeof FORMATS)[number];

/** How a file of a pattern is named, and how large it is, in the reader's language. */
export function useFileWords() {
  const t = useTranslations('account.creation');
  const locale = useLocale();
  return {
    titleOf: ({ format, name }: FileView) =>
      FORMATS.includes(format as Format) ? t(`formats.${format as Format}`) : name,
    sizeOf: ({ bytes }: FileView) => {
      const [unit, figure] =
        bytes < 1_000_000 ? ['kilobyte', bytes / 1_000] : ['megabyte', bytes / 1_000_000];
      const maximumFractionDigits = unit === 'kilobyte' ? 0 : 1;
      return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(figure);
    },
  };
}

interface FileLinkProps extends ButtonLook {
  readonly file: FileView;
}

/** A file to download, named by what it is. */
export function FileLink({ file, ...look }: FileLinkProps) {
  const t = useTranslations('account.creation');
  const { titleOf, sizeOf } = useFileWords();
  return (
    <a className={buttonClass(look)} href={file.url} download={file.name}>
      <DownloadIcon />
      <span className="visually-hidden">{t('download')}</span> {titleOf(file)}
      <span className={styles.weight}>{sizeOf(file)}</span>
    </a>
  );
}
