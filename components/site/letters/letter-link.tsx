'use client';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './letters.module.css';
import { LETTER_LINKS, type LetterLinkName } from './link-names';
import type { LetterWords } from './words';

interface LinkWords {
  readonly title: string;
  readonly words: string;
  readonly label: string;
  readonly done: string;
  /** Where it makes a difference: that it was done before. */
  readonly before?: string;
}

interface LetterLinkProps {
  readonly locale: string;
  readonly words: LetterWords;
  readonly links: Readonly<Record<LetterLinkName, LinkWords>>;
}

/**
 * For whoever comes by the link of a letter: says what it does and does it on one press, because mail programs open
 * links that nobody pressed. Nobody else sees it.
 */
export function LetterLink({ locale, words, links }: LetterLinkProps) {
  const [link, setLink] = useState<{ name: LetterLinkName; token: string }>();
  const [outcome, setOutcome] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => setLink(readLink(window.location.search)), []);
  if (!link) return null;
  const said = links[link.name];

  const follow = async () => {
    setBusy(true);
    try {
      const { already } = await (await import('./send')).followLink(link.name, link.token, locale);
      setOutcome(already ? said.before : said.done);
    } catch (error) {
      setOutcome((await import('./what-went-wrong')).whatWentWrong(error, words));
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles.sent} aria-label={said.title}>
      <h2 className={styles.title}>{said.title}</h2>
      <p role="status">{outcome ?? said.words}</p>
      {!outcome && (
        <Button busy={busy} onClick={() => void follow()}>
          {said.label}
        </Button>
      )}
    </section>
  );
}

function readLink(search: string) {
  const given = new URLSearchParams(search);
  const name = LETTER_LINKS.find((each) => given.get(each));
  return name && { name, token: given.get(name) ?? '' };
}
