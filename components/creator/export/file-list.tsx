'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { DownloadIcon } from '@/components/ui/icons/interface';
import type { FileView } from '@/lib/exports/views';
import { useFileWords } from './file-link';
import styles from './file-list.module.css';

/** The files of a pattern, each with its size and a link. */
export function FileList({ files }: { readonly files: readonly FileView[] }) {
  const t = useTranslations('account.creation');
  const ui = useTranslations('ui');
  const { titleOf, sizeOf } = useFileWords();
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.url} className={styles.file} data-format={file.format}>
          <span className={styles.title}>{titleOf(file)}</span>
          <span className={styles.size}>{sizeOf(file)}</span>
          <a
            className={buttonClass({ size: 'small' })}
            href={file.url}
            download={file.name}
            aria-label={ui('pair', { name: t('download'), value: titleOf(file) })}
          >
            <DownloadIcon />
            {t('download')}
          </a>
        </li>
      ))}
    </ul>
  );
}
