'use client';

import type { SlipAnswer, SlipJob } from '@/components/creator/worker/slip-protocol';
import { useWorkerAnswer } from '../use-worker-answer';

/** `null` where there are no workers: the form does without. */
const spawnSlipWorker = () =>
  typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('../../creator/worker/slip.worker.ts', import.meta.url), { type: 'module' });

/** What a slip of the tape would do, as a worker last answered; `null` until it has. */
export const useSlip = (job: SlipJob | null): SlipAnswer | null => useWorkerAnswer(job, spawnSlipWorker);
