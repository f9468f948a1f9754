import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { accountMetadata } from '@/components/account/account-metadata';
import { AccountMain } from '@/components/account/pages/account-main';
import type { Locale } from '@/lib/i18n/locales';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export const generateMetadata = ({ params }: PageProps): Promise<Metadata> =>
  accountMetadata(params, 'navigation.label');

export default async function AccountPage({ params }: PageProps) {
  setRequestLocale((await params).locale);
  return <AccountMain />;
}
