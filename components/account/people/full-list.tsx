'use client';

import { useTranslations } from 'next-intl';
import { PlansLink } from '@/components/session/plans-link';
import styles from '../account.module.css';

/** Said where somebody more would be added: the plan keeps no more people than these. */
export function FullList({ limit }: { readonly limit: number }) {
  const t = useTranslations('account.measures');
  return (
    <p className={styles.muted}>
      {t('full', { limit })} <PlansLink />
    </p>
  );
}
