export interface PolicySources {
  /** Hashes of the page's own inline scripts, or a nonce when the page is rendered for this request. */
  readonly scripts: { readonly hashes: readonly string[] } | { readonly nonce: string };
  /** Origins of the identity provider: its token endpoint is called and its silent sign-in framed. */
  readonly identity?: readonly string[];
  /** Whether the captcha of Google is configured. */
  readonly captcha?: boolean;
  /** Whether a tag manager is configured; it still loads only after consent. */
  readonly tagManager?: boolean;
  /** The development server compiles with eval and injects inline scripts. */
  readonly development?: boolean;
}

const GOOGLE = 'https://www.google.com';
const GSTATIC = 'https://www.gstatic.com';
const TAGS = 'https://www.googletagmanager.com';
const MEASURE = 'https://*.google-analytics.com';

/** The Content-Security-Policy of one page. Inline scripts run only when the build made them. */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { identity = [], captcha = false, tagManager = false, development = false } = sources;
  // What others bring and the development server hang up style sheets of their own; of ours each is a file.
  const foreignStyles = captcha || tagManager || development;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [...scriptSources(sources), ...when(captcha, GOOGLE, GSTATIC), ...when(tagManager, TAGS)],
    // Where a browser does not tell one from the other.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", ...when(foreignStyles, "'unsafe-inline'")],
    // React writes what is measured as attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...when(tagManager, TAGS, MEASURE)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...identity, ...when(captcha, GOOGLE), ...when(tagManager, TAGS, MEASURE)],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...identity, ...when(captcha, GOOGLE)],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    // Said twice: not every browser knows the newer of the two.
    'report-to': ['policy'],
    'report-uri': ['/api/reports'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function scriptSources({ scripts, development }: PolicySources): readonly string[] {
  if (development) return ["'self'", "'unsafe-inline'", "'unsafe-eval'"];
  if ('nonce' in scripts) return ["'self'", `'nonce-${scripts.nonce}'`, "'strict-dynamic'"];
  return ["'self'", ...scripts.hashes.map((hash) => `'${hash}'`)];
}

function when(wanted: boolean, ...values: string[]): string[] {
  return wanted ? values : [];
}
