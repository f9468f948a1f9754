import { Drawing } from '@/components/ui/drawing';
import type { QuotedStep } from '@/lib/content/quoted-steps';
import styles from './quoted-steps.module.css';

interface QuotedStepsProps {
  readonly steps: readonly QuotedStep[];
  /** What a picture is called. */
  readonly pictureName: (title: string) => string;
  /** Steps of several operations say which; those of one stand under its name. */
  readonly titled?: boolean;
}

/** Steps of a booklet with their pictures, side by side. */
export function QuotedSteps({ steps, pictureName, titled = true }: QuotedStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ number, title, text, figure }, i) => (
        <li key={number}>
          <div className={styles.picture} role="img" aria-label={pictureName(title)}>
            <Drawing figure={figure} />
          </div>
          <div className={styles.words}>
            <span className={styles.number} aria-hidden>
              {titled ? number : i + 1}
            </span>
            <div>
              {titled && <h3 className={styles.title}>{title}</h3>}
              <p>{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
