import { type Found, type Search, type SearchPictures, searchIn } from '@/lib/content/search';

const kept = new Map<string, Promise<Search>>();

/** A search over the content at `address`, fetched once. Rejects when it cannot be fetched; asked again, tries again. */
export function fetchSearch(address: string): Promise<Search> {
  const known = kept.get(address);
  if (known) return known;
  const asked = fetchEntries(address).then(searchIn);
  kept.set(address, asked);
  asked.catch(() => kept.delete(address));
  return asked;
}

async function fetchEntries(address: string): Promise<readonly Found[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The content answered ${answer.status}.`);
  const { entries } = (await answer.json()) as { entries: readonly Found[] };
  return entries;
}

/** Pictures of what is found; none when they cannot be fetched: one finds without them. */
export async function fetchPictures(): Promise<SearchPictures> {
  const answer = await fetch('/static/found/pictures.json').catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as SearchPictures) : {};
}
