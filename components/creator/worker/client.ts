import type { Choices } from '@/lib/choices/types';
import { createDrawings } from './drawings';
import { createLane, numbered } from './lane';
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

/** As much of a Worker as is used here; tests hand in another. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

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

/** A worker that dies this often in a row is not started again. */
const LIVES = 3;

/** The page's side of the preview: newest job first, stale answers dropped, a broken worker started again. */
export function createPreviewClient(spawn: () => WorkerLike, handlers: PreviewHandlers): PreviewClient {
  let worker: WorkerLike | null = null;
  let lives = LIVES;
  let ids = 0;
  /** The picture on the screen: the verdict on its seams comes after it and counts as long as it is shown. */
  let shown = 0;
  const send = numbered(
    (request) => worker?.postMessage(request),
    () => ++ids,
  );
  const drawings = createDrawings(send, (drawing) => handlers.onDrawn(drawing));
  const figures = createLane<FiguresJob>(send, () => false);
  const cloth = createLane<ClothJob>(send, () => false);
  /** One lane a slot: the cards of one question do not wait for those of another to be outdated. */
  const thumbnails = new Map<string, ReturnType<typeof createLane<ThumbnailsJob>>>();

  const lanes = () => [drawings.lane, figures, cloth, ...thumbnails.values()];

  const receive = (answer: Answer) => {
    drawings.keep(answer);
    const counts = lanes().filter((lane) => lane.answered(answer.id)).length > 0;
    if (answer.kind !== 'failed') lives = LIVES;
    // Only what was asked last is proven.
    if (answer.kind === 'shown' && answer.id === ids) shown = answer.id;
    if (!counts && !(answer.kind === 'refused' && answer.id === shown)) return;
    if (answer.kind === 'drawn') {
      shown = answer.id;
      handlers.onDrawn(answer);
    } else if (answer.kind === 'refused') handlers.onRefused(answer);
    else if (answer.kind === 'figures') handlers.onFigures(answer);
    else if (answer.kind === 'thumbnails') handlers.onThumbnails(answer);
    else if (answer.kind === 'cloth') handlers.onCloth(answer);
    else if (answer.kind === 'failed') handlers.onFailure(answer.message);
  };

  const start = () => {
    worker = spawn();
    worker.onmessage = (event) => receive(event.data);
    worker.onerror = (event) => revive(event.message);
  };

  const revive = (message: string) => {
    worker?.terminate();
    worker = null;
    lives -= 1;
    if (lives <= 0) {
      handlers.onFailure(message);
      return;
    }
    start();
    for (const lane of lanes()) lane.resend();
  };

  start();
  return {
    draw: (job) => drawings.ask(job),
    foresee: (next) => drawings.foresee(next),
    figures: (job) => figures.push(job),
    cloth: (job) => cloth.push(job),
    thumbnails(job) {
      const lane = thumbnails.get(job.slot) ?? createLane<ThumbnailsJob>(send, () => false);
      thumbnails.set(job.slot, lane);
      lane.push(job);
    },
    pause() {
      for (const lane of lanes()) lane.clear();
      worker?.postMessage({ kind: 'pause' });
    },
    close() {
      for (const lane of lanes()) lane.clear();
      worker?.terminate();
      worker = null;
    },
  };
}
