import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/errors/app-error';
import type { Log } from '@/lib/log/log';
import { count } from '@/lib/metrics/counts';

/** No page breaks its policy in more ways at once. */
const MOST = 10;

const directive = z.string().regex(/^[a-z-]{1,40}$/);
const older = z.object({
  'csp-report': z.object({ 'effective-directive': directive, 'blocked-uri': z.string() }),
});
const newer = z.array(
  z.object({
    type: z.string(),
    body: z.object({ effectiveDirective: directive.optional(), blockedURL: z.string().optional() }),
  }),
);

/**
 * Logs what browsers report of the content security policy, in either of the two formats, as directive and origin: a
 * whole address may name somebody. Refuses `unreadable`.
 */
export function noteReports(log: Log, text: string): void {
  for (const { directive: broken, from } of readReports(text).slice(0, MOST)) {
    count('droitfil_policy_reports_total', { directive: broken });
    log.warn({ directive: broken, from }, 'content policy');
  }
}

function readReports(text: string): { directive: string; from: string }[] {
  const given = parsed(text);
  const one = older.safeParse(given);
  if (one.success) {
    const { 'effective-directive': broken, 'blocked-uri': from } = one.data['csp-report'];
    return [{ directive: broken, from: originOf(from) }];
  }
  const many = newer.safeParse(given);
  if (!many.success) throw new AppError('unreadable');
  return many.data.flatMap(({ type, body: { effectiveDirective, blockedURL = '' } }) =>
    type === 'csp-violation' && effectiveDirective
      ? [{ directive: effectiveDirective, from: originOf(blockedURL) }]
      : [],
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('unreadable', { cause });
  }
}

/** `inline`, `eval` and their like as they are, an address without its path. */
function originOf(text: string): string {
  if (/^[a-z-]{1,20}$/.test(text)) return text;
  return URL.canParse(text) ? new URL(text).origin : 'unknown';
}
