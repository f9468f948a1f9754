'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { inUnit, toCm } from '@/components/measurements/units';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { NumberInput } from '@/components/ui/number-input';
import { usePreviewControl } from '../preview/preview-context';
import { useScreen } from '../screen';
import styles from './cloth.module.css';
import { ClothVerdict } from './cloth-verdict';

interface ClothInput {
  readonly width: number;
  readonly length: number;
  readonly repeat: number;
  readonly shrinkage: number;
  readonly nap: boolean;
}

const FIRST = { length: 150, repeat: 0, shrinkage: 0, nap: false };
/** What cloth is sold and kept in, cm. */
const LIMITS = {
  width: { min: 30, max: 320 },
  length: { min: 10, max: 2000 },
  repeat: { min: 0, max: 120 },
} as const;
const LENGTHS = ['width', 'length', 'repeat'] as const;

/** Will this piece of fabric do? Asked for what is chosen, answered with a layout to follow. */
export default function ClothDialog() {
  const t = useTranslations('creator.cloth');
  const { open } = useScreen();
  const control = usePreviewControl();
  const [input, setInput] = useState<ClothInput>(() => ({
    width: control.store.getState().clothWidth,
    ...FIRST,
  }));
  const [asked, setAsked] = useState(false);
  const change = (part: Partial<ClothInput>) => setInput((before) => ({ ...before, ...part }));

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const { shrinkage, ...cloth } = input;
    setAsked(true);
    control.tryCloth({ ...cloth, shrinkage: shrinkage / 100 });
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={(shown) => !shown && open(null)}
      title={t('title')}
      description={t('text')}
    >
      <form className={styles.form} onSubmit={ask}>
        <Lengths input={input} onChange={change} />
        <Field label={t('shrinkage')}>
          <NumberInput
            label={t('shrinkage')}
            value={input.shrinkage}
            min={0}
            max={20}
            unit="%"
            onChange={(value) => value !== null && change({ shrinkage: value })}
          />
        </Field>
        <label className={styles.nap}>
          <input
            type="checkbox"
            checked={input.nap}
            onChange={(event) => change({ nap: event.target.checked })}
          />
          {t('nap')}
        </label>
        <Button type="submit" variant="primary">
          {t('ask')}
        </Button>
      </form>
      {asked && <ClothVerdict />}
    </Dialog>
  );
}

interface LengthsProps {
  readonly input: ClothInput;
  readonly onChange: (part: Partial<ClothInput>) => void;
}

function Lengths({ input, onChange }: LengthsProps) {
  const t = useTranslations('creator.cloth');
  const { unit } = useScreen();
  return LENGTHS.map((name) => (
    <Field key={name} label={t(name)}>
      <NumberInput
        label={t(name)}
        value={inUnit(input[name], unit)}
        min={inUnit(LIMITS[name].min, unit)}
        max={inUnit(LIMITS[name].max, unit)}
        unit={unit}
        onChange={(value) => value !== null && onChange({ [name]: toCm(value, unit) })}
      />
    </Field>
  ));
}
