'use client';

import { useEffect, useRef, useState } from 'react';

/** Lengths are typed figure by figure: nothing is asked before the hand rests this long. */
const REST_MS = 250;

type FormWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/**
 * What a worker of the form answers to the newest question; `null` until there is one, and where `spawn` finds that there
 * can be none. The worker is fetched at the first question; one that died is let go of, and the next starts another.
 */
export function useWorkerAnswer<Job, Answer extends { readonly id: number }>(
  job: Job | null,
  spawn: () => FormWorker | null,
): Answer | null {
  const worker = useRef<FormWorker | null>(undefined);
  const asked = useRef(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const question = job && JSON.stringify(job);

  useEffect(() => () => worker.current?.terminate(), []);

  useEffect(() => {
    if (question === null) {
      setAnswer(null);
      return;
    }
    const timer = setTimeout(() => {
      if (worker.current === undefined) worker.current = spawn();
      const own = worker.current;
      if (!own) return;
      own.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.id === asked.current) setAnswer(data);
      };
      own.onerror = () => {
        own.terminate();
        worker.current = undefined;
      };
      asked.current += 1;
      own.postMessage({ ...JSON.parse(question), id: asked.current });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [question, spawn]);

  return answer;
}
