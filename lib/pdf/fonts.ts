/** The only file here that touches the disk. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FontName } from '@/lib/drawing/types';
import { type FontProgram, parseFont } from './font-program';

export type Fonts = Readonly<Record<FontName, FontProgram>>;

const FILES: Readonly<Record<FontName, string>> = {
  sans: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  'sans-bold': '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  serif: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
};

let loaded: Fonts | undefined;

/** The three printed fonts, read and parsed once per process. */
export function printFonts(): Fonts {
  if (loaded) return loaded;
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const read = (name: FontName) => parseFont(new Uint8Array(readFileSync(resolve(FILES[name]))));
  loaded = { sans: read('sans'), 'sans-bold': read('sans-bold'), serif: read('serif') };
  return loaded;
}
