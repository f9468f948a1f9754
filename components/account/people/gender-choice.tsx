'use client';

import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import styles from './gender-choice.module.css';

const GENDERS = ['woman', 'man', 'neutral'] as const;

/** Only women's measurements can be drafted for now; the others say that they are coming. */
export function GenderChoice() {
  const t = useTranslations('account.wearer');
  const heading = useId();
  return (
    <div className={styles.choice}>
      <span id={heading} className={styles.title}>
        {t('gender')}
      </span>
      <RadioGroup aria-labelledby={heading} value="woman" className={styles.group}>
        {GENDERS.map((gender) => (
          <Radio.Root key={gender} value={gender} disabled={gender !== 'woman'} className={styles.option}>
            {t(gender)}
            {gender !== 'woman' && <span className={styles.soon}>{t('soon')}</span>}
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  );
}
