import type { Database } from '@/lib/db/types';

interface LosingDatabase {
  readonly db: Database;
  /** How many transactions were committed so far. */
  commits(): number;
}

/**
 * `db` as one sees it when the connection breaks between a commit and its answer: what `loses` picks of the
 * transactions, numbered from 0, is committed and then rejects as a broken connection does.
 */
export function losingAnswers(db: Database, loses: (transaction: number) => boolean): LosingDatabase {
  let commits = 0;
  const transaction: Database['transaction'] = async (...given) => {
    const result = await db.transaction(...given);
    if (loses(commits++)) throw new Error('Connection terminated unexpectedly');
    return result;
  };
  const get = (target: Database, name: string | symbol) => {
    if (name === 'transaction') return transaction;
    const value: unknown = Reflect.get(target, name, target);
    return typeof value === 'function' ? value.bind(target) : value;
  };
  return { db: new Proxy(db, { get }), commits: () => commits };
}
