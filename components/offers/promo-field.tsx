'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { CheckIcon, CloseIcon } from '@/components/ui/icons/interface';
import { TextInput } from '@/components/ui/text-input';
import styles from './promo-field.module.css';
import type { PromoState } from './use-promo';

const LONGEST = 40;

/** Where a promo code is typed, checked and taken away again. Closed until somebody has one. */
export function PromoField({ state: { promo, trouble, busy, check, drop } }: { readonly state: PromoState }) {
  const t = useTranslations('offers.promo');
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);

  if (promo) {
    return (
      <p className={styles.applied} role="status">
        <CheckIcon />
        <span>{t('applied', { ...promo })}</span>
        <button type="button" className={styles.remove} aria-label={t('remove')} onClick={drop}>
          <CloseIcon />
        </button>
      </p>
    );
  }
  if (!open) {
    return (
      <button type="button" className={styles.ask} onClick={() => setOpen(true)}>
        {t('ask')}
      </button>
    );
  }
  const apply = () => {
    setEmpty(code.trim() === '');
    if (code.trim() !== '' && !busy) void check(code);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Field label={t('label')} help={t('once')} error={empty ? t('required') : (trouble ?? undefined)}>
        <span className={styles.line}>
          <TextInput
            name="promo"
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LONGEST}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" busy={busy}>
            {t('apply')}
          </Button>
        </span>
      </Field>
    </form>
  );
}
