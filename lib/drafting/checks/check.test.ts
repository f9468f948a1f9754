import { describe, expect, it } from 'vitest';
import { MEASUREMENTS } from '@/lib/measurements/names';
import { boxyTop } from '@/lib/testing/boxy-top';
import { changeEdge, withConstruction } from '@/lib/testing/mutate';
import { warnings } from '@/lib/testing/proof/warnings';
import { breaches, check } from './check';
import { fieldsToChange } from './fields';
import { RULES } from './registry';

const top = boxyTop();

describe('check', () => {
  it('answers every rule of the book once, in its order', () => {
    const count = { A: 19, B: 10, C: 21, D: 11, E: 23, F: 13, G: 6 };
    const ids = Object.entries(count).flatMap(([group, n]) =>
      Array.from({ length: n }, (_, i) => `${group}${i + 1}`),
    );
    expect(RULES.map(({ id }) => id)).toEqual(ids);
    expect(check(top).map(({ id }) => id)).toEqual(ids);
  });

  it('gives figure, limit and place, all serialisable', () => {
    const results = check(top);
    expect(JSON.parse(JSON.stringify(results))).toEqual(results);
    for (const { applies, figure, limit, where } of results) {
      expect(Number.isFinite(figure)).toBe(true);
      expect(limit).not.toBe('');
      if (applies) expect(where).toBeTruthy();
    }
  });

  it('says of rules without an object that they do not apply', () => {
    const buttons = check(top).find(({ id }) => id === 'F7');
    expect(buttons).toMatchObject({ ok: true, applies: false });
  });

  it('answers a draft it cannot read by A1 or A2 alone', () => {
    const results = check(changeEdge(top, 'back/side', () => ({ path: [['M', 0, 0]] })));
    expect(breaches(results).map(({ id }) => id)).toEqual(['A1']);
    expect(results.filter(({ applies }) => applies)).toHaveLength(1);
  });

  it('tells refusals from warnings', () => {
    const results = check(withConstruction(top, { balance: 7 }));
    expect(breaches(results)).toEqual([]);
    expect(warnings(results).map(({ id }) => id)).toEqual(['E16']);
  });

  it('leaves the draft as it was', () => {
    const before = JSON.stringify(top);
    check(top);
    expect(JSON.stringify(top)).toBe(before);
  });
});

describe('fieldsToChange', () => {
  it('names measurements and choices, each once, for every rule', () => {
    const results = check(top).map((result) => ({
      ...result,
      ok: false,
      where: result.where ?? 'front/side',
    }));
    for (const result of results) expect(fieldsToChange([result]).length).toBeGreaterThan(0);
    const all = fieldsToChange(results);
    expect(new Set(all).size).toBe(all.length);
    expect(
      all.filter(
        (field) => /Circumference|Height|Width|Length$|Floor$|Spacing$/.test(field) && !field.includes('-'),
      ),
    ).toSatisfy((names: string[]) =>
      names.every((name) => (MEASUREMENTS as readonly string[]).includes(name)),
    );
  });

  it('goes by the place where the rule does not tell', () => {
    const crossing = check(
      changeEdge(top, 'sleeve/underarm-back', () => ({
        path: [
          ['M', 16.5, -46],
          ['L', -30, -20],
          ['L', 16.5, 0],
        ],
      })),
    ).filter(({ id }) => id === 'A3');
    expect(fieldsToChange(crossing)[0]).toBe('bicepsCircumference');
  });

  it('has nothing to say when nothing is wrong', () => {
    expect(fieldsToChange(breaches(check(top)))).toEqual([]);
  });
});
