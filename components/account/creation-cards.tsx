'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { pageHref } from '@/components/site/page-link';
import { Badge, type BadgeProps } from '@/components/ui/badge';
import { KeptPicture } from '@/components/ui/kept-picture';
import type { ListedStatus, PatternSummary } from '@/lib/exports/views';
import { TellingLine } from './choices/telling-line';
import styles from './creation-cards.module.css';
import { useDay } from './use-day';

const TONES: Readonly<Record<ListedStatus, BadgeProps['tone']>> = {
  pending: 'ask',
  running: 'ask',
  ready: 'done',
  failed: 'trouble',
};

/** Patterns as sheets on a table, each leading to its files. */
export function CreationCards({ patterns }: { readonly patterns: readonly PatternSummary[] }) {
  const t = useTranslations('account.creations');
  const day = useDay();
  const locale = useLocale();
  return (
    <ul className={styles.cards}>
      {patterns.map((pattern) => {
        const { id, name, wearerName, createdAt, status, thumbnailSvg } = pattern;
        return (
          <li key={id} className={styles.card}>
            <KeptPicture className={styles.picture} svg={thumbnailSvg} alt="" />
            <div className={styles.words}>
              <Link
                className={styles.link}
                href={`${pageHref(locale, 'creation')}?id=${encodeURIComponent(id)}`}
              >
                {name}
              </Link>
              <TellingLine pattern={pattern} all={patterns} />
              <span className={styles.date}>{t('made', { name: wearerName, date: day(createdAt) })}</span>
              <span>
                <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
