import { describe, expect, it } from 'vitest';
import { createExclusiveWork } from './exclusive-work';

describe('work in one process', () => {
  function setting() {
    const { during } = createExclusiveWork();
    const steps: string[] = [];
    const ends = new Map<string, (error?: Error) => void>();
    const begin = (name: string, apart: boolean) =>
      during(apart, () => {
        steps.push(`+${name}`);
        return new Promise<void>((resolve, reject) => {
          ends.set(name, (error) => {
            steps.push(`-${name}`);
            return error ? reject(error) : resolve();
          });
        });
      });
    const turn = () => new Promise((resolve) => setTimeout(resolve));
    const end = async (name: string, error?: Error) => {
      ends.get(name)?.(error);
      await turn();
    };
    return { steps, begin, end, turn };
  }

  it('is done side by side', async () => {
    const { steps, begin, turn } = setting();
    begin('a', false);
    begin('b', false);
    await turn();
    expect(steps).toEqual(['+a', '+b']);
  });

  it('is done alone when it is asked to be, after what is under way and before what comes later', async () => {
    const { steps, begin, end, turn } = setting();
    begin('a', false);
    const suspect = begin('suspect', true);
    begin('b', false);
    begin('other', true);
    await turn();
    expect(steps).toEqual(['+a']);
    await end('a');
    expect(steps).toEqual(['+a', '-a', '+suspect']);
    await Promise.all([expect(suspect).rejects.toThrow('it broke'), end('suspect', new Error('it broke'))]);
    expect(steps.slice(3)).toEqual(['-suspect', '+b']);
    await end('b');
    expect(steps.slice(5)).toEqual(['-b', '+other']);
  });
});
