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
/** How far below the bust point the underarm may come, and the ease of depth that is never given up for it. */
const BELOW_BUST = 1.5;
const LEAST_EASE = 1.8;

/** METHODS §3.1 — depth from the survey; agrees with Aldrich, Bunka and Hofenbitzer near bust 88. */
export function levelsFor({ body, ease, armholeExtra, blouson = 0 }: BodiceRequest): Levels {
  const back = body.backHeight;
  const chest = body.frontChestHeight - body.bustHeight;
  const wanted = scyeDepth(body) + ease.armholeDepth + armholeExtra;
  // A loose armhole may not sink far below the bust point: the bust dart would run into it.
  const tight = scyeDepth(body) + Math.min(ease.armholeDepth, LEAST_EASE) + armholeExtra;
  const overBust = back - chest + BELOW_BUST;
  const armholeDepth = Math.min(Math.max(tight, Math.min(wanted, overBust)), DEEPEST * back);
  const nape = back + blouson;
  return {
    nape,
    armholeDepth,
    underarm: nape - armholeDepth,
    bust: chest + blouson,
    waist: 0,
    hip: -hipDepth(body),
  };
}
