import 'server-only';
import { parseArgs } from 'node:util';
import { createPromo, endPromo, listPromos, type PromoCode } from '@/lib/billing/promo-codes';
import type { Database } from '@/lib/db/types';
import { AppError } from '@/lib/errors/app-error';

export type PromoCommand =
  | { readonly act: 'create'; readonly wanted: Readonly<Record<string, unknown>> }
  | { readonly act: 'list' }
  | { readonly act: 'end'; readonly code: string };

const PROMO_USAGE = `npm run promo -- create --percent 20 [--uses 10] [--expires 2027-01-31] [--code NAME]
npm run promo -- list
npm run promo -- end NAME`;

/** The command that `args` spell; throws an Error with the usage when they spell none. */
export function readPromoCommand(args: readonly string[]): PromoCommand {
  const text = { type: 'string' } as const;
  const options = { percent: text, uses: text, expires: text, code: text };
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [act, code, ...more] = positionals;
    if (act === 'list' && !code) return { act };
    if (act === 'end' && code && more.length === 0) return { act, code };
    if (act === 'create' && !code) return { act, wanted: wantedOf(values) };
  } catch {
    // Said below.
  }
  throw new Error(PROMO_USAGE);
}

function wantedOf({ percent, uses, ...texts }: Readonly<Record<string, string | undefined>>) {
  return {
    ...texts,
    percent: Number(percent ?? Number.NaN),
    ...(uses === undefined ? {} : { uses: Number(uses) }),
  };
}

/** Runs a command; answers the codes it is about. */
export async function runPromo(db: Database, command: PromoCommand): Promise<readonly PromoCode[]> {
  switch (command.act) {
    case 'create':
      return [await createPromo(db, command.wanted)];
    case 'list':
      return listPromos(db);
    case 'end':
      return [await endPromo(db, command.code)];
    default:
      throw new AppError('invalid-input', { fields: ['act'] });
  }
}

/** A line each, for the terminal. */
export function promoLines(codes: readonly PromoCode[]): string {
  if (codes.length === 0) return 'There is no promo code yet.';
  return codes.map(lineOf).join('\n');
}

function lineOf({ code, percent, expiresAt, maxUses, uses }: PromoCode): string {
  const until = expiresAt ? `until ${dayAndTime(expiresAt)}` : 'without end';
  const used = maxUses === undefined ? `used ${uses} times` : `used ${uses} of ${maxUses} times`;
  return `${code}  −${percent} %  ${until}  ${used}`;
}

function dayAndTime(moment: string): string {
  const format = new Intl.DateTimeFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
  return `${format.format(new Date(moment))} (Paris)`;
}

const REFUSALS: Readonly<Record<string, string>> = {
  percent:
    '--percent wants a whole number from 1 to 100 that leaves at least 50 cents of the lowest price, or 100.',
  uses: '--uses wants a whole number from 1.',
  expires: '--expires wants the last day as 2027-01-31.',
  code: '--code wants 3 to 40 letters, digits and hyphens.',
};

/** Why a command was refused, for the terminal. */
export function promoRefusal({ code, fields }: AppError): string {
  if (code === 'promo-exists') return 'There is a code of that name already.';
  if (code === 'not-found') return 'There is no code of that name.';
  const said = fields.map((field) => REFUSALS[field]).filter(Boolean);
  return said.length > 0 ? said.join('\n') : `Refused: ${code}.`;
}
