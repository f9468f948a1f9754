import { browserMemory, keptKey, readOwner } from '@/components/session/owner';

/** What a browser keeps for who is signed in, until she signs out; `null` where there is none. */
export function readKept<T>(name: string): T | null {
  try {
    const text = browserMemory('localStorage')?.getItem(keptKey(name, readOwner()));
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}

/** Whether it could be kept: a browser may have no room, or keep nothing at all. */
export function writeKept(name: string, value: unknown): boolean {
  try {
    const memory = browserMemory('localStorage');
    memory?.setItem(keptKey(name, readOwner()), JSON.stringify(value));
    return memory !== null;
  } catch {
    return false;
  }
}
