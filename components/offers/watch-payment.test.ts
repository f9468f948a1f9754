import { AxiosError, type AxiosResponse } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import type { PaymentView } from '@/lib/billing/account';
import { watchPayment } from './watch-payment';

const payment = (status: PaymentView['status']): PaymentView => ({
  id: 'p1',
  kind: 'pack',
  status,
  credits: 2,
});
const wait = async () => {};
const missing = () => {
  const response = { status: 404, data: { error: { code: 'not-found' } }, headers: {} } as AxiosResponse;
  return new AxiosError('not found', undefined, undefined, undefined, response);
};

describe('a payment one comes back from', () => {
  it('is looked at until it is paid, over short silences', async () => {
    const read = vi
      .fn(async () => payment('paid'))
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValueOnce(payment('open'));
    expect(await watchPayment({ read, wait })).toEqual({ kind: 'paid', payment: payment('paid') });
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('is said to be over, missing or late', async () => {
    expect(await watchPayment({ read: async () => payment('cancelled'), wait })).toEqual({ kind: 'over' });
    expect(await watchPayment({ read: async () => payment('returned'), wait })).toEqual({ kind: 'returned' });
    expect(await watchPayment({ read: () => Promise.reject(missing()), wait })).toEqual({ kind: 'missing' });
    expect(await watchPayment({ read: async () => payment('open'), wait })).toEqual({ kind: 'late' });
  });
});
