'use client';

import type { BodyAnswer } from '@/components/creator/worker/body-protocol';
import { canDrawInSpace } from '@/components/space/can-draw';
import type { Body } from '@/lib/measurements/names';
import { useWorkerAnswer } from '../use-worker-answer';

const spawnBodyWorker = () =>
  typeof Worker === 'undefined' || !canDrawInSpace()
    ? null
    : new Worker(new URL('../../creator/worker/body.worker.ts', import.meta.url), { type: 'module' });

/** The body in space of the newest measurements; `null` until there is one, and where it could not be drawn. */
export const useBody = (body: Body | null): BodyAnswer | null =>
  useWorkerAnswer(body && { body }, spawnBodyWorker);
