import type { Choices } from '@/lib/choices/types';
import { createKept } from './kept';
import { createLane, numbered } from './lane';
import { likelyNext } from './likely-next';
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
  const kept = createKept();
  /** What the drawings that may still come were asked for. */
  const asked = new Map<number, DrawJob>();
  let last: DrawJob | undefined;

  const sendDraw = (job: DrawJob) => {
    const id = send(job);
    asked.set(id, job);
    return id;
  };
  const draws = createLane<DrawJob>(sendDraw, (a, b) => a.gesture !== undefined && a.gesture === b.gesture);
  const figures = createLane<FiguresJob>(send, () => false);
  const cloth = createLane<ClothJob>(send, () => false);
  /** One lane a slot: the cards of one question do not wait for those of another to be outdated. */
  const thumbnails = new Map<string, ReturnType<typeof createLane<ThumbnailsJob>>>();

  const lanes = () => [draws, figures, cloth, ...thumbnails.values()];

  const keep = ({ id, pictures, summary }: Drawing & { readonly id: number }, choices?: Choices) => {
    const job = asked.get(id);
    if (job) kept.put({ ...job, choices: choices ?? job.choices }, { pictures, summary });
  };

  const receive = (answer: Answer) => {
    if (answer.kind === 'ahead') return keep(answer, asked.get(answer.id)?.next);
    if (answer.kind === 'drawn') {
      keep(answer);
      for (const id of asked.keys()) if (id < answer.id) asked.delete(id);
    }
    const counts = lanes().filter((lane) => lane.answered(answer.id)).length > 0;
    if (answer.kind !== 'failed') lives = LIVES;
    if (!counts && !(answer.kind === 'refused' && answer.id === shown)) return;
    if (answer.kind === 'drawn') {
      shown = answer.id;
      handlers.onDrawn(answer);
    } else if (answer.kind === 'shown') shown = answer.id;
    else if (answer.kind === 'refused') handlers.onRefused(answer);
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
    draw(job) {
      const next = last && likelyNext(last.choices, job.choices);
      const ahead = next && !kept.get({ ...job, choices: next }) ? next : undefined;
      const known = kept.get(job);
      last = job;
      // What is on its way would be shown over what is known.
      if (known) draws.clear();
      draws.push({ ...job, known: known !== undefined, next: ahead });
      if (known) handlers.onDrawn(known);
    },
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
