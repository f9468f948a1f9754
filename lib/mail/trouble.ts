import 'server-only';

/** What nodemailer says of a mail that was not taken. */
interface SmtpError {
  readonly code?: string;
  /** What the server was asked when it answered, as `RCPT TO`. */
  readonly command?: string;
  readonly responseCode?: number;
}

/** Answers to these are about this very mail: who it goes to, and what it says. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];

/** Whether the server refused this very mail for good, as opposed to being away, busy or shut to all of them. */
export function isRefusal(error: unknown): boolean {
  const { command = '', responseCode = 0 } = error as SmtpError;
  return responseCode >= 500 && ABOUT_THE_MAIL.includes(command);
}

/** Kind of the trouble without the server's words, which can quote the address. */
export function kindOf(error: unknown): string {
  const { code, command, responseCode } = error as SmtpError;
  // Of a sign-in the command could carry more than its name.
  const asked = command?.startsWith('AUTH') ? 'AUTH' : command;
  return [code ?? 'unknown', asked, responseCode].filter(Boolean).join(' ');
}
