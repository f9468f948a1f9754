// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';

import { afterEach, expect, it, vi } from 'vitest';
import { FirstGarment } from './first-garment';

const figure = (name: string) => ({ address: `/static/drawings/${name}.svg#drawn`, viewBox: '0 0 40 60' });
const garments = ['v', 'round'].flatMap((neckline) =>
  ['puff', 'none'].map((sleeve) => ({
    slug: `home-${neckline}-${sleeve}`,
    answers: { 'neckline-front': neckline, sleeve },
    front: figure(`${neckline}-${sleeve}`),
    pieces: figure(`${neckline}-${sleeve}-pieces`),
  })),
);
const questions = [
  {
    slot: 'neckline-front',
    name: 'Neckline',
    answers: ['v', 'round'].map((value) => ({ value, name: value })),
  },
  { slot: 'sleeve', name: 'Sleeve', answers: ['puff', 'none'].map((value) => ({ value, name: value })) },
];
const said = { drawing: 'The dress', pieces: 'Its pieces', atScale: '', smaller: '', start: 'Start here' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = () => screen.getByRole('img', { name: 'The dress' }).querySelector('use')?.getAttribute('href');

it('draws what is answered once its drawing is here, and starts from it', async () => {
  const fetchFile = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetchFile);
  render(<FirstGarment garments={garments} questions={questions} said={said} create={{ href: '/create' }} />);
  expect(shown()).toContain('v-puff');
  fireEvent.click(screen.getByRole('radio', { name: 'round' }));
  fireEvent.click(screen.getByRole('radio', { name: 'none' }));
  await waitFor(() => expect(shown()).toContain('round-none'));
  expect(fetchFile).toHaveBeenLastCalledWith('/static/drawings/round-none.svg');
  expect(screen.getByRole('link', { name: 'Start here' }).getAttribute('href')).toBe(
    '/create?suggestion=home-round-none',
  );
});

it('shows the last answer where an earlier drawing arrives after it', async () => {
  let arrive = () => {};
  const slow = new Promise<Response>((resolve) => {
    arrive = () => resolve(new Response());
  });
  vi.stubGlobal('fetch', vi.fn().mockReturnValueOnce(slow).mockRejectedValueOnce(new Error('away')));
  render(<FirstGarment garments={garments} questions={questions} said={said} create={{ href: '/create' }} />);
  fireEvent.click(screen.getByRole('radio', { name: 'round' }));
  fireEvent.click(screen.getByRole('radio', { name: 'v' }));
  await waitFor(() => expect(shown()).toContain('v-puff'));
  arrive();
  await slow;
  expect(shown()).toContain('v-puff');
});
