import { readKept, writeKept } from '../offline/kept';

/** Where one was, and what is done: numbers of steps from 0. */
export interface Progress {
  readonly at: number;
  readonly done: readonly number[];
}

const BEGUN: Progress = { at: 0, done: [] };
const progressName = (code: string) => `sewing-progress.${code}`;

export const keptProgress = (code: string): Progress => readKept<Progress>(progressName(code)) ?? BEGUN;

export const keepProgress = (code: string, progress: Progress): boolean =>
  writeKept(progressName(code), progress);
