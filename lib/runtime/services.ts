import 'server-only';
import type { TokenVerifier } from '@/lib/accounts/token';
import type { User } from '@/lib/accounts/users';
import type { BillingServices } from '@/lib/billing/services';
import type { OpenDatabase } from '@/lib/db/types';
import type { Config } from '@/lib/env/config';
import type { ExportServices } from '@/lib/exports/services';
import type { Limits } from '@/lib/http/server/limits';
import type { Links } from '@/lib/storage/links';

/** Everything a request may need. */
export interface Services extends ExportServices {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly billing: BillingServices;
  /** Signs what proves an address. */
  readonly emailLinks: Links;
  readonly verify: TokenVerifier;
  readonly limits: Limits;
  /** How many wearers a person may keep. */
  wearerLimit(user: User): Promise<number>;
}

const SERVICES = Symbol.for('droitfil.services');
const WAITING = Symbol.for('droitfil.services.waiting');
type Holder = typeof globalThis & {
  [SERVICES]?: Promise<Services> | undefined;
  [WAITING]?: ((services: Promise<Services>) => void)[];
};

/** Makes these the services of the process; bundles loaded apart share them through the global object. */
export function provideServices(services: Promise<Services> | undefined): void {
  const holder = globalThis as Holder;
  holder[SERVICES] = services;
  if (services) for (const goOn of holder[WAITING]?.splice(0) ?? []) goOn(services);
}

/** The services of this process, once it has started. */
export async function services(): Promise<Services> {
  const provided = (globalThis as Holder)[SERVICES];
  if (!provided) throw new Error('The service has not started: its instrumentation did not run.');
  return provided;
}

/** The same for what begins beside the instrumentation and not after it: waits until that has run. */
export async function startedServices(): Promise<Services> {
  const holder = globalThis as Holder;
  if (holder[SERVICES]) return holder[SERVICES];
  const waiting = holder[WAITING] ?? [];
  holder[WAITING] = waiting;
  return new Promise((resolve) => waiting.push(resolve));
}
