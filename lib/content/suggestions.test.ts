import { describe, expect, test } from 'vitest';
import { draft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { slugs } from './collection';
import { beside, readChoices, suggestion, suggestions, telling } from './suggestions';

describe('suggestions', () => {
  test('are those whose choices the catalogue knows and the engine drafts, garment by garment', () => {
    const shown = suggestions().map(({ slug }) => slug);
    expect(shown.length).toBeGreaterThan(0);
    for (const slug of slugs('fr', 'suggestions')) {
      if (!readChoices(slug)) expect(shown).not.toContain(slug);
      expect(shown.includes(slug)).toBe(suggestion(slug) !== undefined);
    }
    const garments = suggestions().map(({ garment }) => garment);
    expect(garments).toEqual(
      [...garments].sort((a, b) => 'tdj'.indexOf(a[0] ?? '') - 'tdj'.indexOf(b[0] ?? '')),
    );
  });

  test.each(suggestions().map(({ slug, choices }) => [slug, choices] as const))(
    '%s is drafted',
    (_, choices) => {
      expect(draft(choices, STANDARD_SIZES['38'])).toHaveProperty('draft');
    },
  );

  test('say what makes them, and lead on to others', () => {
    for (const each of suggestions()) {
      expect(telling(each).length).toBeGreaterThan(3);
      const others = beside(each.slug, 'fr').map(({ slug }) => slug);
      expect(others).not.toContain(each.slug);
      expect(others.length).toBe(Math.min(3, suggestions().length - 1));
    }
  });

  test('cost between 9.99 and 11.99', () => {
    for (const { price } of suggestions()) {
      expect(price).toBeGreaterThanOrEqual(999);
      expect(price).toBeLessThanOrEqual(1199);
    }
  });
});
