import { halfNeck, type NeckSpan } from './neck';
import type { NeckFit } from './sewing';
import type { Strip } from './strip';

/** Length gathered into one of neckline (METHODS §9: 2 is normal). */
const FULLNESS = 2;
/** Along the last of an edge that slopes down to a tie a strip runs out to nothing, cm of that edge (METHODS §9). */
const TAPER = 10;

interface Gathered {
  readonly id: string;
  readonly width: number;
  readonly faced: boolean;
  /** The fronts cross: it goes on along their edge, down to the tie. */
  readonly crosses: boolean;
}

/** A folded band gathered on to the neckline, and how it lies along it. */
export function gatheredStrip(neck: NeckSpan, { id, width, faced, crosses }: Gathered): [Strip, NeckFit] {
  const beyond = crosses ? neck.extension : 0;
  const strip: Strip = {
    id,
    length: FULLNESS * (halfNeck(neck) + beyond),
    tie: 0,
    width,
    point: crosses ? -FULLNESS * Math.min(TAPER, beyond) : 0,
    onFold: true,
    turnedIn: !faced,
    ring: neck.opens === 'nowhere',
  };
  const from = neck.opens === 'front' ? 'back' : 'front';
  return [strip, { from, gather: FULLNESS, withExtension: crosses }];
}
