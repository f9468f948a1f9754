// npm run bench [-- words]: JSON lines with median and spread. Only parts whose name holds every word are run:
// `drafting`, `files`, `export`, and the names of designs.
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { DESIGNS } from './designs';
import { coldLine, draftingLines } from './drafting';
import { exportFigures, fileFigures } from './files';
import { type Line, print } from './measure';

const body = STANDARD_SIZES['38'];

const PARTS: readonly (readonly [string, () => Promise<readonly Line[]>])[] = [
  ['drafting cold', async () => [coldLine()]],
  ...DESIGNS.map((design) => [`drafting ${design.name}`, () => draftingLines(design, body)] as const),
  ...DESIGNS.map((design) => [`export ${design.name}`, async () => exportFigures(design)] as const),
  ...DESIGNS.map((design) => [`files ${design.name}`, () => fileFigures(design, body)] as const),
];

const wanted = process.argv.slice(2);
for (const [name, run] of PARTS) {
  if (wanted.every((word) => name.includes(word))) for (const line of await run()) print(line);
}
