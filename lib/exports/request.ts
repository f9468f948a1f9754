import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  correctedBodyOf,
  measuredShape,
  type PartlyMeasured,
  parseMeasured,
} from '@/lib/accounts/measurements';
import type { User } from '@/lib/accounts/users';
import { findWearer, shortName } from '@/lib/accounts/wearers';
import { parseChoices } from '@/lib/choices/parse';
import type { Choices } from '@/lib/choices/types';
import { type Look, readLook } from '@/lib/cloth/look';
import type { Database } from '@/lib/db/types';
import { parseInput } from '@/lib/errors/parse-input';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { Correction } from '@/lib/measurements/fit';
import { UNITS, type Unit } from '@/lib/measurements/inches';
import type { Body, Measured } from '@/lib/measurements/names';

const inlineWearer = z.strictObject({ name: shortName, measured: measuredShape });
const forWhom = { wearerId: z.string().max(60).optional(), wearer: inlineWearer.optional() };

const verification = z
  .strictObject({ locale: z.enum(LOCALES).optional(), choices: z.unknown(), ...forWhom })
  .refine(oneWearer, { path: ['wearerId'], params: { rule: 'required' } });

const order = z
  .strictObject({
    locale: z.enum(LOCALES),
    unit: z.enum(UNITS).default('cm'),
    idempotencyKey: z.string().regex(/^[\w-]{8,80}$/),
    patternName: shortName,
    again: z.boolean().default(false),
    look: z.string().max(80).optional(),
    choices: z.unknown(),
    ...forWhom,
  })
  .refine(oneWearer, { path: ['wearerId'], params: { rule: 'required' } });

function oneWearer({ wearerId, wearer }: { wearerId?: string; wearer?: unknown }): boolean {
  return (wearerId === undefined) !== (wearer === undefined);
}

/** A design for a body, checked as far as can be without drafting it. */
interface Design {
  readonly choices: Choices;
  readonly wearerId?: string;
  readonly wearerName: string;
  readonly measured: Measured;
  /** What her sewn garments showed, already part of the body. */
  readonly corrections: readonly Correction[];
  readonly body: Body;
}

export interface OrderRequest {
  readonly locale: Locale;
  readonly unit: Unit;
  readonly idempotencyKey: string;
  readonly patternName: string;
  /** She knows that she has this very pattern already, and wants it once more. */
  readonly again: boolean;
  /** What she saw it in: nothing where it was unbleached cotton, or a cloth there is no more. */
  readonly look?: Look | undefined;
  /** Digest of what is ordered: the same key must not stand for two things. */
  readonly digest: string;
  readonly design: Design;
}

/** Reads a design to be verified. Refuses by field; another's wearer is not found. */
export async function readDesign(db: Database, user: User, input: unknown): Promise<Design> {
  return designOf(db, user, parseInput(verification, input));
}

/** Reads an order. Refuses by field; another's wearer is not found. */
export async function readOrder(db: Database, user: User, input: unknown): Promise<OrderRequest> {
  const { locale, unit, idempotencyKey, patternName, again, look, ...asked } = parseInput(order, input);
  const design = await designOf(db, user, asked);
  const digest = createHash('sha256')
    .update(JSON.stringify([patternName, asked, ...(unit === 'cm' ? [] : [unit])]))
    .digest('hex');
  return { locale, unit, idempotencyKey, patternName, again, look: readLook(look), digest, design };
}

interface Asked {
  readonly choices?: unknown;
  readonly wearerId?: string;
  readonly wearer?: { readonly name: string; readonly measured: PartlyMeasured };
}

async function designOf(db: Database, user: User, { choices, wearerId, wearer }: Asked): Promise<Design> {
  const parsed = parseChoices(choices);
  const whom = wearerId
    ? await findWearer(db, user, wearerId)
    : { ...(wearer as NonNullable<typeof wearer>), corrections: [] };
  const kept = parseMeasured(whom.measured);
  const corrections = whom.corrections.map(plain);
  const body = correctedBodyOf(kept, corrections);
  const measured = kept as Measured;
  return { choices: parsed, wearerId, wearerName: whom.name, measured, corrections, body };
}

function plain({ finding, direction, cm }: Correction): Correction {
  return { finding, direction, cm };
}
