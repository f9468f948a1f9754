/**
 * Order of making. What shares a number may be sewn in any order; the booklet and the corners of cut lines read it.
 * Tens leave room for what is sewn in between.
 */
export const STAGES = {
  interfacing: 10,
  darts: 20,
  princess: 20,
  shoulders: 30,
  centreBack: 40,
  zip: 50,
  facingSeams: 60,
  frontFacing: 68,
  neckline: 70,
  armholeFacing: 80,
  understitch: 90,
  facingEnds: 100,
  sides: 110,
  loops: 114,
  sleeveUnderarm: 120,
  sleeveHem: 130,
  setSleeve: 140,
  hem: 150,
  belt: 164,
  buttonholes: 170,
  buttons: 180,
} as const;
