import type { Action } from '@/lib/operations/action';
import type { OperationName } from '@/lib/operations/names';
import type { Job } from '../../steps/jobs/jobs';
import type { Hand } from '../cloth/scene';

/** By the names of actions, which say the same of every operation. */
const BY_KEY: Readonly<Record<string, Hand>> = {
  pin: 'pins',
  place: 'pins',
  lap: 'pins',
  wrap: 'pins',
  sew: 'machine',
  stitch: 'machine',
  first: 'machine',
  second: 'machine',
  close: 'machine',
  overcast: 'machine',
  enclose: 'machine',
  bind: 'machine',
  baste: 'needle',
  fell: 'needle',
  tack: 'needle',
  catch: 'needle',
  thread: 'needle',
  innerButton: 'needle',
  buttons: 'needle',
  grade: 'scissors',
  clip: 'scissors',
  trim: 'scissors',
  slash: 'scissors',
  open: 'scissors',
  cut: 'scissors',
  press: 'iron',
  fold: 'iron',
  fuse: 'iron',
  roll: 'iron',
  turn: 'turn',
  pull: 'turn',
  gather: 'gather',
  mark: 'chalk',
};

/** What is sewn by hand though it is said of others that are sewn by machine. */
const BY_HAND: readonly OperationName[] = [
  'sew-buttons',
  'sew-hook',
  'sew-hook-above-zip',
  'sew-hook-on-lap',
  'make-loop',
  'attach-sleeve-head',
  'fell-lining',
  'attach-lining-sleeve-hem',
  'fell-lining-sleeve',
  'finish-facing-at-zip',
];

/** The tool of an action; nothing where none of the signs would be true. */
export function handOf(
  { operation }: Pick<Job, 'operation'>,
  { key }: Pick<Action, 'key'>,
): Hand | undefined {
  return key === 'sew' && BY_HAND.includes(operation) ? 'needle' : BY_KEY[key];
}
