import { z } from 'zod';
import { cleanName, NAME_LENGTH } from '@/components/measurements/clean-name';

export const FACEBOOK = 'https://www.facebook.com/';

const optional = (text: z.ZodString) => z.union([z.literal(''), text]);

/** What a person says of herself, with the message key of what is wrong with it. */
export const personSchema = z.object({
  firstName: z.string().transform(cleanName).pipe(z.string().min(1, 'required').max(NAME_LENGTH, 'tooLong')),
  email: z.string().trim().min(1, 'required').max(254, 'tooLong').pipe(z.email('email')),
  instagram: z
    .string()
    .trim()
    .pipe(optional(z.string().regex(/^@?[A-Za-z0-9._]{1,30}$/, 'instagram'))),
  facebook: z
    .string()
    .trim()
    .max(200, 'tooLong')
    .pipe(optional(z.string().startsWith(FACEBOOK, 'url'))),
});

export type PersonFields = z.input<typeof personSchema>;
