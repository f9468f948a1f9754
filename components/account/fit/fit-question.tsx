'use client';

import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useLocale, useTranslations } from 'next-intl';
import { formatLength, inUnit, toCm } from '@/components/measurements/units';
import { useUnit } from '@/components/measurements/use-unit';
import { NumberInput } from '@/components/ui/number-input';
import { FIT_RANGE, type FindingName } from '@/lib/measurements/fit';
import { type Answers, answered, measuredAs } from './answers';
import styles from './fit.module.css';

const WAYS = ['less', 'fine', 'more'] as const;
type Way = (typeof WAYS)[number];

interface FitQuestionProps {
  readonly finding: FindingName;
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
}

/** One place of the garment: too much, fine, or too little, and by how much where it is not fine. */
export function FitQuestion({ finding, answers, onChange }: FitQuestionProps) {
  const t = useTranslations('fit');
  const ui = useTranslations('ui');
  const given = answers[finding];
  const name = t(`findings.${finding}.name`);
  const say = (way: Way) => (way === 'fine' ? t('fine') : t(`findings.${finding}.${way}`));
  return (
    <div className={styles.question} data-answered={given !== undefined || undefined}>
      <span className={styles.name}>{name}</span>
      <RadioGroup
        aria-label={name}
        value={given?.direction ?? 'fine'}
        onValueChange={(way) => onChange(answered(answers, finding, way === 'fine' ? null : (way as 'more')))}
        className={styles.ways}
      >
        {WAYS.map((way) => (
          <Radio.Root key={way} value={way} className={styles.way}>
            {say(way)}
          </Radio.Root>
        ))}
      </RadioGroup>
      {given && (
        <Amount
          label={ui('pair', { name, value: t('by') })}
          cm={given.cm}
          onChange={(cm) => onChange(measuredAs(answers, finding, cm))}
        />
      )}
    </div>
  );
}

interface AmountProps {
  readonly label: string;
  readonly cm: number;
  readonly onChange: (cm: number) => void;
}

function Amount({ label, cm, onChange }: AmountProps) {
  const t = useTranslations('fit');
  const locale = useLocale();
  const [unit] = useUnit();
  const say = (length: number) => formatLength(length, unit, locale);
  const outside = !(cm >= FIT_RANGE.min && cm <= FIT_RANGE.max);
  return (
    <div className={styles.amount}>
      <NumberInput
        label={label}
        value={Math.round(inUnit(cm, unit) * 100) / 100}
        min={0}
        step={unit === 'cm' ? 0.5 : 0.25}
        decimals={2}
        unit={unit}
        onChange={(value) => onChange(toCm(value ?? 0, unit))}
      />
      {outside && <p role="alert">{t('range', { min: say(FIT_RANGE.min), max: say(FIT_RANGE.max) })}</p>}
    </div>
  );
}
