import { Prose } from './prose';
import styles from './question-group.module.css';

interface Question {
  readonly slug: string;
  readonly question: string;
  readonly html: string;
}

interface QuestionGroupProps {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Questions that open on their answers; each has an anchor of its own. */
export function QuestionGroup({ id, title, questions }: QuestionGroupProps) {
  return (
    <section id={id} className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.questions}>
        {questions.map(({ slug, question, html }) => (
          <details key={slug} id={slug} className={styles.question}>
            <summary className={styles.summary}>{question}</summary>
            <div className={styles.answer}>
              <Prose html={html} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
