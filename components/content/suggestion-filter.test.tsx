// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SuggestionFilter } from './suggestion-filter';

const FILTERS = [
  { id: 'easy', name: 'Easy' },
  { id: 'little', name: 'Little fabric' },
];
const COUNTS = ['none left', 'one left', 'two left', 'three left'];

function show() {
  render(
    <div data-suggestions>
      <SuggestionFilter label="Show only" filters={FILTERS} counts={COUNTS} />
      <section data-group aria-label="tops">
        <ul>
          <li data-met="easy little">shell</li>
          <li data-met="easy">blouse</li>
        </ul>
      </section>
      <section data-group aria-label="jackets">
        <ul>
          <li data-met="">jacket</li>
        </ul>
      </section>
    </div>,
  );
}

const left = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => history.replaceState(null, '', '/suggestions'));
afterEach(cleanup);

describe('choosing among suggestions', () => {
  it('shows those that meet all that is ticked, without headings of none, and says how many', () => {
    show();
    expect(left()).toEqual(['shell', 'blouse', 'jacket']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Easy' }));
    expect(left()).toEqual(['shell', 'blouse']);
    expect(screen.queryByRole('region', { name: 'jackets' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('two left');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Little fabric' }));
    expect(left()).toEqual(['shell']);
  });

  it('shows all again, and says nothing, when nothing is ticked', () => {
    show();
    const easy = screen.getByRole('checkbox', { name: 'Easy' });
    fireEvent.click(easy);
    fireEvent.click(easy);
    expect(left()).toHaveLength(3);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(location.search).toBe('');
  });

  it('finds what was ticked in the address', () => {
    show();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Easy' }));
    expect(location.search).toBe('?only=easy');
    cleanup();
    show();
    expect(left()).toEqual(['shell', 'blouse']);
  });
});
