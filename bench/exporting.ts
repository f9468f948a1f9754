// One whole export again and again on a worker thread, as the server makes it: run in a process of its own by the bench,
// with the name of a design. Prints what one export takes as JSON.
import { fileURLToPath } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { draft } from '@/lib/drafting/draft';
import { THREAD_MEMORY } from '@/lib/exports/thread-memory';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { writePdf } from '@/lib/pdf/write-pdf';
import { DESIGNS } from './designs';
import { worksOf } from './works';

const RUNS = { warm: 3, timed: 7 };

/** Figures of one export: ms of processor time of all threads together, and bytes the worker held at its fullest. */
export interface Exporting {
  readonly whole: readonly number[];
  readonly writing: readonly number[];
  /** Reading the finished files back and holding them against the draft: part of the whole. */
  readonly reading: readonly number[];
  readonly heap: number;
  /** Bytes of the process at its fullest: both threads, the program itself and what it has loaded. */
  readonly resident: number;
}

const cpu = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

function held(): number {
  const { total_heap_size, external_memory, malloced_memory } = getHeapStatistics();
  return total_heap_size + external_memory + malloced_memory;
}

/** From choices to the bytes of seven files; what writing them took of it, and the fullest the heap was in between. */
async function exportOnce(name: string) {
  const design = DESIGNS.find((each) => each.name === name);
  const started = process.cpuUsage();
  const outcome = design && draft(design.choices, STANDARD_SIZES['38']);
  if (!outcome || 'refused' in outcome) throw new Error(`${name} cannot be drafted`);
  let [writing, reading, heap] = [0, 0, 0];
  for (const { compose, inspect } of await worksOf(outcome.draft)) {
    const document = compose();
    heap = Math.max(heap, held());
    const before = process.cpuUsage();
    const bytes = await writePdf(document);
    writing += cpu(before);
    heap = Math.max(heap, held());
    const written = process.cpuUsage();
    await inspect(bytes);
    reading += cpu(written);
    heap = Math.max(heap, held());
  }
  return { whole: cpu(started), writing, reading, heap };
}

async function work(name: string): Promise<Omit<Exporting, 'resident'>> {
  const runs: Awaited<ReturnType<typeof exportOnce>>[] = [];
  for (let i = 0; i < RUNS.warm + RUNS.timed; i++) runs.push(await exportOnce(name));
  const timed = runs.slice(RUNS.warm);
  return {
    whole: timed.map(({ whole }) => whole),
    writing: timed.map(({ writing }) => writing),
    reading: timed.map(({ reading }) => reading),
    heap: Math.max(...runs.map(({ heap }) => heap)),
  };
}

if (isMainThread) {
  const worker = new Worker(fileURLToPath(import.meta.url), {
    workerData: process.argv[2],
    resourceLimits: THREAD_MEMORY,
  });
  worker.on('message', (figures) => {
    const resident = process.resourceUsage().maxRSS * 1024;
    process.stdout.write(JSON.stringify({ ...figures, resident }));
  });
} else parentPort?.postMessage(await work(workerData));
