import { answerCloth } from './answer-cloth';
import { answerDraw } from './answer-draw';
import { answerFigures } from './answer-figures';
import { answerThumbnails } from './answer-thumbnails';
import type { Answer, Request } from './protocol';

/** The engine behind the preview: a request and its answers, nothing kept between two. */
function answers(request: Request): Iterable<Answer> {
  switch (request.kind) {
    case 'draw':
      return answerDraw(request, request.id);
    case 'figures':
      return [answerFigures(request, request.id)];
    case 'cloth':
      return [answerCloth(request, request.id)];
    case 'thumbnails':
      return [answerThumbnails(request, request.id)];
  }
}

/** The trails of its pictures change hands instead of being copied. */
function trailsOf(given: Answer): ArrayBuffer[] {
  if (given.kind !== 'drawn') return [];
  const strokes = Object.values(given.pictures).flatMap((picture) => picture.strokes);
  return strokes.flatMap(({ trail }) => (trail ? [trail.buffer as ArrayBuffer] : []));
}

const scope = self as unknown as DedicatedWorkerGlobalScope;

/** What an answer is followed by waits for the hand to rest; asked for something newer, nobody needs it any more. */
const REST_MS = 120;
let newest = 0;

scope.onmessage = ({ data }: MessageEvent<Request>) => {
  newest = data.id;
  let given: Iterator<Answer> | undefined;
  const answer = () => {
    if (newest !== data.id) return;
    try {
      given ??= answers(data)[Symbol.iterator]();
      const { value, done } = given.next();
      if (done) return;
      scope.postMessage(value, trailsOf(value));
      setTimeout(answer, REST_MS);
    } catch (error) {
      scope.postMessage({ kind: 'failed', id: data.id, message: String(error) } satisfies Answer);
    }
  };
  answer();
};
