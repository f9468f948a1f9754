/**
 * How a plan stands, in the payment service's words. While a refused renewal is tried again the plan still runs: what
 * was paid for before stays usable, as the terms promise.
 */
const RUNNING: readonly string[] = ['active', 'past_due', 'trialing'];

/** A plan that has come to its end. */
const ENDED: readonly string[] = ['canceled', 'unpaid'];

/** A plan whose first payment never came. */
const NOT_BEGUN: readonly string[] = ['incomplete', 'incomplete_expired'];

export function runs(status: string | undefined): boolean {
  return status !== undefined && RUNNING.includes(status);
}

export function hasEnded(status: string): boolean {
  return ENDED.includes(status);
}

export function hasBegun(status: string): boolean {
  return !NOT_BEGUN.includes(status);
}
