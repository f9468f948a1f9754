'use client';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './letters.module.css';
import type { LetterWords } from './words';

interface LeaveNewsletterProps {
  readonly locale: string;
  readonly words: LetterWords & {
    readonly title: string;
    readonly words: string;
    readonly leave: string;
    readonly left: string;
  };
}

/** For whoever comes by the link of a letter: one press, and her address is gone. Nobody else sees it. */
export function LeaveNewsletter({ locale, words }: LeaveNewsletterProps) {
  const [token, setToken] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => setToken(new URLSearchParams(window.location.search).get('leave')), []);
  if (!token) return null;

  const leave = async () => {
    setBusy(true);
    try {
      await (await import('./send')).sendLeave(token, locale);
      setOutcome(words.left);
    } catch (error) {
      setOutcome((await import('./what-went-wrong')).whatWentWrong(error, words));
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles.sent} aria-label={words.title}>
      <h2 className={styles.title}>{words.title}</h2>
      <p role="status">{outcome ?? words.words}</p>
      {!outcome && (
        <Button busy={busy} onClick={() => void leave()}>
          {words.leave}
        </Button>
      )}
    </section>
  );
}
