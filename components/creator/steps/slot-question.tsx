'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo } from 'react';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { availability } from '@/lib/choices/compatibility';
import { Thumbnail } from '../preview/picture-view';
import { usePreview, usePreviewControl } from '../preview/preview-context';
import { useCreator } from '../store/provider';
import { useCatalogueWords } from '../words';
import { ConflictNote } from './conflict-note';
import type { Question } from './questions';
import { SizeField } from './size-field';
import styles from './steps.module.css';

/** Any question of the catalogue: its cards, what stands against them, and the dimensions that belong to it. */
export function SlotQuestion({ question: { slot, values, sizes } }: { readonly question: Question }) {
  const heading = useId();
  const words = useCatalogueWords();
  const choose = useCreator((state) => state.choose);
  const chosen = useCreator((state) => state.history.present.choices.options[slot] ?? '');
  const waiting = useCreator((state) => state.history.present.setAside[slot]);
  const cards = useCards(slot, values);
  const t = useTranslations('creator.conflict');
  const help = words.slotHelp(slot);

  return (
    <section className={styles.question} aria-labelledby={heading} data-slot={slot}>
      <h3 id={heading} className={styles.name}>
        {words.slot(slot)}
      </h3>
      {help && <p className={styles.help}>{help}</p>}
      {waiting && <p className={styles.waiting}>{t('setAside', { value: words.value(slot, waiting) })}</p>}
      {values.length > 1 && (
        <ChoiceCards
          className={styles.cards}
          label={words.slot(slot)}
          value={chosen}
          onChange={(value) => choose(slot, value)}
          cards={cards}
        />
      )}
      <ConflictNote slot={slot} />
      {sizes.map((size) => (
        <SizeField key={size} size={size} />
      ))}
    </section>
  );
}

function useCards(slot: string, values: readonly string[]) {
  const words = useCatalogueWords();
  const t = useTranslations('creator.conflict');
  const choices = useCreator((state) => state.history.present.choices);
  const pictures = usePreview((state) => state.thumbnails[slot]);
  const control = usePreviewControl();
  useEffect(() => control.watch(slot, values), [control, slot, values]);

  const costs = useMemo(() => availability(choices, slot), [choices, slot]);
  return costs.map(({ value, switchesOff }) => {
    const picture = pictures?.[value];
    const names = switchesOff.map((conflict) => words.slot(conflict.slot)).join(', ');
    return {
      value,
      title: words.value(slot, value),
      help: words.valueHelp(slot, value),
      picture: picture ? <Thumbnail picture={picture} /> : <span className={styles.unpictured} />,
      clash: names ? t('switchesOff', { names }) : undefined,
    };
  });
}
