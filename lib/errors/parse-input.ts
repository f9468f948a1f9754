import type { z } from 'zod';
import { AppError } from './app-error';

type Issue = z.core.$ZodIssue;

/**
 * `input` as `schema` understands it. Refuses with the AppError `invalid-input`, which names each field at fault and,
 * in its figures, the rule the field broke (`required`, `too-long`, `email` …).
 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const faults = result.error.issues.flatMap(faultsOf);
  const figures = Object.fromEntries(faults.toReversed());
  throw new AppError('invalid-input', { fields: Object.keys(Object.fromEntries(faults)), figures });
}

function faultsOf(issue: Issue): (readonly [string, string])[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => [safeKey(key), 'unknown-field'] as const);
  const path = issue.path.map(String);
  return [[path.at(-1) ?? 'request', ruleOf(issue)]];
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
      return issue.origin === 'string' ? 'too-long' : 'too-high';
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
  return issue.minimum === 1 ? 'required' : 'too-short';
}
