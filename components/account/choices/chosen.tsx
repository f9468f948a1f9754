'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type Question, questionsOf, STEPS, type Step } from '@/components/creator/steps/questions';
import { useCatalogueWords } from '@/components/creator/words';
import { formatLength } from '@/components/measurements/units';
import { useUnit } from '@/components/measurements/use-unit';
import type { Choices } from '@/lib/choices/types';
import account from '../account.module.css';
import styles from './chosen.module.css';

/** What was chosen for a pattern, in the order and the groups in which it was asked. */
export function Chosen({ choices }: { readonly choices: Choices }) {
  const t = useTranslations('account.creation');
  const words = useCatalogueWords();
  return (
    <section className={account.panel} aria-labelledby="choices">
      <h2 id="choices">{t('choices', { garment: words.garment(choices.garment) })}</h2>
      <div className={styles.steps}>
        {STEPS.map((step) => (
          <ChosenStep key={step} step={step} choices={choices} />
        ))}
      </div>
    </section>
  );
}

function ChosenStep({ step, choices }: { readonly step: Step; readonly choices: Choices }) {
  const t = useTranslations('creator.steps');
  const shown = questionsOf(step, choices).filter((question) => tells(step, question, choices));
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{t(step)}</h3>
      <dl className={styles.choices}>
        {shown.map((question) => (
          <Answer key={question.slot} question={question} choices={choices} />
        ))}
      </dl>
    </section>
  );
}

/** A garment without a collar is worth a line, one without the twelve finishings it might have had is not. */
function tells(step: Step, { slot }: Question, { options }: Choices): boolean {
  return options[slot] !== undefined && !(step === 'extras' && options[slot] === 'none');
}

interface AnswerProps {
  readonly question: Question;
  readonly choices: Choices;
}

function Answer({ question: { slot, sizes }, choices }: AnswerProps) {
  const words = useCatalogueWords();
  const locale = useLocale();
  const [unit] = useUnit();
  const set = sizes.filter((size) => choices.sizes[size] !== undefined);
  return (
    <div>
      <dt>{words.slot(slot)}</dt>
      <dd>
        {words.value(slot, choices.options[slot] ?? '')}
        {set.map((size) => (
          <span key={size} className={styles.size}>
            {words.size(size)} {formatLength(choices.sizes[size] ?? 0, unit, locale)}
          </span>
        ))}
      </dd>
    </div>
  );
}
