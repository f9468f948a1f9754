import { expect, it } from 'vitest';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { placeKey, seamPlaces } from './seam-places';

it('lays vertices of both sides of a seam on each other, and more between them where one is gathered', () => {
  const draft = measuredDesign('dress', { 'waist-seam': 'natural', skirt: 'gathered' });
  const isHung = (id: string) => /^(front|back|skirt-front|skirt-back)$/.test(id);
  const places = seamPlaces(draft, isHung, () => 2);
  const skirt = places.get(placeKey('skirt-front', 'waist')) as readonly number[];
  const bodice = ['waist-1', 'waist-2'].map((id) => places.get(placeKey('front', id)) as readonly number[]);
  const joined = bodice.reduce((sum, at) => sum + at.length - 1, 0);
  expect((skirt.length - 1) % joined).toBe(0);
  expect(skirt.length).toBeGreaterThan(joined + 1);
  for (const at of [skirt, ...bodice]) expect([...at].sort((p, q) => p - q)).toEqual(at);
});
