'use client';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Consent, mayMeasure, readConsent, refusesMeasure, writeConsent } from './consent';
import styles from './cookie-window.module.css';
import { loadTagManager } from './tag-manager';

interface CookieWords {
  readonly title: string;
  readonly words: string;
  /** Said instead of asking, to a browser that has already refused to be measured. */
  readonly refused: string;
  readonly accept: string;
  readonly decline: string;
  readonly understood: string;
}

type Asking = 'no' | 'yes' | 'already-refused';

/** Says what cookies are for, and asks whether the audience may be measured. Nothing is measured before a yes. */
export function CookieWindow({ words }: { readonly words: CookieWords }) {
  const [asking, setAsking] = useState<Asking>('no');

  useEffect(() => {
    const consent = stored();
    if (mayMeasure(consent, navigator)) loadTagManager();
    if (!consent) setAsking(refusesMeasure(navigator) ? 'already-refused' : 'yes');
  }, []);

  const answer = (consent: Consent) => {
    keep(consent);
    setAsking('no');
    if (mayMeasure(consent, navigator)) loadTagManager();
  };

  if (asking === 'no') return null;
  return (
    <section aria-label={words.title} className={styles.window}>
      <h2 className={styles.title}>{words.title}</h2>
      <p className={styles.words}>{asking === 'yes' ? words.words : words.refused}</p>
      <div className={clsx(styles.answers, asking !== 'yes' && styles.single)}>
        <Button size="small" onClick={() => answer('needed')}>
          {asking === 'yes' ? words.decline : words.understood}
        </Button>
        {asking === 'yes' && (
          <Button size="small" onClick={() => answer('measure')}>
            {words.accept}
          </Button>
        )}
      </div>
    </section>
  );
}

function stored(): Consent | undefined {
  try {
    return readConsent(localStorage);
  } catch {
    return 'needed';
  }
}

function keep(consent: Consent): void {
  try {
    writeConsent(localStorage, consent);
  } catch {
    // Where nothing can be kept, the answer holds for this page.
  }
}
