// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFullScreen } from './use-full-screen';

const screen = vi.hoisted(() => ({ window: null as string | null }));
vi.mock('../screen', () => ({ useScreen: () => screen }));

const request = vi.fn();
function Drawing() {
  const frame = useRef<HTMLDivElement>(null);
  const { full } = useFullScreen(frame);
  return (
    <div ref={frame} data-full={full}>
      <input aria-label="name" />
    </div>
  );
}

beforeEach(() => {
  request.mockClear();
  screen.window = null;
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  HTMLElement.prototype.requestFullscreen = request;
});
afterEach(cleanup);

test('F fills the screen with the drawing', () => {
  render(<Drawing />);
  fireEvent.keyDown(window, { key: 'f' });
  expect(request).toHaveBeenCalledTimes(1);
});

test('F does nothing beside another key, in a field, or while a window is open', () => {
  const { getByLabelText, rerender } = render(<Drawing />);
  fireEvent.keyDown(window, { key: 'f', ctrlKey: true });
  fireEvent.keyDown(getByLabelText('name'), { key: 'f' });
  screen.window = 'export';
  rerender(<Drawing />);
  fireEvent.keyDown(window, { key: 'f' });
  expect(request).not.toHaveBeenCalled();
});
