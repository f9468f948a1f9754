'use client';

import { useEffect, useRef, useState } from 'react';
import { useApi } from '@/components/session/session-provider';
import { useTroubleWords } from '@/components/session/trouble-note';
import type { Offer } from '@/lib/billing/offers';
import { readTrouble } from '@/lib/http/trouble';

interface Checkout {
  /** On the way to the page to pay on. */
  readonly busy: boolean;
  readonly trouble: string | null;
  /** Goes to pay. Pressed twice for the same thing it opens one checkout. */
  start(offer: Offer, promo?: string): Promise<void>;
}

/** Leaves this page for that address; a test stands in its own way. */
type Leave = (url: string) => void;

const leavePage: Leave = (url) => window.location.assign(url);

/** The way to the payment page for a plan or a pack. */
export function useCheckout(leave: Leave = leavePage): Checkout {
  const api = useApi();
  const say = useTroubleWords();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const asked = useRef<{ readonly what: string; readonly key: string } | null>(null);
  const under = useRef(false);
  useBackAgain(() => {
    under.current = false;
    setBusy(false);
  });

  const start = async (offer: Offer, promo?: string) => {
    if (under.current) return;
    under.current = true;
    setBusy(true);
    setTrouble(null);
    const order = promo ? { ...offer, promo } : offer;
    const what = JSON.stringify(order);
    if (asked.current?.what !== what) asked.current = { what, key: crypto.randomUUID() };
    try {
      const { url } = await (await api()).checkout(order, asked.current.key);
      leave(url);
    } catch (error) {
      const refusal = readTrouble(error);
      // A checkout that is over is never paid: the next press opens another.
      if (refusal.code === 'payment-over') asked.current = null;
      setTrouble(say(refusal));
      under.current = false;
      setBusy(false);
    }
  };
  return { busy, trouble, start };
}

/** The browser shows a page it left exactly as it was, when one goes back to it. */
export function useBackAgain(onBack: () => void) {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && latest.current();
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
}
