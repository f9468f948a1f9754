// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { useLater } from './use-later';

const store = createStore(() => ({ count: 0, other: 0 }));
const countIn = ({ count }: { count: number }) => count;
const renders = vi.fn();

function Shown() {
  const count = useLater(store, countIn);
  renders();
  return <p role="status">{count}</p>;
}

const shown = () => Number(screen.getByRole('status').textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  store.setState({ count: 0 });
  render(<Shown />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('follows a change a moment later', () => {
  store.setState({ count: 1 });
  expect(shown()).toBe(0);
  pass(150);
  expect(shown()).toBe(1);
});

it('waits while changes follow each other, but not for long', () => {
  for (let count = 1; count <= 10; count++) {
    store.setState({ count });
    pass(100);
    if (count === 5) expect(shown()).toBe(0);
  }
  expect(shown()).toBeGreaterThan(5);
  pass(150);
  expect(shown()).toBe(10);
});

it('renders nothing for what it does not pick', () => {
  const before = renders.mock.calls.length;
  store.setState({ other: 1 });
  pass(1000);
  expect(renders.mock.calls.length).toBe(before);
});
