/**
 * How long a made page may be kept: a browser asks each time whether it has changed, a shared cache after a minute, and
 * shows the old one for an hour while it asks. A deploy is seen within that time; the scripts an old page names are kept
 * for a month (`lib/builds`).
 */
export const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=3600';
