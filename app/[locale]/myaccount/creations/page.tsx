import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { accountMetadata } from '@/components/account/account-metadata';
import { Creations } from '@/components/account/pages/creations';
import type { Locale } from '@/lib/i18n/locales';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export const generateMetadata = ({ params }: PageProps): Promise<Metadata> =>
  accountMetadata(params, 'creations.title');

export default async function CreationsPage({ params }: PageProps) {
  setRequestLocale((await params).locale);
  return <Creations />;
}
