// @vitest-environment happy-dom
import '@/lib/testing/components/patience';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WindowOpen } from './window-open';

afterEach(cleanup);

const known = () => document.documentElement.hasAttribute('data-window');

it('is known to the page until the last window is closed', () => {
  expect(known()).toBe(false);
  const below = render(<WindowOpen />);
  const above = render(<WindowOpen />);
  above.unmount();
  expect(known()).toBe(true);
  below.unmount();
  expect(known()).toBe(false);
});
