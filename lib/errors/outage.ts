const NETWORK = /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_|EPIPE|ENOSPC|EHOSTUNREACH|EMFILE)/;
/** Connection trouble, too many connections, out of disk or memory, shutting down or starting, statement cancelled. */
const POSTGRES = /^(08|53|57P0|57014)/;

/** Whether `error` says that something we depend on is away for the moment, as opposed to a mistake of ours. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String((error as { code?: unknown }).code ?? '');
  if (NETWORK.test(code) || POSTGRES.test(code)) return true;
  // The pool of connections has no codes of its own.
  if (
    /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
      error.message,
    )
  )
    return true;
  return isOutage(error.cause);
}
