import 'server-only';
import { closing } from './closing';
import { services } from './services';

interface Readiness {
  readonly ready: boolean;
  readonly database: boolean;
  readonly storage: boolean;
  readonly closing: boolean;
}

/** Whether this process can do its work now. Says which part is missing, not why. */
export async function readiness(): Promise<Readiness> {
  const provided = await services();
  const [database, storage] = await Promise.all([
    works(() => provided.database.query('select 1')),
    works(() => provided.storage.check()),
  ]);
  return { ready: database && storage && !closing(), database, storage, closing: closing() };
}

async function works(check: () => Promise<unknown>): Promise<boolean> {
  const late = new Promise<never>((_, fail) => setTimeout(fail, 3_000).unref());
  return Promise.race([check(), late]).then(
    () => true,
    () => false,
  );
}
