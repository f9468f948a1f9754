// One line of JSON for each design named (`shirt`, `coat`): its parts, warm draft, seams, corners; with `--file` its A4 file.
import { parseArgs } from 'node:util';
import { widthsAtCorners } from './corners.mjs';
import { ALLOWANCE, DESIGNS, SETTINGS } from './designs.mjs';
import { a4File } from './export.mjs';
import { mismatches, SEAMS } from './seams.mjs';
import { timed } from './timed.mjs';

const DRAFTS = { warm: 1000, runs: 100 };
/** Each takes many seconds: there is nothing left to warm after one. */
const FILES = { warm: 1, runs: 3 };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { file: { type: 'boolean' } } });

async function fileOf(design) {
  const { figures, made } = await timed(() => a4File(design), FILES);
  return { ...figures, bytes: made.bytes.length, pages: made.pages };
}

for (const key of positionals) {
  const design = DESIGNS[key];
  const { figures, made: pattern } = await timed(() => new design.Design(SETTINGS).draft(), DRAFTS);
  const parts = Object.values(pattern.parts[0]).filter(({ hidden, paths }) => !hidden && paths.seam);
  const corners = parts.flatMap((part) => widthsAtCorners(part, ALLOWANCE));
  const line = {
    name: design.name,
    parts: parts.length,
    draft: figures,
    seams: mismatches(pattern, SEAMS[key]),
    corners: { asked: ALLOWANCE, least: Math.min(...corners), measured: corners.length },
    ...(values.file ? { file: await fileOf(design) } : {}),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
