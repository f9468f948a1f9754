'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import type { Api } from '@/components/api/client';
import { useResource } from '@/components/session/use-resource';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Wearer } from '@/lib/accounts/wearers';
import type { PatternView } from '@/lib/exports/views';
import styles from '../account.module.css';
import { FitDialog } from './fit-dialog';

/** What the sewn garment showed: asked once it is worn, and kept for its wearer. */
export function FitCard({ pattern }: { readonly pattern: PatternView }) {
  const { wearerId } = pattern;
  const load = useCallback((api: Api) => api.wearer(wearerId ?? ''), [wearerId]);
  const { resource, set } = useResource(wearerId ? load : null);
  // Measurements that are no longer kept have nothing to learn.
  if (resource.status !== 'ready') return null;
  return <Invitation pattern={pattern} wearer={resource.value} onAnswered={set} />;
}

interface InvitationProps {
  readonly pattern: PatternView;
  readonly wearer: Wearer;
  readonly onAnswered: (wearer: Wearer) => void;
}

function Invitation({ pattern, wearer, onAnswered }: InvitationProps) {
  const t = useTranslations('fit');
  const [open, setOpen] = useState(false);
  const own = wearer.corrections.filter(({ patternId }) => patternId === pattern.id);
  return (
    <Card className={styles.panel} open={own.length === 0}>
      <h2>{t('title')}</h2>
      <p className={styles.muted}>
        {own.length === 0 ? t('invite', { name: wearer.name }) : t('answered', { count: own.length })}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => setOpen(true)}>{t(own.length === 0 ? 'open' : 'change')}</Button>
      </div>
      {open && (
        <FitDialog
          {...{ pattern, wearer }}
          corrections={own}
          onClose={() => setOpen(false)}
          onAnswered={onAnswered}
        />
      )}
    </Card>
  );
}
