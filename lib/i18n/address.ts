import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales';
import type { Origins } from './origins';
import { localPath, readPath } from './paths';
import { isKnownPath } from './routes';

export interface Address {
  readonly locale: Locale;
  /** Without the locale's prefix and without a slash at its end. */
  readonly path: string;
  /** Where the page is served, when that is not where it was asked for: without its query, nor a host on one host. */
  readonly elsewhere?: string;
}

type AskedAt = { readonly host: string | undefined; readonly pathname: string };

/**
 * Which page of which language is asked for, and its one address. A prefix names the language; without one it is that
 * of the domain, French where the domain is nobody's. Addresses no route matches lead nowhere else: they are answered
 * where they were asked for.
 */
export function readAddress({ host, pathname }: AskedAt, origins: Origins): Address {
  const read = readPath(pathname);
  const { path } = read;
  const locale = read.prefixed ? read.locale : localeOfHost(host, origins);
  const address = localPath(locale, path);
  const origin = origins[locale];
  const here = !origin || new URL(origin).host === host;
  if (!isKnownPath(path) || (here && address === pathname)) return { locale, path };
  return { locale, path, elsewhere: (origin ?? '') + address };
}

function localeOfHost(host: string | undefined, origins: Origins): Locale {
  const served = LOCALES.find((locale) => {
    const origin = origins[locale];
    return origin && new URL(origin).host === host;
  });
  return served ?? DEFAULT_LOCALE;
}

type Named = string | readonly string[] | null | undefined;

/** The host a request came to, as the nearest proxy names it; only ever compared with those configured. */
export function hostNamed(forwarded: Named, host: Named): string | undefined {
  const [named] = [forwarded ?? host ?? []].flat();
  return named?.split(',')[0]?.trim().toLowerCase();
}
