import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { NewsletterForm } from './newsletter-form';
import { letterWords } from './words';

export async function Newsletter({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.newsletter' });
  const letters = await getTranslations({ locale, namespace: 'site.letters' });
  const own = { title: t('title'), words: t('words'), label: t('email'), send: t('send') };
  const outcomes = { done: t('done'), already: t('already') };
  return <NewsletterForm locale={locale} words={{ ...letterWords(letters), ...own, ...outcomes }} />;
}
