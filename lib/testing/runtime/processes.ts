import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly milliseconds: number;
}

/** Starts a bundle of `dir` with these settings and no others, behind the command `within` where one is named. */
export function start(
  dir: string,
  bundle: 'worker' | 'web' | 'proxy',
  env: Record<string, string>,
  within: readonly string[] = [],
): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const own = {
    PATH,
    HOME,
    NODE_ENV: 'production',
    BUNDLES_DIR: dir,
    SMTP_URL: 'smtp://localhost:1',
    ONE_MACHINE: 'true',
    ...env,
  };
  const file = join(dir, `${bundle}.mjs`);
  const [command = process.execPath, ...args] = [...within, process.execPath, file];
  return spawn(command, args, { env: own as NodeJS.ProcessEnv, stdio: 'pipe' });
}

/** Resolves once it has said `words`; rejects when it ends before. */
export function until(child: ChildProcess, words: RegExp): Promise<void> {
  return new Promise((done, fail) => {
    let seen = '';
    const see = (part: Buffer) => {
      seen += part;
      if (words.test(seen)) done();
    };
    child.stdout?.on('data', see);
    child.stderr?.on('data', see);
    child.once('exit', () => fail(new Error(`ended early: ${seen}`)));
  });
}

/** How it ended, and how long that took from now. */
export function ended(child: ChildProcess): Promise<Ended> {
  const begun = Date.now();
  let output = '';
  child.stderr?.on('data', (part) => {
    output += part;
  });
  return new Promise((done) => {
    child.once('exit', (code) => done({ code, output, milliseconds: Date.now() - begun }));
  });
}
