'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { measuresToast } from '@/components/measurements/toast-name';
import { formatLength } from '@/components/measurements/units';
import { useUnit } from '@/components/measurements/use-unit';
import { useApi } from '@/components/session/session-provider';
import { pageHref } from '@/components/site/page-link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { IconButton } from '@/components/ui/icon-button';
import { TrashIcon } from '@/components/ui/icons/interface';
import { useToast } from '@/components/ui/use-toast';
import type { Wearer } from '@/lib/accounts/wearers';
import { ESSENTIAL, RECOMMENDED } from '@/lib/measurements/names';
import styles from '../account.module.css';
import { useDay } from '../use-day';

interface WearerRowProps {
  readonly wearer: Wearer;
  readonly onDeleted: () => void;
}

/** One person: the three girths, how complete it is, and what can be done. */
export function WearerRow({ wearer, onDeleted }: WearerRowProps) {
  const t = useTranslations('account.measures');
  const locale = useLocale();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, name } = wearer;
  const toast = useToast(measuresToast(id));

  const remove = async () => {
    setBusy(true);
    try {
      await (await api()).deleteWearer(id);
      toast.done(t('toasts.deleted', { name }));
      onDeleted();
    } catch {
      toast.trouble(t('toasts.deleteInterrupted'));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <li className={styles.row}>
      <Figures wearer={wearer} />
      <div className={styles.buttons}>
        <ButtonLink
          size="small"
          href={`${pageHref(locale, 'wearer')}?id=${encodeURIComponent(id)}`}
          aria-label={t('changeName', { name })}
        >
          {t('change')}
        </ButtonLink>
        <IconButton label={t('deleteName', { name })} onClick={() => setAsking(true)}>
          <TrashIcon />
        </IconButton>
      </div>
      <ConfirmDialog
        danger
        open={asking}
        onOpenChange={setAsking}
        title={t('deleteTitle', { name })}
        description={t('deleteText')}
        confirm={t('delete')}
        busy={busy}
        onConfirm={() => void remove()}
      />
    </li>
  );
}

function Figures({ wearer }: Pick<WearerRowProps, 'wearer'>) {
  const t = useTranslations('account.measures');
  const memory = useTranslations('fit.memory');
  const day = useDay();
  const names = useTranslations('catalogue.measurements');
  const locale = useLocale();
  const [unit] = useUnit();
  const { name, measured, updatedAt, corrections } = wearer;
  const missing = ESSENTIAL.filter((each) => measured[each] === undefined).length;
  const estimated = RECOMMENDED.filter((each) => measured[each] === undefined).length;
  const girths = (['bustCircumference', 'waistCircumference', 'hipCircumference'] as const).filter(
    (each) => measured[each] !== undefined,
  );
  return (
    <div>
      <h3>{name}</h3>
      <p className={styles.figures}>
        {girths.map((each) => (
          <span key={each}>
            {names(`${each}.name`)} {formatLength(measured[each] ?? 0, unit, locale)}
          </span>
        ))}
        <span>{t('updated', { date: day(updatedAt) })}</span>
      </p>
      {missing > 0 ? (
        <Badge tone="ask">{t('missing', { count: missing })}</Badge>
      ) : (
        <Badge tone={estimated === 0 ? 'done' : 'plain'}>
          {estimated === 0 ? t('complete') : t('estimated', { count: estimated })}
        </Badge>
      )}
      {corrections.length > 0 && <Badge>{memory('count', { count: corrections.length })}</Badge>}
    </div>
  );
}
