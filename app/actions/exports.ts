'use server';

import { type PlacedExport, placeExport as place } from '@/lib/exports/place';
import { buyExport as buy, type Purchase } from '@/lib/exports/purchase';
import { type Verification, verifyExport as verify } from '@/lib/exports/verify';
import { type ActionAnswer, personalAction } from '@/lib/http/server/action';
import { guessedPromo } from '@/lib/http/server/guessed-promo';

/**
 * Drafts and checks a design before it is ordered.
 * Takes `{ token, locale, choices, wearerId }` or `{ token, locale, choices, wearer: { name, measured } }`.
 */
export async function verifyExport(input: unknown): Promise<ActionAnswer<Verification>> {
  return personalAction(input, 'verify', ({ services, user, input: asked }) => verify(services, user, asked));
}

/** Orders a pattern: as `verifyExport`, with `idempotencyKey` and `patternName`. */
export async function placeExport(input: unknown): Promise<ActionAnswer<PlacedExport>> {
  return personalAction(input, 'order', ({ services, user, input: asked }) => place(services, user, asked));
}

/** Buys one pattern: as `placeExport`, with an optional `promo`; answers the page to pay on. */
export async function buyExport(input: unknown): Promise<ActionAnswer<Purchase>> {
  return personalAction(input, 'order', (call) =>
    guessedPromo(call, call.input, () => buy(call.services, call.services.billing, call.user, call.input)),
  );
}
