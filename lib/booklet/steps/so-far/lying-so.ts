import type { CheckContext } from '@/lib/drafting/checks/context/context';
import type { SeamView } from '@/lib/drafting/checks/context/seam-view';

/** Seams as their pieces lie now; their sides are as long as ever. */
export const lyingSo = (seams: readonly SeamView[], measured: Pick<CheckContext, 'seams'>): SeamView[] =>
  seams.map((seam) => {
    const view = measured.seams.find(({ id }) => id === seam.id) ?? seam;
    const { a, b } = seam;
    return { ...view, a: { ...view.a, length: a.length }, b: { ...view.b, length: b.length } };
  });
