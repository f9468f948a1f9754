/** Two points nearer than this are the same point (cm). Drafts are written to the same grain. */
export const SAME_POINT = 1e-6;

/** Accuracy of every arc length (cm); INVARIANTS asks for 0.005. */
export const LENGTH_ACCURACY = 1e-7;

/** Chord error of a flattening that is measured on (cm). */
export const CHORD_ERROR = 0.002;

/** Greatest distance between an offset curve and the true parallel (cm). */
export const OFFSET_ERROR = 0.001;
