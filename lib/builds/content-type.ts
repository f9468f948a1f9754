import types from '@/lib/headers/content-types.json';

/** Where scripts, styles and fonts of a build are asked for. */
export const PREFIX = '/_next/static/';

const TYPES: Readonly<Record<string, string>> = types;

/** What a file of a build is told to be; undefined for what no page asks for. */
export function contentTypeOf(path: string): string | undefined {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)];
}
