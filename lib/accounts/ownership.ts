import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/errors/app-error';

/** Whether `id` could be one of ours; one that could not is answered like one that is not there. */
export function isId(id: string): boolean {
  return z.uuid().safeParse(id).success;
}

/** The row that was looked for under its owner; `not-found` for another's as for none. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('not-found');
  return row;
}
