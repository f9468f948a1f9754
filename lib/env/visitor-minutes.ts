import { z } from 'zod';

const minutes = z.coerce.number().min(0).max(1440).default(20);

/** Minutes a visitor may design before being asked to sign in; 0 for no limit. Read when the pages are built. */
export function visitorMinutes(): number {
  return minutes.parse(process.env.VISITOR_MINUTES || undefined);
}
