import type { Figures, Timing } from './figures';

type Row = readonly [what: string, theirs: string, ours: string, verdict: string];

const ms = (value: number) => `${value.toFixed(1)} ms`;
const mm = (value: number) => `${value.toFixed(2)} mm`;
const times = (value: number) => `${value.toFixed(1)} times`;

/** The seam furthest from the ease stated for it. */
const worst = ({ seams }: Figures) =>
  seams.reduce((far, each) => (Math.abs(each.by) > Math.abs(far.by) ? each : far));

const mismatch = (figures: Figures) => {
  const { seam, by } = worst(figures);
  return `${mm(Math.abs(by))} (${seam})`;
};

/** How much of the allowance is missing beyond the leanest corner. */
const missing = ({ corners: { asked, least, measured } }: Figures) =>
  `${mm(Math.max(0, asked - least))} of ${asked} (${measured} corners)`;

function fileRows(theirs: Figures, ours: Figures): Row[] {
  if (!theirs.file || !ours.file) return [];
  const [a, b] = [theirs.file, ours.file];
  const kilobytes = ({ bytes }: { readonly bytes: number }) => `${Math.round(bytes / 1000)} kB`;
  return [
    ...timingRows('A4 file', a, b),
    ['A4 file, size', kilobytes(a), kilobytes(b), `1/${(a.bytes / b.bytes).toFixed(1)}`],
    ['A4 file, pages', String(a.pages), String(b.pages), ''],
  ];
}

function timingRows(what: string, theirs: Timing, ours: Timing): Row[] {
  return [
    [`${what}, warm median`, ms(theirs.wall), ms(ours.wall), times(theirs.wall / ours.wall)],
    [`${what}, processor time`, ms(theirs.cpu), ms(ours.cpu), times(theirs.cpu / ours.cpu)],
  ];
}

function rowsOf(theirs: Figures, ours: Figures): Row[] {
  return [
    ['', theirs.name, ours.name, ''],
    ['pieces drawn', String(theirs.parts), String(ours.parts), ''],
    ...timingRows('draft', theirs.draft, ours.draft),
    ...(ours.checked ? timingRows('draft, ours with checks', theirs.draft, ours.checked) : []),
    ['worst seam mismatch', mismatch(theirs), mismatch(ours), ''],
    ['allowance missing at a corner', missing(theirs), missing(ours), ''],
    ...fileRows(theirs, ours),
  ];
}

/** Both sides of one design in columns. */
export function sideBySide(theirs: Figures, ours: Figures): string {
  const rows = rowsOf(theirs, ours);
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => (row[at] as string).length)));
  const line = (row: Row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('   ')
      .trimEnd();
  return `${rows.map(line).join('\n')}\n`;
}

/** Each seam that was measured on the peers' parts. */
export function seamLines({ name, seams }: Figures): string {
  const longest = Math.max(...seams.map(({ seam }) => seam.length));
  const lines = seams.map(({ seam, by }) => `  ${seam.padEnd(longest)}  ${by.toFixed(2).padStart(7)} mm`);
  return `${name}, each seam against the ease its design states:\n${lines.join('\n')}\n`;
}
