import 'server-only';
import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { safeKey } from './key';
import type { Storage } from './storage';

/** Bytes of the disk below which an export may find no room for its files. */
const SPARE = 64e6;

/** Files in a folder of this machine; each appears whole or not at all. It is well while its disk has `spare` bytes left. */
export function openFolder(dir: string, spare = SPARE): Storage {
  const pathOf = (key: string) => join(dir, safeKey(key));
  return {
    put: (key, bytes) => writeWhole(pathOf(key), bytes),
    get: (key) => readFile(pathOf(key)).catch(onlyMissing),
    has: (key) => access(pathOf(key)).then(() => true, wasMissing),
    remove: (key) => removeWhole(pathOf(key)),
    async check() {
      await mkdir(dir, { recursive: true });
      await access(dir, constants.W_OK);
      const { bavail, bsize } = await statfs(dir);
      if (bavail * bsize < spare) throw new Error('The disk that files are kept on is full.');
    },
  };
}

async function writeWhole(path: string, bytes: Uint8Array) {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(part, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** With what a process that died while writing it left half done. */
async function removeWhole(path: string) {
  const folder = dirname(path);
  const names = (await readdir(folder).catch(onlyMissing)) ?? [];
  const own = (name: string) => name.startsWith(`${basename(path)}.`) && name.endsWith('.part');
  for (const name of names.filter(own)) await rm(join(folder, name), { force: true });
  await rm(path, { force: true });
}

function wasMissing(error: NodeJS.ErrnoException): boolean {
  onlyMissing(error);
  return false;
}

function onlyMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
