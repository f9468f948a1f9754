'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useScreen } from '../screen';
import { isTyping } from '../shortcuts';
import type { Picture, View } from '../worker/protocol';
import type { Box } from './camera';
import { FitLabels } from './fit-labels';
import { FitLengths } from './fit-lengths';
import { NamedPiece } from './named-piece';
import { PieceLabels } from './piece-labels';
import { stableBox } from './stable-box';
import { StagePicture } from './stage-picture';
import { StageTools } from './stage-tools';
import { type CameraControl, useCamera, ZOOM_IN, ZOOM_OUT } from './use-camera';

/** What is looked at: a drawing, or the pieces laid on their cloth. */
type Sight = View | 'laid';

interface StageViewProps {
  readonly sight: Sight;
  readonly picture: Picture;
  readonly frame: React.RefObject<HTMLElement | null>;
}

/** A drawing to be looked at from near and far, with what is written on it and beside it. */
export function StageView({ sight, picture, frame }: StageViewProps) {
  const t = useTranslations('creator.views');
  const svg = useRef<SVGSVGElement>(null);
  const [box, setBox] = useState<Box>(() => stableBox(null, picture.box));
  const next = stableBox(box, picture.box);
  if (next !== box) setBox(next);
  const camera = useCamera(svg, next, sight);
  const hasPieces = sight === 'pieces' || sight === 'laid';
  useZoomKeys(camera);

  return (
    <>
      <StagePicture
        fine={hasPieces}
        ruled={sight !== 'laid'}
        picture={picture}
        label={t(`${sight}Picture`)}
        camera={camera}
        svg={svg}
      >
        {sight === 'pieces' && <PieceLabels />}
        {sight === 'fit' && <FitLabels />}
      </StagePicture>
      {sight === 'fit' && <FitLengths />}
      {hasPieces && <NamedPiece svg={svg} />}
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
