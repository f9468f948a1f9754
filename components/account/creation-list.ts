import type { PatternSummary } from '@/lib/exports/views';

const SORTS = ['newest', 'oldest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** Letters without accents and case, as one types when searching. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The patterns whose name or code holds every word searched for, in the order wanted. */
export function arranged(
  patterns: readonly PatternSummary[],
  search: string,
  sort: Sort,
  locale: string,
): PatternSummary[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = patterns.filter(({ name, code }) => {
    const text = plain(`${name} ${code}`);
    return words.every((word) => text.includes(word));
  });
  const order: Readonly<Record<Sort, (a: PatternSummary, b: PatternSummary) => number>> = {
    newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
    oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
    name: (a, b) => a.name.localeCompare(b.name, locale, { numeric: true }),
  };
  return found.sort(order[sort]);
}
