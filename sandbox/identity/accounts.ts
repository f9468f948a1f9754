import { randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { readJsonFile, writeJsonFile } from '../json-file';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

export interface Account {
  /** What the real provider calls the object id. */
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
}

interface KeptAccount extends Account {
  readonly salt: string;
  readonly hash: string;
}

export interface Accounts {
  find(id: string): Account | undefined;
  /** The account of that address and password. */
  signIn(email: string, password: string): Promise<Account | undefined>;
  /** A new account; undefined when the address has one. */
  signUp(email: string, firstName: string, password: string): Promise<Account | undefined>;
}

/** Accounts of the local provider, kept in a file with salted hashes of their passwords. */
export function openAccounts(path: string): Accounts {
  const kept = new Map(readJsonFile<KeptAccount[]>(path, []).map((account) => [account.email, account]));
  return {
    find: (id) => [...kept.values()].find((account) => account.id === id),
    async signIn(email, password) {
      const account = kept.get(normal(email));
      if (!account) return undefined;
      const hash = await derive(password, Buffer.from(account.salt, 'hex'), 32);
      return timingSafeEqual(hash, Buffer.from(account.hash, 'hex')) ? account : undefined;
    },
    async signUp(email, firstName, password) {
      const salt = randomBytes(16);
      const hash = await derive(password, salt, 32);
      if (kept.has(normal(email))) return undefined;
      const secret = { salt: salt.toString('hex'), hash: hash.toString('hex') };
      const account = { id: randomUUID(), email: normal(email), firstName, ...secret };
      kept.set(account.email, account);
      writeJsonFile(path, [...kept.values()]);
      return account;
    },
  };
}

function normal(email: string): string {
  return email.trim().toLowerCase();
}
