interface Place {
  readonly x: number;
  readonly y: number;
}

interface Gestures {
  /** Nearer or farther, at a place in cm. */
  zoom(factor: number, at: Place): void;
  /** Along with the finger, cm. */
  pan(dx: number, dy: number): void;
}

/** Follows wheel, fingers and mouse over a picture until the returned function is called. */
export function followGestures(svg: SVGSVGElement, { zoom, pan }: Gestures): () => void {
  const pointers = new Map<number, Place>();
  const follower = new AbortController();
  const { signal } = follower;

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * 0.0016), inCm(svg, placeOf(event)));
  };
  const down = (event: PointerEvent) => {
    pointers.set(event.pointerId, placeOf(event));
    svg.setPointerCapture(event.pointerId);
  };
  const up = (event: PointerEvent) => pointers.delete(event.pointerId);
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    pointers.set(event.pointerId, now);
    const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    if (other) return zoom(gap(now, other) / Math.max(1, gap(before, other)), inCm(svg, middle(now, other)));
    const [a, b] = [inCm(svg, before), inCm(svg, now)];
    pan(a.x - b.x, a.y - b.y);
  };

  svg.addEventListener('wheel', wheel, { passive: false, signal });
  svg.addEventListener('pointerdown', down, { signal });
  svg.addEventListener('pointermove', move, { signal });
  svg.addEventListener('pointerup', up, { signal });
  svg.addEventListener('pointercancel', up, { signal });
  return () => follower.abort();
}

const placeOf = ({ clientX, clientY }: MouseEvent): Place => ({ x: clientX, y: clientY });

const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const gap = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);

function inCm(svg: SVGSVGElement, { x, y }: Place): Place {
  const matrix = svg.getScreenCTM()?.inverse();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: 0, y: 0 };
}
