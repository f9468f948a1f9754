import type { AbstractIntlMessages } from 'next-intl';
import type { Locale } from './locales';
import { NAMESPACES, type Namespace } from './namespaces';

/** The messages of one namespace, read once and kept by the module system. */
export async function loadNamespace(locale: Locale, namespace: Namespace): Promise<AbstractIntlMessages> {
  const file = await import(`../../messages/${locale}/${namespace}.json`);
  return file.default;
}

/** Messages of the namespaces asked for, keyed by namespace. */
export async function loadMessages(
  locale: Locale,
  namespaces: readonly Namespace[] = NAMESPACES,
): Promise<Record<string, AbstractIntlMessages>> {
  const entries = namespaces.map(async (name) => [name, await loadNamespace(locale, name)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
