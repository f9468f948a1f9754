'use client';

import type { BodyAnswer } from '@/components/creator/worker/body-protocol';
import type { Body } from '@/lib/measurements/names';
import { useWorkerAnswer } from '../use-worker-answer';

function canDrawInSpace(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  // Browsers keep few contexts: this one was only to see.
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}

const spawnBodyWorker = () =>
  typeof Worker === 'undefined' || !canDrawInSpace()
    ? null
    : new Worker(new URL('../../creator/worker/body.worker.ts', import.meta.url), { type: 'module' });

/** The body in space of the newest measurements; `null` until there is one, and where it could not be drawn. */
export const useBody = (body: Body | null): BodyAnswer | null =>
  useWorkerAnswer(body && { body }, spawnBodyWorker);
