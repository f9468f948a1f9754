import 'server-only';
import { join } from 'node:path';
import { billingChores } from '@/lib/billing/sweep';
import { forgetBuiltFiles } from '@/lib/builds/keep';
import { forgetLetters } from '@/lib/contact/forget';
import type { Config } from '@/lib/env/config';
import { createLoop } from '@/lib/exports/loop';
import { openRenderer } from '@/lib/exports/renderer';
import {
  checkFiles,
  forgetJobs,
  forgetLimits,
  forgetRevoked,
  forgetSent,
  removeObjects,
} from '@/lib/exports/sweep';
import { startExportWorker } from '@/lib/exports/worker';
import { logConsole } from '@/lib/log/console';
import { deliverNext } from '@/lib/mail/deliver';
import { openTransport } from '@/lib/mail/transport';
import { count } from '@/lib/metrics/counts';
import { forgetUnconfirmed } from '@/lib/newsletter/subscribe';
import { startChores } from './chores';
import { beginClosing } from './closing';
import { openControl } from './control';
import { type OpenServices, openServices } from './open';
import { provideServices, type Services } from './services';
import { openWatchpost } from './watchpost';

/** Time given to exports under way when the process is asked to end. */
const GRACE_MS = 20_000;
const SWEEP_MS = 60_000;

export interface Running {
  readonly services: Services;
  /** Takes nothing new, lets what is under way end, `answering` included, and closes. */
  close(answering?: () => Promise<void>): Promise<void>;
}

/** Starts what the role of this process asks for: answering, working, keeping time, or all of it. */
export async function startService(config: Config): Promise<Running> {
  const opened = await openServices(config);
  const { services } = opened;
  // Who works on the site reads at a terminal.
  if (config.production) logConsole(services.log);
  provideServices(Promise.resolve(services));
  const has = (role: Config['role']) => config.role === 'all' || config.role === role;
  const parts = [
    ...(has('worker') ? [startWorker(opened), startPostman(opened), opened.call.listen()] : []),
    ...(has('scheduler') ? [startScheduler(opened)] : []),
  ];
  if (has('web')) warnOfClosedForms(opened);
  const watchpost = config.metrics && (await openWatchpost(services, config.metrics));
  const shut =
    services.database.engine === 'embedded' ? await openControl(services.db, config.dataDir) : undefined;
  services.log.info({ role: config.role, database: services.database.engine }, 'started');
  const close = async (answering: Stop = async () => {}) => {
    beginClosing();
    await Promise.allSettled([answering(), ...parts.map((stop) => stop())]);
    await shut?.();
    await watchpost?.close();
    await Promise.all([services.extrasRenderer.close(), services.engine.close()]);
    await services.database.close();
    services.log.info('closed');
  };
  return { services, close };
}

/** Nobody else would notice: people who find a form closed do not write to say so. */
function warnOfClosedForms({ services: { config, log } }: OpenServices): void {
  if (config.captcha.kind !== 'missing') return;
  const remedy = 'set NEXT_PUBLIC_CAPTCHA_SITE_KEY at build and at start, and CAPTCHA_SECRET';
  log.warn({ code: config.captcha.code }, `contact and newsletter take no letters: ${remedy}`);
}

type Stop = () => Promise<void>;

/** Who is called looks by itself more seldom: for what was put off, and for a call that was lost. */
function idleOf({ database }: Services): number {
  return database.engine === 'postgres' ? 3_000 : 1_000;
}

function startWorker({ services, call }: OpenServices): Stop {
  const { exports, bundlesDir } = services.config;
  const { workers, leaseSeconds } = exports;
  const renderer = openRenderer(join(bundlesDir, 'render.mjs'), workers, services.log);
  const idleMs = idleOf(services);
  const worker = startExportWorker({ services, renderer, leaseSeconds, slots: workers, idleMs });
  call.onWake(worker.wake);
  return () => worker.close(GRACE_MS);
}

function startPostman({ services, call }: OpenServices): Stop {
  const { db, log, config } = services;
  const transport = openTransport(config.mail);
  const turn = async () => {
    const delivery = await deliverNext({ db, transport, log });
    if (delivery) count('droitfil_mails_total', { outcome: delivery });
    return delivery !== undefined;
  };
  const idleMs = idleOf(services);
  const loop = createLoop({ turn, idleMs, onError: (error) => log.error({ err: error }, 'postman') });
  call.onWake(loop.wake);
  return () => loop.stop().finally(() => transport.close());
}

function startScheduler({ services }: OpenServices): Stop {
  const { db, log } = services;
  const chores = {
    'remove-objects': () => removeObjects(services),
    'check-files': () => checkFiles(services),
    ...billingChores(services.billing),
    'forget-jobs': () => forgetJobs(db),
    'forget-built-files': () => forgetBuiltFiles(db),
    'forget-sent': () => forgetSent(db),
    'forget-letters': () => forgetLetters(db),
    'forget-unconfirmed': () => forgetUnconfirmed(db),
    'forget-revoked': () => forgetRevoked(db),
    'forget-limits': () => forgetLimits(db),
  };
  return startChores(chores, { log, everyMs: SWEEP_MS });
}
