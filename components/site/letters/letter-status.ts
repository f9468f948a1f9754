import { captchaSettings } from '@/lib/captcha/settings';

/** Whether letters are taken here, as the server says. */
export interface LetterStatus {
  readonly open: boolean;
  /** Whether the captcha is stood in for: a site tried out on one's own machine. */
  readonly standIn: boolean;
  /** Who reads letters all the same, when the forms are closed. */
  readonly address?: string;
}

interface Said {
  readonly captcha: 'google' | 'stand-in' | 'missing';
  readonly address?: string;
}

let asked: Promise<LetterStatus> | undefined;

/** Asks the server once whether it takes letters; what could not be asked is asked again the next time. */
export function readLetterStatus(): Promise<LetterStatus> {
  asked ??= ask().catch((error) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function ask(): Promise<LetterStatus> {
  const answer = await fetch('/api/contact');
  if (!answer.ok) throw new Error(String(answer.status));
  const { captcha, address }: Said = await answer.json();
  const standIn = captcha === 'stand-in';
  // A key given at the start only never came to the pages: their forms could not be sent.
  const open = standIn || (captcha === 'google' && captchaSettings().key !== '');
  return { open, standIn, ...(address ? { address } : {}) };
}
