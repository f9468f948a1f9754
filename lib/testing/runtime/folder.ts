import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

/** A new folder inside the project, where bundles find the packages they import. Ignored by git; remove it afterwards. */
export function testFolder(name: string): string {
  const cache = join(process.cwd(), 'node_modules/.cache/droitfil');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, `${name}-`));
}
