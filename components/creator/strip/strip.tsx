'use client';

import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { formatLength, formatNumber } from '@/components/measurements/units';
import { formatPrice } from '@/components/offers/price';
import { InfoIcon } from '@/components/ui/icons/interface';
import { complexityPrice } from '@/lib/choices/price';
import { formatDuration } from '@/lib/measurements/durations';
import { usePreview, usePreviewControl } from '../preview/preview-context';
import { isTooNarrow, type PreviewState } from '../preview/preview-state';
import { useScreen } from '../screen';
import { useCreatorStore } from '../store/provider';
import type { CreatorState } from '../store/state';
import { useLater } from '../use-later';
import type { Summary } from '../worker/protocol';
import { Difficulty } from './difficulty';
import { RollingNumber } from './rolling-number';
import styles from './strip.module.css';
import { useOverflow } from './use-overflow';

const NoticesDialog = dynamic(() => import('./notices-dialog'), { ssr: false });

const summaryIn = ({ summary }: PreviewState) => summary;
const priceOf = ({ history }: CreatorState) => complexityPrice(history.present.choices);

/** What the garment asks of the person who sews it, always in sight. */
export function Strip() {
  const figures = useRef<HTMLDListElement>(null);
  const overflows = useOverflow(figures);
  const t = useTranslations('creator.strip');
  const actions = useTranslations('creator.actions');
  const locale = useLocale();
  const { unit, open } = useScreen();
  const summary = useLater(usePreviewControl().store, summaryIn);
  const width = usePreview((state) => state.clothWidth);
  const length = usePreview((state) => state.clothLength);
  const tooNarrow = usePreview(isTooNarrow);
  const pages = usePreview((state) => state.pagesA4);
  const price = useLater(useCreatorStore(), priceOf);
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
        <Figure name={t('fabric', { width: formatLength(width, unit, locale, 0) })}>
          {length === null ? (
            tooNarrow && t('narrow')
          ) : (
            <button
              type="button"
              className={styles.ask}
              title={actions('cloth')}
              onClick={() => open('cloth')}
            >
              <RollingNumber value={length} format={cloth} />
              <span className="visually-hidden">{actions('cloth')}</span>
            </button>
          )}
        </Figure>
        <Figure name={t('pages')}>
          {pages === null ? null : <RollingNumber value={pages} format={(n) => String(Math.round(n))} />}
        </Figure>
        <Figure name={t('price')}>
          <RollingNumber value={price} format={(cents) => formatPrice(cents, locale)} />
        </Figure>
      </dl>
      <Notices notices={summary?.notices ?? []} />
    </aside>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const t = useTranslations('creator.strip');
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        {children || (
          <span className={styles.pending}>
            <span className="visually-hidden">{t('pending')}</span>
          </span>
        )}
      </dd>
    </div>
  );
}

/** What the engine wants the maker to know, behind one button. */
function Notices({ notices }: { readonly notices: Summary['notices'] }) {
  const t = useTranslations('creator.strip');
  const [open, setOpen] = useState(false);
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
