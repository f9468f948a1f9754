import { readFile } from 'node:fs/promises';
import { decodeModel } from '@/lib/tryon/body/asset';
import { fitterOf } from '@/lib/tryon/body/fit';
import { SHOWN_SPACING } from '@/lib/tryon/spacing';
import { tryOn } from '@/lib/tryon/try-on';
import { wearerOf } from '@/lib/tryon/wearer';
import { answer } from './request';

const ASSET = new URL('../tryon/body/body.bin', import.meta.url);

/** A mesh as Wavefront OBJ; vertices are numbered on from those before. */
function objectOf(name: string, positions: ArrayLike<number>, triangles: ArrayLike<number>, before: number) {
  const rows = [`o ${name}`];
  for (let i = 0; i < positions.length; i += 3)
    rows.push(`v ${[0, 1, 2].map((k) => (positions[i + k] as number).toFixed(3)).join(' ')}`);
  for (let i = 0; i < triangles.length; i += 3)
    rows.push(`f ${[0, 1, 2].map((k) => (triangles[i + k] as number) + before + 1).join(' ')}`);
  return rows.join('\n');
}

/** `try-on SIZE [CHOICES.json]`: the body and the garment on it, as OBJ, and what was read of it on the other stream. */
async function main([size, file]: readonly string[]): Promise<number> {
  const choices: unknown = file === undefined ? undefined : JSON.parse(await readFile(file, 'utf8'));
  const outcome = answer({ choices, body: undefined, size });
  if ('refused' in outcome) return tell(outcome.refused);
  const fitter = fitterOf(decodeModel(new Uint8Array(await readFile(ASSET))));
  const { form, mesh: body } = wearerOf(outcome.draft.body, fitter);
  const worn = tryOn(outcome.draft, form, SHOWN_SPACING);
  if ('unhung' in worn) return tell(worn);
  const cloth = objectOf('garment', worn.positions, worn.cloth.triangles, body.positions.length / 3);
  process.stdout.write(`${objectOf('body', body.positions, body.indices, 0)}\n${cloth}\n`);
  process.stderr.write(`${JSON.stringify({ ...worn.reading, leftOut: worn.cloth.simplified }, null, 1)}\n`);
  return 0;
}

function tell(trouble: unknown): number {
  process.stderr.write(`${JSON.stringify(trouble)}\n`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
