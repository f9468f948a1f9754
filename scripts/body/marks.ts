/** Vertices of the source that are landmarks of a body. */
export const SOURCE_MARKS = {
  nape: 858,
  neckPit: 1524,
  shoulderTip: 8236,
  bustPoint: 8454,
  elbow: 10039,
  wrist: 10226,
  armpit: 8314,
  waist: 4148,
  navel: 4093,
  seat: 4223,
  crotch: 4376,
  crown: 881,
} as const;

/** Three rings of edges about the neck, each from the nape to the pit: above its base, at its side and below it in front. */
export const NECK_RINGS = [
  [858, 7709],
  [1496, 8180],
  [1491, 8177],
] as const;

/** Which vertex of the rings lies on the ridge of the shoulder. */
export const RIDGE = 7;

export type MarkName = keyof typeof SOURCE_MARKS;
export type Vertices = Readonly<Record<MarkName, number>>;
