// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderCreator } from '@/lib/testing/components/render-creator';
import type { Picture } from '../worker/protocol';
import { GarmentPicture } from './garment-picture';

const picture: Picture = {
  box: [0, 0, 10, 20],
  strokes: [{ kind: 'stroke', id: 'front', d: 'M0 0L9 9', stroke: 'outline', fill: 'shell', closed: false }],
  texts: [],
  cloth: [],
};
const drawn = vi.hoisted(() => ({ pictures: {} as Partial<Record<string, unknown>> }));
vi.mock('./preview-context', async (load) => ({
  ...(await load<typeof import('./preview-context')>()),
  usePreview: (select: (state: object) => unknown) => select(drawn),
}));

afterEach(cleanup);

test('the garment on the table is shown small, in the cloth it has there', () => {
  drawn.pictures = { front: picture };
  const { store } = renderCreator(<GarmentPicture label="Robe" />, {});
  const shown = screen.getByRole('img', { name: 'Robe' });
  expect(shown.getAttribute('viewBox')).toBe('0 0 10 20');
  expect(shown.getAttribute('data-cloth')).toBe(store.getState().history.present.look ? 'chosen' : 'toile');
  expect(shown.querySelectorAll('path')).toHaveLength(1);
});

test('nothing stands in its place while none is drawn', () => {
  drawn.pictures = {};
  renderCreator(<GarmentPicture label="Robe" />, {});
  expect(screen.queryByRole('img')).toBeNull();
});
