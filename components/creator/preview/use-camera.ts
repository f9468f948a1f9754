import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Box, type Camera, pan, seenBox, wholeView, within, ZOOM_STEP, zoomAt } from './camera';
import { followGestures } from './follow-gestures';

export interface CameraControl {
  readonly viewBox: string;
  /** Height of the whole picture, cm: what is written on it is measured by that. */
  readonly tall: number;
  readonly zoomed: boolean;
  zoom(factor: number): void;
  whole(): void;
}

/** Wheel, pinch, drag and buttons over one picture. A picture that is wholly seen leaves the finger to the page. */
export function useCamera(ref: RefObject<SVGSVGElement | null>, box: Box, key: string): CameraControl {
  const [camera, setCamera] = useState<{ key: string; at: Camera } | null>(null);
  const current = camera?.key === key ? within(camera.at, box) : wholeView(box);

  const change = useCallback(
    (next: (camera: Camera) => Camera) =>
      setCamera((before) => ({
        key,
        at: next(before?.key === key ? within(before.at, box) : wholeView(box)),
      })),
    [key, box],
  );

  useEffect(() => {
    if (!ref.current) return;
    return followGestures(ref.current, {
      zoom: (factor, at) => change((camera) => zoomAt(camera, box, factor, at)),
      pan: (dx, dy) => change((camera) => pan(camera, box, dx, dy)),
    });
  }, [ref, box, change]);

  const zoom = useCallback(
    (factor: number) => change((camera) => zoomAt(camera, box, factor, camera)),
    [change, box],
  );
  const whole = useCallback(() => setCamera(null), []);
  return {
    viewBox: seenBox(current, box).join(' '),
    tall: box[3],
    zoomed: current.zoom > 1,
    zoom,
    whole,
  };
}

export const ZOOM_IN = ZOOM_STEP;
export const ZOOM_OUT = 1 / ZOOM_STEP;
