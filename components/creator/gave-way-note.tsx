'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/use-toast';
import { useCreator } from './store/provider';
import { useCatalogueWords } from './words';

/** Says what gave way to the value just taken wherever one looks, and takes all of it back when asked. */
export function GaveWayNote() {
  const t = useTranslations('creator.conflict');
  const words = useCatalogueWords();
  const toast = useToast('gave-way');
  const happened = useCreator((state) => state.announcement);
  const undo = useCreator((state) => state.undo);

  useEffect(() => {
    if (happened?.kind !== 'forced') return toast.settled();
    const changes = happened.switchedOff.map(({ slot, nearest }) =>
      t('becomes', { slot: words.slot(slot), value: words.value(slot, nearest) }),
    );
    toast.done(
      t('moved', { sizes: changes.join(t('between')) }),
      <Button size="small" onClick={undo}>
        {t('undo')}
      </Button>,
    );
  }, [happened, undo, words, t, toast]);
  return null;
}
