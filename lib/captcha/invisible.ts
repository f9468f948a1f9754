import type { CaptchaSettings } from './settings';
import type { AskToken } from './token';
import { within } from './within';

interface Widget {
  ready(then: () => void): void;
  render(box: HTMLElement, options: Readonly<Record<string, unknown>>): number;
  execute(id: number): void;
  reset(id: number): void;
}

type WithWidget = Window & { grecaptcha?: Widget };

const SCRIPT_MS = 10_000;
/** A person may be shown pictures to sort. */
const ANSWER_MS = 120_000;

let loading: Promise<Widget> | undefined;

/** Version 2 without a box to tick: a token for each call. */
export const invisibleToken: AskToken = async (settings) => {
  loading ??= within(SCRIPT_MS, 'captcha-script', loadScript(settings));
  // What could not be fetched is asked for again at the next attempt.
  const widget = await loading.catch((error) => {
    loading = undefined;
    throw error;
  });
  return within(ANSWER_MS, 'captcha-execute', answerOf(widget, settings));
};

function loadScript({ language }: CaptchaSettings): Promise<Widget> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${encodeURIComponent(language)}`;
    script.async = true;
    script.onerror = () => reject(new Error('not loaded'));
    script.onload = () => {
      const widget = (window as WithWidget).grecaptcha;
      if (widget) widget.ready(() => resolve(widget));
      else reject(new Error('no widget'));
    };
    document.head.append(script);
  });
}

function answerOf(widget: Widget, { key }: CaptchaSettings): Promise<string> {
  const box = document.createElement('div');
  box.hidden = true;
  document.body.append(box);
  return new Promise<string>((resolve, reject) => {
    const id = widget.render(box, {
      sitekey: key,
      size: 'invisible',
      badge: 'inline',
      callback: resolve,
      'error-callback': reject,
      'expired-callback': reject,
    });
    widget.execute(id);
  }).finally(() => box.remove());
}
