// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followOwner, keptKey, readOwner, writeOwner } from './owner';

const keep = (name: string, owner: string | null, text = '{}') => {
  window.localStorage.setItem(keptKey(name, owner), text);
  window.sessionStorage.setItem(keptKey(name, owner), text);
};
const kept = () => [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('what the browser keeps for an account', () => {
  it('goes with signing out, and leaves alone what is nobody’s', () => {
    writeOwner('agnes.tenant');
    for (const owner of ['agnes.tenant', null]) keep('creation', owner);
    writeOwner(null);
    expect(readOwner()).toBeNull();
    expect(kept()).toEqual(['droitfil.creation', 'droitfil.creation']);
  });

  it('is never another’s, nor one’s whose name begins alike', () => {
    writeOwner('anna');
    for (const owner of ['anna', 'ann', 'anna2']) keep('creation', owner);
    writeOwner('ann');
    expect(kept().filter((key) => key.includes('creation'))).toEqual(
      Array.from({ length: 2 }, () => keptKey('creation', 'ann')),
    );
  });

  it('is forgotten in another tab as well, which is told', () => {
    writeOwner('anna');
    const react = vi.fn();
    const stop = followOwner(react);
    window.sessionStorage.setItem(keptKey('order', 'anna'), '{}');
    // As the browser tells the tabs in which the change was not made.
    window.localStorage.removeItem('droitfil.owner');
    window.dispatchEvent(new Event('storage'));
    window.dispatchEvent(new Event('pageshow'));
    expect(react.mock.calls).toEqual([[null]]);
    expect(kept()).toEqual([]);
    stop();
    writeOwner('marie');
    expect(react).toHaveBeenCalledTimes(1);
  });
});
