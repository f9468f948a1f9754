import { expect, test } from 'vitest';
import { bookWith } from '@/lib/testing/booklet/book';
import { actionsOf, stepText } from '../../chapters/steps';
import { jobsOf } from '../jobs/jobs';
import { facedAtZip, insetAtZip } from './find-sewn';

const faced = bookWith('dress', { sleeve: 'none', inside: 'facings', opening: 'back-zip' });

function told(operation: string): string {
  const jobs = jobsOf(faced).filter((job) => job.operation === operation);
  return jobs.flatMap((job) => actionsOf(faced, job).map((action) => stepText(faced, job, action))).join(' ');
}

test('a facing sewn on before the zip ends inside the wider allowance of the centre, and is told to', () => {
  expect(facedAtZip(faced.draft)).toBe(1);
  expect(insetAtZip(faced.draft)).toBeCloseTo(0.5);
  expect(told('attach-facing')).toMatch(/0,5\scm en dedans du bord/);
  expect(told('finish-facing-at-zip')).toContain('au bout de la couture d’encolure');
});

test('nothing is said of an inset where no zip lies along the facing', () => {
  const { draft } = bookWith('top', { inside: 'facings', opening: 'front-buttons' });
  expect(insetAtZip(draft)).toBe(0);
});
