import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { accountMetadata } from '@/components/account/account-metadata';
import { Informations } from '@/components/account/pages/informations';
import type { Locale } from '@/lib/i18n/locales';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export const generateMetadata = ({ params }: PageProps): Promise<Metadata> =>
  accountMetadata(params, 'informations.title');

export default async function InformationsPage({ params }: PageProps) {
  setRequestLocale((await params).locale);
  return <Informations />;
}
