'use client';

import { useRef, useState } from 'react';
import { useApi } from '@/components/session/session-provider';
import { useTroubleWords } from '@/components/session/trouble-note';
import { readTrouble } from '@/lib/http/trouble';

export interface Promo {
  readonly code: string;
  readonly percent: number;
}

export interface PromoState {
  /** The code that was found good. */
  readonly promo: Promo | null;
  /** Why the last one typed is not. */
  readonly trouble: string | null;
  readonly busy: boolean;
  check(code: string): Promise<Promo | null>;
  drop(): void;
}

/** A promo code for the payment at hand, asked of the server as soon as it is typed in. */
export function usePromo(): PromoState {
  const api = useApi();
  const say = useTroubleWords();
  const [promo, setPromo] = useState<Promo | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const turn = useRef(0);

  const check = async (typed: string) => {
    const mine = ++turn.current;
    const code = typed.trim().toUpperCase();
    setBusy(true);
    try {
      const { percent } = await (await api()).checkPromo(code);
      if (mine !== turn.current) return null;
      setPromo({ code, percent });
      setTrouble(null);
      return { code, percent };
    } catch (error) {
      if (mine === turn.current) setTrouble(say(readTrouble(error)));
      return null;
    } finally {
      if (mine === turn.current) setBusy(false);
    }
  };
  const drop = () => {
    turn.current += 1;
    setPromo(null);
    setTrouble(null);
    setBusy(false);
  };
  return { promo, trouble, busy, check, drop };
}
