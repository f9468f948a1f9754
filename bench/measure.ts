/** One line of the bench: milliseconds unless `unit` says otherwise. */
export interface Line {
  readonly name: string;
  readonly unit: 'ms' | 'bytes' | 'pages' | '%';
  readonly median: number;
  /** Between these lie the middle half of the runs. */
  readonly spread: readonly [number, number];
  readonly runs: number;
  /** Median of processor time, ms. */
  readonly cpu?: number;
}

const digits = (value: number): number => Math.round(value * 1000) / 1000;

/** The value below which the share `q` of sorted figures lies. */
function quantile(sorted: readonly number[], q: number): number {
  const at = (sorted.length - 1) * q;
  const low = sorted[Math.floor(at)] as number;
  const high = sorted[Math.ceil(at)] as number;
  return low + (high - low) * (at - Math.floor(at));
}

export function lineOf(name: string, figures: readonly number[], unit: Line['unit'] = 'ms'): Line {
  const sorted = [...figures].sort((a, b) => a - b);
  const [low, median, high] = [0.25, 0.5, 0.75].map((q) => digits(quantile(sorted, q))) as [
    number,
    number,
    number,
  ];
  return { name, unit, median, spread: [low, high], runs: sorted.length };
}

export interface Runs {
  readonly warm: number;
  readonly timed: number;
}

interface Timings {
  readonly wall: readonly number[];
  /** All threads of this process together: what other work on the machine hardly falsifies. */
  readonly cpu: readonly number[];
}

/** Milliseconds of each of the timed runs, after those that only warm up. */
export async function timed(run: () => unknown, { warm, timed: count }: Runs): Promise<Timings> {
  for (let i = 0; i < warm; i++) await run();
  const wall: number[] = [];
  const cpu: number[] = [];
  for (let i = 0; i < count; i++) {
    const before = process.cpuUsage();
    const started = performance.now();
    await run();
    wall.push(performance.now() - started);
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1000);
  }
  return { wall, cpu };
}

const BLOCK = 100;
/** Blocks in a row that are no quicker than the quickest before them, and how many there are at least and at most. */
const SETTLED = { calm: 4, least: 15, most: 40, gain: 0.02 };

/** Code is compiled as it runs: runs it until its figures no longer fall, so that what follows is warm. */
export async function settle(run: () => unknown): Promise<void> {
  let best = Number.POSITIVE_INFINITY;
  for (let blocks = 0, calm = 0; blocks < SETTLED.least || calm < SETTLED.calm; blocks++) {
    if (blocks >= SETTLED.most) return;
    const { wall } = await timed(run, { warm: 0, timed: BLOCK });
    const median = quantile(
      [...wall].sort((a, b) => a - b),
      0.5,
    );
    calm = median > best * (1 - SETTLED.gain) ? calm + 1 : 0;
    best = Math.min(best, median);
  }
}

/** Wall time with its spread, and beside it the median of processor time. */
export function timeLine(name: string, { wall, cpu }: Timings): Line {
  return { ...lineOf(name, wall), cpu: lineOf(name, cpu).median };
}

export function print(line: Line): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
