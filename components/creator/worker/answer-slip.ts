import { sketch } from '@/lib/drafting/draft';
import { shifts } from '@/lib/drafting/shifts';
import { itemsBox } from '@/lib/drawing/bounds';
import { bodyStations, formOutline } from '@/lib/flat/fit/body-form';
import { shape } from '@/lib/flat/ink';
import { completeBody } from '@/lib/measurements/complete';
import type { Measured } from '@/lib/measurements/names';
import type { Draft } from '@/lib/pattern/types';
import { toPicture } from './picture';
import type { FormPicture, SlipAnswer, SlipRequest } from './slip-protocol';

/** The body as understood, and the garment drawn twice: as measured, and as it would be had the tape slipped. */
export function answerSlip({ choices, measured, name, by, id }: SlipRequest): SlipAnswer {
  const drawn = (lengths: Measured): Draft | null => {
    const outcome = sketch(choices, completeBody(lengths).body);
    return 'draft' in outcome ? outcome.draft : null;
  };
  const before = drawn(measured);
  if (!before) return { id, name, form: null, shifts: null };
  const after = drawn({ ...measured, [name]: before.body[name] + by });
  return { id, name, form: formPicture(before), shifts: after && shifts(before, after) };
}

function formPicture(draft: Draft): FormPicture {
  const items = [shape(formOutline(draft), 'shade', 'form')];
  const { box, strokes } = toPicture({ box: itemsBox(items) ?? [0, 0, 1, 1], items }, { moving: false });
  const stations = Object.entries(bodyStations(draft)) as [
    FormPicture['levels'][number]['id'],
    { x: number; y: number },
  ][];
  return {
    box,
    d: strokes[0]?.d ?? '',
    levels: stations.map(([id, { x, y }]) => ({ id, x, y: -y })),
  };
}
