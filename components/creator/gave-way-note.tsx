'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/use-toast';
import { useGivenWayWords } from './moved-words';
import { useCreator } from './store/provider';

/** Says what gave way to the value just taken wherever one looks, and takes all of it back when asked. */
export function GaveWayNote() {
  const t = useTranslations('creator.conflict');
  const say = useGivenWayWords();
  const toast = useToast('gave-way');
  const happened = useCreator((state) => state.announcement);
  const undo = useCreator((state) => state.undo);
  const shown = useRef(false);

  useEffect(() => {
    if (happened?.kind !== 'forced') {
      // Most changes make nothing give way: then there is nothing to take off the screen either.
      if (shown.current) toast.settled();
      shown.current = false;
      return;
    }
    shown.current = true;
    toast.done(
      say(happened.switchedOff),
      <Button size="small" onClick={undo}>
        {t('undo')}
      </Button>,
    );
  }, [happened, undo, say, t, toast]);
  return null;
}
