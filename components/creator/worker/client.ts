import type { Choices } from '@/lib/choices/types';
import { createDrawings } from './drawings';
import { createLane, type Lane, numbered } from './lane';
import { startLastingWorker, type WorkerLike } from './lasting-worker';
import type {
  Answer,
  ClothAnswered,
  ClothJob,
  Drawing,
  DrawJob,
  FiguresFound,
  FiguresJob,
  Refused,
  ThumbnailsFound,
  ThumbnailsJob,
} from './protocol';

export interface PreviewHandlers {
  onDrawn(drawing: Drawing): void;
  onRefused(answer: Refused): void;
  onFigures(answer: FiguresFound): void;
  onThumbnails(answer: ThumbnailsFound): void;
  onCloth(answer: ClothAnswered): void;
  /** The worker could not be loaded or broke again and again. */
  onFailure(message: string): void;
}

export interface PreviewClient {
  draw(job: DrawJob): void;
  /** Has drawn ahead what may be asked for next. */
  foresee(next: readonly Choices[]): void;
  figures(job: FiguresJob): void;
  cloth(job: ClothJob): void;
  thumbnails(job: ThumbnailsJob): void;
  /** Lets go of everything asked so far: its answers would come too late. */
  pause(): void;
  close(): void;
}

/** The page's side of the preview: newest job first, stale answers dropped, a broken worker started again. */
export function createPreviewClient(spawn: () => WorkerLike, handlers: PreviewHandlers): PreviewClient {
  let ids = 0;
  /** The picture on the screen: the verdict on its seams comes after it and counts as long as it is shown. */
  let shown = 0;
  const send = numbered(
    (request) => worker.post(request),
    () => ++ids,
  );
  const drawings = createDrawings(send, (drawing) => handlers.onDrawn(drawing));
  const figures = createLane<FiguresJob>(send);
  const cloth = createLane<ClothJob>(send);
  /** One lane a slot: the cards of one question do not wait for those of another to be outdated. */
  const thumbnails = new Map<string, Lane<ThumbnailsJob>>();
  const lanes = () => [drawings.lane, figures, cloth, ...thumbnails.values()];

  const receive = (answer: Answer) => {
    drawings.keep(answer);
    const counts = lanes().filter((lane) => lane.answered(answer.id)).length > 0;
    // Only what was asked last is proven.
    if (answer.kind === 'shown' && answer.id === ids) shown = answer.id;
    if (!counts && !(answer.kind === 'refused' && answer.id === shown)) return;
    if (answer.kind === 'drawn') shown = answer.id;
    handOver(answer, handlers);
  };
  const worker = startLastingWorker(spawn, {
    onAnswer: receive,
    onRevived() {
      for (const lane of lanes()) lane.resend();
    },
    onFailure: (message) => handlers.onFailure(message),
  });
  const dropAll = () => {
    for (const lane of lanes()) lane.clear();
  };

  return {
    draw: drawings.ask,
    foresee: drawings.foresee,
    figures: figures.push,
    cloth: cloth.push,
    thumbnails(job) {
      const lane = thumbnails.get(job.slot) ?? createLane<ThumbnailsJob>(send);
      thumbnails.set(job.slot, lane);
      lane.push(job);
    },
    pause() {
      dropAll();
      worker.post({ kind: 'pause' });
    },
    close() {
      dropAll();
      worker.close();
    },
  };
}

function handOver(answer: Answer, handlers: PreviewHandlers): void {
  if (answer.kind === 'drawn') handlers.onDrawn(answer);
  else if (answer.kind === 'refused') handlers.onRefused(answer);
  else if (answer.kind === 'figures') handlers.onFigures(answer);
  else if (answer.kind === 'thumbnails') handlers.onThumbnails(answer);
  else if (answer.kind === 'cloth') handlers.onCloth(answer);
  else if (answer.kind === 'failed') handlers.onFailure(answer.message);
}
