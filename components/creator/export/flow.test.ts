import { describe, expect, it, type Mock, vi } from 'vitest';
import type { PaymentView } from '@/lib/billing/account';
import type { ExportView } from '@/lib/exports/views';
import { createExportFlow } from './flow';
import type { FlowPorts, Order } from './flow-ports';

const order: Order = { choices: { garment: 'top' }, patternName: 'Étoile', wearerId: 'w1' };
const state = (over: Partial<ExportView>): ExportView => ({
  id: 'e1',
  patternId: 'p1',
  status: 'running',
  step: 'draft',
  progress: 0.1,
  files: [],
  ...over,
});
const paymentState = (id: string, status: PaymentView['status']): PaymentView => {
  return { id, kind: 'pattern', status, credits: 1 };
};
const noCredit: FlowPorts['place'] = async () => {
  return { ok: false, error: { code: 'payment-required', figures: { price: 1049 } } };
};
const twin = { exportId: 'e0', patternId: 'p0', underWay: true };
const twinError = { code: 'pattern-exists', figures: { ...twin, underWay: 1 } };
const hasTwin: FlowPorts['place'] = async ({ again }) =>
  again ? { ok: true, exportId: 'e1', patternId: 'p1' } : { ok: false, error: twinError };
const figures = {
  difficulty: 2,
  notices: [],
  price: 1049,
  credit: 'current',
  times: { preparationMinutes: 40, realisationMinutes: 200 },
} as const;
const files = [{ format: 'a4', name: 'etoile-a4.pdf', bytes: 1, url: '/api/files/x' }];

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

type Ports = {
  [K in 'verify' | 'place' | 'read' | 'retry' | 'buy' | 'checkout' | 'payment' | 'leave']: Mock<FlowPorts[K]>;
};

function open(over: Partial<FlowPorts> = {}) {
  let keys = 0;
  const ports = {
    verify: vi.fn<FlowPorts['verify']>(async () => ({ ok: true, ...figures })),
    place: vi.fn<FlowPorts['place']>(async () => ({ ok: true, exportId: 'e1', patternId: 'p1' })),
    read: vi.fn<FlowPorts['read']>(async () => state({ status: 'ready', step: 'done', progress: 1, files })),
    retry: vi.fn<FlowPorts['retry']>(async () => undefined),
    buy: vi.fn<FlowPorts['buy']>(async () => ({
      ok: true,
      exportId: 'e1',
      patternId: 'p1',
      paymentId: 'pay1',
      url: '/pay/1',
    })),
    checkout: vi.fn<FlowPorts['checkout']>(async () => ({ ok: true, paymentId: 'pay2', url: '/pay/2' })),
    payment: vi.fn<FlowPorts['payment']>(async (id) => paymentState(id, 'paid')),
    leave: vi.fn<FlowPorts['leave']>(),
    memory: memory(),
    wait: async () => {},
    newKey: () => `key-${++keys}`,
  };
  const scripted = ['verify', 'place', 'read', 'retry', 'buy', 'checkout', 'payment'] as const;
  for (const name of scripted) {
    const given = over[name];
    if (given) ports[name].mockImplementation(given as never);
  }
  if (over.memory) ports.memory = over.memory as ReturnType<typeof memory>;
  return { flow: createExportFlow(ports), ports: ports as Ports };
}

