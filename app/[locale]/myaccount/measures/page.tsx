import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { accountMetadata } from '@/components/account/account-metadata';
import { Measures } from '@/components/account/pages/measures';
import type { Locale } from '@/lib/i18n/locales';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export const generateMetadata = ({ params }: PageProps): Promise<Metadata> =>
  accountMetadata(params, 'measures.title');

export default async function MeasuresPage({ params }: PageProps) {
  setRequestLocale((await params).locale);
  return <Measures />;
}
