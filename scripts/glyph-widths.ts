/** Writes lib/drawing/glyph-widths.json from the embedded fonts: `npx tsx scripts/glyph-widths.ts`. */
import { writeFileSync } from 'node:fs';
import { readGlyphWidths } from '@/lib/pdf/glyph-widths';

const file = new URL('../lib/drawing/glyph-widths.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(readGlyphWidths(), null, 2)}\n`);
