import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { accountMetadata } from '@/components/account/account-metadata';
import { Creation } from '@/components/account/pages/creation';
import type { Locale } from '@/lib/i18n/locales';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export const generateMetadata = ({ params }: PageProps): Promise<Metadata> =>
  accountMetadata(params, 'creations.title');

export default async function CreationPage({ params }: PageProps) {
  setRequestLocale((await params).locale);
  return <Creation />;
}
