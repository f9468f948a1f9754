'use client';

import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useDeferredValue, useRef, useState } from 'react';
import { formatLength, formatNumber } from '@/components/measurements/units';
import { InfoIcon } from '@/components/ui/icons/interface';
import { complexityPrice } from '@/lib/choices/price';
import type { Locale } from '@/lib/i18n/locales';
import { formatDuration } from '@/lib/measurements/durations';
import { usePreview } from '../preview/preview-context';
import { CLOTH_WIDTH } from '../preview/preview-store';
import { useScreen } from '../screen';
import { useChosen } from '../store/provider';
import { Difficulty } from './difficulty';
import { formatPrice } from './price';
import { RollingNumber } from './rolling-number';
import styles from './strip.module.css';
import { useOverflow } from './use-overflow';

const NoticesDialog = dynamic(() => import('./notices-dialog'), { ssr: false });

/** What the garment asks of the person who sews it, always in sight. */
export function Strip() {
  const figures = useRef<HTMLDListElement>(null);
  const overflows = useOverflow(figures);
  const t = useTranslations('creator.strip');
  const locale = useLocale() as Locale;
  const { unit } = useScreen();
  // Figures roll to their new values in their own time: the drawing they belong to goes first.
  const summary = useDeferredValue(usePreview((state) => state.summary));
  const length = usePreview((state) => state.clothLength);
  const pages = usePreview((state) => state.pagesA4);
  const chosen = useDeferredValue(useChosen());
  const cloth = (cm: number) =>
    unit === 'in'
      ? `${formatNumber(Math.ceil((cm / 91.44) * 8) / 8, locale, 3)}\u00a0yd`
      : `${formatNumber(Math.ceil(cm / 5) / 20, locale, 2)}\u00a0m`;
  const duration = useCallback((minutes: number) => formatDuration(minutes, locale), [locale]);

  return (
    <aside className={styles.strip} aria-label={t('label')}>
      <dl ref={figures} className={styles.figures} tabIndex={overflows ? 0 : undefined}>
        <Figure name={t('difficulty')}>{summary && <Difficulty value={summary.difficulty} />}</Figure>
        <Figure name={t('preparation')}>
          {summary && <RollingNumber value={summary.preparationMinutes} format={duration} />}
        </Figure>
        <Figure name={t('realisation')}>
          {summary && <RollingNumber value={summary.realisationMinutes} format={duration} />}
        </Figure>
        <Figure name={t('fabric', { width: formatLength(CLOTH_WIDTH, unit, locale, 0) })}>
          {length !== null && <RollingNumber value={length} format={cloth} />}
        </Figure>
        <Figure name={t('pages')}>
          {pages === null ? null : <RollingNumber value={pages} format={(n) => String(Math.round(n))} />}
        </Figure>
        <Figure name={t('price')}>
          <RollingNumber value={complexityPrice(chosen)} format={(cents) => formatPrice(cents, locale)} />
        </Figure>
      </dl>
      <Notices />
    </aside>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const t = useTranslations('creator.strip');
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        {children ?? (
          <span className={styles.pending}>
            <span className="visually-hidden">{t('pending')}</span>
          </span>
        )}
      </dd>
    </div>
  );
}

/** What the engine wants the maker to know, behind one button. */
function Notices() {
  const t = useTranslations('creator.strip');
  const [open, setOpen] = useState(false);
  const notices = usePreview((state) => state.summary?.notices) ?? [];
  if (notices.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={styles.notices}
        aria-label={t('notices', { count: notices.length })}
        onClick={() => setOpen(true)}
      >
        <InfoIcon />
        <span className={styles.inWords}>{t('notices', { count: notices.length })}</span>
        <span className={styles.inShort}>{notices.length}</span>
      </button>
      {open && <NoticesDialog notices={notices} onClose={() => setOpen(false)} />}
    </>
  );
}
