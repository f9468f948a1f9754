import { parseChoices } from '@/lib/choices/parse';
import { SUGGESTION_LOOKS } from '@/lib/content/suggestion-looks';
import { type CreatorStart, freshStart } from './create-store';
import { designOnly } from './creation';

const SLUG = /^[a-z0-9-]{1,60}$/;

/** The suggestion an address asks to start from. */
export function suggestionAsked(search: string): string | null {
  const slug = new URLSearchParams(search).get('suggestion');
  return slug !== null && SLUG.test(slug) ? slug : null;
}

type Fetch = (address: string) => Promise<Pick<Response, 'ok' | 'json'>>;

/**
 * A start with the choices of a suggestion, one step after what the last visit left, so that undoing brings that back.
 * `null` where there is no such suggestion or it cannot be fetched: then the last visit goes on.
 */
export async function suggestedStart(
  slug: string,
  lastVisit: CreatorStart | null,
  fetchFile: Fetch = fetch,
): Promise<CreatorStart | null> {
  try {
    const answer = await fetchFile(`/static/suggestions/${slug}.json`);
    if (!answer.ok) return null;
    const { creation: before } = lastVisit ?? freshStart();
    const look = SUGGESTION_LOOKS[slug] ?? before.look;
    const creation = designOnly(parseChoices(await answer.json()), { ...before, patternName: '', look });
    return { creation, touched: true, ...(lastVisit ? { before } : {}) };
  } catch {
    return null;
  }
}
