import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Box, type Camera, pan, seenBox, wholeView, within, ZOOM_STEP, zoomAt } from './camera';

export interface CameraControl {
  readonly viewBox: string;
  /** Height of the whole picture, cm: what is written on it is measured by that. */
  readonly tall: number;
  readonly zoomed: boolean;
  zoom(factor: number): void;
  whole(): void;
}

interface Pointers {
  readonly points: Map<number, { x: number; y: number }>;
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
    const svg = ref.current;
    if (!svg) return;
    const pointers: Pointers = { points: new Map() };

    const toCm = (x: number, y: number) => {
      const matrix = svg.getScreenCTM()?.inverse();
      const point = matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: 0, y: 0 };
      return { x: point.x, y: point.y };
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = toCm(event.clientX, event.clientY);
      change((camera) => zoomAt(camera, box, Math.exp(-event.deltaY * 0.0016), at));
    };
    const down = (event: PointerEvent) => {
      pointers.points.set(event.pointerId, { x: event.clientX, y: event.clientY });
      svg.setPointerCapture(event.pointerId);
    };
    const up = (event: PointerEvent) => pointers.points.delete(event.pointerId);
    const move = (event: PointerEvent) => {
      const before = pointers.points.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const [other] = [...pointers.points].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      pointers.points.set(event.pointerId, now);
      if (other) {
        const factor = gap(now, other) / Math.max(1, gap(before, other));
        const at = toCm((now.x + other.x) / 2, (now.y + other.y) / 2);
        change((camera) => zoomAt(camera, box, factor, at));
        return;
      }
      const [a, b] = [toCm(before.x, before.y), toCm(now.x, now.y)];
      change((camera) => pan(camera, box, a.x - b.x, a.y - b.y));
    };

    svg.addEventListener('wheel', wheel, { passive: false });
    svg.addEventListener('pointerdown', down);
    svg.addEventListener('pointermove', move);
    svg.addEventListener('pointerup', up);
    svg.addEventListener('pointercancel', up);
    return () => {
      svg.removeEventListener('wheel', wheel);
      svg.removeEventListener('pointerdown', down);
      svg.removeEventListener('pointermove', move);
      svg.removeEventListener('pointerup', up);
      svg.removeEventListener('pointercancel', up);
    };
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

const gap = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

export const ZOOM_IN = ZOOM_STEP;
export const ZOOM_OUT = 1 / ZOOM_STEP;
