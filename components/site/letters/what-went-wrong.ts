import { AppError } from '@/lib/errors/app-error';
import { readTrouble } from '@/lib/http/trouble';
import type { LetterWords } from './words';

/** The sentence for what stopped a form: the captcha's, the server's own, or what the browser knows. */
export function whatWentWrong(error: unknown, words: LetterWords): string {
  if (error instanceof AppError && error.code in words) return words[error.code as keyof LetterWords];
  const { code, message } = readTrouble(error);
  if (code === 'offline' || code === 'timeout') return words.offline;
  return message ?? words.generic;
}
