import { decodeModel } from '@/lib/tryon/body/asset';
import { type Fitter, fitterOf } from '@/lib/tryon/body/fit';
import { answerBody } from './answer-body';
import type { BodyRequest } from './body-protocol';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const ASSET = new URL('../../../lib/tryon/body/body.bin', import.meta.url);

let fitter: Promise<Fitter> | null = null;

async function fetchFitter(): Promise<Fitter> {
  const answer = await fetch(ASSET);
  if (!answer.ok) throw new Error(`The body could not be fetched: ${answer.status}`);
  return fitterOf(decodeModel(new Uint8Array(await answer.arrayBuffer())));
}

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
