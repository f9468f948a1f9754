import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { STYLE } from './page';

const require = createRequire(import.meta.url);

const FONTS: Readonly<Record<string, string>> = {
  'fraunces.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  'source-sans.woff2': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
};

/** Answers style sheet and fonts of the sandbox's pages; false when there is no such file. */
export function sendAsset(response: ServerResponse, name: string): boolean {
  if (name === 'page.css') {
    response.writeHead(200, { 'Content-Type': 'text/css', 'Cache-Control': 'no-cache' }).end(STYLE);
    return true;
  }
  const font = FONTS[name];
  if (!font) return false;
  response.writeHead(200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'max-age=86400' });
  response.end(readFileSync(require.resolve(font)));
  return true;
}
