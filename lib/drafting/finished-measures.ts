import { findDone } from '@/lib/operations/ask';
import { copiesOf } from '@/lib/pattern/find';
import { lengthOfAll } from '@/lib/pattern/lines';
import type { Draft, Piece } from '@/lib/pattern/types';
import { hasLapel } from './collars/revers';
import type { PanelLine } from './kernel/panel';
import { ventBringsLap } from './openings/way-in';
import { FULLNESS } from './ruffles/ruffle';
import { VENT_LAP } from './slits/back-vent';

/** What of a draft the measures of its garment are read from. */
type Drawn = Pick<Draft, 'choices' | 'construction' | 'finished' | 'pieces' | 'seams'>;

/** Strips gathered on to the lower edge of the body, front and back. */
function hemRuffle({ pieces, seams }: Drawn): Piece[] {
  const gathered = findDone(seams, ({ gathers }) => gathers === 'hem-ruffle');
  const strips = new Set(gathered.flatMap(({ a }) => a.map(({ piece }) => piece)));
  return strips.size === 0 ? [] : pieces.filter(({ id }) => strips.has(id));
}

function along({ edges }: Piece, line: PanelLine): number {
  const own = edges.filter((edge) => edge.line === line);
  return lengthOfAll(own);
}

/** All round: a half on the fold is worn twice. */
const round = (piece: Piece): number => copiesOf(piece) * along(piece, 'hem');

/** What of the strips lies double where an opening or a vent laps over at the centre: it goes round nobody. */
function lapped({ choices, construction }: Drawn): number {
  const extension = (construction.extension ?? 0) + (ventBringsLap(choices) ? VENT_LAP : 0);
  return 2 * FULLNESS * extension;
}

/** Where the sleeve of a garment begins above the crown it is drawn from: a raglan one at the shoulder point. */
const aboveCrown = ({ choices, construction }: Drawn): number =>
  choices.options.sleeve === 'raglan' ? (construction.shoulderDrop ?? 0) : 0;

/** A back that ends below the nape is as long as its centre is, and its edge is no neckline. */
function toldMeasures({ choices, construction, finished }: Drawn): Readonly<Record<string, number>> {
  const { neckline: _neckline, ...others } = finished;
  const { bareBackLevel, napeLevel = 0 } = construction;
  if (bareBackLevel === undefined) return hasLapel(choices) ? others : finished;
  const { backLength = 0, ...rest } = others;
  return { ...rest, centreBackLength: backLength - (napeLevel - bareBackLevel) };
}

/**
 * What the garment measures as worn, cm, where the draft's own figures stop short of it: they end at the seam a hem
 * ruffle hangs from, begin at the crown of a raglan sleeve and at the nape of a back that is bare there, and go round a neckline that is no edge any more once a lapel
 * is folded back over it.
 */
export function finishedMeasures(drawn: Drawn): Readonly<Record<string, number>> {
  const told = toldMeasures(drawn);
  const ruffle = hemRuffle(drawn);
  const [strip] = ruffle;
  const beyond: Readonly<Record<string, (measured: number) => number>> = {
    sleeveLength: (measured) => measured + aboveCrown(drawn),
    ...(strip && {
      hem: () => ruffle.reduce((sum, piece) => sum + round(piece), -lapped(drawn)),
      backLength: (measured: number) => measured + along(strip, 'end'),
      centreBackLength: (measured: number) => measured + along(strip, 'end'),
    }),
  };
  return Object.fromEntries(
    Object.entries(told).map(([name, measured]) => [name, beyond[name]?.(measured) ?? measured]),
  );
}
