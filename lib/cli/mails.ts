import nextEnv from '@next/env';
import { isId } from '@/lib/accounts/ownership';
import { openDatabase } from '@/lib/db/open';
import { readConfig } from '@/lib/env/config';
import { failedMails, queueAgain } from '@/lib/mail/queue-again';

// `npm run mails` lists the mails that could not be delivered, by id and kind; `npm run mails -- --again` queues all of
// them again, and `npm run mails -- --again <id> …` those it names. The embedded database serves one process: stop the
// site first.
const [verb, ...ids] = process.argv.slice(2);
nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
const database = await openDatabase(readConfig(process.env));
try {
  if (verb === '--again')
    console.log(
      `${await queueAgain(database.db, ids.length > 0 ? ids.filter(isId) : undefined)} queued again`,
    );
  else console.table(await failedMails(database.db));
} finally {
  await database.close();
}
