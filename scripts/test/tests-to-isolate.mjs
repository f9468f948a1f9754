// Loading a folder's code costs more than most of its tests do: test files share it, save those that change the world.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['app', 'components', 'lib', 'sandbox', 'scripts', 'messages', 'content'];

/** Modules replaced or loaded afresh, the environment, the clock and what is global, and whatever draws in a page. */
const CHANGES =
  /\bvi\.(mock|doMock|hoisted|resetModules|stub\w+|spyOn|useFakeTimers|setSystemTime)\b|@vitest-environment|\bprocess\.env\b|\bglobalThis\b/;

/** @param {string} source of a test file */
export const changesWorld = (source) => CHANGES.test(source);

/**
 * @param {string} root folder of the project
 * @returns {string[]} the test files to be loaded each by itself, as paths from there
 */
export function testsToIsolate(root) {
  const below = (folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path}`);
  const files = [...FOLDERS.flatMap(below), ...readdirSync(root)].filter((path) =>
    /\.test\.tsx?$/.test(path),
  );
  return files.filter((path) => changesWorld(readFileSync(join(root, path), 'utf8')));
}