describe('export flow', () => {
  it('verifies, places, follows the steps and shows the files', async () => {
    const steps = ['draft', 'render', 'store', 'mail'] as const;
    const answers = [
      ...steps.map((step, i) => state({ step, progress: i / 4 })),
      state({ status: 'ready', step: 'done', progress: 1, files }),
    ];
    const { flow } = open({ read: async () => answers.shift() as ExportView });
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
    const { flow, ports } = open();
    await Promise.all([flow.place(order), flow.place(order)]);
    expect(ports.place).toHaveBeenCalledTimes(1);
  });

  it('keeps its key when the answer was lost, and takes another for another order', async () => {
    const { flow, ports } = open();
    ports.place.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await flow.place(order);
    expect(flow.store.getState()).toMatchObject({ phase: 'failed', refusal: { code: 'offline' } });
    flow.leave();
    await flow.place(order);
    flow.leave();
    await flow.place({ ...order, patternName: 'Autre' });
    expect(ports.place.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('asks before it makes the very same pattern again', async () => {
    const { flow, ports } = open();
    ports.verify.mockResolvedValueOnce({ ok: true, ...figures, twin });
    await flow.verify(order);
    await flow.place(order);
    expect(flow.store.getState()).toEqual({ phase: 'same', twin, paid: false });
    expect(ports.place).not.toHaveBeenCalled();
    await flow.place(order, { again: true });
    expect(ports.place.mock.calls[0]?.[0]).toEqual({ ...order, again: true });
    expect(flow.store.getState()).toMatchObject({ phase: 'ready' });
  });

  it('asks as well when only the server knows of the very same pattern', async () => {
    const { flow, ports } = open({ place: hasTwin });
    await flow.place(order);
    expect(flow.store.getState()).toEqual({ phase: 'same', twin, paid: false });
    expect(flow.remembered()).toBeNull();
    await flow.place(order, { again: true });
    expect(ports.place.mock.calls.map(([given]) => given.again)).toEqual([undefined, true]);
  });

  it('follows the same pattern that is being made elsewhere', async () => {
    const { flow, ports } = open({ place: hasTwin });
    await flow.place(order);
    await flow.join(twin, 'Étoile');
    expect(ports.read.mock.calls).toEqual([[twin.exportId]]);
    expect(flow.store.getState()).toMatchObject({ phase: 'ready' });
  });

  it('says what the server refused', async () => {
    const error = { code: 'email-required', message: 'Indiquez votre adresse.' };
    const { flow } = open({ place: async () => ({ ok: false, error }) });
    await flow.place(order);
    expect(flow.store.getState()).toEqual({ phase: 'failed', refusal: error, exportId: null });
  });

  it('tries a failed export again under the same order', async () => {
    const { flow, ports } = open();
    ports.read.mockResolvedValueOnce(state({ status: 'failed', error: { code: 'export-failed' } }));
    await flow.place(order);
    expect(flow.store.getState()).toMatchObject({ phase: 'failed', exportId: 'e1' });
    await flow.retry('e1');
    expect(flow.store.getState()).toMatchObject({ phase: 'ready' });
    expect(ports.place).toHaveBeenCalledTimes(1);
  });

  it('bears with a short silence and, when it lasts, points to mail and account', async () => {
    const { flow, ports } = open();
    ports.read.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('503'));
    await flow.place(order);
    expect(flow.store.getState().phase).toBe('ready');
    flow.leave();
    ports.read.mockRejectedValue(new Error('503'));
    await flow.place({ ...order, patternName: 'Autre' });
    expect(flow.store.getState()).toEqual({ phase: 'unknown' });
  });

  it('takes up an interrupted order after a reload', async () => {
    const kept = memory();
    const never = new Promise<ExportView>(() => {});
    const before = open({ memory: kept, read: () => never });
    void before.flow.place(order);
    await vi.waitFor(() => expect(before.flow.store.getState().phase).toBe('pending'));
    const after = open({ memory: kept });
    await after.flow.resume();
    expect(after.ports.place).not.toHaveBeenCalled();
    expect(after.flow.store.getState()).toMatchObject({ phase: 'ready' });
  });

  it('drops a verification that something newer overtook', async () => {
    type Answer = Awaited<ReturnType<FlowPorts['verify']>>;
    let answer: (answer: Answer) => void = () => {};
    const slow = new Promise<Answer>((resolve) => {
      answer = resolve;
    });
    const { flow, ports } = open();
    ports.verify.mockReturnValueOnce(slow);
    const first = flow.verify(order);
    await flow.verify({ ...order, patternName: 'Autre' });
    answer({ ok: false, error: { code: 'failed-check' } });
    await first;
    expect(flow.store.getState().phase).toBe('verified');
  });
});

describe('an order without a credit', () => {
  it('asks how it is to be paid, and goes to pay once on a double click', async () => {
    const { flow, ports } = open({ place: noCredit });
    await flow.place(order);
    expect(flow.store.getState()).toEqual({ phase: 'unpaid', price: 1049, last: null, refusal: null });
    await Promise.all([flow.pay({ kind: 'pattern' }), flow.pay({ kind: 'pattern' })]);
    expect(ports.buy).toHaveBeenCalledTimes(1);
    expect(ports.buy.mock.calls[0]?.[0]).toEqual(order);
    expect(ports.leave.mock.calls).toEqual([['/pay/1']]);
    expect(flow.store.getState().phase).toBe('leaving');
  });

  it('goes on by itself when the pattern was paid', async () => {
    const kept = memory();
    const before = open({ memory: kept, place: noCredit });
    await before.flow.place(order);
    await before.flow.pay({ kind: 'pattern' });
    const after = open({ memory: kept });
    await after.flow.resume();
    expect(after.ports.payment.mock.calls).toEqual([['pay1']]);
    expect(after.ports.place).not.toHaveBeenCalled();
    expect(after.flow.store.getState()).toMatchObject({ phase: 'ready', files });
    expect(after.flow.remembered()).toBeNull();
  });

  it('is placed by itself when a plan was paid, even before its credits have come', async () => {
    const kept = memory();
    const before = open({ memory: kept, place: noCredit });
    await before.flow.place(order);
    await before.flow.pay({ kind: 'subscription', plan: 'happy' }, 'FIL10');
    expect(before.ports.checkout.mock.calls[0]).toEqual([
      { kind: 'subscription', plan: 'happy' },
      expect.any(String),
      'FIL10',
    ]);
    const after = open({ memory: kept });
    after.ports.place.mockImplementationOnce(noCredit);
    await after.flow.resume();
    expect(after.ports.place.mock.calls.map(([given]) => given)).toEqual([order, order]);
    expect(new Set(after.ports.place.mock.calls.map(([, key]) => key)).size).toBe(1);
    expect(after.flow.store.getState()).toMatchObject({ phase: 'ready' });
  });

  it('keeps everything when the payment was cancelled or left open', async () => {
    for (const status of ['cancelled', 'open'] as const) {
      const kept = memory();
      const before = open({ memory: kept, place: noCredit });
      await before.flow.place(order);
      await before.flow.pay({ kind: 'pattern' });
      const after = open({ memory: kept, payment: async (id) => paymentState(id, status) });
      await after.flow.resume();
      expect(after.flow.store.getState()).toMatchObject({ phase: 'unpaid', price: 1049, last: status });
      await after.flow.pay({ kind: 'pattern' });
      expect(after.ports.buy.mock.calls[0]?.[0]).toEqual(order);
      // An open payment is taken up under its key; a cancelled one is never paid, so another is begun.
      const [first, second] = [before, after].map(({ ports }) => ports.buy.mock.calls[0]?.[1]);
      expect(first === second).toBe(status === 'open');
    }
  });

  it('begins another payment when the one it takes up is over', async () => {
    const { flow, ports } = open({ place: noCredit });
    await flow.place(order);
    ports.buy.mockResolvedValueOnce({ ok: false, error: { code: 'payment-over' } });
    await flow.pay({ kind: 'pattern' });
    expect(new Set(ports.buy.mock.calls.map(([, key]) => key)).size).toBe(2);
    expect(ports.leave).toHaveBeenCalledTimes(1);
  });

  it('says that a pattern paid for twice is there, and that the second payment is a credit', async () => {
    const kept = memory();
    const before = open({ memory: kept, place: noCredit });
    await before.flow.place(order);
    await before.flow.pay({ kind: 'pattern' });
    const after = open({ memory: kept, place: hasTwin, read: async () => state({ status: 'cancelled' }) });
    await after.flow.resume();
    expect(after.flow.store.getState()).toEqual({ phase: 'same', twin, paid: true });
  });

  it('asks before the very same pattern is paid for again', async () => {
    const { flow, ports } = open({ place: noCredit });
    await flow.place(order);
    ports.buy.mockResolvedValueOnce({ ok: false, error: twinError });
    await flow.pay({ kind: 'pattern' });
    expect(flow.store.getState()).toEqual({ phase: 'same', twin, paid: false });
    expect(ports.leave).not.toHaveBeenCalled();
  });

  it('says why a payment could not be begun', async () => {
    const { flow, ports } = open({ place: noCredit });
    await flow.place(order);
    const error = { code: 'promo-expired', message: 'Ce code promo a expiré.' };
    ports.buy.mockResolvedValueOnce({ ok: false, error });
    await flow.pay({ kind: 'pattern' }, 'HIER');
    expect(flow.store.getState()).toMatchObject({ phase: 'unpaid', refusal: error });
    expect(ports.leave).not.toHaveBeenCalled();
  });

  it('is taken up where it stands when the browser goes back to the page it left', async () => {
    const { flow, ports } = open({ place: noCredit });
    await flow.place(order);
    await flow.pay({ kind: 'pattern' });
    ports.payment.mockResolvedValueOnce(paymentState('pay1', 'open'));
    await flow.comeBack();
    expect(flow.store.getState()).toMatchObject({ phase: 'unpaid', last: 'open' });
    flow.leave();
    await flow.resume();
    expect(flow.store.getState().phase).toBe('idle');
  });
});
