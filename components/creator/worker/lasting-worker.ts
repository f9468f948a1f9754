import type { Answer } from './protocol';

/** As much of a Worker as is used here; tests hand in another. */
export interface WorkerLike<Said = Answer> {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Said>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface WorkerEvents<Said> {
  onAnswer(answer: Said): void;
  /** Another worker was started, which knows nothing of what the one before was asked. */
  onRevived(): void;
  onFailure(message: string): void;
}

/** A worker that dies this often in a row is not started again. */
const LIVES = 3;
/** Until the next is started, ms, after each death longer: what one that dies was loading is broken off, for the next as well. */
export const REVIVAL_MS = 300;

/** Starts a worker, and another whenever it breaks, until it could not be loaded or broke again and again. */
export function startLastingWorker<Said extends { readonly kind: string }>(
  spawn: () => WorkerLike<Said>,
  events: WorkerEvents<Said>,
) {
  let worker: WorkerLike<Said> | null = null;
  let lives = LIVES;
  let revival: ReturnType<typeof setTimeout> | undefined;

  const start = () => {
    worker = spawn();
    worker.onmessage = ({ data }) => {
      if (data.kind !== 'failed') lives = LIVES;
      events.onAnswer(data);
    };
    worker.onerror = ({ message }) => revive(message);
  };
  const close = () => {
    clearTimeout(revival);
    worker?.terminate();
    worker = null;
  };
  const revive = (message: string) => {
    close();
    lives -= 1;
    if (lives <= 0) return events.onFailure(message);
    revival = setTimeout(
      () => {
        start();
        events.onRevived();
      },
      REVIVAL_MS * (LIVES - lives),
    );
  };

  start();
  return { post: (message: unknown) => worker?.postMessage(message), close };
}
