import { hipDepth, scyeDepth } from '../estimates';
import type { BodiceRequest } from './request';

/** Heights above the waist. */
export interface Levels {
  readonly nape: number;
  /** Underarm on the side seam, darts closed. */
  readonly underarm: number;
  readonly bust: number;
  readonly waist: 0;
  readonly hip: number;
  readonly armholeDepth: number;
}

/** An armhole never takes more than this share of the back height (METHODS §3.1). */
const DEEPEST = 0.62;

/** METHODS §3.1 — depth from the survey; agrees with Aldrich, Bunka and Hofenbitzer near bust 88. */
export function levelsFor({ body, ease, armholeExtra }: BodiceRequest): Levels {
  const nape = body.backHeight;
  const wanted = scyeDepth(body) + ease.armholeDepth + armholeExtra;
  const armholeDepth = Math.min(wanted, DEEPEST * nape);
  return {
    nape,
    armholeDepth,
    underarm: nape - armholeDepth,
    bust: body.frontChestHeight - body.bustHeight,
    waist: 0,
    hip: -hipDepth(body),
  };
}
