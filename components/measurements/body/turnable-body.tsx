'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { BodyAnswer } from '@/components/creator/worker/body-protocol';
import { nearestView } from '@/components/space/turn';
import { TurnSlider } from '@/components/space/turn-slider';
import { useTurn } from '@/components/space/use-turn';
import { Button } from '@/components/ui/button';
import type { MeasurementName } from '@/lib/measurements/names';
import type { Miss } from '@/lib/tryon/body/fit';
import type { Understood } from '../understood';
import type { Unit } from '../units';
import { useMeasureWords } from '../words';
import styles from './turnable-body.module.css';
import { useScene } from './use-scene';

/** The four sides she is looked at from, degrees turned to her left. */
const VIEWS = { front: 0, left: 90, back: 180, right: 270 } as const;
const VIEW_NAMES = Object.keys(VIEWS) as (keyof typeof VIEWS)[];
const GIRTHS = ['bustCircumference', 'waistCircumference', 'hipCircumference'] as const;
/** She is met a little from the side, where one sees that she is round. */
const FIRST_TURN = 30;
const MOST_TOLD = 2;

interface TurnableBodyProps {
  readonly answer: BodyAnswer;
  readonly understood: Understood;
  readonly active: MeasurementName;
  readonly unit: Unit;
  readonly onUnable: () => void;
}

/** The person as her measurements tell, in space, the tape where it lies; what is doubted is red. */
export default function TurnableBody({ answer, understood, active, unit, onUnable }: TurnableBodyProps) {
  const t = useTranslations('measurements.body');
  const caption = useTranslations('measurements.slip');
  const { name, show } = useMeasureWords(unit);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { turn, setTurn, turnTo, turnByKey, handlers } = useTurn(FIRST_TURN);
  const misses = worstOf(answer.misses);
  const doubted = new Set([
    ...understood.doubts.flatMap(({ fields }) => fields),
    ...misses.map((miss) => miss.name),
  ]);
  useScene(canvas, { answer, active, doubted, turn, onUnable });
  const told = GIRTHS.map((girth) => `${name(girth)} ${show(understood.body[girth])}`).join(', ');

  return (
    <figure className={styles.body}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={caption('form', { told })}
        className={styles.canvas}
        {...handlers}
      />
      <TurnSlider
        turn={turn}
        className={styles.turn}
        label={t('turn')}
        seen={t(`views.${nearestView(turn, VIEWS)}`)}
        onTurn={setTurn}
        onKeyDown={turnByKey}
      />
      <div className={styles.views}>
        {VIEW_NAMES.map((each) => (
          <Button
            key={each}
            size="small"
            variant="quiet"
            aria-pressed={turn === VIEWS[each]}
            onClick={() => turnTo(VIEWS[each])}
          >
            {t(`views.${each}`)}
          </Button>
        ))}
      </div>
      <figcaption>
        {caption('formCaption')}
        {misses.map((miss) => (
          <span key={miss.name} className={styles.miss}>
            {t('missed', { name: name(miss.name), wanted: show(miss.wanted), reached: show(miss.reached) })}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** One wrong measurement draws others along: those furthest off are told, the widest first. */
function worstOf(misses: readonly Miss[]): Miss[] {
  const off = ({ wanted, reached }: Miss) => Math.abs(wanted - reached);
  return [...misses].sort((a, b) => off(b) - off(a)).slice(0, MOST_TOLD);
}
