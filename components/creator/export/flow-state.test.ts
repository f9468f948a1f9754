import { describe, expect, it } from 'vitest';
import type { ExportView } from '@/lib/exports/views';
import { type ExportPhase, type FlowEvent, reduceFlow } from './flow-state';

const twin = { exportId: 'e0', patternId: 'p0', underWay: true };
const figures = {
  difficulty: 2,
  notices: [],
  price: 1049,
  credit: 'current',
  times: { preparationMinutes: 40, realisationMinutes: 200 },
} as const;
const refusal = { code: 'offline' };
const view: ExportView = {
  id: 'e1',
  patternId: 'p1',
  status: 'running',
  step: 'render',
  progress: 0.5,
  files: [],
};

const STATES: readonly ExportPhase[] = [
  { phase: 'idle' },
  { phase: 'verifying' },
  { phase: 'verified', figures },
  { phase: 'verified', figures: { ...figures, twin } },
  { phase: 'unverified', refusal },
  { phase: 'placing' },
  { phase: 'unpaid', price: 1049, last: 'open', refusal: null },
  { phase: 'leaving' },
  { phase: 'checking' },
  { phase: 'same', twin, paid: false },
  { phase: 'pending', step: 'store', progress: 0.7 },
  { phase: 'ready', patternId: 'p1', files: [] },
  { phase: 'failed', refusal, exportId: 'e1' },
  { phase: 'unknown' },
];
const BUSY = ['placing', 'pending', 'leaving', 'checking'];
const everyPhase = STATES.map(({ phase }) => phase);
const atRest = everyPhase.filter((phase) => !BUSY.includes(phase));
const begun = { phase: 'pending', step: 'draft', progress: 0 };

/** Each event: the phases it fits and what it makes of them. */
const EVENTS: readonly (readonly [FlowEvent, from: readonly string[], to: object])[] = [
  [{ kind: 'verify' }, atRest, { phase: 'verifying' }],
  [{ kind: 'place', again: true }, atRest, { phase: 'placing' }],
  [{ kind: 'follow' }, atRest, begun],
  [{ kind: 'take-up' }, atRest, { phase: 'checking' }],
  [{ kind: 'come-back' }, ['leaving'], { phase: 'checking' }],
  [{ kind: 'pay' }, ['unpaid'], { phase: 'leaving' }],
  [{ kind: 'await-credit' }, ['unpaid'], { phase: 'checking' }],
  [{ kind: 'leave' }, everyPhase, { phase: 'idle' }],
  [{ kind: 'verified', figures }, everyPhase, { phase: 'verified', figures }],
  [{ kind: 'unverified', refusal }, everyPhase, { phase: 'unverified', refusal }],
  [{ kind: 'sent' }, everyPhase.filter((phase) => phase !== 'placing'), { phase: 'placing' }],
  [{ kind: 'accepted' }, everyPhase, begun],
  [
    { kind: 'unpaid', price: 999, last: 'cancelled', refusal },
    everyPhase,
    { phase: 'unpaid', price: 999, last: 'cancelled', refusal },
  ],
  [{ kind: 'repeated', twin, paid: true }, everyPhase, { phase: 'same', twin, paid: true }],
  [{ kind: 'read', view }, everyPhase, { phase: 'pending', step: 'render', progress: 0.5 }],
  [
    { kind: 'read', view: { ...view, status: 'ready' } },
    everyPhase,
    { phase: 'ready', patternId: 'p1', files: [] },
  ],
  [
    { kind: 'read', view: { ...view, status: 'failed' } },
    everyPhase,
    { phase: 'failed', refusal: { code: 'export-failed' }, exportId: 'e1' },
  ],
  [
    { kind: 'read', view: { ...view, status: 'failed', error: refusal } },
    everyPhase,
    { phase: 'failed', refusal, exportId: 'e1' },
  ],
  [{ kind: 'refused', refusal, exportId: null }, everyPhase, { phase: 'failed', refusal, exportId: null }],
  [{ kind: 'lost' }, everyPhase, { phase: 'unknown' }],
];

describe.each(STATES)('an export that is $phase', (state) => {
  it.each(EVENTS)('after %j', (event, from, to) => {
    const after = reduceFlow(state, event);
    if (from.includes(state.phase)) expect(after).toEqual(to);
    else expect(after).toBe(state);
  });

  it('is ordered, unless it is known to be there or is under way', () => {
    const after = reduceFlow(state, { kind: 'place', again: false });
    const known = 'figures' in state && state.figures.twin;
    if (known) expect(after).toEqual({ phase: 'same', twin, paid: false });
    else if (BUSY.includes(state.phase)) expect(after).toBe(state);
    else expect(after).toEqual({ phase: 'placing' });
  });
});
