import { type CrawledPage, readPage } from './page';

const AT_ONCE = 8;

/** Runs `work` over all items, a few at once. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(items.length);
  const left = items.entries();
  const runner = async () => {
    for (const [index, item] of left) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runner));
  return results;
}

/** Every page of the sitemap as a crawler reads it. */
export async function crawl(origin: string): Promise<readonly CrawledPage[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  return inParallel(paths, async (path) => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    return readPage(path, answer.status, await answer.text());
  });
}
