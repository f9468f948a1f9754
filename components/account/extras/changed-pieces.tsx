'use client';

import { useTranslations } from 'next-intl';
import { Badge, type BadgeProps } from '@/components/ui/badge';
import type { Reprint } from '@/lib/exports/extras/reprint';
import account from '../account.module.css';
import styles from './extras.module.css';

type Change = Reprint['pieces'][number]['change'];

const TONES: Readonly<Record<Change, BadgeProps['tone']>> = {
  same: 'done',
  changed: 'trouble',
  added: 'ask',
  removed: 'plain',
};

/** The pieces that are not as they were, by name; the others only counted. */
export function ChangedPieces({ pieces }: Pick<Reprint, 'pieces'>) {
  const t = useTranslations('extras.reprint');
  const different = pieces.filter(({ change }) => change !== 'same');
  return (
    <div>
      <ul className={styles.changes}>
        {different.map(({ id, name, change }) => (
          <li key={id} className={styles.change}>
            <span>{name}</span>
            <Badge tone={TONES[change]}>{t(`changes.${change}`)}</Badge>
          </li>
        ))}
      </ul>
      <p className={account.muted}>{t('same', { count: pieces.length - different.length })}</p>
    </div>
  );
}
