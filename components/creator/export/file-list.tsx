'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { DownloadIcon } from '@/components/ui/icons/interface';
import type { FileView } from '@/lib/exports/views';
import styles from './file-list.module.css';

const FORMATS = ['a4', 'a3', 'a0', 'a0-long', 'projector-grid', 'projector', 'booklet'] as const;
type Format = (typeof FORMATS)[number];

/** The files of a pattern, each with its size and a link. */
export function FileList({ files }: { readonly files: readonly FileView[] }) {
  const t = useTranslations('account.creation');
  const ui = useTranslations('ui');
  const locale = useLocale();
  const sizeOf = (bytes: number) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: bytes < 1_000_000 ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: bytes < 1_000_000 ? 0 : 1,
    }).format(bytes / (bytes < 1_000_000 ? 1_000 : 1_000_000));
  const titleOf = (format: string, name: string) =>
    FORMATS.includes(format as Format) ? t(`formats.${format as Format}`) : name;
  return (
    <ul className={styles.files}>
      {files.map(({ format, name, bytes, url }) => (
        <li key={url} className={styles.file} data-format={format}>
          <span className={styles.title}>{titleOf(format, name)}</span>
          <span className={styles.size}>{sizeOf(bytes)}</span>
          <a
            className={buttonClass({ size: 'small' })}
            href={url}
            download={name}
            aria-label={ui('pair', { name: t('download'), value: titleOf(format, name) })}
          >
            <DownloadIcon />
            {t('download')}
          </a>
        </li>
      ))}
    </ul>
  );
}
