import 'server-only';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { AppError } from '@/lib/errors/app-error';
import type { Log } from '@/lib/log/log';
import type { ExportOrder, RenderedFile, RenderOutcome } from './order';
import { THREAD_MEMORY } from './thread-memory';
import { refuseWithheld } from './withheld';

interface RenderOptions {
  readonly signal: AbortSignal;
  /** Told how much of the drawing is done, from 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/** Makes the files of an order away from the thread that answers requests. */
export interface Renderer {
  /**
   * Rejects with the AppError of a refused draft, with `print-differs` when a finished file is not what was computed,
   * and with an AbortError when `signal` says so.
   */
  render(order: ExportOrder, options: RenderOptions): Promise<readonly RenderedFile[]>;
  close(): Promise<void>;
}

/** A pool of worker threads running the bundle at `filename`. */
export function openRenderer(filename: string, threads: number, log: Log): Renderer {
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: THREAD_MEMORY,
  });
  return {
    render: (order, options) => render(pool, log, order, options),
    close: () => pool.destroy(),
  };
}

async function render(pool: Piscina, log: Log, order: ExportOrder, { signal, onProgress }: RenderOptions) {
  const { port1, port2 } = new MessageChannel();
  port1.on('message', onProgress);
  port1.unref();
  try {
    const task = { order, progress: port2 };
    const outcome: RenderOutcome = await pool.run(task, { signal, transferList: [port2] });
    if ('files' in outcome) return outcome.files;
    if ('withheld' in outcome) return refuseWithheld(log, outcome);
    const { code, fields, figures } = outcome.refused;
    throw new AppError(code, { fields, figures });
  } finally {
    port1.close();
  }
}
