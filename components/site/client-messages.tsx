import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { ClientNamespace } from '@/lib/i18n/namespaces';

interface ClientMessagesProps {
  readonly locale: Locale;
  /** Beside `ui` and `errors`, which every interactive part needs. */
  readonly namespaces: readonly ClientNamespace[];
  readonly children: ReactNode;
}

/** Hands a part of a page the messages its client components use, and no others. */
export async function ClientMessages({ locale, namespaces, children }: ClientMessagesProps) {
  const messages = await loadMessages(locale, [...new Set(['ui', 'errors', ...namespaces] as const)]);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Paris">
      {children}
    </NextIntlClientProvider>
  );
}
