import { describe, expect, it } from 'vitest';
import { boxyTop } from '@/lib/testing/boxy-top';
import { BODY } from '@/lib/testing/proof/body';
import type { RuleCase } from '@/lib/testing/proof/case';
import { DARTS } from '@/lib/testing/proof/darts';
import { GEOMETRY } from '@/lib/testing/proof/geometry';
import { HEMS } from '@/lib/testing/proof/hems';
import { JOINS } from '@/lib/testing/proof/joins';
import { MARKS } from '@/lib/testing/proof/marks';
import { PAIRS } from '@/lib/testing/proof/pairs';
import { POCKET_PARTS } from '@/lib/testing/proof/pockets';
import { SIDE_POCKETS } from '@/lib/testing/proof/side-pockets';
import { warnings } from '@/lib/testing/proof/warnings';
import { WORN } from '@/lib/testing/proof/worn';
import { breaches, check } from './check';
import { RULES } from './registry';

const CASES: readonly RuleCase[] = [
  ...GEOMETRY,
  ...DARTS,
  ...PAIRS,
  ...POCKET_PARTS,
  ...SIDE_POCKETS,
  ...JOINS,
  ...BODY,
  ...MARKS,
  ...HEMS,
  ...WORN,
];

function resultOf(draft: RuleCase['sound'], id: string) {
  return check(draft).find((result) => result.id === id);
}

describe('every rule sees what it is for', () => {
  it('has a case that breaks it', () => {
    const proven = new Set(CASES.map(({ rule }) => rule));
    expect(RULES.map(({ id }) => id).filter((id) => !proven.has(id))).toEqual([]);
  });

  it.each(CASES.map((each) => [`${each.rule}: ${each.breaks}`, each] as const))('%s', (_, each) => {
    const sound = resultOf(each.sound, each.rule);
    expect(sound).toMatchObject({ ok: true, applies: true });
    const broken = resultOf(each.broken, each.rule);
    expect(broken).toMatchObject({ ok: false, severity: each.severity ?? 'E' });
    expect(broken?.where).toBeTruthy();
  });

  it('finds nothing wrong with a sound top', () => {
    const results = check(boxyTop());
    expect(breaches(results)).toEqual([]);
    expect(warnings(results)).toEqual([]);
  });
});
