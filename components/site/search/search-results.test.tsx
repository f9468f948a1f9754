// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Found } from '@/lib/content/search';
import { SearchResults } from './search-results';

afterEach(cleanup);

const found = (kind: Found['kind'], path: string): Found => {
  return { kind, path, title: path, also: [], summary: '', text: '' };
};
const results = [found('dictionary', '/en/dictionary/dart'), found('faq', '/en/faq#price')];
const kinds = { dictionary: 'Dictionary', blog: 'Notebook', faq: 'Question', suggestions: 'Design' };
const show = (pictures?: object) =>
  render(<SearchResults found={results} pictures={pictures as never} kinds={kinds} onFollow={() => {}} />);

test('each result shows what it looks like, in whatever language it was found', () => {
  show({ 'dictionary/dart': { address: '/static/drawings/a.svg#drawn', viewBox: '0 0 3 4' } });
  const [word, question] = screen.getAllByRole('link');
  expect(word?.querySelector('use')?.getAttribute('href')).toBe('/static/drawings/a.svg#drawn');
  expect(question?.querySelector('use')).toBeNull();
  expect(question?.textContent).toContain('?');
});

test('nothing stands where a picture will while it is not known', () => {
  const { container } = show();
  expect(container.querySelectorAll('svg')).toHaveLength(0);
  expect(screen.getAllByRole('link')).toHaveLength(results.length);
});
