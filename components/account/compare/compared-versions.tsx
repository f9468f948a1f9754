'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCatalogueWords } from '@/components/creator/words';
import { formatLength } from '@/components/measurements/units';
import { useUnit } from '@/components/measurements/use-unit';
import { KeptPicture } from '@/components/ui/kept-picture';
import type { PatternView } from '@/lib/exports/views';
import account from '../account.module.css';
import styles from './compare.module.css';
import { type Difference, differences } from './differences';

interface ComparedVersionsProps {
  readonly here: PatternView;
  readonly there: PatternView;
}

/** Two versions side by side: their drawings, then only what is not the same. */
export function ComparedVersions({ here, there }: ComparedVersionsProps) {
  const t = useTranslations('account.creation.compare');
  const names = useTranslations('catalogue.measurements');
  const words = useCatalogueWords();
  const [unit] = useUnit();
  const locale = useLocale();
  const found = differences(here, there);
  const length = (cm: number) => formatLength(cm, unit, locale);
  const choice = (slot: string, value: string) =>
    slot === 'garment' ? words.garment(value) : words.value(slot, value);
  const isSame = Object.values(found).every((list) => list.length === 0);
  return (
    <div className={styles.compared}>
      <div className={styles.pictures}>
        {[here, there].map(({ id, name, thumbnailSvg }) => (
          <figure key={id}>
            <KeptPicture svg={thumbnailSvg} alt="" className={styles.picture} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      {isSame && <p className={account.muted}>{t('none')}</p>}
      <Rows
        title={t('choices')}
        rows={found.choices}
        name={(slot) => (slot === 'garment' ? t('what') : words.slot(slot))}
        show={choice}
      />
      <Rows title={t('sizes')} rows={found.sizes} name={words.size} show={(_, cm) => length(cm)} />
      <Rows
        title={t('measures')}
        rows={found.measures}
        name={(measurement) => names(`${measurement}.name`)}
        show={(_, cm) => length(cm)}
      />
    </div>
  );
}

interface RowsProps<Name extends string, Value> {
  readonly title: string;
  readonly rows: readonly Difference<Name, Value>[];
  readonly name: (name: Name) => string;
  readonly show: (name: Name, value: Value) => string;
}

function Rows<Name extends string, Value>({ title, rows, name, show }: RowsProps<Name, Value>) {
  const t = useTranslations('account.creation.compare');
  if (rows.length === 0) return null;
  const say = (of: Name, value: Value | undefined) => (value === undefined ? t('absent') : show(of, value));
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <dl>
        {rows.map((row) => (
          <div key={row.name}>
            <dt>{name(row.name)}</dt>
            <dd>{say(row.name, row.here)}</dd>
            <dd>{say(row.name, row.there)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
