import { type RefObject, useLayoutEffect, useRef } from 'react';
import { prefersStillness } from '@/components/ui/prefers-stillness';
import type { Picture, PictureStroke } from '../worker/protocol';
import { between, easeOut, trailPath } from './morph';
import { usePreviewControl } from './preview-context';
import { traceOf } from './trace';

/** LOOK: the outline moves from the old to the new in 180 ms and leaves a short red trace. */
const MORPH_MS = 180;
const TRACE_MS = 1100;
/** Enough for the eye, and far fewer pictures of the whole drawing than a fading without steps. */
const TRACE_STEPS = 16;

type Trails = Map<string, Float32Array>;

/** Moves the strokes inside `group` from the last picture to this one, and lights up in `trace` what moved. */
export function useMorph(
  group: RefObject<SVGGElement | null>,
  trace: RefObject<SVGPathElement | null>,
  picture: Picture,
) {
  const shown = useRef<Trails>(new Map());
  const { isFollowing } = usePreviewControl();
  const fade = useRef<Animation | null>(null);

  useLayoutEffect(() => {
    const before = shown.current;
    const moving = picture.strokes.filter((stroke) => isMoving(stroke, before));
    const first = before.size === 0;
    const following = isFollowing();
    shown.current = trailsOf(picture);
    if (first) return;

    if (lightUp(trace.current, picture, before, following))
      fade.current = fadeOf(trace.current, fade.current);
    if (following || prefersStillness() || moving.length === 0) return;
    return animate(moving, before, shown.current, pathsOf(group.current), isFollowing);
  }, [group, trace, picture, isFollowing]);
}

function trailsOf({ strokes }: Picture): Trails {
  return new Map(strokes.flatMap(({ id, trail }) => (trail ? [[id, trail] as const] : [])));
}

function isMoving({ id, trail }: PictureStroke, before: Trails): boolean {
  const old = before.get(id);
  if (!trail || !old) return false;
  return old.some((value, i) => Math.abs(value - (trail[i] ?? 0)) > 0.02);
}

function pathsOf(group: SVGGElement | null): Map<string, SVGPathElement> {
  const paths = [...(group?.querySelectorAll<SVGPathElement>('path[data-id]') ?? [])];
  return new Map(paths.map((path) => [path.dataset.id ?? '', path]));
}

/** Runs the movement frame by frame on the elements themselves, until another change comes; returns what stops it. */
function animate(
  moving: readonly PictureStroke[],
  before: Trails,
  shown: Trails,
  paths: ReadonlyMap<string, SVGPathElement>,
  isFollowing: () => boolean,
): () => void {
  const start = performance.now();
  let frame = 0;
  const settle = () => {
    for (const { id, d } of moving) paths.get(id)?.setAttribute('d', d);
  };
  const step = () => {
    const t = Math.min(1, (performance.now() - start + 16) / MORPH_MS);
    if (t === 1 || isFollowing()) return settle();
    for (const { id, trail, closed } of moving) {
      const from = before.get(id);
      if (!from || !trail) continue;
      const at = between(from, trail, easeOut(t));
      // A change in the middle of the movement starts from where the line is seen.
      shown.set(id, at);
      paths.get(id)?.setAttribute('d', trailPath(at, closed));
    }
    frame = requestAnimationFrame(step);
  };
  step();
  return () => {
    cancelAnimationFrame(frame);
    settle();
  };
}

const TRACED = new Set(['outline', 'seam', 'cut', 'cut-lining', 'cut-interfacing', 'cut-contrast']);

/** Draws what moved; true when there is something to be seen. */
function lightUp(path: SVGPathElement | null, picture: Picture, before: Trails, following: boolean): boolean {
  if (!path) return false;
  const d = picture.strokes
    .filter(({ stroke, trail }) => trail && TRACED.has(stroke))
    .map(({ id, trail }) => traceOf(before.get(id), trail as Float32Array))
    .join('');
  if (d === '' && following) return false;
  path.setAttribute('d', d);
  return d !== '';
}

/** Lets the layer of the trace fade from the beginning: one fading for all changes, however fast they follow. */
function fadeOf(path: SVGPathElement | null, before: Animation | null): Animation | null {
  const layer = path?.ownerSVGElement;
  if (typeof layer?.animate !== 'function') return null;
  before?.cancel();
  return layer.animate([{ opacity: 0.9 }, { opacity: 0.9, offset: 0.35 }, { opacity: 0 }], {
    duration: TRACE_MS,
    easing: `steps(${TRACE_STEPS})`,
  });
}
