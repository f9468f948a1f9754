import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Messages kept before the oldest go. */
const KEPT = 500;

export interface Mailbox {
  add(message: Buffer): void;
  /** Ids, newest first. */
  list(): string[];
  read(id: string): Promise<Email | undefined>;
}

/** Messages as `.eml` files in a folder, as any mail program reads them. */
export function openMailbox(dir: string): Mailbox {
  mkdirSync(dir, { recursive: true });
  const list = () => {
    const names = readdirSync(dir).filter((name) => name.endsWith('.eml'));
    return names
      .map((name) => name.slice(0, -4))
      .sort()
      .reverse();
  };
  return {
    list,
    add(message) {
      const id = `${Date.now()}-${randomBytes(4).toString('hex')}`;
      writeFileSync(join(dir, `${id}.part`), message);
      renameSync(join(dir, `${id}.part`), join(dir, `${id}.eml`));
      for (const old of list().slice(KEPT)) rmSync(join(dir, `${old}.eml`), { force: true });
    },
    async read(id) {
      if (!/^\d+-[0-9a-f]+$/.test(id) || !list().includes(id)) return undefined;
      return PostalMime.parse(readFileSync(join(dir, `${id}.eml`)));
    },
  };
}
