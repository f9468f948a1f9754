/** How the loading bar behaves, in milliseconds. */
export const LOADING = {
  /** A page that comes sooner shows no bar. */
  throttle: 200,
  /** How long the bar takes to come near the end. */
  duration: 5000,
  /** Between two moves of the bar: longer than a move takes, or the moves would queue. */
  step: 300,
  /** From the page's arrival until the bar is gone. */
  hide: 500,
} as const;

/** Where the bar stands after a time: it slows down towards the end and never says "there" by itself. */
export function progressAfter(elapsed: number, duration: number = LOADING.duration): number {
  const share = Math.min(1, Math.max(0, elapsed / duration));
  return 0.08 + 0.87 * (1 - (1 - share) ** 2);
}
