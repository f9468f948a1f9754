import type { Locale } from '@/lib/i18n/locales';
import { localPath } from '@/lib/i18n/paths';

/** Address of a pattern in her account. */
export function patternPage(locale: Locale, patternId: string): string {
  return `${localPath(locale, '/myaccount/creations/export')}?id=${encodeURIComponent(patternId)}`;
}
