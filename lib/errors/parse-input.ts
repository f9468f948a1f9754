import type { z } from 'zod';
import { AppError } from './app-error';

type Issue = z.core.$ZodIssue;

/**
 * `input` as `schema` understands it. Refuses with the AppError `invalid-input`, which names each field at fault and,
 * in its figures, the rule the field broke (`required`, `too-long`, `email` …) and, as `<field>.number`, the number
 * that rule is about.
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const faults = result.error.issues.flatMap(faultsOf);
  const fields = [...new Set(faults.map(({ field }) => field))];
  const figures = Object.assign({}, ...faults.toReversed().map(figuresOf));
  throw new AppError('invalid-input', { fields, figures });
}

interface Fault {
  readonly field: string;
  readonly rule: string;
  readonly number?: number | undefined;
}

function figuresOf({ field, rule, number }: Fault) {
  return { [field]: rule, ...(number === undefined ? {} : { [`${field}.number`]: number }) };
}

function faultsOf(issue: Issue): Fault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: safeKey(key), rule: 'unknown-field' }));
  const path = issue.path.map(String);
  return [{ field: path.at(-1) ?? 'request', rule: ruleOf(issue), number: numberOf(issue) }];
}

/** The number a rule is about: how many characters, how many digits. That of `required` says nothing to a reader. */
function numberOf(issue: Issue): number | undefined {
  if (issue.code === 'too_small' && issue.minimum !== 1) return Number(issue.minimum);
  if (issue.code === 'too_big') return Number(issue.maximum);
  const given = issue.code === 'custom' ? issue.params?.number : undefined;
  return typeof given === 'number' ? given : undefined;
}

// The key came from outside and is sent back: only what could be a field's name is repeated.
function safeKey(key: string): string {
  return /^[\w-]{1,60}$/.test(key) ? key : 'request';
}

function ruleOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.message.includes('undefined') ? 'required' : wrongType(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      if (issue.origin !== 'string') return 'too-high';
      return issue.exact ? 'exact-length' : 'too-long';
    case 'invalid_format':
      return issue.format === 'email' || issue.format === 'url' ? issue.format : 'format';
    case 'custom':
      return typeof issue.params?.rule === 'string' ? issue.params.rule : 'format';
    case 'invalid_value':
      return 'choice';
    default:
      return 'wrong-type';
  }
}

function wrongType(issue: Issue & { code: 'invalid_type' }): string {
  if (issue.expected === 'int') return 'integer';
  return issue.expected === 'number' ? 'number' : 'wrong-type';
}

function tooSmall(issue: Issue & { code: 'too_small' }): string {
  if (issue.origin !== 'string') return 'too-low';
  if (issue.exact) return 'exact-length';
  return issue.minimum === 1 ? 'required' : 'too-short';
}
