import { answerDraw } from './answer-draw';
import { answerFigures } from './answer-figures';
import { answerThumbnails } from './answer-thumbnails';
import type { Answer, Request } from './protocol';

/** The engine behind the preview: one request, one answer, nothing kept between two. */
function answer(request: Request): Answer {
  switch (request.kind) {
    case 'draw':
      return answerDraw(request, request.id);
    case 'figures':
      return answerFigures(request, request.id);
    case 'thumbnails':
      return answerThumbnails(request, request.id);
  }
}

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = ({ data }: MessageEvent<Request>) => {
  try {
    scope.postMessage(answer(data));
  } catch (error) {
    scope.postMessage({ kind: 'failed', id: data.id, message: String(error) } satisfies Answer);
  }
};
