import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { SeamView } from '@/lib/pattern/seam-view';

/** Seams as their pieces lie now; their sides are as long as ever. */
export const lyingSo = (seams: readonly SeamView[], measured: Pick<MeasuredDraft, 'seams'>): SeamView[] =>
  seams.map((seam) => {
    const view = measured.seams.find(({ id }) => id === seam.id) ?? seam;
    const { a, b } = seam;
    return { ...view, a: { ...view.a, length: a.length }, b: { ...view.b, length: b.length } };
  });
