'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Slider } from '@/components/ui/slider';
import { useScreen } from '../screen';
import { useCreator } from '../store/provider';
import { useCatalogueWords } from '../words';
import { Presets } from './presets';
import { SizeNumber } from './size-number';
import { useLengthWords, useSizeRange } from './size-range';
import styles from './steps.module.css';
import { AutomaticSize, FixedSize } from './unset-size';

/** A dimension: set by hand, or left to the engine where it may be. */
export function SizeField({ size }: { readonly size: string }) {
  const range = useSizeRange(size);
  const given = useCreator((state) => state.history.present.choices.sizes[size]);
  if (range.min === range.max) return <FixedSize size={size} />;
  return given === undefined ? <AutomaticSize size={size} /> : <SetSize size={size} given={given} />;
}

interface SetSizeProps {
  readonly size: string;
  readonly given: number;
}

/** A dimension pulled out on a tape or typed to the millimetre. */
function SetSize({ size, given }: SetSizeProps) {
  const range = useSizeRange(size);
  const say = useLengthWords();
  const words = useCatalogueWords();
  const t = useTranslations('creator.sizes');
  const help = words.sizeHelp(size);
  return (
    <div className={styles.size} data-size={size}>
      <span className={styles.sizeName}>{words.size(size)}</span>
      {range.default === null && <GiveBack size={size} />}
      {help && <p className={styles.sizeHelp}>{help}</p>}
      <Dial size={size} given={given} />
      <p className={styles.range}>{t('range', { min: say(range.min), max: say(range.max) })}</p>
      <Presets size={size} />
    </div>
  );
}

function GiveBack({ size }: { readonly size: string }) {
  const setSize = useCreator((state) => state.setSize);
  const name = useCatalogueWords().size(size);
  const t = useTranslations('creator.sizes');
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={t('giveBackName', { name })}
      onClick={() => setSize(size, null)}
    >
      {t('giveBack')}
    </Button>
  );
}

function Dial({ size, given }: SetSizeProps) {
  const { min, max, step } = useSizeRange(size);
  const setSize = useCreator((state) => state.setSize);
  const settle = useCreator((state) => state.settle);
  const say = useLengthWords();
  const name = useCatalogueWords().size(size);
  const t = useTranslations('creator.sizes');
  const { unit } = useScreen();
  return (
    <div className={styles.dial}>
      <Slider
        label={name}
        value={given}
        {...{ min, max, step }}
        spoken={say}
        onChange={(cm) => setSize(size, cm, `drag:${size}`)}
        onCommit={settle}
      />
      <SizeNumber
        key={unit}
        label={t('number', { name })}
        {...{ unit, given, min, max, step }}
        onChange={(cm) => setSize(size, cm, `type:${size}`)}
        onCommit={settle}
      />
    </div>
  );
}
