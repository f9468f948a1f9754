import 'server-only';
import Stripe from 'stripe';
import { AppError } from '@/lib/errors/app-error';
import type { Gateway } from '../gateway';

/** Longest a call may have taken to be made once more, in milliseconds: nobody waits for two time-outs. */
const QUICK_MS = 1_500;
const PAUSE_MS = 300;

/**
 * The same gateway with nothing of the vendor's errors in it: outages and refusals of the service are one trouble to a
 * reader. A call the service failed or refused for its own reasons is made once more; each may be repeated safely.
 */
export function withPlainErrors(gateway: Gateway): Gateway {
  const wrapped = Object.entries(gateway).map(([name, act]) => {
    if (name === 'readNews') return [name, act];
    const call = act as (...all: unknown[]) => Promise<unknown>;
    return [name, (...given: unknown[]) => plainly(() => twice(() => call(...given)))];
  });
  return Object.fromEntries(wrapped) as Gateway;
}

async function plainly(act: () => Promise<unknown>): Promise<unknown> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new AppError('payment-unavailable', { cause: error });
    throw error;
  }
}

async function twice(act: () => Promise<unknown>): Promise<unknown> {
  const begun = performance.now();
  try {
    return await act();
  } catch (error) {
    if (!isPassing(error) || performance.now() - begun > QUICK_MS) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return act();
  }
}

function isPassing(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind);
}

/** What `reading` gives; undefined where the object is not there, or not ours to read. */
export async function ifReadable<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error) || error instanceof Stripe.errors.StripePermissionError) return undefined;
    throw error;
  }
}

/** Whether something is not there; `param` asks for what. */
export function isMissing(error: unknown, param?: string): boolean {
  if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') return false;
  return param === undefined || error.param === param;
}

/** Lets an error with one of these codes pass: what was asked for is so already. */
export function unless(...codes: readonly string[]): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof Stripe.errors.StripeError) || !codes.includes(error.code ?? '')) throw error;
  };
}
