/** Where scripts, styles and fonts of a build are asked for. */
export const PREFIX = '/_next/static/';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  wasm: 'application/wasm',
  bin: 'application/octet-stream',
};

/** What a file of a build is told to be; undefined for what no page asks for. */
export function contentTypeOf(path: string): string | undefined {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)];
}
