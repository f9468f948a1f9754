import type { MeasurementName } from '@/lib/measurements/names';
import styles from './body-figure.module.css';
import {
  BACK_DETAILS,
  FRONT_DETAILS,
  FRONT_OUTLINE,
  HEAD_FRONT,
  HEAD_SIDE,
  LEVEL,
  SIDE_DETAILS,
  SIDE_OUTLINE,
} from './contours';
import { type FigureView, TAPE_LINES, type TapeLine } from './measure-lines';

const OUTLINES: Readonly<Record<FigureView, readonly string[]>> = {
  front: [HEAD_FRONT, ...FRONT_OUTLINE],
  back: [HEAD_FRONT, ...FRONT_OUTLINE],
  side: [HEAD_SIDE, ...SIDE_OUTLINE],
};
const DETAILS: Readonly<Record<FigureView, readonly string[]>> = {
  front: FRONT_DETAILS,
  back: BACK_DETAILS,
  side: SIDE_DETAILS,
};
const WINDOWS: Readonly<Record<TapeLine['window'], string>> = {
  bust: '-62 52 124 124',
  torso: '-90 56 180 180',
  hips: '-90 130 180 180',
  arm: '-110 56 220 220',
  whole: '-243 -2 486 486',
};

/** The elastic at the waist, the common reference of several measurements. */
const ELASTIC: Readonly<Record<FigureView, string>> = {
  front: `M-27.5 ${LEVEL.waist}C-16 ${LEVEL.waist + 4} 16 ${LEVEL.waist + 4} 27.5 ${LEVEL.waist}`,
  back: `M-27.5 ${LEVEL.waist}C-16 ${LEVEL.waist + 4} 16 ${LEVEL.waist + 4} 27.5 ${LEVEL.waist}`,
  side: `M-13 ${LEVEL.waist}C-6 ${LEVEL.waist + 2} 9 ${LEVEL.waist + 2} 16.5 ${LEVEL.waist}`,
};

interface BodyFigureProps {
  readonly measurement: MeasurementName;
  /** Which of the two pictures. */
  readonly picture: 0 | 1;
  readonly title: string;
}

/** The body with the tape lying where one measurement is taken. */
export function BodyFigure({ measurement, picture, title }: BodyFigureProps) {
  const tape = TAPE_LINES[measurement][picture];
  return (
    <svg className={styles.figure} viewBox={WINDOWS[tape.window]} role="img" aria-label={title}>
      {tape.far?.map((d) => (
        <path key={d} className={styles.far} d={d} />
      ))}
      {OUTLINES[tape.view].map((d) => (
        <path key={d} className={styles.outline} d={d} />
      ))}
      {DETAILS[tape.view].map((d) => (
        <path key={d} className={styles.detail} d={d} />
      ))}
      <path className={styles.elastic} d={ELASTIC[tape.view]} />
      {tape.near.map((d) => (
        <path key={d} className={styles.tape} d={d} />
      ))}
      {tape.ends?.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.end} cx={x} cy={y} r={tape.window === 'whole' ? 4 : 2} />
      ))}
    </svg>
  );
}
