import { z } from 'zod';
import type { FormObject } from './form';
import { PaymentError } from './world';

// What each call may be given, as the service documents it for the parts that are used. Everything comes as text.
const word = z.string().min(1).max(500);
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const whole = z.string().regex(/^\d+$/).transform(Number);
const listOf = <T extends z.ZodType>(item: T) =>
  z.record(z.string().regex(/^\d+$/), item).transform((items) => Object.values(items) as z.output<T>[]);
const texts = listOf(word);
const metadata = z.record(z.string(), z.string()).optional();
const currency = z.enum(['eur', 'usd']);
const address = z.url().max(5_000);
const expand = texts.optional();

const lineItem = z.strictObject({
  price: word.optional(),
  quantity: z.literal('1'),
  price_data: z
    .strictObject({
      currency,
      unit_amount: whole,
      product_data: z.strictObject({ name: word.max(250) }),
    })
    .optional(),
});

export const PARAMS = {
  none: z.strictObject({}),
  read: z.strictObject({ expand }),
  customer: z.strictObject({ email: z.email().optional(), name: z.string().max(256).optional(), metadata }),
  product: z.strictObject({ id: word.optional(), name: word }),
  price: z.strictObject({
    product: word,
    currency,
    unit_amount: whole,
    recurring: z.strictObject({ interval: z.enum(['day', 'week', 'month', 'year']) }).optional(),
    lookup_key: word.max(200).optional(),
  }),
  prices: z.strictObject({ lookup_keys: texts.optional(), limit: whole.optional() }),
  coupon: z.strictObject({
    id: word.optional(),
    percent_off: z.coerce.number().gt(0).max(100),
    duration: z.enum(['once', 'forever', 'repeating']),
  }),
  session: z.strictObject({
    mode: z.enum(['payment', 'subscription', 'setup']),
    customer: word.optional(),
    client_reference_id: word.max(200).optional(),
    metadata,
    line_items: listOf(lineItem),
    discounts: listOf(z.strictObject({ coupon: word })).optional(),
    invoice_creation: z.strictObject({ enabled: flag }).optional(),
    locale: z.string().max(6).optional(),
    expires_at: whole.optional(),
    success_url: address,
    cancel_url: address.optional(),
  }),
  subscription: z.strictObject({
    items: listOf(z.strictObject({ id: word, price: word })).optional(),
    proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).optional(),
    cancel_at_period_end: flag.optional(),
  }),
  subscriptions: z.strictObject({
    customer: word.optional(),
    status: z.enum(['all', 'active', 'canceled']).optional(),
    limit: whole.optional(),
  }),
  invoices: z.strictObject({
    subscription: word.optional(),
    status: z.enum(['paid', 'open', 'void']).optional(),
    limit: whole.optional(),
    expand,
  }),
  refund: z.strictObject({ payment_intent: word, amount: whole.optional() }),
  disputes: z.strictObject({ payment_intent: word.optional() }),
  portal: z.strictObject({ customer: word, return_url: address.optional() }),
} as const;

/** `form` as `schema` understands it; refuses in the service's own words what it does not know or cannot read. */
export function readParams<T>(schema: z.ZodType<T>, form: FormObject): T {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (!issue) throw read.error;
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw new PaymentError(400, 'parameter_unknown', `Received unknown parameter: ${param}`, param);
  }
  const param = nameOf(issue.path);
  const missing = issue.code === 'invalid_type' && issue.message.includes('undefined');
  if (missing) throw new PaymentError(400, 'parameter_missing', `Missing required param: ${param}.`, param);
  const code = issue.code === 'invalid_format' ? 'parameter_invalid_integer' : undefined;
  throw new PaymentError(400, code, `Invalid ${param}: ${issue.message}`, param);
}

/** `a[0][b]`, as the service names parameters. */
function nameOf([first = '', ...rest]: readonly PropertyKey[]): string {
  return `${String(first)}${rest.map((key) => `[${String(key)}]`).join('')}`;
}
