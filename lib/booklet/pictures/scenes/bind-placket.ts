import { boundsOf } from '@/lib/geometry/bounds';
import { carry, layAlong, type Motion } from '@/lib/geometry/motion';
import { asPairs, span } from '@/lib/geometry/pair';
import { cutBetween } from '@/lib/geometry/polyline/cut-between';
import { firstOf, lastOf } from '@/lib/geometry/sequence';
import type { Pair } from '@/lib/geometry/types';
import { lengthOf, pointsOf } from '@/lib/pattern/lines';
import type { Internal, Piece } from '@/lib/pattern/types';
import type { Book } from '../../book';
import type { Job } from '../../steps/jobs/jobs';
import { type Box, boxLine, onDetail, tornFinely, tornRound } from '../cloth/enlarge-detail';
import { lying, piecesIn, withoutFold } from '../cloth/lay-piece';
import type { Scene, Shown } from '../cloth/scene';
import { foldedAcross, openFromOutside } from './press-placket';

/** The slash is cut to so much before its end, cm. */
const BEFORE_END = 0.2;
/** Cloth shown round the slash, to either side and above its end, cm. */
const ROUND = { beside: 5.5, above: 2.5 } as const;
/** Half of a slash drawn out into a line: of a long one only so much round its end is drawn, cm. */
const HALF = 5;
/** The strip is sewn so far from its edge; at the end of the slash the stitches just hold the sleeve, cm. */
const STITCHED = 0.6;
const HELD = 0.15;
/** Cloth of the sleeve above the slash, and of the strip beyond it, cm. */
const ABOVE = 3;
const LONGER = 0.8;
/** The strip is still flat on this share of it, to show what is folded over. */
const FLAT = 0.3;
/** Lines follow their curves this closely, cm. */
const FINE = 0.05;

/**
 * A sleeve's slash and its strip, large: cut; drawn out into a line on the strip, right sides together; the strip
 * folded over its edges; folded across its end, stitched there; pressed, from outside.
 */
export function placketScene(book: Book, job: Job, key: string): Scene | undefined {
  const own = piecesIn(book, job);
  const sleeve = own.find(({ internal }) => internal.some(isSlash));
  const strip = own.find((piece) => piece !== sleeve);
  const slash = sleeve?.internal.find(isSlash);
  if (!sleeve || !strip || !slash) return undefined;
  const half = Math.min(HALF, lengthOf(slash));
  const scenes: Readonly<Record<string, () => Scene>> = {
    slash: () => ({ shown: [slashed(sleeve, slash)], arrows: [], trimmed: true }),
    bind: () => ({ shown: sewn(sleeve, strip, half), arrows: [] }),
    turn: () => ({ shown: foldedOver(sleeve, strip, half), arrows: [] }),
    stitch: () => ({ shown: foldedAcross(sleeve, strip), arrows: [] }),
    press: () => openFromOutside(sleeve, strip, upright(slash)),
  };
  const scene = scenes[key]?.();
  return scene && { ...scene, detail: true };
}

const isSlash = ({ kind }: Internal): boolean => kind === 'slash';

/** The motion that stands a slash, drawn from the edge of the sleeve, upright: its end lies at the origin. */
function upright(slash: Internal): Motion {
  const line = asPairs(pointsOf(slash, FINE));
  const [foot, end] = [firstOf(line), lastOf(line)];
  const stands: [Pair, Pair] = [
    [0, -span(foot, end)],
    [0, 0],
  ];
  return layAlong([foot, end], stands, false);
}

function slashed(sleeve: Piece, slash: Internal): Shown {
  const { beside, above } = ROUND;
  const length = lengthOf(slash);
  const motion = upright(slash);
  const box: Box = [-beside, -length - above, beside, above];
  const seen = tornRound(
    sleeve.cutLine.map((at) => carry(motion, at)),
    box,
    [0, -length / 2],
  );
  const cut = cutBetween(asPairs(pointsOf(slash, FINE)), 0, 1 - BEFORE_END / length);
  const outline = onDetail({ motion }, seen);
  return lying(withoutFold(sleeve), 'wrong', { outline, motion, torn: true, worked: [cut] });
}

/** Both edges of the slash in one line, which leaves that of the strip toward the end of the slash in its middle. */
function drawnOut(piece: Piece, half: number): Shown {
  const outline: Pair[] = [
    [-half, 0],
    [0, STITCHED - HELD],
    [half, 0],
    [half, ABOVE + 1],
    [-half, ABOVE + 1],
  ];
  const torn = tornFinely(outline, [-half, -1, half, ABOVE], [0, 1]);
  return lying(withoutFold(piece), 'wrong', { outline: torn, torn: true, bent: true });
}

const line = (from: number, to: number, y: number): Pair[] => [
  [from, y],
  [to, y],
];

/** How high a strip is cut. */
function heightOf({ cutLine }: Piece): number {
  const { left, right, bottom, top } = boundsOf(cutLine);
  return Math.min(top - bottom, right - left);
}

const onStrip = (strip: Piece, side: Shown['side'], box: Box): Shown =>
  lying(withoutFold(strip), side, { outline: boxLine(box), bent: true });
/** The strip lies below, right side up, its edge straight. */
function sewn(sleeve: Piece, strip: Piece, half: number): Shown[] {
  const long = half + LONGER;
  return [
    onStrip(strip, 'right', [-long, 0, long, heightOf(strip)]),
    { ...drawnOut(sleeve, half), worked: [line(-half, half, STITCHED)] },
  ];
}

/** Pressed away from the sleeve at one end, at the other its own edge is turned in and covers the stitching. */
function foldedOver(sleeve: Piece, strip: Piece, half: number): Shown[] {
  const long = half + LONGER;
  const seen = (heightOf(strip) - 2 * STITCHED) / 2;
  const from = -long + 2 * long * FLAT;
  const flat = onStrip(strip, 'wrong', [-long, 2 * STITCHED - heightOf(strip), from, STITCHED]);
  const over = onStrip(strip, 'right', [from, STITCHED - seen, long, STITCHED + HELD]);
  return [
    { ...flat, unnamed: true, creased: [line(-long, from, STITCHED - seen)] },
    { ...drawnOut(sleeve, half), sewn: [line(-half, from, STITCHED)] },
    { ...over, worked: [line(from, half, STITCHED)] },
  ];
}
