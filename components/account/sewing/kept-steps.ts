import { browserMemory, keptKey, readOwner } from '@/components/session/owner';
import type { Sewing } from '@/lib/exports/extras/sewing';

/** Where one was, and what is done: numbers of steps from 0. */
export interface Progress {
  readonly at: number;
  readonly done: readonly number[];
}

const BEGUN: Progress = { at: 0, done: [] };
/** The steps of one pattern fit a browser's memory: those looked at last are kept, and go when she signs out. */
const STEPS = 'sewing-steps';
const progressName = (code: string) => `sewing-progress.${code}`;

export function keptSteps(code: string): Sewing | null {
  const kept = read<Sewing>(STEPS);
  return kept?.code === code ? kept : null;
}

/** Whether they could be kept: a browser may have no room, or keep nothing at all. */
export function keepSteps(sewing: Sewing): boolean {
  return write(STEPS, sewing);
}

export const keptProgress = (code: string): Progress => read<Progress>(progressName(code)) ?? BEGUN;

export const keepProgress = (code: string, progress: Progress): boolean =>
  write(progressName(code), progress);

function read<T>(name: string): T | null {
  try {
    const text = browserMemory('localStorage')?.getItem(keptKey(name, readOwner()));
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): boolean {
  try {
    const memory = browserMemory('localStorage');
    memory?.setItem(keptKey(name, readOwner()), JSON.stringify(value));
    return memory !== null;
  } catch {
    return false;
  }
}
