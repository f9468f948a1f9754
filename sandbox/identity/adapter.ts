import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider';
import { readJsonFile, writeJsonFile } from '../json-file';

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds. */
  readonly until: number;
}

/** Where the provider keeps sessions and grants: in memory, written to a file so that a restart signs nobody out. */
export function createAdapter(path: string): AdapterConstructor {
  const entries = new Map(Object.entries(readJsonFile<Record<string, Entry>>(path, {})));
  let writing: NodeJS.Timeout | undefined;
  const changed = () => {
    if (writing) return;
    writing = setTimeout(() => {
      writing = undefined;
      const alive = [...entries].filter(([, { until }]) => until > Date.now());
      writeJsonFile(path, Object.fromEntries(alive));
    }, 200);
  };
  return class implements Adapter {
    readonly #kind: string;
    constructor(kind: string) {
      this.#kind = kind;
    }
    async upsert(id: string, payload: AdapterPayload, expiresIn: number) {
      const until = expiresIn ? Date.now() + expiresIn * 1000 : Number.MAX_SAFE_INTEGER;
      entries.set(this.#key(id), { payload, until });
      changed();
    }
    async find(id: string) {
      return alive(entries.get(this.#key(id)));
    }
    async findByUid(uid: string) {
      return this.#search((payload) => payload.uid === uid);
    }
    async findByUserCode(userCode: string) {
      return this.#search((payload) => payload.userCode === userCode);
    }
    async consume(id: string) {
      const entry = entries.get(this.#key(id));
      if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
      changed();
    }
    async destroy(id: string) {
      entries.delete(this.#key(id));
      changed();
    }
    async revokeByGrantId(grantId: string) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      changed();
    }
    #key(id: string) {
      return `${this.#kind}:${id}`;
    }
    #search(matches: (payload: AdapterPayload) => boolean) {
      const own = [...entries].filter(([key]) => key.startsWith(`${this.#kind}:`));
      return alive(own.find(([, { payload }]) => matches(payload))?.[1]);
    }
  };
}

function alive(entry: Entry | undefined): AdapterPayload | undefined {
  return entry && entry.until > Date.now() ? entry.payload : undefined;
}
