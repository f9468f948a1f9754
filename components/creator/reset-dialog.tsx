'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useScreen } from './screen';
import { useCreator } from './store/provider';

export default function ResetDialog() {
  const t = useTranslations('creator.reset');
  const { window, open } = useScreen();
  const reset = useCreator((state) => state.reset);
  return (
    <ConfirmDialog
      open={window === 'reset'}
      onOpenChange={(shown) => open(shown ? 'reset' : null)}
      title={t('title')}
      description={t('text')}
      confirm={t('confirm')}
      onConfirm={() => {
        reset();
        open(null);
      }}
    />
  );
}
