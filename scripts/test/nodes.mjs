// npm run test:nodes [-- paths]: the everyday tests, or those below the paths named, on each Node the site may run on,
// as the package `node` brings it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const MAJORS = [20, 22, 24];

/** Fetches a Node into a folder of its own; the path of the folder its program lies in. */
function fetchNode(major) {
  const folder = resolve('node_modules/.cache/droitfil', `node-${major}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "private": true }');
  const { status } = spawnSync('npm', ['install', '--no-save', `node@${major}`], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`Node ${major} cannot be fetched.`);
  return `${folder}/node_modules/node/bin`;
}

const failed = MAJORS.filter((major) => {
  const PATH = `${fetchNode(major)}:${process.env.PATH}`;
  console.log(`\n— Node ${major}`);
  const tests = ['vitest', 'run', '--project=!*proof', ...process.argv.slice(2)];
  return (
    spawnSync('npx', ['--no-install', ...tests], { stdio: 'inherit', env: { ...process.env, PATH } })
      .status !== 0
  );
});
console.log(
  failed.length > 0 ? `\nFailed on Node ${failed.join(', ')}` : `\nPassed on Node ${MAJORS.join(', ')}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
