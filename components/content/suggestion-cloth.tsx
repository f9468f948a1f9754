import { getTranslations } from 'next-intl/server';
import { Drawing } from '@/components/ui/drawing';
import { type SuggestionCloth as Cloth, SHOWN_WIDTH } from '@/lib/content/suggestion-cloth';
import type { Locale } from '@/lib/i18n/locales';
import styles from './suggestion-details.module.css';

interface SuggestionClothProps {
  readonly locale: Locale;
  readonly cloth: readonly Cloth[];
}

/** How the pieces lie on the cloth, material by material, all at one scale, and how much of it to buy. */
export async function SuggestionCloth({ locale, cloth }: SuggestionClothProps) {
  const t = await getTranslations({ locale, namespace: 'content.suggestions' });
  const longest = Math.max(...cloth.map(({ figure }) => figure.width));
  return (
    <section>
      <h2 className={styles.heading}>{t('cloth')}</h2>
      {cloth.map(({ material, buy, folded, figure }) => (
        <figure key={material} className={styles.cloth}>
          <div
            role="img"
            aria-label={t('layout', { material })}
            style={{ width: `${(100 * figure.width) / longest}%` }}
          >
            <Drawing figure={figure} />
          </div>
          <figcaption>
            <strong>{material}</strong> · {t('buy', { buy, width: SHOWN_WIDTH })}
            {folded && ` · ${t('folded')}`}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
