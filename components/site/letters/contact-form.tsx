'use client';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Closed } from './closed';
import { LetterField } from './letter-field';
import styles from './letters.module.css';
import { useClosed } from './use-closed';
import { useLetter } from './use-letter';
import type { LetterWords } from './words';

interface ContactFormProps {
  readonly locale: string;
  readonly words: LetterWords & {
    readonly firstName: string;
    readonly address: string;
    readonly addressHelp: string;
    readonly message: string;
    readonly send: string;
    readonly sentTitle: string;
    readonly sent: string;
    readonly closed: string;
  };
  /** Where one reads who we are and how to reach us. */
  readonly legal: { readonly href: string; readonly words: string };
}

/** A letter to us: first name, address, message. */
export function ContactForm({ locale, words, legal }: ContactFormProps) {
  const closed = useClosed();
  const { errors, trouble, busy, answer, onBlur, onSubmit } = useLetter(words, async (fields) => {
    const { sendLetter } = await import('./send');
    await sendLetter('contact', fields, locale);
    return true;
  });
  if (closed) return <Closed address={closed.address} words={words} legal={legal} />;
  if (answer) return <Sent title={words.sentTitle} words={words.sent} />;
  return (
    <form method="dialog" noValidate onBlur={onBlur} onSubmit={onSubmit} className={styles.form}>
      <LetterField
        {...{ label: words.firstName, error: errors.firstName, name: 'firstName', maxLength: 60 }}
        required
        autoComplete="given-name"
      />
      <LetterField
        {...{ label: words.address, help: words.addressHelp, error: errors.email, name: 'email' }}
        {...{ type: 'email', maxLength: 254, autoComplete: 'email' }}
        required
      />
      <LetterField
        {...{ label: words.message, error: errors.message, name: 'message', maxLength: 4000, rows: 8 }}
        required
      />
      <p role="alert" className={styles.outcome}>
        {trouble}
      </p>
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

function Sent({ title, words }: { readonly title: string; readonly words: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p>{words}</p>
    </div>
  );
}
