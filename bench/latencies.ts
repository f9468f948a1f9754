/** Runs a piece of work and adds how long it took to a list, ms. */
export async function addLatency<T>(list: number[], work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  list.push(performance.now() - begun);
  return result;
}

const at = (list: readonly number[], share: number): string | undefined =>
  list.toSorted((a, b) => a - b)[Math.floor(share * (list.length - 1))]?.toFixed(2);

/** The middle and the tail of latencies, in words. */
export const tellLatencies = (list: readonly number[]): string =>
  `p50 ${at(list, 0.5)}, p95 ${at(list, 0.95)}, p99 ${at(list, 0.99)} ms`;
