/** One figure with what tells it from others of its family. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  /** What is added to the name of the family: `_bucket`, `_sum`, `_count`. */
  readonly suffix?: string;
}

/** Figures of one kind. */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

/** The figures in the text format of Prometheus (version 0.0.4). */
export function metricsText(families: readonly Family[]): string {
  return `${families.flatMap(linesOf).join('\n')}\n`;
}

function linesOf({ name, help, kind, samples }: Family): string[] {
  const head = [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`];
  return [...head, ...samples.map((sample) => lineOf(name, sample))];
}

function lineOf(name: string, { labels = {}, value, suffix = '' }: Sample): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

function escaped(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
}
