import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { OperationName } from '@/lib/operations/names';
import { edgesOf, hasLine, lineLength } from '../kernel/lines';
import type { Panel, PanelLine } from '../kernel/panel';
import { type NeckEdge, type OperationPlan, operation } from '../kernel/plan';
import { type LineRef, type NotchAt, type SeamPlan, seam } from '../kernel/seams';
import { EXTENSION } from '../openings/lap';
import { NECKLINE, type Neck, type NeckSpan } from './neck';

/** How the neck edge of a layer lies along the neckline. */
export interface NeckFit {
  /** Where its drawing begins: a collar that opens at the back has its fold at the front. */
  readonly from: 'front' | 'back';
  readonly gather?: number;
  /** By how much it is longer than the neckline: negative where it is stretched on to it, cm. */
  readonly ease?: number;
  /** It runs on over the cloth lapped beyond the centre. */
  readonly withExtension?: boolean;
}

/**
 * How far the walk from the front has come at the shoulder and at the centre that laps. The collar meets a seam of the
 * garment at the shoulder; at the centre the neckline runs straight on over the lap, and a collar that does not ends.
 */
function places({ front, back, extension, opens }: NeckSpan, fit: Required<NeckFit>): NotchAt[] {
  const lapped = fit.withExtension ? extension : 0;
  const before = opens === 'front' ? lapped : 0;
  const share = fit.gather + fit.ease / (front + back);
  const shoulder = { a: fit.gather * before + front * share };
  if (extension === 0) return [shoulder];
  const isBack = opens === 'back';
  const b = before + (isBack ? front + back : 0);
  const a = fit.gather * before + (isBack ? (front + back) * share : 0);
  return [shoulder, lapped > 0 ? { a, b } : { b }];
}

/** The neck edge of a layer as what is sewn to the neckline, or to a facing of it. */
export function neckEdge(
  family: string,
  neck: NeckSpan,
  sketch: NeckFit,
  line: PanelLine = 'neck',
): NeckEdge {
  const fit = { gather: 1, ease: 0, withExtension: false, ...sketch };
  const walked: LineRef = fit.from === 'back' ? { family, line, reversed: true } : { family, line };
  const { gather, ease } = fit;
  const withExtension = fit.withExtension && neck.extension > 0;
  return { lines: [walked], gather, ease, withExtension, notches: places(neck, fit) };
}

/** The neckline of the garment or of its facing, with the cloth lapped beyond its centre. */
function necklineWalk(neckline: readonly LineRef[], opens: Neck['opens']): LineRef[] {
  const [first, last] = [firstOf(neckline), lastOf(neckline)];
  if (opens === 'front') return [{ family: first.family, line: EXTENSION, reversed: true }, ...neckline];
  return opens === 'back' ? [...neckline, { family: last.family, line: EXTENSION }] : [...neckline];
}

function onNeckline(
  id: string,
  operation: OperationName,
  own: NeckEdge,
  neckline: readonly LineRef[],
  lapped: Neck['opens'],
): SeamPlan {
  const b = own.withExtension ? necklineWalk(neckline, lapped) : neckline;
  const { lines, gather, ease, notches } = own;
  return seam({ id, operation, a: lines, b, gather, ease, notches });
}

/** The outer layer of a collar sewn to the neckline. */
export function neckSeam(own: NeckEdge, { opens }: NeckSpan): SeamPlan {
  return onNeckline('collar-neck', 'attach-collar', own, NECKLINE, opens);
}

/** The facing of the neck sewn to the inside of the collar, in the same line. */
export function facingSeam(
  inside: NeckEdge,
  facing: readonly LineRef[],
  lapped: Neck['opens'] = 'nowhere',
): SeamPlan {
  return onNeckline('neck-facing', 'attach-facing', inside, facing, lapped);
}

/** From the centre round to the end. */
export const AROUND: readonly PanelLine[] = ['centre', 'outer', 'end'];

/** Lines of a layer on which it is sewn to its twin, from the centre of the neck edge round to its end. */
function around(layer: Panel, lines: readonly PanelLine[]): LineRef[] {
  return lines
    .filter((line) => edgesOf(layer, line).some(({ role }) => role === 'seam'))
    .map((line) => ({
      family: layer.family,
      line,
      reversed: true,
    }));
}

function lengthAround(layer: Panel, lines: readonly PanelLine[]): number {
  return around(layer, lines).reduce((sum, { line }) => sum + lineLength(layer, line), 0);
}

/** Two layers sewn together all round but at the neck; the upper one is larger by what it needs to roll over. */
export function layersSeam(id: string, upper: Panel, under: Panel, lines = AROUND): SeamPlan {
  return seam({
    id,
    operation: 'sew-collar',
    a: around(upper, lines),
    b: around(under, lines),
    ease: lengthAround(upper, lines) - lengthAround(under, lines),
  });
}

/** Layers are made up before they meet the neckline; stiff ones are fused first. */
export function fuseOperation(layer: Panel, interfacing: Panel): OperationPlan {
  return operation({
    id: `${layer.id}-interface`,
    operation: 'interface',
    families: [layer.family, interfacing.family],
  });
}

/** Without a facing the inside edge is turned in and sewn down over the seam. */
export function turnedInOperation(layer: Panel, line: PanelLine = 'neck'): OperationPlan[] {
  if (!hasLine(layer, line)) return [];
  return [
    operation({
      id: `${layer.id}-closed`,
      operation: 'close-collar',
      lines: [{ family: layer.family, line }],
    }),
  ];
}
