import { dartDegrees, dartWidth } from '@/lib/geometry/dart';
import type { Body } from '@/lib/measurements/names';

/** The wearer's balance between front and back, accepted band (METHODS §3.4). */
const BALANCE = { min: 0.5, max: 5 };
/** How far the bust dart may stray from its target before lengths are changed. */
const ANGLE_PLAY = 0.35;
const ANGLE = { min: 8, max: 28 };

export interface Balance {
  /** Bust dart, degrees: as the cup asks, and as the lengths let it be. */
  readonly target: number;
  readonly angle: number;
  /** Width of the dart at the side, cm. */
  readonly width: number;
  readonly balance: number;
  /** What the front length was changed by, cm; 0 unless the three lengths contradict one another. */
  readonly lengthChange: number;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** Angle of the bust dart from the cup, degrees (METHODS §3.4; against Bunka, Aldrich and Gilewska). */
function targetAngle({ bustCircumference, underbustCircumference }: Body): number {
  return clamp(3.5 + 0.8 * (bustCircumference - underbustCircumference), ANGLE.min, ANGLE.max);
}

/**
 * Bust dart and balance: `k = width − rise`, where `rise` is how far the front's side neck point lies above the back's.
 * Outside its band the angle gives first, by 35 % at most; what is left is asked of the front length.
 */
export function balanceFor(body: Body, reach: number, rise: number): Balance {
  const target = targetAngle(body);
  const wanted = dartWidth(target, reach) - rise;
  const held = clamp(wanted, BALANCE.min, BALANCE.max);
  const lowest = Math.max((1 - ANGLE_PLAY) * target, ANGLE.min * (1 - ANGLE_PLAY));
  const highest = Math.min((1 + ANGLE_PLAY) * target, ANGLE.max);
  const needed = clamp(held + rise, 0, 2 * reach);
  const angle = wanted === held ? target : clamp(dartDegrees(needed, reach), lowest, highest);
  const width = dartWidth(angle, reach);
  const balance = clamp(width - rise, BALANCE.min, BALANCE.max);
  return { target, angle, width, balance, lengthChange: width - rise - balance };
}
