import 'server-only';

/** HTTP status of each error code the API answers with; a code that is not listed is a mistake of ours. */
export const STATUS: Readonly<Record<string, number>> = {
  unreadable: 400,
  unauthorized: 401,
  'not-found': 404,
  'idempotency-mismatch': 409,
  'export-not-failed': 409,
  'export-not-ready': 409,
  'email-required': 409,
  'too-many-wearers': 409,
  'link-expired': 410,
  'too-large': 413,
  'unsupported-media-type': 415,
  'invalid-input': 422,
  'invalid-body': 422,
  'implausible-body': 422,
  'invalid-choices': 422,
  'incompatible-choices': 422,
  'failed-check': 422,
  'too-many-requests': 429,
  unexpected: 500,
  'identity-unavailable': 503,
  unavailable: 503,
};
