'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import type { Offers } from '@/components/api/types';
import { SessionProvider } from '@/components/session/session-provider';
import type { Locale } from '@/lib/i18n/locales';
import { Desk } from './desk';

export interface DeskIslandProps {
  readonly locale: Locale;
  readonly messages: AbstractIntlMessages;
  readonly offers: Offers;
  readonly chosen: Offers['plans'][number]['name'];
}

/** The desk with who is signed in. */
export function DeskIsland({ locale, messages, offers, chosen }: DeskIslandProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Europe/Paris">
      <SessionProvider>
        <Desk offers={offers} chosen={chosen} />
      </SessionProvider>
    </NextIntlClientProvider>
  );
}
