import type { Family, Sample } from './text';

/** What a process counts from its start on. */
const COUNTED = {
  droitfil_answers_total: 'Answers of the web server, by what was asked for and class of status.',
  droitfil_exports_total: 'Attempts at exports, by how they ended.',
  droitfil_mails_total: 'Attempts at mails, by how they ended.',
  droitfil_chores_total: 'Chores of the scheduler, by name and how they ended.',
  droitfil_policy_reports_total: 'What browsers reported of the content security policy, by directive.',
} as const;

/** What a process times, with the bounds of its classes in seconds. */
const TIMED = {
  droitfil_answer_seconds: {
    help: 'How long answers of the web server took.',
    bounds: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  droitfil_export_seconds: {
    help: 'How long attempts at exports took.',
    bounds: [0.5, 1, 2, 4, 8, 15, 30, 45],
  },
} as const;

interface Timed {
  readonly labels: Readonly<Record<string, string>>;
  /** How many were within each bound, the last without any. */
  readonly within: number[];
  sum: number;
}

interface Counts {
  readonly counted: Map<string, Map<string, number>>;
  readonly timed: Map<string, Map<string, Timed>>;
}

const COUNTS = Symbol.for('droitfil.counts');
type Holder = typeof globalThis & { [COUNTS]?: Counts };

/** Bundles loaded apart count together, through the global object. */
function counts(): Counts {
  const holder = globalThis as Holder;
  holder[COUNTS] ??= { counted: new Map(), timed: new Map() };
  return holder[COUNTS];
}

type Labels = Readonly<Record<string, string>>;

/** Counts one. Labels have few values, and none that anybody outside can choose. */
export function count(name: keyof typeof COUNTED, labels: Labels): void {
  const own = within(counts().counted, name, () => new Map<string, number>());
  const key = JSON.stringify(labels);
  own.set(key, (own.get(key) ?? 0) + 1);
}

/** Notes how long something took, in seconds. */
export function time(name: keyof typeof TIMED, labels: Labels, seconds: number): void {
  const { bounds } = TIMED[name];
  const own = within(counts().timed, name, () => new Map<string, Timed>());
  const blank = () => ({ labels, within: [...bounds, 0].map(() => 0), sum: 0 });
  const timed = within(own, JSON.stringify(labels), blank);
  const place = bounds.findIndex((bound) => seconds <= bound);
  const index = place < 0 ? bounds.length : place;
  timed.within[index] = (timed.within[index] ?? 0) + 1;
  timed.sum += seconds;
}

function within<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

/** All that was counted and timed in this process. */
export function countedFamilies(): Family[] {
  const counted = Object.entries(COUNTED).map(([name, help]): Family => {
    const rows = [...(counts().counted.get(name) ?? [])];
    const samples = rows.map(([key, value]) => ({ labels: JSON.parse(key) as Labels, value }));
    return { name, help, kind: 'counter', samples };
  });
  const timed = Object.entries(TIMED).map(([name, { help, bounds }]): Family => {
    const rows = [...(counts().timed.get(name)?.values() ?? [])];
    return { name, help, kind: 'histogram', samples: rows.flatMap((row) => classesOf(row, bounds)) };
  });
  return [...counted, ...timed];
}

function classesOf({ labels, within: each, sum }: Timed, bounds: readonly number[]): Sample[] {
  let total = 0;
  const classes = each.map((many, i): Sample => {
    total += many;
    return { suffix: '_bucket', labels: { ...labels, le: String(bounds[i] ?? '+Inf') }, value: total };
  });
  return [...classes, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }];
}
