'use client';

import { useEffect, useRef, useState } from 'react';
import type { BodyAnswer } from '@/components/creator/worker/body-protocol';
import type { Body } from '@/lib/measurements/names';

/** Lengths are typed figure by figure: nothing is shaped before the hand rests this long. */
const REST_MS = 250;

function canDrawInSpace(): boolean {
  if (typeof Worker === 'undefined') return false;
  const gl = document.createElement('canvas').getContext('webgl2');
  // Browsers keep few contexts: this one was only to see.
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}

const spawnBodyWorker = () =>
  new Worker(new URL('../../creator/worker/body.worker.ts', import.meta.url), { type: 'module' });

/** The body in space of the newest measurements; `null` until there is one, and where it could not be drawn. */
export function useBody(body: Body | null): BodyAnswer | null {
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const able = useRef<boolean | null>(null);
  const [answer, setAnswer] = useState<BodyAnswer | null>(null);
  const question = body && JSON.stringify(body);

  useEffect(() => () => worker.current?.terminate(), []);

  useEffect(() => {
    if (question === null) {
      setAnswer(null);
      return;
    }
    const timer = setTimeout(() => {
      able.current ??= canDrawInSpace();
      if (!able.current) return;
      worker.current ??= spawnBodyWorker();
      worker.current.onmessage = ({ data }: MessageEvent<BodyAnswer>) => {
        if (data.id === asked.current) setAnswer(data);
      };
      // A worker that died is let go of: the next question starts another.
      worker.current.onerror = () => {
        worker.current?.terminate();
        worker.current = null;
      };
      asked.current += 1;
      worker.current.postMessage({ id: asked.current, body: JSON.parse(question) });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [question]);

  return answer;
}
