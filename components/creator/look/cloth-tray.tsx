'use client';

import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import { CLOTH_NAMES, type ClothName, coloursOf } from '@/lib/cloth/catalogue';
import type { ColourName } from '@/lib/cloth/colours';
import type { ColouredCloth, Look } from '@/lib/cloth/look';
import { useCreator } from '../store/provider';
import styles from './look.module.css';
import { clothBackground, Swatches } from './swatches';
import { useLook } from './use-look';

type Part = 'main' | 'second';

const PLAIN = 'plain';

/** The cloths under the garment; on a phone behind a button that shows the one it is in. */
export const ClothTray = memo(function ClothTray() {
  const t = useTranslations('cloth.tray');
  const { look } = useLook();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.tray} data-open={open || undefined}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        aria-label={t(open ? 'close' : 'open')}
      >
        <span className={styles.sample} style={look && clothBackground(look.main)} />
        {t('label')}
      </button>
      <div className={styles.drawer}>
        <Drawer />
      </div>
    </div>
  );
});

function Drawer() {
  const t = useTranslations('cloth');
  const { look } = useLook();
  const [wanted, setPart] = useState<Part>('main');
  const part = look ? wanted : 'main';
  const settle = useCreator((state) => state.settle);
  return (
    <fieldset className={styles.inside} aria-label={t('tray.label')} onBlur={settle}>
      <div className={styles.line}>
        {look && (
          <ToggleGroup
            aria-label={t('tray.part')}
            className={styles.parts}
            value={[part]}
            onValueChange={([next]) => next && setPart(next as Part)}
          >
            <Toggle value="main">{t('tray.main')}</Toggle>
            <Toggle value="second">{t('tray.second')}</Toggle>
          </ToggleGroup>
        )}
        <Colours part={part} />
      </div>
      <Cloths part={part} />
    </fieldset>
  );
}

/** The look with another cloth in one of its parts; without its first there is none. */
function changed(look: Look | undefined, part: Part, cloth: ColouredCloth | undefined): Look | undefined {
  if (part === 'main') return cloth && { ...look, main: cloth };
  if (!look) return undefined;
  return cloth ? { main: look.main, second: cloth } : { main: look.main };
}

interface PartProps {
  readonly part: Part;
}

function Cloths({ part }: PartProps) {
  const t = useTranslations('cloth');
  const { look, show } = useLook();
  const chosen = look?.[part];
  const first = { value: PLAIN, name: t(part === 'main' ? 'tray.toile' : 'tray.same') };
  const swatches = CLOTH_NAMES.map((cloth) => {
    const shown = chosen?.cloth === cloth ? chosen : { cloth, colour: coloursOf(cloth)[0] };
    return { value: cloth, name: t(`cloths.${cloth}`), cloth: shown };
  });
  const take = (value: string) => {
    const cloth = value as ClothName;
    show(changed(look, part, value === PLAIN ? undefined : { cloth, colour: coloursOf(cloth)[0] }));
  };
  const same = part === 'second' ? { ...first, cloth: look?.main } : first;
  return (
    <Swatches
      label={t('tray.cloths')}
      value={chosen?.cloth ?? PLAIN}
      swatches={[same, ...swatches]}
      onChange={take}
    />
  );
}

function Colours({ part }: PartProps) {
  const t = useTranslations('cloth');
  const { look, show } = useLook();
  const chosen = look?.[part];
  if (!chosen) return <p className={styles.note}>{t(part === 'main' ? 'tray.note' : 'tray.same')}</p>;
  const { cloth, colour } = chosen;
  const swatches = coloursOf(cloth).map((each) => ({
    value: each,
    name: t(`colours.${each}`),
    cloth: { cloth, colour: each },
  }));
  return (
    <div className={styles.colours}>
      <span>{t('tray.named', { cloth: t(`cloths.${cloth}`), colour: t(`colours.${colour}`) })}</span>
      <Swatches
        small
        label={t('tray.colours')}
        value={colour}
        swatches={swatches}
        onChange={(value) => show(changed(look, part, { cloth, colour: value as ColourName }))}
      />
    </div>
  );
}
