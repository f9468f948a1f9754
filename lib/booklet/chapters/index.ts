import type { Chapter } from '../chapter';
import { allowances } from './allowances';
import { care } from './care';
import { certificate } from './certificate';
import { difficulty } from './difficulty';
import { fabric } from './fabric';
import { glossary } from './glossary';
import { layouts } from './layouts';
import { measurements } from './measurements';
import { notions } from './notions';
import { pieces } from './pieces';
import { printGuide } from './print-guide';
import { steps } from './steps';
import { toile } from './toile';

/** The chapters after the cover, in the order they are bound. */
export const CHAPTERS: readonly Chapter[] = [
  printGuide,
  measurements,
  difficulty,
  fabric,
  notions,
  layouts,
  pieces,
  allowances,
  steps,
  certificate,
  toile,
  glossary,
  care,
];
