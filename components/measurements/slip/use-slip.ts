'use client';

import { useEffect, useRef, useState } from 'react';
import type { SlipAnswer, SlipJob } from '@/components/creator/worker/slip-protocol';

/** Lengths are typed figure by figure: nothing is drawn before the hand rests this long. */
const REST_MS = 250;

type SlipWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage'>;

/** `null` where there are no workers: the form does without. */
const spawnSlipWorker = (): SlipWorker | null =>
  typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('../../creator/worker/slip.worker.ts', import.meta.url), { type: 'module' });

/** What a worker answers to the newest question; `null` until there is one. The worker is fetched at the first. */
export function useSlip(job: SlipJob | null): SlipAnswer | null {
  const worker = useRef<SlipWorker | null>(null);
  const asked = useRef(0);
  const [answer, setAnswer] = useState<SlipAnswer | null>(null);
  const question = job && JSON.stringify(job);

  useEffect(() => () => worker.current?.terminate(), []);

  useEffect(() => {
    if (question === null) {
      setAnswer(null);
      return;
    }
    const timer = setTimeout(() => {
      worker.current ??= spawnSlipWorker();
      if (!worker.current) return;
      worker.current.onmessage = ({ data }: MessageEvent<SlipAnswer>) => {
        if (data.id === asked.current) setAnswer(data);
      };
      asked.current += 1;
      worker.current.postMessage({ ...JSON.parse(question), id: asked.current });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [question]);

  return answer;
}
