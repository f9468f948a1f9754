'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatLength } from '@/components/measurements/units';
import { Button } from '@/components/ui/button';
import type { Imported, LeftOut } from '@/lib/choices/import-choices';
import { useScreen } from '../screen';
import { useCatalogueWords } from '../words';
import styles from './import.module.css';

interface LeftOutListProps {
  readonly imported: Imported;
  readonly onDone: () => void;
}

/** What of a design could not be taken over. */
export function LeftOutList({ imported: { percent, leftOut }, onDone }: LeftOutListProps) {
  const t = useTranslations('creator.import');
  const nameOf = useNames();
  return (
    <div className={styles.form} role="status">
      <p>{t('partly', { percent })}</p>
      <ul className={styles.list}>
        {leftOut.map((each) => (
          <li key={each.kind === 'value' ? each.slot : each.size}>{nameOf(each)}</li>
        ))}
      </ul>
      <p>{t('instead')}</p>
      <Button variant="primary" onClick={onDone}>
        {t('goOn')}
      </Button>
    </div>
  );
}

/** Names in the reader's words where the catalogue still knows them, as they were saved where it does not. */
function useNames(): (left: LeftOut) => string {
  const words = useCatalogueWords();
  const locale = useLocale();
  const { unit } = useScreen();
  const t = useTranslations('creator.import');
  return (left) =>
    left.kind === 'value'
      ? t('item', { name: words.slot(left.slot), value: words.value(left.slot, left.value) })
      : t('item', { name: words.size(left.size), value: formatLength(left.cm, unit, locale) });
}
