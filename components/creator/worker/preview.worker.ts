import { answerCloth } from './answer-cloth';
import { answerDraw } from './answer-draw';
import { answerFigures } from './answer-figures';
import { answerThumbnails } from './answer-thumbnails';
import type { Answer, Message, Pause, Request } from './protocol';
import { createQueue } from './queue';

/** The engine behind the preview: a request and its answers. */
function answers(request: Request): Iterable<Answer | Pause> {
  switch (request.kind) {
    case 'draw':
      return answerDraw(request, request.id);
    case 'figures':
      return answerFigures(request, request.id);
    case 'cloth':
      return [answerCloth(request, request.id)];
    case 'thumbnails':
      return answerThumbnails(request, request.id);
  }
}

/** The trails of its pictures, a buffer for each picture, change hands instead of being copied. */
function trailsOf(given: Answer): ArrayBuffer[] {
  if (given.kind !== 'drawn' && given.kind !== 'ahead') return [];
  const strokes = Object.values(given.pictures).flatMap((picture) => picture.strokes);
  return [...new Set(strokes.flatMap(({ trail }) => (trail ? [trail.buffer as ArrayBuffer] : [])))];
}

const scope = self as unknown as DedicatedWorkerGlobalScope;
const queue = createQueue(answers, (answer) => scope.postMessage(answer, trailsOf(answer)));

scope.onmessage = ({ data }: MessageEvent<Message>) => queue.hear(data);
