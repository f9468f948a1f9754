import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { SignInBridge } from '@/components/session/sign-in-bridge';
import type { Locale } from '@/lib/i18n/locales';

export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' };

export default async function SignInBridgePage({ params }: { params: Promise<{ locale: Locale }> }) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <main id="content">
      <SignInBridge />
    </main>
  );
}
