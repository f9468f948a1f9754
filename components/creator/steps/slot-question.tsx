'use client';

import { useLocale, useTranslations } from 'next-intl';
import { memo, useCallback, useDeferredValue, useEffect, useId, useMemo } from 'react';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { availability } from '@/lib/choices/take-choice';
import { localPath } from '@/lib/i18n/paths';
import { useGivenWayWords } from '../moved-words';
import { CardPicture } from '../preview/picture-view';
import { usePreview, usePreviewControl } from '../preview/preview-context';
import { useCreator } from '../store/provider';
import { costsAChoice } from '../store/take-value';
import { useCatalogueWords } from '../words';
import { useChosenLater } from './chosen-later';
import { ConflictNote } from './conflict-note';
import { MovedNote } from './moved-note';
import type { Question } from './questions';
import { SizeField } from './size-field';
import styles from './steps.module.css';

interface SlotQuestionProps {
  readonly question: Question;
}

/** Any question of the catalogue: its cards, what stands against them, and the dimensions that belong to it. */
export const SlotQuestion = memo(function SlotQuestion({
  question: { slot, word, values, sizes },
}: SlotQuestionProps) {
  const heading = useId();
  const words = useCatalogueWords();
  const choose = useCreator((state) => state.choose);
  const chosen = useCreator((state) => state.history.present.choices.options[slot] ?? '');
  const waiting = useCreator((state) => state.history.present.setAside[slot]);
  const cards = useCards(slot, values);
  const t = useTranslations('creator.conflict');
  const help = words.slotHelp(slot);
  const take = useCallback((value: string) => choose(slot, value), [choose, slot]);
  const group = useMemo(
    () => (
      <ChoiceCards
        className={styles.cards}
        label={words.slot(slot)}
        value={chosen}
        onChange={take}
        cards={cards}
      />
    ),
    [words, slot, chosen, take, cards],
  );

  return (
    <section className={styles.question} aria-labelledby={heading} data-slot={slot}>
      <h3 id={heading} className={styles.name}>
        {words.slot(slot)}
      </h3>
      {help && (
        <p className={styles.help}>
          {help} {word && <WordLink {...{ slot, word }} />}
        </p>
      )}
      {waiting && <p className={styles.waiting}>{t('setAside', { value: words.value(slot, waiting) })}</p>}
      {values.length > 1 && group}
      <ConflictNote slot={slot} />
      <MovedNote slot={slot} own={sizes} />
      {sizes.map((size) => (
        <SizeField key={size} size={size} />
      ))}
    </section>
  );
}, isSameQuestion);

/** More about it in the dictionary, beside the table and not instead of it. */
function WordLink({ slot, word }: { readonly slot: string; readonly word: string }) {
  const t = useTranslations('creator.steps');
  const words = useCatalogueWords();
  const locale = useLocale();
  return (
    <a
      href={localPath(locale, `/dictionary/${word}`)}
      target="_blank"
      rel="noopener"
      className={styles.word}
      aria-label={t('wordOf', { name: words.slot(slot) })}
    >
      {t('word')}
    </a>
  );
}

/** Questions are worked out anew at every change; most of them are the same as before. */
function isSameQuestion({ question: a }: SlotQuestionProps, { question: b }: SlotQuestionProps): boolean {
  return a.slot === b.slot && a.values === b.values && a.sizes.join() === b.sizes.join();
}

function useCards(slot: string, values: readonly string[]) {
  const words = useCatalogueWords();
  const say = useGivenWayWords();
  const chosen = useChosenLater();
  const pictures = useDeferredValue(usePreview((state) => state.thumbnails[slot]));
  const control = usePreviewControl();
  useEffect(() => control.watch(slot, values), [control, slot, values]);

  const costs = useMemo(() => availability(chosen, slot, chosen.chosen), [chosen, slot]);
  return useMemo(
    () =>
      costs.map(({ value, switchesOff }) => {
        const picture = pictures?.[value];
        return {
          value,
          title: words.value(slot, value),
          help: words.valueHelp(slot, value),
          picture: picture ? <CardPicture picture={picture} /> : <span className={styles.unpictured} />,
          changes: switchesOff.length > 0 ? say(switchesOff) : undefined,
          clashes: costsAChoice(chosen.chosen, switchesOff),
        };
      }),
    [costs, chosen, pictures, words, slot, say],
  );
}
