import { createHmac } from 'node:crypto';
import type { Event } from './types';

/** How events travel: the real service repeats them, delays them and mixes them up. */
export interface Delivery {
  /** Times each event is sent at least. */
  copies: number;
  delayMs: number;
  /** Waits a random while of up to this, so that events overtake each other. */
  spreadMs: number;
}

interface Post {
  readonly payload: string;
  readonly signature: string;
}

interface WebhookSettings {
  readonly secret: string;
  /** Sends a signed event; whether it was taken. */
  readonly post: (post: Post) => Promise<boolean>;
}

const TRIES = 12;

/** Sends events until they are taken: again after 1, 2, 4 … seconds, at most a minute. */
export function createWebhooks({ secret, post }: WebhookSettings) {
  const delivery: Delivery = { copies: 1, delayMs: 0, spreadMs: 0 };
  const timers = new Set<NodeJS.Timeout>();
  const later = (milliseconds: number, act: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, milliseconds);
    timers.add(timer);
  };
  const attempt = async (event: Event, tries: number) => {
    const payload = JSON.stringify(event);
    const taken = await post({ payload, signature: sign(payload, secret) }).catch(() => false);
    if (!taken && tries < TRIES) later(Math.min(60, 2 ** tries) * 1000, () => void attempt(event, tries + 1));
  };
  return {
    delivery,
    send(event: Event) {
      const { copies, delayMs, spreadMs } = delivery;
      for (let i = 0; i < copies; i++) {
        later(delayMs + Math.random() * spreadMs, () => void attempt(event, 0));
      }
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Stripe's signature of a payload: time and HMAC-SHA-256 over both. */
export function sign(payload: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  const hmac = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${hmac}`;
}
