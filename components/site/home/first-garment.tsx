'use client';

import { type CSSProperties, useRef, useState } from 'react';
import choice from '@/components/ui/answers.module.css';
import { ButtonLink } from '@/components/ui/button-link';
import { Drawing } from '@/components/ui/drawing';
import type { linkTo } from '../page-link';
import styles from './first-garment.module.css';
import { largestSizes, sizeOf } from './first-garment-sizes';

interface Figure {
  readonly address: string;
  readonly viewBox: string;
}

type Answers = Readonly<Record<string, string>>;

interface Garment {
  readonly slug: string;
  readonly answers: Answers;
  readonly front: Figure;
  readonly pieces: Figure;
}

interface FirstGarmentProps {
  /** Every combination of answers, the one shown first in front. */
  readonly garments: readonly Garment[];
  readonly questions: readonly {
    readonly slot: string;
    readonly name: string;
    readonly answers: readonly { readonly value: string; readonly name: string }[];
  }[];
  /** The caption where the pieces have the garment's scale, and where, as on a phone, they are smaller. */
  readonly said: Readonly<Record<'drawing' | 'pieces' | 'atScale' | 'smaller' | 'start', string>>;
  /** The link to the creator. */
  readonly create: ReturnType<typeof linkTo>;
}

/** A garment and its pieces at one scale, which the visitor changes by three questions. */
export function FirstGarment({ garments, questions, said, create }: FirstGarmentProps) {
  const [shown, setShown] = useState(garments[0]);
  const wanted = useRef(shown);
  if (!shown) return null;

  async function choose(slot: string, value: string) {
    const next = withAnswers(garments, { ...wanted.current?.answers, [slot]: value });
    wanted.current = next;
    // Drawn once it is here: the garment does not vanish in between. Where it does not come, the browser tries again.
    if (next) await fetch(fileOf(next)).catch(() => undefined);
    if (wanted.current === next) setShown(next);
  }

  return (
    <div className={styles.fitting} style={scaleOf(garments)}>
      <div className={styles.questions}>
        {questions.map(({ slot, name, answers }) => (
          <fieldset key={slot} className={choice.question}>
            <legend>{name}</legend>
            <div className={choice.answers}>
              {answers.map((answer) => (
                <label key={answer.value}>
                  <input
                    type="radio"
                    name={`first-${slot}`}
                    value={answer.value}
                    defaultChecked={shown.answers[slot] === answer.value}
                    onChange={() => choose(slot, answer.value)}
                  />
                  <span>{answer.name}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <ButtonLink {...create} href={`${create.href}?suggestion=${shown.slug}`}>
          {said.start}
        </ButtonLink>
      </div>
      <ToScale
        key={shown.front.address}
        figure={shown.front}
        label={said.drawing}
        className={styles.garment}
      />
      <div className={styles.pieces}>
        <ToScale key={shown.pieces.address} figure={shown.pieces} label={said.pieces} />
        <p className={styles.caption}>
          <span className={styles.atScale}>{said.atScale}</span>
          <span className={styles.smaller}>{said.smaller}</span>
        </p>
      </div>
    </div>
  );
}

interface ToScaleProps {
  readonly figure: Figure;
  readonly label: string;
  readonly className?: string | undefined;
}

function ToScale({ figure, label, className }: ToScaleProps) {
  const [width, height] = sizeOf(figure);
  const style = { '--wide': width, '--high': height } as CSSProperties;
  return (
    <div className={className} role="img" aria-label={label}>
      <div className={styles.toScale} style={style}>
        <Drawing figure={figure} />
      </div>
    </div>
  );
}

const fileOf = ({ front }: Garment) => front.address.replace(/#.*/, '');

function withAnswers(garments: readonly Garment[], answers: Answers): Garment | undefined {
  return garments.find((each) =>
    Object.entries(each.answers).every(([slot, value]) => answers[slot] === value),
  );
}

function scaleOf(garments: readonly Garment[]): CSSProperties {
  const { widest, tallest, row, deepest } = largestSizes(garments);
  return { '--widest': widest, '--tallest': tallest, '--row': row, '--deepest': deepest } as CSSProperties;
}
