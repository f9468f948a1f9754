import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/content/json-ld';
import { PageShell } from '@/components/content/page-shell';
import { ContactForm } from '@/components/site/letters/contact-form';
import { LetterLink } from '@/components/site/letters/letter-link';
import styles from '@/components/site/letters/letters.module.css';
import { Protected } from '@/components/site/letters/protected';
import { letterWords } from '@/components/site/letters/words';
import { PageLink, pageHref } from '@/components/site/page-link';
import { FAQ_GROUPS } from '@/lib/content/questions';
import { breadcrumbs } from '@/lib/content/structured';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/i18n/site-metadata';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'content.contact' });
  return pageMetadata(locale, '/contact', { title: t('title'), description: t('lead') });
}

export default async function ContactPage({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'content.contact' });
  const faq = await getTranslations({ locale, namespace: 'content.faq.groups' });
  const letters = letterWords(await getTranslations({ locale, namespace: 'site.letters' }));
  const fields = { firstName: t('firstName'), address: t('email'), addressHelp: t('emailHelp') };
  const rest = { message: t('message'), send: t('send'), sentTitle: t('sentTitle'), sent: t('sent') };
  const closed = { closed: t('closed') };
  const legal = { href: pageHref(locale, 'legal'), words: t('closedLegal') };
  const links = {
    leave: { title: t('leaveTitle'), words: t('leaveWords'), label: t('leave'), done: t('left') },
    join: {
      ...{ title: t('joinTitle'), words: t('joinWords'), label: t('join') },
      ...{ done: t('joined'), before: t('joinedBefore') },
    },
    address: {
      ...{ title: t('addressTitle'), words: t('addressWords'), label: t('address') },
      done: t('addressDone'),
    },
  };
  return (
    <PageShell title={t('title')} lead={t('lead')}>
      <JsonLd data={breadcrumbs(locale, [{ name: t('title'), path: '/contact' }])} />
      <LetterLink locale={locale} words={letters} links={links} />
      <div className={styles.columns}>
        <div>
          <ContactForm locale={locale} words={{ ...letters, ...fields, ...rest, ...closed }} legal={legal} />
          <noscript>{t('noScript')}</noscript>
          <Protected locale={locale} />
        </div>
        <aside className={styles.aside}>
          <h2 className={styles.title}>{t('before')}</h2>
          <p className={styles.words}>{t('beforeWords')}</p>
          <ul>
            {FAQ_GROUPS.map((group) => (
              <li key={group}>
                <PageLink locale={locale} to="faq" anchor={group}>
                  {faq(group)}
                </PageLink>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </PageShell>
  );
}
