import { item } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';

/** One entity of a drawing exchange file: its kind, layer and places in the file's own unit. */
export interface DxfEntity {
  readonly kind: string;
  readonly layer: string;
  readonly points: readonly Pair[];
  readonly closed: boolean;
  readonly text: string;
}

interface DxfFile {
  /** Whether the header says that lengths are metric. */
  readonly metric: boolean;
  /** What is drawn under each name. */
  readonly blocks: ReadonlyMap<string, readonly DxfEntity[]>;
  /** Names of blocks in the order they are placed, with the place. */
  readonly inserts: readonly { readonly block: string; readonly at: Pair; readonly scaled: boolean }[];
}

type Group = readonly [code: number, value: string];

/** Group codes with their values, two lines each. Refuses a file that ends within one. */
function groupsOf(text: string): Group[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  if (lines.length % 2 === 1) throw new RangeError('A group has no value');
  return Array.from({ length: lines.length / 2 }, (_, i): Group => {
    const code = Number(lines[2 * i]);
    if (!Number.isInteger(code)) throw new RangeError('A group code is no number');
    return [code, item(lines, 2 * i + 1)];
  });
}

/** The groups from each `0` to the next. */
function recordsOf(groups: readonly Group[]): Group[][] {
  const records: Group[][] = [];
  for (const group of groups) {
    if (group[0] === 0) records.push([group]);
    else records.at(-1)?.push(group);
  }
  return records;
}

const valueAt = (record: readonly Group[], code: number): string =>
  record.find((group) => group[0] === code)?.[1] ?? '';

function pointsOf(record: readonly Group[]): Pair[] {
  return [0, 1].flatMap((step) => {
    const [across, up] = [valueAt(record, 10 + step), valueAt(record, 20 + step)];
    if (across === '') return [];
    const [x, y] = [Number(across), Number(up)];
    if (!Number.isFinite(x + y)) throw new RangeError('A place is not written in numbers');
    return [[x, y]];
  });
}

const entityOf = (record: readonly Group[], points: readonly Pair[]): DxfEntity => ({
  kind: record[0]?.[1] ?? '',
  layer: valueAt(record, 8),
  points,
  closed: (Number(valueAt(record, 70)) & 1) === 1,
  text: valueAt(record, 1),
});

/** Entities of one section or block; the vertices of a polyline are its points. */
function entitiesOf(records: readonly Group[][]): DxfEntity[] {
  const found: DxfEntity[] = [];
  let line: { record: Group[]; points: Pair[] } | undefined;
  for (const record of records) {
    const kind = record[0]?.[1];
    if (kind === 'POLYLINE') line = { record, points: [] };
    else if (kind === 'VERTEX' && line) line.points.push(...pointsOf(record));
    else if (kind === 'SEQEND' && line) {
      found.push(entityOf(line.record, line.points));
      line = undefined;
    } else found.push(entityOf(record, pointsOf(record)));
  }
  if (line) throw new RangeError('A polyline does not end');
  return found;
}

function parts(records: readonly Group[][], from: string, to: string): Group[][][] {
  const found: Group[][][] = [];
  let open: Group[][] | undefined;
  for (const record of records) {
    const kind = record[0]?.[1];
    if (kind === from) open = [record];
    else if (kind === to && open) {
      found.push(open);
      open = undefined;
    } else open?.push(record);
  }
  return found;
}

/** Reads a drawing exchange file of release 12 as far as patterns use it. Refuses (RangeError) what is none. */
export function readDxf(text: string): DxfFile {
  const groups = groupsOf(text);
  if (groups.at(-1)?.[1] !== 'EOF') throw new RangeError('The file does not end');
  const records = recordsOf(groups);
  const sections = parts(records, 'SECTION', 'ENDSEC');
  const section = (name: string) =>
    sections.find(([head]) => valueAt(head ?? [], 2) === name)?.slice(1) ?? [];
  const blocks = parts(section('BLOCKS'), 'BLOCK', 'ENDBLK');
  const at = groups.findIndex(([code, value]) => code === 9 && value === '$MEASUREMENT');
  return {
    metric: groups[at + 1]?.[1] === '1',
    blocks: new Map(blocks.map(([head, ...rest]) => [valueAt(head ?? [], 2), entitiesOf(rest)])),
    inserts: section('ENTITIES')
      .filter((record) => record[0]?.[1] === 'INSERT')
      .map((record) => ({
        block: valueAt(record, 2),
        at: pointsOf(record)[0] ?? [0, 0],
        scaled: [41, 42, 50].some((code) => valueAt(record, code) !== ''),
      })),
  };
}
