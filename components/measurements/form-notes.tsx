import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { AlertIcon } from '@/components/ui/icons/interface';
import styles from './measurement-form.module.css';

/** Says that what was typed and never saved is here again. */
export function RestoredNote({ onStartOver }: { readonly onStartOver: () => void }) {
  const t = useTranslations('measurements.form');
  return (
    <div className={styles.restored} role="status">
      <p>{t('restored')}</p>
      <Button size="small" onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </div>
  );
}

/** Says that something keeps the form from being sent. */
export function InvalidNote() {
  const t = useTranslations('measurements.form');
  return (
    <p role="alert" className={styles.invalid}>
      <AlertIcon />
      {t('invalid')}
    </p>
  );
}
