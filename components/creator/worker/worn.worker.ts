import { answerWorn, wearerKeeper } from './answer-worn';
import { fetchFitter } from './fetch-fitter';
import type { WornAnswer, WornMessage } from './worn-protocol';

const scope = self as unknown as DedicatedWorkerGlobalScope;

/** Between two pictures of a garment on its way, ms. */
const BETWEEN_MS = 120;

let wearer: Promise<ReturnType<typeof wearerKeeper>> | undefined;
/** What is not the newest any more is let go of between two steps. */
let newest = 0;

scope.onmessage = ({ data }: MessageEvent<WornMessage>) => {
  newest += 1;
  if (data.kind === 'hang') void hang(data, newest);
};

async function hang(job: Extract<WornMessage, { kind: 'hang' }>, turn: number): Promise<void> {
  const post = (answer: WornAnswer) => scope.postMessage(answer);
  wearer ??= fetchFitter().then(wearerKeeper);
  try {
    for (const answer of answerWorn(job, job.id, await wearer, paced())) {
      if (answer) post(answer);
      await listened();
      if (turn !== newest) return;
    }
  } catch (error) {
    wearer = undefined;
    post({ kind: 'failed', id: job.id, message: String(error) });
  }
}

function paced(): () => boolean {
  let last = performance.now();
  return () => {
    const due = performance.now() - last >= BETWEEN_MS;
    if (due) last = performance.now();
    return due;
  };
}

/** Once what was said meanwhile has been heard. A message to oneself comes sooner than a timer. */
const { port1, port2 } = new MessageChannel();
const listened = () =>
  new Promise<void>((heard) => {
    port1.onmessage = () => heard();
    port2.postMessage(null);
  });
