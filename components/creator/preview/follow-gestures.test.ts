// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followGestures } from './follow-gestures';

/** A picture drawn at two pixels a centimetre. */
function openPicture() {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const matrix = { inverse: () => ({ scale: 0.5 }) };
  Object.assign(svg, { getScreenCTM: () => matrix, setPointerCapture: () => {} });
  const gestures = { zoom: vi.fn(), pan: vi.fn() };
  const stop = followGestures(svg, gestures);
  const point = (type: string, pointerId: number, clientX: number, clientY: number) =>
    svg.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY }));
  return { svg, ...gestures, stop, point };
}

describe('gestures over a picture', () => {
  beforeEach(() => {
    class ScaledPoint {
      readonly x: number;
      readonly y: number;
      constructor(x: number, y: number) {
        this.x = x;
        this.y = y;
      }
      matrixTransform({ scale }: { readonly scale: number }) {
        return { x: this.x * scale, y: this.y * scale };
      }
    }
    vi.stubGlobal('DOMPoint', ScaledPoint);
    return () => vi.unstubAllGlobals();
  });

  it('moves along with one finger, in centimetres', () => {
    const { point, pan, zoom } = openPicture();
    point('pointerdown', 1, 100, 100);
    point('pointermove', 1, 90, 120);
    expect(pan).toHaveBeenCalledExactlyOnceWith(5, -10);
    expect(zoom).not.toHaveBeenCalled();
  });

  it('draws nearer what two fingers spread, about the middle between them', () => {
    const { point, pan, zoom } = openPicture();
    point('pointerdown', 1, 100, 100);
    point('pointerdown', 2, 200, 100);
    point('pointermove', 2, 300, 100);
    expect(zoom).toHaveBeenCalledExactlyOnceWith(2, { x: 100, y: 50 });
    expect(pan).not.toHaveBeenCalled();
  });

  it('keeps the wheel from the page and draws farther with it', () => {
    const { svg, zoom } = openPicture();
    const wheel = new WheelEvent('wheel', { deltaY: 100, cancelable: true });
    svg.dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(true);
    expect(zoom.mock.calls[0]?.[0]).toBeCloseTo(Math.exp(-0.16), 9);
  });

  it('lets go of a finger that is lifted, and of all once it is told to stop', () => {
    const { point, pan, stop } = openPicture();
    point('pointerdown', 1, 100, 100);
    point('pointerup', 1, 100, 100);
    point('pointermove', 1, 90, 100);
    point('pointerdown', 1, 100, 100);
    stop();
    point('pointermove', 1, 90, 100);
    expect(pan).not.toHaveBeenCalled();
  });
});
