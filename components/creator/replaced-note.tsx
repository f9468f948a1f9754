'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/use-toast';
import type { CreatorStart } from './store/create-store';
import { useCreatorStore } from './store/provider';

/** Says that a suggestion has taken the place of the creation that was under way, and brings that back when asked. */
export function ReplacedNote({ start }: { readonly start: CreatorStart | null }) {
  const t = useTranslations('creator.replaced');
  const store = useCreatorStore();
  const toast = useToast('replaced');
  const said = useRef(false);

  useEffect(() => {
    if (!start?.before || said.current) return;
    said.current = true;
    const bringBack = () => {
      store.getState().undo();
      toast.settled();
    };
    toast.done(
      t('title'),
      <Button size="small" onClick={bringBack}>
        {t('back')}
      </Button>,
    );
  }, [start, store, t, toast]);
  return null;
}
