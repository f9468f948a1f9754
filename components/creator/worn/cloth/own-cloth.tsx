'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { parseLength } from '@/components/measurements/parse-length';
import { formatLength } from '@/components/measurements/units';
import { Button } from '@/components/ui/button';
import { useScreen } from '../../screen';
import styles from './cloth-panel.module.css';
import { readSwatch, type Swatch } from './swatch';

/** How much of a cloth a photograph can show from side to side, cm. */
const WIDTH = { min: 1, max: 200 };

interface OwnClothProps {
  readonly swatch: Swatch | null;
  readonly onSwatch: (swatch: Swatch | null) => void;
}

/** A photograph of one's own cloth, laid on the garment at its true size. */
export function OwnCloth({ swatch, onSwatch }: OwnClothProps) {
  const t = useTranslations('creator.worn.cloth.own');
  const [failed, setFailed] = useState(false);
  const id = useId();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const found = await readSwatch(file).catch(() => null);
    setFailed(found === null);
    if (found) onSwatch(found);
  };
  return (
    <fieldset className={styles.own}>
      <legend>{t('title')}</legend>
      <p id={id}>{t('stays')}</p>
      <input
        type="file"
        accept="image/*"
        aria-label={t('choose')}
        aria-describedby={id}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      {failed && <p role="alert">{t('noPicture')}</p>}
      {swatch && (
        <>
          <SwatchWidth swatch={swatch} onSwatch={onSwatch} />
          <Button size="small" variant="quiet" onClick={() => onSwatch(null)}>
            {t('remove')}
          </Button>
        </>
      )}
    </fieldset>
  );
}

function SwatchWidth({ swatch, onSwatch }: { readonly swatch: Swatch } & Pick<OwnClothProps, 'onSwatch'>) {
  const t = useTranslations('creator.worn.cloth.own');
  const locale = useLocale();
  const { unit } = useScreen();
  const say = (cm: number) => formatLength(cm, unit, locale, 1);
  const [typed, setTyped] = useState(() => say(swatch.width));
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const take = (text: string) => {
    setTyped(text);
    const cm = parseLength(text, unit);
    const isWidth = cm !== null && cm >= WIDTH.min && cm <= WIDTH.max;
    setWrong(!isWidth);
    if (isWidth) onSwatch({ ...swatch, width: cm });
  };
  return (
    <label>
      {t('width')}
      <input
        inputMode="decimal"
        value={typed}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? id : undefined}
        onChange={(event) => take(event.target.value)}
      />
      {wrong && <small id={id}>{t('range', { min: say(WIDTH.min), max: say(WIDTH.max) })}</small>}
    </label>
  );
}
