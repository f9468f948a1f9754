import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/content/json-ld';
import { PageShell } from '@/components/content/page-shell';
import { QuestionGroup } from '@/components/content/question-group';
import { rendered } from '@/lib/content/articles';
import { FAQ_GROUPS, questionsOf } from '@/lib/content/questions';
import { breadcrumbs } from '@/lib/content/structured';
import { typeset } from '@/lib/content/typography';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/i18n/site-metadata';

interface PageProps {
  readonly params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'content.faq' });
  return pageMetadata(locale, '/faq', { title: t('title'), description: t('lead') });
}

export default async function FaqPage({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'content.faq' });
  const groups = FAQ_GROUPS.map((group) => ({
    group,
    questions: questionsOf(locale, group).map((each) => ({
      slug: each.slug,
      question: typeset(each.matter.title, locale),
      html: rendered(each, locale).html,
    })),
  }));
  const mainEntity = groups.flatMap(({ questions }) =>
    questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  );
  return (
    <PageShell title={t('title')} lead={t('lead')}>
      <JsonLd
        data={[{ '@type': 'FAQPage', mainEntity }, breadcrumbs(locale, [{ name: t('title'), path: '/faq' }])]}
      />
      {groups.map(({ group, questions }) => (
        <QuestionGroup key={group} id={group} title={t(`groups.${group}`)} questions={questions} />
      ))}
    </PageShell>
  );
}
