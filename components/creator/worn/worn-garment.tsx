'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import { nearestView } from '@/components/space/turn';
import { TurnSlider } from '@/components/space/turn-slider';
import { useTurn } from '@/components/space/use-turn';
import { mixed } from '@/lib/cloth/colours';
import type { FabricName } from '@/lib/fabrics/fabrics';
import { useLook } from '../look/use-look';
import { useWho } from '../preview/who';
import { useCreator } from '../store/provider';
import { boltsOf } from './cloth/bolt';
import { ClothPanel } from './cloth/cloth-panel';
import type { Swatch } from './cloth/swatch';
import { FitLegend, FitMap } from './fit-map';
import { useWornScene } from './use-worn-scene';
import styles from './worn.module.css';
import { WornNotes } from './worn-notes';
import type { Hung } from './worn-store';

/** Where she is looked at from, degrees turned to her left. */
const VIEWS = { front: 0, threeQuarter: 35, side: 90, back: 180 } as const;
const VIEW_NAMES = Object.keys(VIEWS) as (keyof typeof VIEWS)[];

/** Seams are seen softly: so far toward the colour of the cloth. */
const SOFT = 0.4;

interface WornGarmentProps {
  readonly hung: Hung;
  /** Whether it is of the newest choice and lies still. */
  readonly isNewest: boolean;
  readonly onFabric: (fabric: FabricName) => void;
  readonly onUnable: () => void;
}

/** The garment on the body, to be turned by hand, by keys and to four sides, in a cloth of one's choice. */
export function WornGarment({ hung, isNewest, onFabric, onUnable }: WornGarmentProps) {
  const t = useTranslations('creator.worn');
  const [mapped, setMapped] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { turn, setTurn, turnTo, turnByKey, handlers } = useTurn(VIEWS.threeQuarter);
  const who = useWho(useCreator((state) => state.history.present.measures));
  const { look, inks } = useLook();
  const [swatch, setSwatch] = useState<Swatch | null>(null);
  const bolts = useMemo(() => boltsOf(look, swatch), [look, swatch]);
  const { fabric } = hung.job;
  useWornScene(canvas, {
    answer: hung.answer,
    fabric,
    bolts,
    line: inks && mixed(inks.line, inks.body, SOFT),
    turn,
    mapped,
    onUnable,
  });
  const seen = t(`views.${nearestView(turn, VIEWS)}`);

  return (
    <div className={styles.worn} data-newest={isNewest || undefined}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('picture', { who, seen })}
        className={styles.canvas}
        {...handlers}
      />
      <div className={styles.turning}>
        <TurnSlider
          turn={turn}
          label={t('turn')}
          seen={t('turnValue', { seen, degrees: Math.round(turn) })}
          onTurn={setTurn}
          onKeyDown={turnByKey}
        />
        <fieldset className={styles.sides} aria-label={t('sides')}>
          {VIEW_NAMES.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={turn === VIEWS[each]}
              aria-label={t('sideOnHer', { side: t(`buttons.${each}`) })}
              onClick={() => turnTo(VIEWS[each])}
            >
              {t(`buttons.${each}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={styles.corner}>
        <ClothPanel {...{ fabric, swatch, onFabric }} onSwatch={setSwatch} />
        <WornNotes leftOut={hung.answer.leftOut} />
        <FitMap fit={hung.answer.fit} mapped={mapped} onMapped={setMapped} />
      </div>
      {mapped && <FitLegend />}
    </div>
  );
}
