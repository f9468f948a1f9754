import type { Fitter } from '@/lib/tryon/body/fit';
import { answerBody } from './answer-body';
import type { BodyRequest } from './body-protocol';
import { fetchFitter } from './fetch-fitter';

const scope = self as unknown as DedicatedWorkerGlobalScope;

let fitter: Promise<Fitter> | null = null;

/** Only the newest question is answered: a figure typed meanwhile makes the one before pointless. */
let newest = 0;

scope.onmessage = async ({ data }: MessageEvent<BodyRequest>) => {
  newest = data.id;
  fitter ??= fetchFitter();
  try {
    const ready = await fitter;
    if (data.id === newest) scope.postMessage(answerBody(data, ready));
  } catch {
    // Without it the form keeps its flat drawing; the next question tries again.
    fitter = null;
  }
};
