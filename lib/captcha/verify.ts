import 'server-only';
import { z } from 'zod';
import type { CaptchaConfig } from '@/lib/env/captcha';
import { AppError } from '@/lib/errors/app-error';

const VERDICT_ADDRESS = 'https://www.google.com/recaptcha/api/siteverify';
const PATIENCE_MS = 5_000;
/** Version 3 gives a likelihood of a person instead of a yes: the middle, as its makers advise to begin with. */
const LEAST_SCORE = 0.5;

const verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
});

type Ask = (address: string, body: URLSearchParams) => Promise<unknown>;

/**
 * Lets a letter through or refuses: `captcha-refused` for a token that is false, used or doubtful, `captcha-no-key` and
 * `captcha-no-version` where the captcha is not configured, `unavailable` when its judge does not answer.
 */
export async function verifyCaptcha(
  config: CaptchaConfig,
  token: string,
  action: string,
  ask: Ask = askJudge,
): Promise<void> {
  if (config.kind === 'missing') throw new AppError(config.code);
  if (config.kind === 'stand-in') return;
  const body = new URLSearchParams({ secret: config.secret, response: token });
  const { success, score = 0, action: done } = await judged(ask(VERDICT_ADDRESS, body));
  const human = config.version === 2 || (score >= LEAST_SCORE && done === action);
  if (!success || !human) throw new AppError('captcha-refused');
}

async function judged(answer: Promise<unknown>) {
  try {
    return verdict.parse(await answer);
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}

async function askJudge(address: string, body: URLSearchParams): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS) });
  return answer.json();
}
