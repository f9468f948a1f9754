import { describe, expect, it, type Mock, vi } from 'vitest';
import type { PatternExport } from '@/components/account/api-types';
import { createExportFlow, type FlowDoors, type Order } from './flow';

const order: Order = { choices: { garment: 'top' }, patternName: 'Étoile', wearerId: 'w1' };
const state = (over: Partial<PatternExport>): PatternExport => ({
  id: 'e1',
  patternId: 'p1',
  status: 'running',
  step: 'draft',
  progress: 0.1,
  files: [],
  ...over,
});
const files = [{ format: 'a4', name: 'etoile-a4.pdf', bytes: 1, url: '/api/files/x' }];

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

type Doors = { [K in 'verify' | 'place' | 'read' | 'retry']: Mock<FlowDoors[K]> };

function open(over: Partial<FlowDoors> = {}) {
  let keys = 0;
  const doors = {
    verify: vi.fn<FlowDoors['verify']>(async () => ({
      ok: true,
      difficulty: 2,
      price: 1049,
      times: { preparationMinutes: 40, realisationMinutes: 200 },
    })),
    place: vi.fn<FlowDoors['place']>(async () => ({ ok: true, exportId: 'e1', patternId: 'p1' })),
    read: vi.fn<FlowDoors['read']>(async () => state({ status: 'ready', step: 'done', progress: 1, files })),
    retry: vi.fn<FlowDoors['retry']>(async () => undefined),
    memory: memory(),
    wait: async () => {},
    newKey: () => `key-${++keys}`,
  };
  for (const name of ['verify', 'place', 'read', 'retry'] as const) {
    const given = over[name];
    if (given) doors[name].mockImplementation(given as never);
  }
  if (over.memory) doors.memory = over.memory as ReturnType<typeof memory>;
  return { flow: createExportFlow(doors), doors: doors as Doors };
}

describe('export flow', () => {
  it('verifies, places, follows the steps and shows the files', async () => {
    const steps = ['draft', 'render', 'store', 'mail'] as const;
    const answers = [
      ...steps.map((step, i) => state({ step, progress: i / 4 })),
      state({ status: 'ready', step: 'done', progress: 1, files }),
    ];
    const { flow } = open({ read: async () => answers.shift() as PatternExport });
    const seen: string[] = [];
    flow.store.subscribe((now) => seen.push('step' in now ? `${now.phase}:${now.step}` : now.phase));
    await flow.verify(order);
    await flow.place(order);
    expect(seen).toEqual([
      'verifying',
      'verified',
      'placing',
      'pending:draft',
      'pending:draft',
      'pending:render',
      'pending:store',
      'pending:mail',
      'ready',
    ]);
    expect(flow.store.getState()).toMatchObject({ phase: 'ready', patternId: 'p1', files });
    expect(flow.remembered()).toBeNull();
  });

  it('places once on a double click', async () => {
    const { flow, doors } = open();
    await Promise.all([flow.place(order), flow.place(order)]);
    expect(doors.place).toHaveBeenCalledTimes(1);
  });

  it('keeps its key when the answer was lost, and takes another for another order', async () => {
    const { flow, doors } = open();
    doors.place.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await flow.place(order);
    expect(flow.store.getState()).toMatchObject({ phase: 'failed', refusal: { code: 'offline' } });
    flow.leave();
    await flow.place(order);
    flow.leave();
    await flow.place({ ...order, patternName: 'Autre' });
    expect(doors.place.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('says what the server refused', async () => {
    const error = { code: 'email-required', message: 'Indiquez votre adresse.' };
    const { flow } = open({ place: async () => ({ ok: false, error }) });
    await flow.place(order);
    expect(flow.store.getState()).toEqual({ phase: 'failed', refusal: error, exportId: null });
  });

  it('tries a failed export again under the same order', async () => {
    const { flow, doors } = open();
    doors.read.mockResolvedValueOnce(state({ status: 'failed', error: { code: 'export-failed' } }));
    await flow.place(order);
    expect(flow.store.getState()).toMatchObject({ phase: 'failed', exportId: 'e1' });
    await flow.retry('e1');
    expect(flow.store.getState()).toMatchObject({ phase: 'ready' });
    expect(doors.place).toHaveBeenCalledTimes(1);
  });

  it('bears with a short silence and, when it lasts, points to mail and account', async () => {
    const { flow, doors } = open();
    doors.read.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('503'));
    await flow.place(order);
    expect(flow.store.getState().phase).toBe('ready');
    flow.leave();
    doors.read.mockRejectedValue(new Error('503'));
    await flow.place({ ...order, patternName: 'Autre' });
    expect(flow.store.getState()).toEqual({ phase: 'unknown' });
  });

  it('takes up an interrupted order after a reload', async () => {
    const kept = memory();
    const never = new Promise<PatternExport>(() => {});
    const before = open({ memory: kept, read: () => never });
    void before.flow.place(order);
    await vi.waitFor(() => expect(before.flow.store.getState().phase).toBe('pending'));
    const after = open({ memory: kept });
    await after.flow.resume();
    expect(after.doors.place).not.toHaveBeenCalled();
    expect(after.flow.store.getState()).toMatchObject({ phase: 'ready' });
  });

  it('drops a verification that something newer overtook', async () => {
    type Answer = Awaited<ReturnType<FlowDoors['verify']>>;
    let answer: (answer: Answer) => void = () => {};
    const slow = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    const { flow, doors } = open();
    doors.verify.mockReturnValueOnce(slow);
    const first = flow.verify(order);
    await flow.verify({ ...order, patternName: 'Autre' });
    answer({ ok: false, error: { code: 'failed-check' } });
    await first;
    expect(flow.store.getState().phase).toBe('verified');
  });
});
