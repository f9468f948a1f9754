import { AppError } from '@/lib/errors/app-error';
import type { Log } from '@/lib/log/log';
import type { Finding, Inspection } from '@/lib/preflight/finding';

/** What a thread answers instead of a file that does not show what was computed. */
export interface Withheld {
  readonly withheld: readonly Finding[];
}

/** Stops the making of files where one was found wrong; caught in the thread, which answers with its findings. */
class FileWithheld extends Error {
  override readonly name = 'FileWithheld';

  constructor(readonly findings: readonly Finding[]) {
    super('A finished file does not show what was computed');
  }
}

/** Lets what was made pass when it was read without a finding; else throws FileWithheld. */
export function release<Made>(made: Made, { findings }: Pick<Inspection, 'findings'>): Made {
  if (findings.length > 0) throw new FileWithheld(findings);
  return made;
}

/** What was made, or what was found wrong with it. */
export async function withheldOr<T>(make: () => Promise<T>): Promise<T | Withheld> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof FileWithheld) return { withheld: error.findings };
    throw error;
  }
}

/**
 * Says in the log which file and piece, and by how much, and refuses to deliver. Another attempt would make the same
 * bytes: this is final.
 */
export function refuseWithheld(log: Log, { withheld: findings }: Withheld): never {
  log.error({ findings }, 'a finished file differs from its draft');
  throw new AppError('print-differs');
}
