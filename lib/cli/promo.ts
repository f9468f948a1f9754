import nextEnv from '@next/env';
import { LockedError } from '@/lib/db/lock-file';
import { openDatabase } from '@/lib/db/open';
import { config } from '@/lib/env/config';
import { AppError } from '@/lib/errors/app-error';
import { askRunning } from '@/lib/runtime/control';
import {
  type PromoCommand,
  promoLines,
  promoRefusal,
  readPromoCommand,
  runPromo,
} from '@/lib/runtime/promo-command';

type Codes = Awaited<ReturnType<typeof runPromo>>;

/** Seconds given to a process that has the database already and does not listen yet. */
const PATIENCE = 15;

// `npm run promo`: through the process that keeps the embedded database, where one runs; otherwise by itself.
nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
try {
  process.stdout.write(`${promoLines(await carryOut(readPromoCommand(process.argv.slice(2))))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof AppError ? promoRefusal(error) : (error as Error).message}\n`);
  process.exitCode = 1;
}

async function carryOut(command: PromoCommand): Promise<Codes> {
  const { databaseUrl, databasePool, dataDir, bundlesDir } = config();
  for (let left = databaseUrl ? 0 : PATIENCE; ; left--) {
    const asked = databaseUrl ? undefined : await askRunning(dataDir, command);
    if (asked) return asked as Codes;
    try {
      const { db, close } = await openDatabase({ databaseUrl, databasePool, dataDir, bundlesDir });
      return await runPromo(db, command).finally(close);
    } catch (error) {
      if (!(error instanceof LockedError) || left <= 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}
