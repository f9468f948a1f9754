import { cleanName } from '@/components/measurements/clean-name';
import { conflicts } from '@/lib/choices/compatibility';
import type { CreatorState } from './state';

/** The three checks of a creation, and what each still waits for. */
interface Completeness {
  readonly creation: 'complete' | 'untouched' | 'conflict' | 'refused';
  readonly measurements: 'defined' | 'undefined' | 'refused';
  readonly name: 'set' | 'unset';
  readonly all: boolean;
}

type Checked = Pick<CreatorState, 'history' | 'touched' | 'refusal'>;

export function completeness(state: Checked): Completeness {
  const creation = creationCheck(state);
  const measurements = measurementsCheck(state);
  const name = cleanName(state.history.present.patternName) === '' ? 'unset' : 'set';
  const all = creation === 'complete' && measurements === 'defined' && name === 'set';
  return { creation, measurements, name, all };
}

function creationCheck({ history, touched, refusal }: Checked): Completeness['creation'] {
  if (!touched) return 'untouched';
  if (conflicts(history.present.choices).length > 0) return 'conflict';
  return refusal !== null && !isAboutBody(refusal.code) ? 'refused' : 'complete';
}

function measurementsCheck({ history, refusal }: Checked): Completeness['measurements'] {
  if (history.present.measures.kind === 'none') return 'undefined';
  return refusal !== null && isAboutBody(refusal.code) ? 'refused' : 'defined';
}

function isAboutBody(code: string): boolean {
  return code.endsWith('-body');
}
