import { expect, test } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import type { Drawing } from '@/lib/drawing/types';
import { span } from '@/lib/geometry/pair';
import { areaOf } from '@/lib/geometry/polygon';
import type { Pair } from '@/lib/geometry/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { movingDart } from './moving-dart';

const draft = drawDraft(defaultChoices('top'), STANDARD_SIZES['40']);
const states = movingDart(draft);

/** The cloth that turns and the cloth that stays, each from the bust point round. */
function partsOf({ items }: Drawing): Pair[][] {
  return items
    .flatMap((item) => (item.kind === 'stroke' && item.fill === 'shell' ? [item] : []))
    .map(({ path }) =>
      path.flatMap(([, x, y]): Pair[] => (x === undefined || y === undefined ? [] : [[x, y]])),
    );
}

/** How far the mouth of the old dart gapes, and that of the new one. */
function gapsOf(drawing: Drawing): readonly [old: number, next: number] {
  const [turned = [], staying = []] = partsOf(drawing);
  const at = (line: Pair[], index: number) => line.at(index) ?? expect.unreachable('no such place');
  return [span(at(turned, 1), at(staying, -1)), span(at(turned, -1), at(staying, 1))];
}

test('a dart is moved in three states in one frame, without gaining or losing cloth', () => {
  expect(states).toHaveLength(3);
  const [first] = states;
  for (const state of states) {
    expect(state.box).toEqual(first?.box);
    const cloth = (drawing: Drawing) => partsOf(drawing).reduce((sum, part) => sum + areaOf(part), 0);
    expect(cloth(state)).toBeCloseTo(cloth(first as Drawing), 6);
  }
});

test('the old dart closes as the new one opens', () => {
  const [drawn, slashed, moved] = states.map(gapsOf);
  expect(drawn?.[1]).toBeCloseTo(0, 5);
  expect(moved?.[0]).toBeCloseTo(0, 5);
  expect(slashed?.[0]).toBeLessThan(drawn?.[0] ?? 0);
  expect(slashed?.[1]).toBeLessThan(moved?.[1] ?? 0);
  expect(moved?.[1]).toBeGreaterThan(1);
});
