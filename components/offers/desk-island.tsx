'use client';

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { SessionProvider } from '@/components/session/session-provider';
import type { PlanName } from '@/lib/billing/offers';
import type { OffersView } from '@/lib/billing/offers-view';
import type { Locale } from '@/lib/i18n/locales';
import { Desk } from './desk';

export interface DeskIslandProps {
  readonly locale: Locale;
  readonly messages: AbstractIntlMessages;
  readonly offers: OffersView;
  readonly chosen: PlanName;
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
