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
  nested: z.strictObject({ depth: z.number() }).optional(),
});

function refusal(input: unknown) {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, fields: error.fields, figures: error.figures };
  }
  return undefined;
}

describe('input at the door', () => {
  it('passes what fits', () => {
    expect(parseInput(schema, { name: 'Zoé' })).toEqual({ name: 'Zoé' });
  });

  it.each([
    [{}, 'name', 'required'],
    [{ name: '' }, 'name', 'required'],
    [{ name: 'too long' }, 'name', 'too-long'],
    [{ name: 3 }, 'name', 'wrong-type'],
    [{ name: 'a', email: 'x' }, 'email', 'email'],
    [{ name: 'a', age: 'abc' }, 'age', 'number'],
    [{ name: 'a', age: 18.5 }, 'age', 'integer'],
    [{ name: 'a', age: 3 }, 'age', 'too-low'],
    [{ name: 'a', age: 9999 }, 'age', 'too-high'],
    [{ name: 'a', age: Number.NaN }, 'age', 'number'],
    [{ name: 'a', kind: 'c' }, 'kind', 'choice'],
    [{ name: 'a', code: 'abc' }, 'code', 'too-short'],
    [{ name: 'a', nested: {} }, 'depth', 'required'],
    [{ name: 'a', extra: 1 }, 'extra', 'unknown-field'],
    [null, 'request', 'wrong-type'],
  ])('%j breaks %s: %s', (input, field, rule) => {
    expect(refusal(input)).toEqual({ code: 'invalid-input', fields: [field], figures: { [field]: rule } });
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
