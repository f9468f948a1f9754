import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';

interface LocalPath {
  readonly locale: Locale;
  /** Without the locale's prefix, always starting with `/`. */
  readonly path: string;
  /** True when the address names its locale, as `/en/create` or `/fr/create` do. */
  readonly prefixed: boolean;
}

/** Reads which language an address asks for: no prefix is French. */
export function readPath(pathname: string): LocalPath {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first))
    return { locale: DEFAULT_LOCALE, path: withoutTrailingSlash(pathname), prefixed: false };
  return { locale: first, path: withoutTrailingSlash(`/${rest.join('/')}`), prefixed: true };
}

/** The public address of a page in a language: French is not prefixed, the home page of English is `/en`. */
export function localPath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
