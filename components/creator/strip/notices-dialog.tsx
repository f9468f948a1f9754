'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog';
import { useCatalogueWords } from '../words';
import type { Summary } from '../worker/protocol';
import styles from './strip.module.css';

interface NoticesDialogProps {
  readonly notices: Summary['notices'];
  readonly onClose: () => void;
}

/** What the engine had to decide for the maker, and what she may choose otherwise. */
export default function NoticesDialog({ notices, onClose }: NoticesDialogProps) {
  const t = useTranslations('creator.strip');
  const words = useCatalogueWords();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('noticesTitle')}>
      <ul className={styles.noticeList}>
        {notices.map(({ code, figures }) => (
          <li key={code + JSON.stringify(figures)}>{words.notice(code, figures)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
