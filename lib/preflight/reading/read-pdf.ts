import type { Box } from '@/lib/drawing/types';
import type { Motion } from '@/lib/geometry/motion';
import { type OpenForm, type OpenResources, openPdf } from '@/lib/pdf/open-pdf';
import { CM } from './canvas';
import { pairAt } from './flat-points';
import type { Ink, InkFile, InkForm } from './ink';
import { interpret } from './interpreter';
import { times } from './matrices';

const TO_CM: Motion = [CM, 0, 0, CM, 0, 0];
const FROM_CM: Motion = [1 / CM, 0, 0, 1 / CM, 0, 0];

const boxInCm = (box: readonly number[]): Box => {
  const [[x0, y0], [x1, y1]] = [pairAt(box, 0), pairAt(box, 2)];
  return [x0 * CM, y0 * CM, x1 * CM, y1 * CM];
};

/** Reads every form once, however many pages show it. */
class Reading {
  readonly forms = new Map<string, InkForm>();

  ink(content: Uint8Array, resources: OpenResources): Ink {
    const formOf = (name: string) => {
      const form = resources.forms.get(name);
      return form && this.form(form);
    };
    return interpret(content, resources, formOf, TO_CM);
  }

  private form({ key, box, matrix, content, resources }: OpenForm): string {
    if (this.forms.has(key)) return key;
    if (matrix.join() !== '1,0,0,1,0,0') throw new RangeError('A form has a transform of its own');
    const ink = this.ink(content, resources);
    if (ink.placements.length > 0) throw new RangeError('A form shows another');
    this.forms.set(key, { ...ink, box: boxInCm(box) });
    return key;
  }
}

/**
 * What a finished PDF shows, from its bytes alone: every line with its width, dashes, layers, every text with its
 * room, and each form with where pages show it, in centimetres. Refuses (Error) what it cannot read wholly.
 */
export async function readPdf(bytes: Uint8Array): Promise<InkFile> {
  const reading = new Reading();
  const opened = await openPdf(bytes);
  const pages = opened.map(({ box, content, resources }) => {
    const [x0, y0, x1, y1] = boxInCm(box);
    if (Math.abs(x0) + Math.abs(y0) > 1e-9) throw new RangeError('A page does not begin in its corner');
    const { placements, ...ink } = reading.ink(content, resources);
    // A form is read in centimetres already: its placement carries centimetres to centimetres.
    const placed = placements.map((each) => ({ ...each, matrix: times(FROM_CM, each.matrix) }));
    return { ...ink, placements: placed, width: x1, height: y1 };
  });
  return { pages, forms: reading.forms };
}
