import type { Choices } from '@/lib/choices/types';
import { isOffShoulder } from '@/lib/drafting/off-shoulder/off-shoulder';
import type { Body, MeasurementName } from '@/lib/measurements/names';
import type { Draft, Edge } from '@/lib/pattern/types';
import { edgeShifts, events, isBodice, type Scope } from './compare';
import { beyond, type Draw, type Lapse, withMeasure } from './lapse';

const GRAIN = 2e-6;

const onLines =
  (...lines: readonly string[]) =>
  ({ line }: Edge): boolean =>
    lines.includes(line);

/** Of a bodice with the sleeve in one, the edges that are the sleeve's. */
const isOfSleeve = onLines('overarm', 'underarm', 'sleeve-hem');
const BODICE: Scope = { pieces: isBodice, edges: (edge) => !isOfSleeve(edge) };
const ABOVE_WAIST: Scope = { pieces: isBodice, edges: onLines('armhole', 'shoulder', 'neckline') };
const NECK_AND_SHOULDER: Scope = { pieces: isBodice, edges: onLines('shoulder', 'neckline') };

/** An edge below the shoulders is cut on one level with the sleeve, whose cap goes with the arm; what ends in it moves along. */
const endsInCut = ({ line }: Edge): boolean =>
  line === 'neckline' ||
  line.startsWith('armhole') ||
  line.startsWith('centre') ||
  line.startsWith('princess');

const scopeFor = (choices: Choices, { pieces, edges }: Scope): Scope => ({
  pieces,
  edges: (edge) => (edges?.(edge) ?? true) && !(isOffShoulder(choices) && endsInCut(edge)),
});

/** What a measurement must leave as it is. */
const UNTOUCHED: readonly (readonly [MeasurementName, Scope])[] = [
  ['armLength', BODICE],
  ['bicepsCircumference', BODICE],
  ['hipsToFloor', ABOVE_WAIST],
  ['hipCircumference', ABOVE_WAIST],
  ['stature', NECK_AND_SHOULDER],
];

/** A discrete step that the draft tells (an armhole deepened for the arm) may touch more. */
function sameEvents(a: Draft, b: Draft): boolean {
  return events(a) === events(b);
}

/** INVARIANTS H5: edges that move although the measurement that changed does not concern them. */
export function strayChanges(draw: Draw, choices: Choices, body: Body): Lapse[] {
  const before = draw(choices, body);
  return UNTOUCHED.flatMap(([name, scope]) => {
    const after = draw(choices, withMeasure(body, name, 1));
    if (!sameEvents(before, after)) return [];
    return beyond(GRAIN, edgeShifts(before, after, scopeFor(choices, scope))).map(({ where, figure }) => ({
      where: `${name}: ${where}`,
      figure,
    }));
  });
}
