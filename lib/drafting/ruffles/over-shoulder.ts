import { polyline } from '@/lib/geometry/path';
import { item } from '@/lib/geometry/sequence';
import { drawnOn, familyOf } from '../kernel/cloth';
import { edgesOf, lineLength, pointOnLine } from '../kernel/lines';
import type { Panel } from '../kernel/panel';
import { NOTCH } from '../sleeves/armhole-seam';

const FACES = ['front', 'back'] as const;
/** Length of the line that marks an end on the garment. */
const MARK = 1;

/** The armhole over the shoulder, between the notches of a sleeve. */
interface OverShoulder {
  /** The panels with both ends marked beside the armhole. */
  readonly panels: readonly Panel[];
  /** Length of each half, from the notch to the shoulder, cm. */
  readonly front: number;
  readonly back: number;
}

/** The end marked beside the armhole of the panel that holds it. */
function marked(panels: readonly Panel[], family: string, at: number): readonly Panel[] {
  const host = familyOf(panels, family).find((own) =>
    edgesOf(own, 'armhole').some(({ from }) => from <= at && at <= from + lineLength(own, 'armhole')),
  );
  if (!host) return panels;
  const end = pointOnLine(host, 'armhole', at);
  const path = polyline({ x: end.x - MARK, y: end.y }, end);
  return drawnOn(panels, host.id, { internals: [{ id: 'ruffle-end', kind: 'placement', path }] });
}

/** What is caught in the armhole over the shoulder goes from the front notch of a sleeve to the back one. */
export function overShoulder(all: readonly Panel[]): OverShoulder {
  const lengths = FACES.map((face) =>
    familyOf(all, face).reduce((sum, own) => sum + lineLength(own, 'armhole'), 0),
  );
  const ends = FACES.map((face, i) => NOTCH[face] * item(lengths, i));
  const panels = FACES.reduce((drawn, face, i) => marked(drawn, face, item(ends, i)), all);
  const [front, back] = lengths.map((length, i) => length - item(ends, i)) as [number, number];
  return { panels, front, back };
}
