import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/errors/app-error';
import { defaultChoices } from './defaults';
import { parseChoices } from './parse';

function refusal(input: unknown): AppError {
  try {
    parseChoices(input);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('was not refused');
}

describe('parsing choices', () => {
  it('fills in every default', () => {
    expect(parseChoices({ garment: 'top' })).toEqual(defaultChoices('top'));
    expect(parseChoices(defaultChoices('top'))).toEqual(defaultChoices('top'));
  });

  it('takes the depth that belongs to the neckline chosen', () => {
    expect(
      parseChoices({ garment: 'top', options: { 'neckline-front': 'v' } }).sizes['neckline-front-depth'],
    ).toBe(10);
  });

  it('lets what was not said agree with what was', () => {
    const { options } = parseChoices({ garment: 'top', options: { opening: 'none' } });
    expect(options).toMatchObject({ opening: 'none', silhouette: 'straight', 'back-shaping': 'none' });
  });

  it.each([
    [null, 'choices'],
    ['top', 'choices'],
    [{}, 'garment'],
    [{ garment: 'hat' }, 'garment'],
    [{ garment: 'top', colour: 'red' }, 'colour'],
    [{ garment: 'top', version: 2 }, 'version'],
    [{ garment: 'top', options: { sleeve: 'leg-of-mutton' } }, 'sleeve'],
    [{ garment: 'top', options: { tail: 'long' } }, 'tail'],
    [{ garment: 'top', sizes: { 'ease-bust': 2 } }, 'ease-bust'],
    [{ garment: 'top', sizes: { 'ease-bust': '12' } }, 'ease-bust'],
    [{ garment: 'top', sizes: { 'ease-bust': Number.NaN } }, 'ease-bust'],
    [{ garment: 'top', sizes: { 'neckline-front-depth': 20 } }, 'neckline-front-depth'],
    [{ garment: 'top', options: JSON.parse('{"__proto__": "x"}') }, '__proto__'],
  ])('refuses %j, naming %s', (input, field) => {
    const { code, fields } = refusal(input);
    expect(code).toBe('invalid-choices');
    expect(fields).toContain(field);
  });

  it('refuses values that exclude each other, naming both slots', () => {
    const { code, fields } = refusal({ garment: 'top', options: { opening: 'back-zip', collar: 'hood' } });
    expect(code).toBe('incompatible-choices');
    expect(fields).toEqual(['opening', 'collar']);
  });
});
