import { polyline } from '@/lib/geometry/path';
import { drawnOn, familyOf } from '../kernel/cloth';
import { hasLine, lineLength, pointOnLine } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { NOTCH } from '../sleeves/armhole-seam';
import { BODY_LINE } from '../sleeves/raglan/style-line';

/** Where a strip is caught that no whole armhole holds: in a raglan seam, the shoulder seam, or an edge beside a strap. */
type Along = 'raglan' | 'shoulder' | 'edge';

/** A stretch that a strip is gathered into, and the panels with both its ends marked. */
export interface Stretch {
  readonly face: 'front' | 'back';
  readonly along: Along;
  readonly length: number;
}

interface Place {
  readonly line: PanelLine;
  readonly at: number;
}

interface Run {
  readonly along: Along;
  readonly ends: readonly [Place, Place];
  readonly length: number;
}

/** It keeps clear of the seams at the neck and at the top of an edge (H), and runs so far on over the arm, cm. */
export const CLEAR = 1.5;
export const OVER_ARM = 7;
const MOST_OF_ARM = 0.4;
/** A shorter stretch holds no ruffle, cm. */
const LEAST = 2;
/** Length of the line that marks an end on the garment. */
const MARK = 1;

const whole = (panels: readonly Panel[], line: PanelLine): number =>
  panels.reduce((sum, own) => sum + lineLength(own, line), 0);

const onLine = (along: Along, line: PanelLine, from: number, to: number): Run => ({
  along,
  ends: [
    { line, at: from },
    { line, at: to },
  ],
  length: to - from,
});

/** From the neck over the shoulder bone on to the arm, where both are sewn in one go. */
function overShoulder(panels: readonly Panel[]): Run {
  const [shoulder, arm] = [whole(panels, 'shoulder'), whole(panels, 'overarm')];
  const beyond = Math.min(OVER_ARM, MOST_OF_ARM * arm);
  return {
    along: 'shoulder',
    ends: [
      { line: 'overarm', at: arm - beyond },
      { line: 'shoulder', at: shoulder - CLEAR },
    ],
    length: beyond + shoulder - CLEAR,
  };
}

function runOn(panels: readonly Panel[], face: 'front' | 'back'): Run | undefined {
  const has = (line: PanelLine) => panels.some((panel) => hasLine(panel, line));
  if (has(BODY_LINE)) return onLine('raglan', BODY_LINE, CLEAR, whole(panels, BODY_LINE) - CLEAR);
  if (has('overarm')) return face === 'front' ? overShoulder(panels) : undefined;
  if (!has('shoulder')) return undefined;
  const armhole = whole(panels, 'armhole');
  return onLine('edge', 'armhole', NOTCH[face] * armhole, armhole - CLEAR);
}

/** An end marked on the panel that holds it, from the cloth inside up to its line. */
function marked(panels: readonly Panel[], family: string, { line, at }: Place): readonly Panel[] {
  const host = familyOf(panels, family).find((own) => hasLine(own, line) && holds(own, line, at));
  if (!host) return panels;
  const end = pointOnLine(host, line, at);
  const inward =
    line === 'overarm' || line === 'shoulder' ? { x: end.x, y: end.y - MARK } : { x: end.x - MARK, y: end.y };
  const path = polyline(inward, end);
  return drawnOn(panels, host.id, { internals: [{ id: 'ruffle-end', kind: 'placement', path }] });
}

const holds = (panel: Panel, line: PanelLine, at: number): boolean =>
  panel.edges.some((own) => own.line === line && own.from <= at && at <= own.from + lineLength(panel, line));

const FACES = ['front', 'back'] as const;

/** The stretches that take the place of an armhole over the shoulder; none where there is one to be sewn. */
export function shoulderStretches(all: readonly Panel[]): {
  readonly panels: readonly Panel[];
  readonly stretches: readonly Stretch[];
} {
  return FACES.reduce<{ panels: readonly Panel[]; stretches: readonly Stretch[] }>(
    ({ panels, stretches }, face) => {
      const run = runOn(familyOf(all, face), face);
      if (!run || run.length < LEAST) return { panels, stretches };
      return {
        panels: run.ends.reduce((drawn, end) => marked(drawn, face, end), panels),
        stretches: [...stretches, { face, along: run.along, length: run.length }],
      };
    },
    { panels: all, stretches: [] },
  );
}
