'use client';
import { clsx } from 'clsx';
import { memo, type ReactNode, useId } from 'react';
import styles from './choice-cards.module.css';
import { InfoIcon } from './icons/interface';

interface ChoiceCard<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly help?: ReactNode;
  /** A drawing; the words carry the meaning. */
  readonly picture?: ReactNode;
  /** What else would change with it, and whether that takes a choice back: it may still be picked, and the screen then asks. */
  readonly changes?: ReactNode;
  readonly clashes?: boolean;
  readonly disabled?: boolean;
}

interface ChoiceCardsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly cards: readonly ChoiceCard<Value>[];
  readonly className?: string;
}

/**
 * One of several things best chosen by looking. The browser's own radios: arrow keys move the choice without anything
 * being drawn first.
 */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, value, onChange, cards, className } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={clsx(styles.group, className)}>
      {cards.map((card) => (
        <Card key={card.value} card={card} name={name} chosen={card.value === value} onTake={onChange} />
      ))}
    </div>
  );
}

interface OneCardProps<Value extends string> {
  readonly card: ChoiceCard<Value>;
  readonly name: string;
  readonly chosen: boolean;
  readonly onTake: (value: Value) => void;
}

/** Cards are many and mostly as they were: kept for as long as the same function takes the choice. */
const Card = memo(OneCard) as typeof OneCard;

function OneCard<Value extends string>({ card, name, chosen, onTake }: OneCardProps<Value>) {
  const id = useId();
  return (
    <div className={clsx(styles.card, card.clashes && styles.clashing)}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={card.value}
        checked={chosen}
        disabled={card.disabled}
        onChange={() => onTake(card.value)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
      />
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
          {card.changes && (
            <span className={styles.changes}>
              <InfoIcon />
              {card.changes}
            </span>
          )}
        </span>
      </span>
    </div>
  );
}
