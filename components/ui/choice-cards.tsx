'use client';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { clsx } from 'clsx';
import { memo, type ReactNode, useId } from 'react';
import styles from './choice-cards.module.css';
import { InfoIcon } from './icons/interface';

export interface ChoiceCard<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly help?: ReactNode;
  /** A drawing; the words carry the meaning. */
  readonly picture?: ReactNode;
  /** Why it cannot stand beside what is chosen. It may still be picked: the screen then asks. */
  readonly clash?: ReactNode;
  readonly disabled?: boolean;
}

export interface ChoiceCardsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly cards: readonly ChoiceCard<Value>[];
  readonly className?: string;
}

/** One of several things best chosen by looking. Arrow keys move the choice, as in any list of radios. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, value, onChange, cards, className } = props;
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={clsx(styles.group, className)}
    >
      {cards.map((card) => (
        <OneCard key={card.value} card={card} />
      ))}
    </RadioGroup>
  );
}

/** Cards are many and mostly as they were. */
const OneCard = memo(function OneCard({ card }: { readonly card: ChoiceCard<string> }) {
  const id = useId();
  return (
    <Radio.Root
      value={card.value}
      disabled={card.disabled}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      className={clsx(styles.card, card.clash && styles.clashing)}
    >
      {card.picture && (
        <span aria-hidden className={styles.picture}>
          {card.picture}
        </span>
      )}
      <span>
        <span id={`${id}-title`} className={styles.title}>
          {card.title}
        </span>
        <span id={`${id}-words`}>
          {card.help && <span className={styles.help}>{card.help}</span>}
          {card.clash && (
            <span className={styles.clash}>
              <InfoIcon />
              {card.clash}
            </span>
          )}
        </span>
      </span>
    </Radio.Root>
  );
});
