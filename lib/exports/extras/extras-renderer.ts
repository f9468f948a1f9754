import 'server-only';
import { Piscina } from 'piscina';
import { AppError } from '@/lib/errors/app-error';
import type { Log } from '@/lib/log/log';
import { asUnavailable } from '../as-unavailable';
import type { ExportOrder } from '../order';
import { refuseWithheld } from '../withheld';
import type { BeamedView, Changes, ChangesTask, Outcome, PieceView, SewingStep, SheetTask } from './tasks';

/**
 * Draws what somebody waits for, away from the thread that answers requests. Each refuses as the engine does, and
 * `print-differs` when what was drawn is not what was computed.
 */
export interface ExtrasRenderer {
  /** A file of sheets, as PDF. */
  sheet(task: SheetTask): Promise<Uint8Array>;
  pieces(order: ExportOrder): Promise<readonly PieceView[]>;
  dxf(order: ExportOrder): Promise<string>;
  beamed(order: ExportOrder): Promise<readonly BeamedView[]>;
  steps(order: ExportOrder): Promise<readonly SewingStep[]>;
  changes(task: ChangesTask): Promise<Changes>;
  close(): Promise<void>;
}

/** Longest time anybody waits for a drawing, milliseconds. */
const PATIENCE_MS = 18_000;

/** `threads` running the bundle at `filename`, started when they are first needed. */
export function openExtrasRenderer(filename: string, threads: number, log: Log): ExtrasRenderer {
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: threads,
    // Past this, whoever comes is told to come back rather than kept waiting.
    maxQueue: 30 * threads,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 400 },
  });
  const run = async <T>(name: string, task: unknown): Promise<T> => {
    const outcome: Outcome<T> = await pool
      .run(task, { name, signal: AbortSignal.timeout(PATIENCE_MS) })
      .catch(asUnavailable);
    if ('made' in outcome) return outcome.made;
    if ('withheld' in outcome) return refuseWithheld(log, outcome);
    const { code, fields, figures } = outcome.refused;
    throw new AppError(code, { fields, figures });
  };
  return {
    sheet: (task) => run('sheet', task),
    pieces: (order) => run('pieces', order),
    dxf: (order) => run('dxf', order),
    beamed: (order) => run('beamed', order),
    steps: (order) => run('steps', order),
    changes: (task) => run('changes', task),
    close: () => pool.destroy(),
  };
}
