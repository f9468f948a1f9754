import { MEASUREMENTS, type MeasurementName } from '@/lib/measurements/names';
import { across } from './across';
import { levelGirth, ringGirth, trunkEdges } from './girth';
import { Gradient } from './gradient';
import { alongSkin, straight } from './lengths';
import type { BodyModel, Mark } from './model';
import { coordinate, X, Y } from './place';
import { upright } from './upright';

const BACKWARD = -1;
const FORWARD = 1;

/** What is needed to measure any figure of a model. */
export interface Measurer {
  readonly model: BodyModel;
  readonly edges: Uint16Array;
  /** All vertices that a measurement depends on. */
  readonly vertices: Uint16Array;
  /**
   * Where the tape is laid round the hips, cm above the floor: seat and thigh are so nearly as full over a hand's breadth
   * that the height cannot be read off the girth.
   */
  readonly hipHeight: number;
}

export function measurerOf(model: BodyModel): Measurer {
  const edges = trunkEdges(model);
  const marks = [...Object.values(model.tapes.points), ...Object.values(model.tapes.paths).flat()];
  const vertices = Uint16Array.from(new Set([...edges, ...marks.flatMap((mark) => mark.slice(0, 2))]));
  return { model, edges, vertices, hipHeight: coordinate(model.base, model.tapes.points.hip, Y) };
}

type Reading = (positions: Float64Array, measurer: Measurer, gradient: Gradient) => number;

const girthAt =
  (point: 'bustPoint' | 'waist'): Reading =>
  (positions, { model, edges }, gradient) =>
    levelGirth(positions, edges, model.tapes.points[point], gradient);

const girthBetween =
  (from: 'bustPoint' | 'waist', to: 'sideNeck' | 'hip', share: number): Reading =>
  (positions, { model: { tapes }, edges }, gradient) =>
    levelGirth(positions, edges, { from: tapes.points[from], to: tapes.points[to], share }, gradient);

const heightOf =
  (point: 'crown' | 'waist' | 'hip' | 'crotch'): Reading =>
  (positions, { model }, gradient) =>
    grown(positions, model.tapes.points[point], Y, 1, gradient);

function grown(positions: Float64Array, mark: Mark, axis: number, times: number, gradient: Gradient): number {
  gradient.addMark(mark, axis, times);
  return times * coordinate(positions, mark, axis);
}

/** How each measurement is read on the body, as METHODS §1 says that it is taken. */
const READINGS: Readonly<Record<MeasurementName, Reading>> = {
  bustCircumference: girthAt('bustPoint'),
  waistCircumference: girthAt('waist'),
  hipCircumference: (positions, { edges, hipHeight }, gradient) =>
    levelGirth(positions, edges, hipHeight, gradient),
  underbustCircumference: (positions, { model: { tapes } }, gradient) =>
    ringGirth(positions, tapes.paths.underbust, gradient),
  stature: heightOf('crown'),
  waistToFloor: heightOf('waist'),
  hipsToFloor: (_, { hipHeight }) => hipHeight,
  backHeight: (positions, { model: { tapes } }, gradient) =>
    upright(positions, tapes.paths.back, tapes.points.waist, BACKWARD, gradient),
  frontChestHeight: (positions, { model: { tapes } }, gradient) =>
    straight(positions, tapes.points.sideNeck, tapes.points.bustPoint, gradient) +
    upright(positions, tapes.paths.front, tapes.points.waist, FORWARD, gradient),
  bustHeight: (positions, { model: { tapes } }, gradient) =>
    straight(positions, tapes.points.sideNeck, tapes.points.bustPoint, gradient),
  shoulderLength: (positions, { model: { tapes } }, gradient) =>
    straight(positions, tapes.points.sideNeck, tapes.points.shoulderTip, gradient),
  armLength: (positions, { model: { tapes } }, gradient) => alongSkin(positions, tapes.paths.arm, gradient),
  bustSpacing: (positions, { model: { tapes } }, gradient) =>
    grown(positions, tapes.points.bustPoint, X, 2, gradient),
  neckBaseCircumference: (positions, { model: { tapes } }, gradient) =>
    alongSkin(positions, tapes.paths.neckBase, gradient, { times: 2 }),
  backWidth: (positions, { model: { tapes } }, gradient) =>
    across(positions, tapes.paths.backWidth, BACKWARD, gradient),
  frontWidth: (positions, { model: { tapes } }, gradient) =>
    across(positions, tapes.paths.frontWidth, FORWARD, gradient),
  bicepsCircumference: (positions, { model: { tapes } }, gradient) =>
    alongSkin(positions, tapes.paths.biceps, gradient, { closed: true }),
};

/** What nobody measures, but is to look likely beside what was. */
export const UNMEASURED = [
  'thigh',
  'calf',
  'crotch',
  'seat',
  'shoulderDrop',
  'highHip',
  'upperChest',
] as const;

const UNMEASURED_READINGS: Readonly<Record<(typeof UNMEASURED)[number], Reading>> = {
  thigh: (positions, { model: { tapes } }, gradient) =>
    alongSkin(positions, tapes.paths.thigh, gradient, { closed: true }),
  calf: (positions, { model: { tapes } }, gradient) =>
    alongSkin(positions, tapes.paths.calf, gradient, { closed: true }),
  crotch: heightOf('crotch'),
  seat: heightOf('hip'),
  shoulderDrop: (positions, { model: { tapes } }, gradient) =>
    grown(positions, tapes.points.sideNeck, Y, 1, gradient) +
    grown(positions, tapes.points.shoulderTip, Y, -1, gradient),
  highHip: girthBetween('waist', 'hip', 0.5),
  upperChest: girthBetween('bustPoint', 'sideNeck', 0.25),
};

const ALL = [
  ...MEASUREMENTS.map((name) => READINGS[name]),
  ...UNMEASURED.map((name) => UNMEASURED_READINGS[name]),
];

/** The seventeen measurements of a figure in their order, then what nobody measures, cm; `row` is told how each grows. */
export function readAll(
  positions: Float64Array,
  measurer: Measurer,
  row: (index: number, gradient: Gradient) => void = () => {},
): Float64Array {
  const gradient = new Gradient(positions.length);
  return Float64Array.from(ALL, (read, i) => {
    const value = read(positions, measurer, gradient);
    row(i, gradient);
    gradient.clear();
    return value;
  });
}
