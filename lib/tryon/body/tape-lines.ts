import type { MeasurementName } from '@/lib/measurements/names';
import { crossTape } from './across';
import { heightOf, type Level, levelTape, ringTape } from './girth';
import type { Mark, PathName, PointName } from './model';
import { coordinate, type Place, placeOf, X, Y, Z } from './place';
import type { Measurer } from './readings';
import { uprightTape } from './upright';

/** A line in space, point after point, cm. */
export type TapeLine = readonly Place[];

/** How far beside the hand an upright tape is held, cm. */
const BESIDE = 4;

type Draw = (figure: Figure) => readonly TapeLine[];

/** A fitted half and what it was measured with. */
interface Figure {
  readonly positions: Float64Array;
  readonly measurer: Measurer;
}

const point = ({ measurer }: Figure, name: PointName): Mark => measurer.model.tapes.points[name];
const path = ({ measurer }: Figure, name: PathName): readonly Mark[] => measurer.model.tapes.paths[name];
const mirror = ([x, y, z]: Place): Place => [-x, y, z];

/** Her left half, then its image back to where it began. */
const bothSides = (half: TapeLine): TapeLine => [...half, ...half.map(mirror).reverse()];
const closed = (line: TapeLine): TapeLine => [...line, line[0] as Place];

const level =
  (at: (figure: Figure) => Level): Draw =>
  (figure) => {
    const height = heightOf(figure.positions, at(figure));
    const half = levelTape(figure.positions, figure.measurer.edges, height);
    return [closed(bothSides(half.map(({ along, out }): Place => [out, height, along])))];
  };

const underbust: Draw = (figure) => {
  const kept = ringTape(figure.positions, path(figure, 'underbust'));
  return [closed(bothSides(kept.map(({ mark }) => placeOf(figure.positions, mark))))];
};

/** Hanging beside her, with a level line to where it is read. */
const plumb =
  (name: PointName, at: (figure: Figure) => number): Draw =>
  (figure) => {
    const height = at(figure);
    const side =
      figure.positions.reduce((most, x, i) => (i % 3 === X ? Math.max(most, x) : most), 0) + BESIDE;
    const depth = coordinate(figure.positions, point(figure, name), Z);
    return [
      [
        [side, height, depth],
        [side, 0, depth],
      ],
      [
        [0, height, depth],
        [side, height, depth],
      ],
    ];
  };

const waistHeight = (figure: Figure) => coordinate(figure.positions, point(figure, 'waist'), Y);
const alongSkin =
  (name: PathName): Draw =>
  (figure) => [path(figure, name).map((mark) => placeOf(figure.positions, mark))];

const down =
  (name: 'back' | 'front', side: 1 | -1): Draw =>
  (figure) => {
    const kept = uprightTape(figure.positions, path(figure, name), point(figure, 'waist'), side);
    return [
      kept.map(({ mark, along, out }): Place => [coordinate(figure.positions, mark, X), -along, side * out]),
    ];
  };

const across =
  (name: 'backWidth' | 'frontWidth', side: 1 | -1): Draw =>
  (figure) => {
    const kept = crossTape(figure.positions, path(figure, name), side);
    const height = coordinate(figure.positions, kept.at(-1)?.mark ?? point(figure, 'shoulderTip'), Y);
    const half = kept.map(({ along, out }): Place => [along, height, side * out]);
    return [[...half.map(mirror).reverse(), ...half]];
  };

const toBust: Draw = ({ positions, measurer }) => {
  const { sideNeck, bustPoint } = measurer.model.tapes.points;
  return [[placeOf(positions, sideNeck), placeOf(positions, bustPoint)]];
};

const DRAWN: Readonly<Record<MeasurementName, Draw>> = {
  bustCircumference: level((figure) => point(figure, 'bustPoint')),
  waistCircumference: level((figure) => point(figure, 'waist')),
  hipCircumference: level(({ measurer }) => measurer.hipHeight),
  underbustCircumference: underbust,
  stature: plumb('crown', (figure) => coordinate(figure.positions, point(figure, 'crown'), Y)),
  waistToFloor: plumb('waist', waistHeight),
  hipsToFloor: plumb('hip', ({ measurer }) => measurer.hipHeight),
  backHeight: down('back', -1),
  frontChestHeight: (figure) => [[...(toBust(figure)[0] ?? []), ...(down('front', 1)(figure)[0] ?? [])]],
  bustHeight: toBust,
  shoulderLength: alongSkin('shoulder'),
  armLength: alongSkin('arm'),
  bustSpacing: ({ positions, measurer }) => {
    const bust = placeOf(positions, measurer.model.tapes.points.bustPoint);
    return [[bust, mirror(bust)]];
  },
  neckBaseCircumference: (figure) => alongSkin('neckBase')(figure).map((half) => closed(bothSides(half))),
  backWidth: across('backWidth', -1),
  frontWidth: across('frontWidth', 1),
  bicepsCircumference: (figure) => alongSkin('biceps')(figure).map(closed),
};

/** Where the tape lies for a measurement, on a fitted half: one line, or a plumb one and the level it is read at. */
export function tapeLines(
  name: MeasurementName,
  positions: Float64Array,
  measurer: Measurer,
): readonly TapeLine[] {
  return DRAWN[name]({ positions, measurer });
}
