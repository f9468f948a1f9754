// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderCreator } from '@/lib/testing/components/render-creator';
import { Strip } from './strip';

afterEach(cleanup);

describe('the strip of figures', () => {
  it('says of every figure still being worked out that it is, and tells the price at once', () => {
    renderCreator(<Strip />);
    const told = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(told.slice(0, -1)).toEqual(Array(5).fill('en cours de calcul'));
    expect(within(screen.getAllByRole('definition').at(-1) as HTMLElement).getAllByText(/€/)).not.toEqual([]);
  });
});
