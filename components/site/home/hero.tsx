import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { choiceWords } from '@/lib/content/choice-words';
import { FIRST_QUESTIONS, FIRST_SIZE, type FirstQuestion } from '@/lib/content/showcase/first-garment';
import { heroFigures } from '@/lib/content/showcase/hero-figures';
import type { Locale } from '@/lib/i18n/locales';
import { linkTo } from '../page-link';
import { FirstGarment } from './first-garment';
import { largestSizes } from './first-garment-sizes';
import styles from './hero.module.css';

/** The first screen: what the service does, done there by the visitor's own hand. */
export async function Hero({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.homePage' });
  const words = await choiceWords(locale);
  const questions = (Object.keys(FIRST_QUESTIONS) as FirstQuestion[]).map((slot) => ({
    slot,
    name: words.slot(slot),
    answers: FIRST_QUESTIONS[slot].map((value) => ({ value, name: words.value(slot, value) })),
  }));
  const garments = heroFigures();
  const { row, widest } = largestSizes(garments);
  const said = {
    drawing: t('drawingTitle'),
    pieces: t('piecesTitle'),
    atScale: t('drawingCaption', { size: FIRST_SIZE }),
    smaller: t('smallerCaption', { size: FIRST_SIZE, times: Math.round((row / widest) * 10) / 10 }),
    start: t('start'),
  };
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="primary" size="large" {...linkTo(locale, 'create')}>
            {t('create')}
          </ButtonLink>
          <ButtonLink variant="quiet" size="large" {...linkTo(locale, 'home', 'method')}>
            {t('see')}
          </ButtonLink>
        </div>
      </div>
      <FirstGarment garments={garments} questions={questions} said={said} create={linkTo(locale, 'create')} />
    </section>
  );
}
