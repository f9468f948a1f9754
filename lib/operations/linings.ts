import type { LiningName } from './names';
import type { Family } from './operation';

/** The lining, from its own seams to where it meets the garment. */
export const LININGS: Family<LiningName> = {
  'fold-lining-pleat': { stage: 'liningDarts', minutes: 5 },
  'sew-lining': { stage: 'lining', minutes: 9 },
  'set-lining-sleeve': { stage: 'liningSleeves', minutes: 25 },
  'attach-lining': { stage: 'attachLining', minutes: 22 },
  'close-lining-armhole': { stage: 'liningOpenings', minutes: 30 },
  'turn-lining-slits': { stage: 'liningOpenings', minutes: 15 },
  'fell-lining': { stage: 'liningOpenings', minutes: 20 },
  'attach-lining-hem': { stage: 'liningHem', minutes: 35 },
  'hem-lining': { stage: 'liningHem', minutes: 14 },
  'attach-lining-sleeve-hem': { stage: 'liningHem', minutes: 25 },
  'fell-lining-sleeve': { stage: 'liningHem', minutes: 30 },
};
