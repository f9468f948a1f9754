import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/content/json-ld';
import { PageShell } from '@/components/content/page-shell';
import { Prose } from '@/components/content/prose';
import { SuggestionCard } from '@/components/content/suggestion-card';
import { SuggestionCloth } from '@/components/content/suggestion-cloth';
import { Facts, SuggestionFacts } from '@/components/content/suggestion-facts';
import { SuggestionSteps } from '@/components/content/suggestion-steps';
import { SuggestionViews } from '@/components/content/suggestion-views';
import styles from '@/components/content/suggestions.module.css';
import { linkTo, PageLink } from '@/components/site/page-link';
import { ButtonLink } from '@/components/ui/button-link';
import { currencyOf } from '@/lib/billing/offers';
import { existing, rendered } from '@/lib/content/articles';
import { choiceWords } from '@/lib/content/choice-words';
import { breadcrumbs, product } from '@/lib/content/structured';
import { cardsOf } from '@/lib/content/suggestion-cards';
import { suggestionDetails } from '@/lib/content/suggestion-details';
import { beside, SUGGESTION_SIZE, suggestion, suggestions, telling } from '@/lib/content/suggestions';
import { typeset } from '@/lib/content/typography';
import type { Locale } from '@/lib/i18n/locales';
import { pageMetadata, pictureUrl } from '@/lib/i18n/site-metadata';

interface PageProps {
  readonly params: Promise<{ locale: Locale; slug: string }>;
}

export const dynamicParams = false;

/** So many choices stand beside the pictures without running on far below them; more get the breadth of the page. */
const MOST_BESIDE = 12;

export function generateStaticParams() {
  return suggestions().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, slug } = await params;
  const { title, summary, fabric } = existing(locale, 'suggestions', slug).matter;
  const t = await getTranslations({ locale, namespace: 'content.suggestions' });
  return pageMetadata(locale, `/suggestions/${slug}`, {
    title: t('metaTitle', { title: typeset(title, locale) }),
    description: typeset(t('metaDescription', { summary, fabric }), locale),
    picture: slug,
    pictureWords: t('drawing', { view: t('front').toLowerCase(), title }),
  });
}

export default async function SuggestionPage({ params }: PageProps) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const shown = suggestion(slug);
  if (!shown) notFound();
  const t = await getTranslations({ locale, namespace: 'content.suggestions' });
  const entry = existing(locale, 'suggestions', slug);
  const details = await suggestionDetails(shown, locale);
  const { title, summary, fabric, notions } = entry.matter;
  const path = `/suggestions/${slug}`;
  const create = linkTo(locale, 'create');
  const sold = {
    name: title,
    description: summary,
    path,
    image: pictureUrl(locale, slug),
    price: shown.price,
  };
  const isLong = telling(shown).length > MOST_BESIDE;
  const chosen = (
    <>
      <h2 className={styles.heading}>{t('choices')}</h2>
      <ChosenValues locale={locale} suggestion={shown} />
    </>
  );
  return (
    <PageShell
      title={typeset(title, locale)}
      lead={typeset(summary, locale)}
      back={
        <PageLink locale={locale} to="suggestions">
          {t('back')}
        </PageLink>
      }
    >
      <JsonLd
        data={[
          product(locale, { ...sold, currency: currencyOf(locale) }),
          breadcrumbs(locale, [
            { name: t('title'), path: '/suggestions' },
            { name: title, path },
          ]),
        ]}
      />
      <div className={styles.top}>
        <SuggestionViews locale={locale} suggestion={shown} title={title} />
        <div className={styles.told}>
          <Prose html={rendered(entry, locale).html} />
          <p className={styles.action}>
            <ButtonLink variant="primary" size="large" {...create} href={`${create.href}?suggestion=${slug}`}>
              {t('open')}
            </ButtonLink>
          </p>
          <SuggestionFacts
            locale={locale}
            suggestion={shown}
            fabric={fabric}
            notions={notions}
            cloth={details.cloth}
          />
          <h2 className={styles.heading}>{t('measures', { size: SUGGESTION_SIZE })}</h2>
          <Facts facts={details.measures.map(({ name, length }) => [name, length])} />
          {!isLong && chosen}
        </div>
        <SuggestionCloth locale={locale} cloth={details.cloth} />
      </div>
      {isLong && <div className={styles.chosen}>{chosen}</div>}
      <SuggestionSteps locale={locale} steps={details.steps} />
      <Beside locale={locale} slug={slug} title={t('beside')} />
    </PageShell>
  );
}

interface ChosenValuesProps {
  readonly locale: Locale;
  readonly suggestion: NonNullable<ReturnType<typeof suggestion>>;
}

async function ChosenValues({ locale, suggestion: shown }: ChosenValuesProps) {
  const words = await choiceWords(locale);
  return (
    <Facts facts={telling(shown).map(({ slot, value }) => [words.slot(slot), words.value(slot, value)])} />
  );
}

interface BesideProps {
  readonly locale: Locale;
  readonly slug: string;
  readonly title: string;
}

function Beside({ locale, slug, title }: BesideProps) {
  const others = beside(slug, locale);
  if (others.length === 0) return null;
  return (
    <section className={styles.beside}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {cardsOf(others).map((card) => (
          <SuggestionCard key={card.suggestion.slug} locale={locale} {...card} />
        ))}
      </ul>
    </section>
  );
}
