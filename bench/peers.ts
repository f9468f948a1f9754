// npm run bench:peers: the peers and ourselves, one after the other on the same machine, as JSON lines.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { check } from '@/lib/drafting/checks/check';
import { draft, drawDraft } from '@/lib/drafting/draft';
import type { Draft, Piece } from '@/lib/drafting/types';
import { fromCommands } from '@/lib/geometry/commands';
import { startOf } from '@/lib/geometry/path';
import { distanceToPolygon } from '@/lib/geometry/polygon';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { DESIGNS } from './designs';
import { timed, timeLine } from './measure';

const PEERS = fileURLToPath(new URL('./freesewing/', import.meta.url));
const WARM = { warm: 40, timed: 120 };

/** Their packages are locked apart from ours and fetched only for this run. */
function installPeers(): void {
  if (existsSync(`${PEERS}node_modules`)) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: PEERS,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The packages of the peers could not be installed');
}

/** Narrowest cloth left at a corner, as a share of the allowance asked on both its sides. */
function leastAtCorners({ edges, cutLine }: Piece): number {
  const outline = cutLine.map(([x, y]) => ({ x, y }));
  const shares = edges.map((edge, i) => {
    const before = edges[(i + edges.length - 1) % edges.length];
    const asked = Math.min(edge.allowance, before?.allowance ?? 0);
    if (asked === 0) return 1;
    return distanceToPolygon(startOf(fromCommands(edge.path)), outline) / asked;
  });
  return Math.min(...shares);
}

function figures(drawn: Draft) {
  const longest = check(drawn).find(({ id }) => id === 'C1');
  return {
    parts: drawn.pieces.length,
    worstSeamMismatchMm: Math.round((longest?.figure ?? 0) * 1000) / 100,
    leastAtCorners: Math.round(1000 * Math.min(...drawn.pieces.map(leastAtCorners))) / 1000,
  };
}

installPeers();
process.stdout.write(execFileSync(process.execPath, [`${PEERS}run.mjs`], { encoding: 'utf8' }));
const body = STANDARD_SIZES['38'];
for (const { name, choices } of DESIGNS) {
  const line = timeLine(`Droitfil ${name}: draft with checks`, await timed(() => draft(choices, body), WARM));
  process.stdout.write(`${JSON.stringify({ ...line, ...figures(drawDraft(choices, body)) })}\n`);
}
