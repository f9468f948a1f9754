import { required } from '@/lib/errors/required';
import type { Action } from '@/lib/operations/action';
import { OPERATIONS } from '@/lib/operations/registry';
import { once } from '@/lib/pattern/once';
import { type Book, isLined, say } from '../book';
import type { Chapter } from '../chapter';
import { type Block, together } from '../compose/block';
import { COLUMN_HEIGHT } from '../compose/page';
import { introduction, paragraph } from '../compose/text';
import type { Scene } from '../pictures/cloth/scene';
import { sceneOf } from '../pictures/passes/complete-scene';
import { saySentences } from '../sentences';
import { type Job, jobsOf } from '../steps/jobs/jobs';
import { SENTENCES } from '../steps/sentences/registry';
import { factsOf } from '../steps/words/facts';
import { figuresOf } from '../steps/words/figures';
import { tellEase } from '../steps/words/tell-ease';
import { stepCard } from './step-block';
import { rowsOf } from './step-rows';

/** How large the figures are: as large as their pages have room for, and smaller than drawn only where that saves a page. */
const FIGURES = [1.4, 1.3, 1.2, 1.1, 1, 0.95, 0.9, 0.85] as const;

/** One action a step, numbered through, each with its picture; grouped by what is being made. */
export const steps: Chapter = {
  id: 'steps',
  // What lies open beside the machine begins on a page of its own.
  room: COLUMN_HEIGHT,
  blocks: (book) => stepsOf(book)(1),
  byPage: true,
  settings: (book) => {
    const at = stepsOf(book);
    return FIGURES.map((scale) => () => at(scale));
  },
};

function stepsOf(book: Book): (scale: number) => Block[] {
  const done = drawnJobs(book).flatMap(({ job, title, drawn }) =>
    drawn.map((step, i) => ({ job, ...step, ...(i === 0 ? { title } : {}) })),
  );
  const rows = rowsOf(done.map((step, i) => stepCard(book, step, i + 1)));
  const torn = done.some(({ scene }) => scene.shown.some((shown) => shown.torn));
  const lined = isLined(book.draft) ? 'yes' : 'no';
  const intro = introduction(say(book, 'steps.intro', { lined, torn: torn ? 'yes' : 'no' }));
  const end = paragraph(say(book, 'steps.end'));
  return (scale) => {
    const blocks = rows(scale);
    return [intro, ...blocks.slice(0, -1), together([...blocks.slice(-1), end])];
  };
}

/** A job and its steps in words. */
interface ToldJob {
  readonly job: Job;
  readonly title: string;
  readonly told: readonly { readonly action: Action; readonly text: string }[];
}

/** The whole work in words, put into them once: the glossary reads it before it is printed. */
export const toldJobs = once((book: Book): readonly ToldJob[] =>
  jobsOf(book).map((job) => ({
    job,
    title: say(book, `operations.${job.operation}.title`, figuresOf(book, job)),
    told: actionsOf(book, job).map((action) => ({ action, text: stepText(book, job, action) })),
  })),
);

/** A job, its steps in words, and how the pieces lie in each. */
interface DrawnJob extends ToldJob {
  readonly drawn: readonly (ToldJob['told'][number] & { readonly scene: Scene })[];
}

/** The whole work with its pictures, laid once: the key to them is printed before. */
export const drawnJobs = once((book: Book): readonly DrawnJob[] =>
  toldJobs(book).map((each) => ({
    ...each,
    drawn: each.told.map((step) => ({ ...step, scene: sceneOf(book, each.job, step.action) })),
  })),
);

/** What one does for a job in this garment. */
export function actionsOf(book: Pick<Book, 'draft' | 'measured'>, job: Job): readonly Action[] {
  // A draft written down by another version may hold one that this version does not know.
  const { actions } = required(OPERATIONS[job.operation], `operation ${job.operation}`);
  const facts = factsOf(book, job);
  return actions.filter(({ when }) => !when || when(facts));
}

export const stepText = (book: Book, job: Job, { key }: Action) =>
  [actionText(book, job, key), ...(key === 'pin' ? tellEase(book, job) : [])].join(' ');

function actionText(book: Book, job: Job, key: string): string {
  const message = `operations.${job.operation}.${key}`;
  const places = SENTENCES[job.operation]?.[key];
  const figures = figuresOf(book, job);
  return places ? saySentences(book, message, places, figures) : say(book, message, figures);
}
