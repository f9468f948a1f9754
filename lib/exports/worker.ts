import 'server-only';
import { createExclusiveWork } from './exclusive-work';
import { fulfil, type Workshop } from './fulfil';
import { claimJob } from './job';
import { createLoop, type Loop } from './loop';
import type { Renderer } from './renderer';
import type { ExportServices } from './services';

interface WorkerSettings {
  readonly services: ExportServices;
  readonly renderer: Renderer;
  readonly leaseSeconds: number;
  /** Exports done at the same time. */
  readonly slots: number;
  readonly idleMs?: number;
}

interface ExportWorker {
  wake(): void;
  /** Takes no more, lets what is under way end for a while, and gives the rest back. */
  close(graceMs: number): Promise<void>;
}

/** Does jobs as they come until it is closed. */
export function startExportWorker(settings: WorkerSettings): ExportWorker {
  const { services, renderer, leaseSeconds, slots, idleMs = 1_000 } = settings;
  const closing = new AbortController();
  const workshop: Workshop = {
    ...{ services, renderer, leaseSeconds },
    closing: closing.signal,
    alone: createExclusiveWork(),
  };
  const turn = async () => {
    const job = await claimJob(services.db, leaseSeconds);
    if (job) await fulfil(workshop, job);
    return job !== undefined;
  };
  const onError = (error: unknown) => services.log.error({ err: error }, 'export worker');
  const loops: Loop[] = Array.from({ length: slots }, () => createLoop({ turn, idleMs, onError }));
  return {
    wake() {
      for (const loop of loops) loop.wake();
    },
    async close(graceMs) {
      const grace = setTimeout(() => closing.abort(), graceMs);
      await Promise.all(loops.map((loop) => loop.stop()));
      clearTimeout(grace);
      await renderer.close();
    },
  };
}
