import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Figures } from './figures';

const FOLDER = 'bench/freesewing';

/** Their packages are locked apart from ours and fetched only for this run. */
export function installPeers(): void {
  if (existsSync(`${FOLDER}/node_modules`)) return;
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The packages of the peers could not be installed');
}

/** Their design, in a process of its own. */
export function theirs(key: 'shirt' | 'coat', options: readonly string[] = []): Figures {
  const line = execFileSync(process.execPath, ['run.mjs', key, ...options], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  return JSON.parse(line) as Figures;
}
