import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyOf, record, redo, settle, undo } from './history';

describe('history', () => {
  it('undoes and redoes one step', () => {
    const two = record(record(historyOf({ n: 0 }), { n: 1 }), { n: 2 });
    expect(undo(two).present).toEqual({ n: 1 });
    expect(redo(undo(two)).present).toEqual({ n: 2 });
  });

  it('takes a whole gesture as one step, and a second gesture as another', () => {
    let h = historyOf({ n: 0 });
    for (const n of [1, 2, 3]) h = record(h, { n }, 'size:depth');
    h = settle(h);
    for (const n of [4, 5]) h = record(h, { n }, 'size:depth');
    expect(undo(h).present).toEqual({ n: 3 });
    expect(undo(undo(h)).present).toEqual({ n: 0 });
  });

  it('forgets what was undone once something new is done', () => {
    const h = record(undo(record(historyOf({ n: 0 }), { n: 1 })), { n: 2 });
    expect(redo(h)).toBe(h);
  });

  it('stays put at both ends and keeps a bounded past', () => {
    const start = historyOf({ n: 0 });
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
    let h = start;
    for (let n = 1; n <= 1000; n++) h = record(h, { n });
    expect(h.past.length).toBe(300);
  });

  it('comes back to the same value after any walk of undo and redo', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 40 }), fc.nat(40), (values, steps) => {
        let h = historyOf({ n: -1 });
        for (const n of values) h = record(h, { n });
        const end = h.present;
        const back = Math.min(steps, h.past.length);
        for (let i = 0; i < back; i++) h = undo(h);
        for (let i = 0; i < back; i++) h = redo(h);
        expect(h.present).toBe(end);
      }),
    );
  });
});
