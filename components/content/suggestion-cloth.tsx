import { getTranslations } from 'next-intl/server';
import { Drawing } from '@/components/ui/drawing';
import type { Figure } from '@/lib/content/drawings/figure';
import { type SuggestionCloth as Cloth, SHOWN_WIDTH } from '@/lib/content/suggestion-cloth';
import type { Locale } from '@/lib/i18n/locales';
import styles from './suggestion-details.module.css';

interface SuggestionClothProps {
  readonly locale: Locale;
  readonly cloth: readonly Cloth[];
}

/** No layout is higher than that: opened out, cloth is wider than a small garment takes of its length, rem. */
const MOST_HIGH = 28;

const heightOf = ({ viewBox }: Figure) => Number(viewBox.split(' ').at(3));

/** How the pieces lie on the cloth, material by material, all at one scale, and how much of it to buy. */
export async function SuggestionCloth({ locale, cloth }: SuggestionClothProps) {
  const t = await getTranslations({ locale, namespace: 'content.suggestions' });
  const longest = Math.max(...cloth.map(({ figure }) => figure.width));
  const highest = Math.max(...cloth.map(({ figure }) => heightOf(figure)));
  const widthOf = ({ width }: Figure) =>
    `min(${(100 * width) / longest}%, ${(MOST_HIGH * width) / highest}rem)`;
  return (
    <section>
      <h2 className={styles.heading}>{t('cloth')}</h2>
      {cloth.map(({ material, buy, folded, figure }) => (
        <figure key={material} className={styles.cloth}>
          <div role="img" aria-label={t('layout', { material })} style={{ width: widthOf(figure) }}>
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
