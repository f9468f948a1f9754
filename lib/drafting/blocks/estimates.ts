import type { Body } from '@/lib/measurements/names';

/** What nobody measures, estimated from 4,194 surveyed women (METHODS §1). Centimetres. */

/** Nape to underarm along the back. */
export function scyeDepth({ bustCircumference, stature }: Body): number {
  return 0.07 * bustCircumference + 0.074 * stature + 0.2;
}

export function elbowGirth({ bicepsCircumference }: Body): number {
  return 0.491 * bicepsCircumference + 10;
}

export function wristGirth({ bicepsCircumference, stature }: Body): number {
  return 0.138 * bicepsCircumference + 0.0487 * stature + 3.3;
}

/** The hand without its thumb, as it slips through a sleeve: its median over that of the wrist. */
export function handGirth(body: Body): number {
  return 1.22 * wristGirth(body);
}

/** From the crown of the sleeve to the elbow. */
export function elbowDepth({ armLength }: Body): number {
  return 0.575 * armLength;
}

/** Middle of the knee above the floor. */
export function kneeHeight({ stature }: Body): number {
  return 0.281 * stature;
}

/** Waist to hip line, vertical. */
export function hipDepth({ waistToFloor, hipsToFloor }: Body): number {
  return waistToFloor - hipsToFloor;
}
