'use client';

import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { useTranslations } from 'next-intl';
import { listingOf } from '@/lib/choices/catalogue';
import { type Chosen, rangeOf } from '@/lib/choices/ranges';
import { useChosen, useCreator } from '../store/provider';
import { useCatalogueWords } from '../words';
import styles from './steps.module.css';

/** Named lengths for those who do not think in centimetres. */
export function Presets({ size }: { readonly size: string }) {
  const chosen = useChosen();
  const given = useCreator((state) => state.history.present.choices.sizes[size]);
  const setSize = useCreator((state) => state.setSize);
  const words = useCatalogueWords();
  const t = useTranslations('creator.sizes');
  const presets = presetsOf(chosen, size);
  if (presets.length === 0) return null;
  const current = presets.find(({ cm }) => cm === given);
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
function presetsOf(chosen: Chosen, size: string): { id: string; cm: number }[] {
  const { min, max } = rangeOf(chosen, size);
  const isChosen = (key: string) => {
    const [slot = '', value] = key.split('/');
    return chosen.options[slot] === value;
  };
  return (listingOf(chosen.garment).sizes[size]?.presets ?? [])
    .map(({ id, value, by = {} }) => {
      const own = Object.entries(by).find(([key]) => isChosen(key));
      return { id, cm: own ? own[1] : value };
    })
    .filter(({ cm }) => cm >= min && cm <= max);
}
