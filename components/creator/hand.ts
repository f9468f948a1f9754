/** A hand that does nothing for so long, in ms, rests: tapping a key again and again it pauses for less. */
export const HAND_RESTS_MS = 250;
