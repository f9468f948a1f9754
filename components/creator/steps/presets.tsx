'use client';

import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { useTranslations } from 'next-intl';
import { listingOf } from '@/lib/choices/catalogue';
import { rangeOf } from '@/lib/choices/ranges';
import type { Choices } from '@/lib/choices/types';
import { useCreator } from '../store/provider';
import { useCatalogueWords } from '../words';
import styles from './steps.module.css';

/** Named lengths for those who do not think in centimetres. */
export function Presets({ size }: { readonly size: string }) {
  const choices = useCreator((state) => state.history.present.choices);
  const setSize = useCreator((state) => state.setSize);
  const words = useCatalogueWords();
  const t = useTranslations('creator.sizes');
  const presets = presetsOf(choices, size);
  if (presets.length === 0) return null;
  const current = presets.find(({ cm }) => cm === choices.sizes[size]);
  return (
    <ToggleGroup
      aria-label={t('presets', { name: words.size(size) })}
      className={styles.presets}
      value={current ? [current.id] : []}
      onValueChange={([id]) => {
        const preset = presets.find((each) => each.id === id);
        if (preset) setSize(size, preset.cm);
      }}
    >
      {presets.map(({ id }) => (
        <Toggle key={id} value={id} className={styles.preset}>
          {words.preset(id)}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}

/** The named lengths that fit beside what is chosen, in cm. */
function presetsOf(choices: Choices, size: string): { id: string; cm: number }[] {
  const { min, max } = rangeOf(choices, size);
  const isChosen = (key: string) => {
    const [slot = '', value] = key.split('/');
    return choices.options[slot] === value;
  };
  return (listingOf(choices.garment).sizes[size]?.presets ?? [])
    .map(({ id, value, by = {} }) => {
      const own = Object.entries(by).find(([key]) => isChosen(key));
      return { id, cm: own ? own[1] : value };
    })
    .filter(({ cm }) => cm >= min && cm <= max);
}
