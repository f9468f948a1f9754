import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountShell } from '@/components/account/account-shell';
import { ClientMessages } from '@/components/site/client-messages';
import type { Locale } from '@/lib/i18n/locales';

interface LayoutProps {
  readonly children: ReactNode;
  readonly params: Promise<{ locale: string }>;
}

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Static like every page: what is personal is fetched by the browser that is signed in. */
export default async function AccountLayout({ children, params }: LayoutProps) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return (
    <main id="content">
      <ClientMessages
        locale={locale}
        namespaces={['account', 'measurements', 'catalogue', 'creator', 'export', 'extras', 'offers', 'fit']}
      >
        <AccountShell>{children}</AccountShell>
      </ClientMessages>
    </main>
  );
}
