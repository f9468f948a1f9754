/** Why a token could not be had, as the screen tells it: each is a message key. */
export type IdentityTrouble =
  | 'interactionRequired'
  | 'loginRequired'
  | 'consentRequired'
  | 'messageOnly'
  | 'additionalAction'
  | 'basicAction'
  | 'passwordExpired'
  | 'noRefreshToken'
  | 'nativeAccountUnavailable'
  | 'cancelled'
  | 'network'
  | 'unexpected';

const BY_SUB_ERROR: Readonly<Record<string, IdentityTrouble>> = {
  message_only: 'messageOnly',
  additional_action: 'additionalAction',
  basic_action: 'basicAction',
  user_password_expired: 'passwordExpired',
  consent_required: 'consentRequired',
};

const BY_CODE: Readonly<Record<string, IdentityTrouble>> = {
  consent_required: 'consentRequired',
  login_required: 'loginRequired',
  interaction_required: 'interactionRequired',
  refresh_token_expired: 'loginRequired',
  invalid_grant: 'loginRequired',
  no_account_error: 'loginRequired',
  no_tokens_found: 'noRefreshToken',
  native_account_unavailable: 'nativeAccountUnavailable',
  access_denied: 'cancelled',
  user_cancelled: 'cancelled',
  no_network_connectivity: 'network',
  post_request_failed: 'network',
  get_request_failed: 'network',
  network_error: 'network',
  endpoints_resolution_error: 'network',
  timed_out: 'loginRequired',
};

/** Troubles that end when the person signs in once more. */
const CURED_BY_SIGNING_IN: ReadonlySet<IdentityTrouble> = new Set<IdentityTrouble>([
  'interactionRequired',
  'loginRequired',
  'consentRequired',
  'messageOnly',
  'additionalAction',
  'basicAction',
  'passwordExpired',
  'noRefreshToken',
  'nativeAccountUnavailable',
]);

/** Tells the sub-error first: it says more exactly what the provider wants. */
export function classify(error: unknown): IdentityTrouble {
  const { errorCode = '', subError = '' } = error as { errorCode?: string; subError?: string };
  return BY_SUB_ERROR[subError] ?? BY_CODE[errorCode] ?? 'unexpected';
}

export function isCuredBySigningIn(trouble: IdentityTrouble): boolean {
  return CURED_BY_SIGNING_IN.has(trouble);
}

/** Thrown when a call needs a token and none can be had without the person. */
export class IdentityError extends Error {
  readonly trouble: IdentityTrouble;

  constructor(trouble: IdentityTrouble, cause?: unknown) {
    super(`No token: ${trouble}`, { cause });
    this.name = 'IdentityError';
    this.trouble = trouble;
  }
}
