'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { HangerIcon } from '@/components/ui/icons/interface';
import { FABRIC_NAMES, FABRICS, type FabricName } from '@/lib/fabrics/fabrics';
import { Flap } from '../flap';
import styles from './cloth-panel.module.css';
import { OwnCloth } from './own-cloth';
import type { Swatch } from './swatch';

interface ClothPanelProps {
  readonly fabric: FabricName;
  readonly swatch: Swatch | null;
  readonly onFabric: (fabric: FabricName) => void;
  readonly onSwatch: (swatch: Swatch | null) => void;
}

/** As which cloth the garment falls, and one's own cloth to see it in. */
export function ClothPanel({ fabric, swatch, onFabric, onSwatch }: ClothPanelProps) {
  const t = useTranslations('creator.worn.cloth');
  const group = useId();
  const name = t('open', { fabric: t(`fabrics.${fabric}`) });
  return (
    <Flap icon={<HangerIcon />} name={name} text={name} low>
      <fieldset className={styles.oneOf}>
        <legend>{t('fabric')}</legend>
        {FABRIC_NAMES.map((each) => (
          <label key={each}>
            <input type="radio" name={group} checked={each === fabric} onChange={() => onFabric(each)} />
            {t(`fabrics.${each}`)} <small>{t('weight', { grams: FABRICS[each].weight })}</small>
          </label>
        ))}
      </fieldset>
      <OwnCloth swatch={swatch} onSwatch={onSwatch} />
    </Flap>
  );
}
