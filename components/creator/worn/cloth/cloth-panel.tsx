'use client';

import { useTranslations } from 'next-intl';
import { FABRIC_NAMES, FABRICS, type FabricName } from '@/lib/fabrics/fabrics';
import { Flap } from '../flap';
import styles from '../worn.module.css';
import type { ChosenCloth } from './chosen-cloth';
import { CLOTH_COLOUR_NAMES, CLOTH_COLOURS } from './colours';
import { OneOf } from './one-of';
import { OwnCloth } from './own-cloth';
import { PRINT_NAMES } from './prints';
import type { Swatch } from './swatch';

interface ClothPanelProps {
  readonly fabric: FabricName;
  readonly cloth: ChosenCloth;
  readonly swatch: Swatch | null;
  readonly onCloth: (cloth: ChosenCloth) => void;
  readonly onSwatch: (swatch: Swatch | null) => void;
}

/** Which cloth the garment is looked at in: what it is made of, its colour, its print, or one's own. */
export function ClothPanel({ fabric, cloth, swatch, onCloth, onSwatch }: ClothPanelProps) {
  const t = useTranslations('creator.worn.cloth');
  const dye = (part: Partial<ChosenCloth>) => {
    onSwatch(null);
    onCloth({ ...cloth, ...part });
  };
  return (
    <Flap
      icon={<i className={styles.dyed} style={{ background: CLOTH_COLOURS[cloth.colour] }} />}
      name={t('open', { fabric: t(`fabrics.${fabric}`) })}
      text={t('open', { fabric: t(`fabrics.${fabric}`) })}
    >
      <OneOf
        legend={t('fabric')}
        values={FABRIC_NAMES}
        value={fabric}
        onChange={(next) => onCloth({ ...cloth, fabric: next })}
        name={(each) => t(`fabrics.${each}`)}
        detail={(each) => t('weight', { grams: FABRICS[each].weight })}
      />
      <OneOf
        legend={t('colour')}
        values={CLOTH_COLOUR_NAMES}
        value={swatch ? null : cloth.colour}
        onChange={(colour) => dye({ colour })}
        name={(each) => t(`colours.${each}`)}
        colour={(each) => CLOTH_COLOURS[each]}
      />
      <OneOf
        legend={t('print')}
        values={PRINT_NAMES}
        value={swatch ? null : cloth.print}
        onChange={(print) => dye({ print })}
        name={(each) => t(`prints.${each}`)}
      />
      <OwnCloth swatch={swatch} onSwatch={onSwatch} />
    </Flap>
  );
}
