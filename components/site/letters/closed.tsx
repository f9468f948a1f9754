import styles from './letters.module.css';

interface ClosedProps {
  readonly address: string | undefined;
  readonly words: { readonly closed: string; readonly writeTo: string };
  readonly legal: { readonly href: string; readonly words: string };
}

/** In place of a form nobody would read: how else to reach us. */
export function Closed({ address, words, legal }: ClosedProps) {
  return (
    <div role="status" className={styles.sent}>
      <p>{words.closed}</p>
      {address ? (
        <p>
          {words.writeTo} <a href={`mailto:${address}`}>{address}</a>
        </p>
      ) : (
        <p>
          <a href={legal.href}>{legal.words}</a>
        </p>
      )}
    </div>
  );
}
