'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { MeasuresButton } from '../bar/checks';
import { History } from '../bar/history';
import { ClothTray } from '../look/cloth-tray';
import { type StageView, useScreen } from '../screen';
import { isTyping } from '../shortcuts';
import type { Picture } from '../worker/protocol';
import type { Box } from './camera';
import { FitLabels } from './fit-labels';
import { FitLengths } from './fit-lengths';
import { NamedPiece } from './named-piece';
import { PieceLabels } from './piece-labels';
import { usePreview, usePreviewControl } from './preview-context';
import { RefusalNote } from './refusal-note';
import { stableBox } from './stable-box';
import styles from './stage.module.css';
import { StagePicture } from './stage-picture';
import { StageTools } from './stage-tools';
import { type CameraControl, useCamera, ZOOM_IN, ZOOM_OUT } from './use-camera';
import { ViewSwitch } from './view-switch';
import { WaitingGarment } from './waiting-garment';
import { Who } from './who';

const WornView = dynamic(() => import('../worn/worn-view'), { ssr: false });

/** The garment, large, in the view that is chosen; as worn it is drawn flat until it hangs. */
export function Stage() {
  const { view: chosen, dropWorn } = useScreen();
  const view = chosen === 'worn' ? 'front' : chosen;
  const [worn, setWorn] = useState(false);
  const isWorn = chosen === 'worn' && worn;
  const control = usePreviewControl();
  const picture = usePreview((state) => state.pictures[view]);
  const status = usePreview((state) => state.status);
  const frame = useRef<HTMLElement>(null);
  const t = useTranslations('creator.views');

  // Once looked at it stays, so that coming back to it shows it at once.
  const [wanted, setWanted] = useState(false);
  if (chosen === 'worn' && !wanted) setWanted(true);

  useEffect(() => control.show([view]), [control, view]);

  return (
    <section ref={frame} className={styles.stage} data-view={isWorn ? 'worn' : view} aria-label={t('label')}>
      <div className={styles.head}>
        <ViewSwitch />
        <Who />
      </div>
      <MeasuresButton className={styles.measures} />
      <History className={styles.history} />
      {status === 'broken' && (
        <div className={styles.broken} role="alert">
          <p>{t('broken')}</p>
          <Button onClick={control.retry}>{t('retry')}</Button>
        </div>
      )}
      {status !== 'broken' && !picture && <WaitingGarment />}
      {picture && !isWorn && <View key={view} view={view} picture={picture} frame={frame} />}
      {status === 'ready' && wanted && (
        <WornView looking={chosen === 'worn'} onWorn={setWorn} onUnable={dropWorn} />
      )}
      {(view === 'front' || view === 'back') && <ClothTray />}
      <RefusalNote />
    </section>
  );
}

interface ViewProps {
  readonly view: Exclude<StageView, 'worn'>;
  readonly picture: Picture;
  readonly frame: React.RefObject<HTMLElement | null>;
}

function View({ view, picture, frame }: ViewProps) {
  const t = useTranslations('creator.views');
  const svg = useRef<SVGSVGElement>(null);
  const [box, setBox] = useState<Box>(() => stableBox(null, picture.box));
  const next = stableBox(box, picture.box);
  if (next !== box) setBox(next);
  const camera = useCamera(svg, next, view);
  useZoomKeys(camera);

  return (
    <>
      <StagePicture
        fine={view === 'pieces'}
        picture={picture}
        label={t(`${view}Picture`)}
        camera={camera}
        svg={svg}
      >
        {view === 'pieces' && <PieceLabels />}
        {view === 'fit' && <FitLabels />}
      </StagePicture>
      {view === 'fit' && <FitLengths />}
      {view === 'pieces' && <NamedPiece svg={svg} />}
      <StageTools zoom={camera.zoom} whole={camera.whole} zoomed={camera.zoomed} frame={frame} />
    </>
  );
}

/** `+`, `−` and `0`, as in most programs that show drawings. */
function useZoomKeys(camera: CameraControl) {
  const { window: open } = useScreen();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (open !== null || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    if (event.key === '+' || event.key === '=') camera.zoom(ZOOM_IN);
    else if (event.key === '-') camera.zoom(ZOOM_OUT);
    else if (event.key === '0') camera.whole();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
