'use client';

import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { RedoIcon, UndoIcon } from '@/components/ui/icons/interface';
import { useCreator } from '../store/provider';

/** Undo and redo: in the bar, or where a phone has no room for them there, on the drawing. */
export function History({ className }: { readonly className?: string | undefined }) {
  const t = useTranslations('creator.actions');
  const canUndo = useCreator((state) => state.history.past.length > 0);
  const canRedo = useCreator((state) => state.history.future.length > 0);
  const undo = useCreator((state) => state.undo);
  const redo = useCreator((state) => state.redo);
  return (
    <div className={className}>
      <IconButton label={t('undo')} onClick={undo} disabled={!canUndo}>
        <UndoIcon />
      </IconButton>
      <IconButton label={t('redo')} onClick={redo} disabled={!canRedo}>
        <RedoIcon />
      </IconButton>
    </div>
  );
}
