'use client';

import { useTranslations } from 'next-intl';
import { memo, type RefObject } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { FullscreenIcon, MinusIcon, PlusIcon, ResetIcon } from '@/components/ui/icons/interface';
import styles from './stage.module.css';
import { type CameraControl, ZOOM_IN, ZOOM_OUT } from './use-camera';
import { useFullScreen } from './use-full-screen';

interface StageToolsProps extends Pick<CameraControl, 'zoom' | 'whole' | 'zoomed'> {
  readonly frame: RefObject<HTMLElement | null>;
}

/** Nearer, farther, whole and over the full screen. Not rendered again for each new drawing. */
export const StageTools = memo(function StageTools({ zoom, whole, zoomed, frame }: StageToolsProps) {
  const t = useTranslations('creator.views');
  return (
    <div className={styles.tools}>
      <IconButton label={t('zoomIn')} onClick={() => zoom(ZOOM_IN)}>
        <PlusIcon />
      </IconButton>
      <IconButton label={t('zoomOut')} onClick={() => zoom(ZOOM_OUT)} disabled={!zoomed}>
        <MinusIcon />
      </IconButton>
      <IconButton label={t('whole')} onClick={whole} disabled={!zoomed}>
        <ResetIcon />
      </IconButton>
      <FullScreenButton frame={frame} />
    </div>
  );
});

function FullScreenButton({ frame }: { readonly frame: RefObject<HTMLElement | null> }) {
  const t = useTranslations('creator.views');
  const { full, toggle } = useFullScreen(frame);
  if (typeof document !== 'undefined' && !document.fullscreenEnabled) return null;
  return (
    <IconButton label={t(full ? 'leaveFullScreen' : 'fullScreen')} onClick={toggle}>
      <FullscreenIcon />
    </IconButton>
  );
}
