import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import access from '../app/api/access.json';
import { exportedNames, handlersOnDisk, unmatched } from './check-access.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'droitfil-handlers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, source: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), source);
}

test('every handler of the server is in the access matrix, and no other', () => {
  expect(unmatched(handlersOnDisk(), Object.keys(access))).toEqual({ unlisted: [], absent: [] });
});

test('a handler that is not listed is named, so that the build fails', () => {
  expect(unmatched(['GET a', 'PUT b'], ['GET a', 'GET c'])).toEqual({
    unlisted: ['PUT b'],
    absent: ['GET c'],
  });
});

test('handlers are found wherever they are and however they are written', () => {
  write(
    'api/a/[id]/route.ts',
    'export const dynamic = "x";\nexport const GET = f;\nexport async function PUT() {}',
  );
  write('[locale]/b/route.tsx', 'const h = 1; export { h as POST, h as other };');
  write('api/c.ts', 'export const GET = 1;');
  write('actions/d.ts', "'use server';\nexport async function order() {}\nexport { order as again };");
  expect(handlersOnDisk(folder).sort()).toEqual([
    'ACTION again',
    'ACTION order',
    'GET a/[id]',
    'POST /[locale]/b',
    'PUT a/[id]',
  ]);
});

test('a module that exports what it does not name is refused', () => {
  expect(() => exportedNames("export * from './hidden';", 'api/x/route.ts')).toThrow(/api\/x\/route\.ts/);
});
