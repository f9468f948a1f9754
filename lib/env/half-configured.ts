import type { Variables } from './variables';

type Read = Pick<
  Variables,
  | 'NODE_ENV'
  | 'ROLE'
  | 'DATABASE_URL'
  | 'DATABASE_DIRECT_URL'
  | 'ONE_MACHINE'
  | 'S3_BUCKET'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'LINK_SECRET'
  | 'SMTP_URL'
>;

/** What processes that share a database share besides, or lose: what it is for, by the variable that names it. */
const SHARED = {
  S3_BUCKET: 'where files are kept',
  LINK_SECRET: 'what links in mails are signed with',
  SMTP_URL: 'how mail leaves',
} as const;

/**
 * Throws a plain Error, meant for the person at the terminal, when the settings of a production site contradict each
 * other: they would start, and lose files or letters on the second machine.
 */
export function refuseHalfConfigured(read: Read): void {
  if (Boolean(read.S3_ACCESS_KEY_ID) !== Boolean(read.S3_SECRET_ACCESS_KEY))
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.');
  if (read.DATABASE_DIRECT_URL && !read.DATABASE_URL)
    throw new Error('DATABASE_DIRECT_URL is for a site whose DATABASE_URL leads through a pooler: set both.');
  if (read.NODE_ENV !== 'production') return;
  if (!read.DATABASE_URL) refuseAlone(read);
  else if (!read.ONE_MACHINE) refuseUnshared(read);
}

function refuseUnshared(read: Read): void {
  const missing = (['S3_BUCKET', 'LINK_SECRET', 'SMTP_URL'] as const).filter((name) => !read[name]);
  if (missing.length === 0) return;
  const wanted = missing.map((name) => `${name} (${SHARED[name]})`).join(', ');
  throw new Error(
    `DATABASE_URL is set, so that several machines can share the site, but these are not: ${wanted}. Set them, or ONE_MACHINE=true where all of the site runs on this machine.`,
  );
}

/** A part of the site alone, on a database that only one process can open, would work for nobody. */
function refuseAlone({ ROLE }: Read): void {
  if (ROLE === 'all') return;
  throw new Error(
    `ROLE=${ROLE} works beside other processes: set DATABASE_URL to the PostgreSQL they share.`,
  );
}
