import 'server-only';

/** `key` itself when it is made of ids as ours are; an Error otherwise, because a name must never become a path. */
export function safeKey(key: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key))
    throw new Error('A storage key is made of ids and slashes only.');
  return key;
}
