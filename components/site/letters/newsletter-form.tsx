'use client';
import { Button } from '@/components/ui/button';
import { LetterField } from './letter-field';
import styles from './letters.module.css';
import { useLetter } from './use-letter';
import type { LetterWords } from './words';

interface NewsletterFormProps {
  readonly locale: string;
  readonly words: LetterWords & {
    readonly title: string;
    readonly words: string;
    readonly label: string;
    readonly send: string;
    readonly done: string;
    readonly already: string;
  };
}

/** Leaves an address for our letters. What sends it is fetched when it is sent. */
export function NewsletterForm({ locale, words }: NewsletterFormProps) {
  const { errors, trouble, busy, answer, onBlur, onSubmit } = useLetter(words, async (fields) => {
    const { sendLetter } = await import('./send');
    return sendLetter<{ already: boolean }>('newsletter', fields, locale);
  });
  return (
    <section className={styles.newsletter} aria-label={words.title}>
      <div>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.words}>{words.words}</p>
      </div>
      <div>
        {answer === undefined && (
          <form noValidate onBlur={onBlur} onSubmit={onSubmit} className={styles.line}>
            <LetterField
              {...{ label: words.label, error: errors.email, name: 'email', type: 'email' }}
              required
              maxLength={254}
              autoComplete="email"
            />
            <Button type="submit" busy={busy}>
              {words.send}
            </Button>
          </form>
        )}
        <p role="status" className={styles.outcome}>
          {trouble ?? (answer && (answer.already ? words.already : words.done))}
        </p>
      </div>
    </section>
  );
}
