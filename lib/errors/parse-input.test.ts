import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './app-error';
import { parseInput } from './parse-input';

const schema = z.strictObject({
  name: z.string().min(1).max(5),
  email: z.email().optional(),
  age: z.number().int().min(18).max(120).optional(),
  kind: z.enum(['a', 'b']).optional(),
  code: z.string().min(4).optional(),
  exact: z.string().length(6).optional(),
  digits: z
    .string()
    .refine(isDigits(5), { params: { rule: 'digits', number: 5 } })
    .optional(),
  nested: z.strictObject({ depth: z.number() }).optional(),
});

function isDigits(count: number) {
  return (text: string) => new RegExp(`^\\d{${count}}$`).test(text);
}

function refusal(input: unknown) {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, fields: error.fields, figures: error.figures };
  }
  return undefined;
}

describe('input at the boundary', () => {
  it('passes what fits', () => {
    expect(parseInput(schema, { name: 'Zoé' })).toEqual({ name: 'Zoé' });
  });

  it.each([
    [{}, 'name', 'required'],
    [{ name: '' }, 'name', 'required'],
    [{ name: 'too long' }, 'name', 'too-long', 5],
    [{ name: 3 }, 'name', 'wrong-type'],
    [{ name: 'a', email: 'x' }, 'email', 'email'],
    [{ name: 'a', age: 'abc' }, 'age', 'number'],
    [{ name: 'a', age: 18.5 }, 'age', 'integer'],
    [{ name: 'a', age: 3 }, 'age', 'too-low', 18],
    [{ name: 'a', age: 9999 }, 'age', 'too-high', 120],
    [{ name: 'a', age: Number.NaN }, 'age', 'number'],
    [{ name: 'a', kind: 'c' }, 'kind', 'choice'],
    [{ name: 'a', code: 'abc' }, 'code', 'too-short', 4],
    [{ name: 'a', exact: 'abc' }, 'exact', 'exact-length', 6],
    [{ name: 'a', exact: 'abcdefg' }, 'exact', 'exact-length', 6],
    [{ name: 'a', digits: '12' }, 'digits', 'digits', 5],
    [{ name: 'a', nested: {} }, 'depth', 'required'],
    [{ name: 'a', extra: 1 }, 'extra', 'unknown-field'],
    [null, 'request', 'wrong-type'],
  ])('%j breaks %s: %s', (input: unknown, field: string, rule: string, number?: number) => {
    const figures = { [field]: rule, ...(number === undefined ? {} : { [`${field}.number`]: number }) };
    expect(refusal(input)).toEqual({ code: 'invalid-input', fields: [field], figures });
  });

  it('never repeats a key that could not be a name', () => {
    expect(refusal({ name: 'a', '<script>': 1 })?.fields).toEqual(['request']);
  });

  it('names the first rule a field breaks', () => {
    const strict = z.object({ a: z.string().min(1).regex(/x/) });
    try {
      parseInput(strict, { a: '' });
    } catch (error) {
      expect((error as AppError).figures).toEqual({ a: 'required' });
    }
  });
});
