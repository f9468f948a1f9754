import { COLLAR } from '@/lib/choices/slots/collar';
import { SLEEVE } from '@/lib/choices/slots/sleeve';
import { traitsOf } from '@/lib/choices/slots/traits';
import { OPERATIONS } from '@/lib/operations/registry';
import type { Draft } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../jobs/jobs';

type Source = Pick<Book, 'draft' | 'measured'>;

function piecesAtFront(seams: Source['measured']['seams']): Set<string> {
  const facing = seams.filter(({ seam }) => OPERATIONS[seam.operation].faces === 'front');
  return new Set(facing.flatMap(({ a }) => a.steps.map(({ piece }) => piece.id)));
}

/** The line of the garment a job works along: `neckline`, `armhole`, `shoulder`, `side`, `hem` … */
export function placeOf({ draft, measured }: Source, { seams, operations }: Job): string {
  const line = seams[0]?.a.line ?? operations[0]?.edges[0]?.edge ?? 'none';
  const walked = seams.flatMap(({ a }) => a.steps.map(({ piece }) => piece.id));
  const pieces = new Set([...walked, ...operations.flatMap(({ pieces: named }) => named)]);
  // Where the edge of a lap is faced too, that facing is named after the neckline, from which it comes down.
  const besideLap = piecesAtFront(measured.seams);
  const atHem = measured.seams.some(
    ({ seam, a }) =>
      OPERATIONS[seam.operation].faces === 'edge' &&
      a.line === 'hem' &&
      a.steps.some(({ piece }) => pieces.has(piece.id) && !besideLap.has(piece.id)),
  );
  // The ends of a facing are named after what it faces when that is the lower edge.
  if (atHem) return 'hem';
  return placeOfLine(line, draft);
}

/** A seam line as messages know it: round the back of the neck, up to straps of its own, and where a gathered strip stands in for a collar. */
export function placeOfLine(line: string, { choices: { options } }: Pick<Draft, 'choices'>): string {
  if (line === 'collar-neck') return 'nape';
  const { apart = false, nape = false } = traitsOf(SLEEVE, options) ?? {};
  if (line === 'armhole' && apart) return nape ? 'halter' : 'strapped';
  // Under a collar of its own piece, or between straps, the strip is only caught: it is no neckline for a facing.
  const caught = apart || (traitsOf(COLLAR, options)?.made ?? 'in-one') !== 'in-one';
  const gathered = (options.ruffle === 'neckline' && !caught) || options.collar === 'ruffle';
  return line.startsWith('neck') && line !== 'neckline' && gathered ? 'ruffle' : line;
}
