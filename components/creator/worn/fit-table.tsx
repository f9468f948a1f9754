'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatDifference, formatLength } from '@/components/measurements/units';
import { Button } from '@/components/ui/button';
import type { ZoneFit } from '@/lib/tryon/fit/zone-fits';
import { useScreen } from '../screen';
import { useCreator } from '../store/provider';
import { useCatalogueWords } from '../words';
import styles from './fit-table.module.css';
import { nextFit } from './next-fit';

/** The map of the fit as a table, what to do about what pulls, and the choice that does it. */
export function FitTable({ fit }: { readonly fit: readonly ZoneFit[] }) {
  const t = useTranslations('creator.worn.fit');
  const measurement = useTranslations('catalogue.measurements');
  const locale = useLocale();
  const words = useCatalogueWords();
  const { unit } = useScreen();
  const choices = useCreator((state) => state.history.present.choices);
  const choose = useCreator((state) => state.choose);
  const say = (cm: number) => formatLength(cm, unit, locale, 1);
  const tight = fit.filter(({ word }) => word === 'pulls' || word === 'taut');
  const loose = fit.length > 0 && fit.every(({ word }) => word === 'roomy' || word === 'loose');
  const other = tight.length > 0 ? nextFit(choices, 1) : loose ? nextFit(choices, -1) : null;
  return (
    <>
      <table className={styles.fit}>
        <caption>{t('caption')}</caption>
        <thead>
          <tr>
            {(['zone', 'body', 'garment', 'ease', 'word'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fit.map(({ name, body, garment, ease, word }) => (
            <tr key={name}>
              <th scope="row">{t(`zones.${name}`)}</th>
              <td>{say(body)}</td>
              <td>{say(garment)}</td>
              <td>{formatDifference(ease, unit, locale)}</td>
              <td data-word={word}>{t(`words.${word}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tight.map(({ name, word, measurement: measured }) => (
        <p key={name}>
          {t(`tight.${name}`, { word: t(`words.${word}`) })}{' '}
          {other
            ? t('remedy', { measurement: measurement(`${measured}.name`), fit: words.value('fit', other) })
            : t('remedyAlone', { measurement: measurement(`${measured}.name`) })}
        </p>
      ))}
      {tight.length === 0 && <p>{t(loose ? 'allLoose' : 'sound')}</p>}
      {other && (
        <Button size="small" onClick={() => choose('fit', other)}>
          {t('choose', { fit: words.value('fit', other) })}
        </Button>
      )}
      <p className={styles.small}>{t('truth')}</p>
    </>
  );
}
