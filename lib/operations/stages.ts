/**
 * Order of making, one stage after the other. What shares a number may be sewn in any order; the booklet and the
 * corners of cut lines read it, and a draft states it.
 */
export const STAGES = {
  cutting: 0,
  interfacing: 10,
  staystitching: 11,
  darts: 20,
  princess: 20,
  /** Below a slit that ends in it a yoke is closed before the whole back hangs from it. */
  yokeHalves: 20.4,
  backPleat: 20.5,
  yoke: 21,
  innerYoke: 21.5,
  pockets: 22,
  patches: 23,
  welts: 23,
  /** A flap is caught in its mouth before a bag, sewn to the same row, closes the way past it. */
  pocketFlaps: 23.5,
  pocketBags: 24,
  pocketBagSeams: 25,
  panels: 26,
  pleats: 27,
  tiers: 28,
  cordHoles: 29,
  seamRuffleHem: 29.5,
  seamRuffle: 29.6,
  shoulders: 30,
  overarm: 31,
  strapFacings: 31,
  innerYokeShoulders: 31.5,
  strapUnderstitch: 33.5,
  /** Of two full edges one is drawn up first, on to a tape. */
  drawnUp: 33.8,
  raglan: 34,
  waistSeam: 34,
  centreBack: 40,
  vent: 45,
  zip: 50,
  straps: 58,
  strapsTurned: 58.5,
  strapsBasted: 59,
  facingSeams: 60,
  facingEdges: 60.5,
  collarHalves: 61,
  collarRuffleSeams: 61.3,
  collarRuffleHem: 61.4,
  collarRuffle: 61.5,
  collarLayers: 62,
  collarStitching: 63,
  collarStand: 64,
  collar: 66,
  shawlEdge: 67,
  ties: 67,
  frontFacing: 68,
  neckline: 70,
  shoulderRuffleHem: 76,
  shoulderRuffle: 78,
  armholeFacing: 80,
  understitch: 90,
  innerYokeFaced: 91,
  facingEnds: 100,
  inSeamBags: 108,
  sides: 110,
  kimonoUnderarm: 111,
  inSeamBagSeams: 111,
  /** A zip in the side is sewn in once the facing lies inside. */
  sideFacingEnds: 111.5,
  pocketMouths: 112,
  halfBelt: 113,
  loops: 114,
  sleevePlacket: 115,
  attachLoops: 115,
  sleevePleats: 117,
  sleeveUnderarm: 120,
  sleeveEnds: 125,
  sleeveRuffleHem: 126,
  sleeveHem: 130,
  sleeveElastic: 132,
  petals: 135,
  setSleeve: 140,
  sleeveHeads: 140.5,
  edgeRuffleSeams: 140.7,
  edgeRuffleHem: 140.8,
  topEdges: 141,
  /** What hangs from an edge is sewn to it before an elastic draws that in. */
  edgeRuffle: 141.3,
  edgeElastic: 141.6,
  waistCasing: 143,
  drawnWaist: 144,
  ruffleSeams: 146,
  hemFacingSeams: 147,
  hemFacingEdges: 148,
  ruffleHem: 148,
  hem: 150,
  understitchHem: 151,
  facingFoot: 152,
  slits: 155,
  liningDarts: 156,
  lining: 157,
  liningSleeves: 158,
  attachLining: 159,
  /** Facing and lining are joined lying flat: only then are the ends of both sewn to the tapes of a zip. */
  liningZip: 159.5,
  liningOpenings: 160,
  liningHem: 161,
  /** An elastic draws in the garment and its lining together. */
  linedEdgeElastic: 161.2,
  beltJoin: 162,
  beltSeams: 163,
  belt: 164,
  buckle: 165,
  flyButtonholes: 165,
  fly: 166,
  topstitching: 168,
  buttonholes: 170,
  standButtonhole: 172,
  cuffButtons: 175,
  buttons: 180,
  standButton: 182,
} as const;

export type StageName = keyof typeof STAGES;

/** From a first stage to a last. */
export type Span = readonly [first: StageName, last: StageName];

/** Where a stage within one span falls in another, in its order; none where it lies outside. */
export function moveStage(stage: number, from: Span, to: Span): number | undefined {
  const [first, last] = [STAGES[from[0]], STAGES[from[1]]];
  if (stage < first || stage > last) return undefined;
  const share = (stage - first) / (last - first);
  return STAGES[to[0]] + share * (STAGES[to[1]] - STAGES[to[0]]);
}

/** Just before the first of some stages. */
export const beforeFirst = (stages: readonly number[]): number => Math.min(...stages) - 0.5;
