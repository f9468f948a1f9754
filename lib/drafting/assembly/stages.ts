/** Order of making. What shares a number may be sewn in any order; the booklet and the corners of cut lines read it. */
export const STAGES = {
  interfacing: 1,
  darts: 2,
  princess: 2,
  shoulders: 3,
  centreBack: 4,
  zip: 5,
  facingSeams: 6,
  neckline: 7,
  armholeFacing: 8,
  understitch: 9,
  facingEnds: 10,
  sides: 11,
  sleeveUnderarm: 12,
  sleeveHem: 13,
  setSleeve: 14,
  hem: 15,
} as const;
