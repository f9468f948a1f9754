'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useToast } from '@/components/ui/use-toast';
import type { ExportFlow } from './flow';

/** Says in the corner how an export ended, even when its window was closed meanwhile. */
export function useOutcomeToasts(flow: ExportFlow) {
  const t = useTranslations('export.toasts');
  const toast = useToast('export');
  useEffect(() => {
    let name = flow.remembered()?.name ?? '';
    return flow.store.subscribe((now, before) => {
      name = flow.remembered()?.name ?? name;
      if (now.phase === before.phase) return;
      if (now.phase === 'ready') toast.done(t('created', { name }));
      if (now.phase === 'failed' && before.phase === 'pending') toast.trouble(t('interrupted', { name }));
    });
  }, [flow, t, toast]);
}
