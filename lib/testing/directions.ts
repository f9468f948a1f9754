/**
 * Who may import whom, as drawn in ARCHITECTURE.md. A folder may always import itself and the leaves.
 * `lib` folders are named without `lib/`.
 */
export const DIRECTIONS: Readonly<Record<string, readonly string[]>> = {
  geometry: [],
  cloth: [],
  drawing: ['geometry'],
  measurements: ['geometry'],
  choices: ['measurements'],
  operations: [],
  fabrics: ['cloth'],
  pattern: ['geometry', 'measurements', 'choices', 'operations'],
  drafting: ['pattern', 'geometry', 'measurements', 'choices', 'operations'],
  flat: ['drafting', 'pattern', 'choices', 'operations', 'drawing', 'geometry'],
  layout: ['pattern', 'geometry'],
  tryon: ['pattern', 'operations', 'choices', 'measurements', 'fabrics', 'geometry', 'cloth'],
  sheets: ['drafting', 'pattern', 'layout', 'drawing', 'geometry'],
  booklet: [
    'drafting',
    'pattern',
    'choices',
    'operations',
    'flat',
    'layout',
    'sheets',
    'drawing',
    'geometry',
    'measurements',
    'fabrics',
  ],
  svg: ['drawing', 'cloth'],
  dxf: ['pattern', 'geometry'],
  pdf: ['drawing'],
  preflight: ['pattern', 'drawing', 'layout', 'sheets', 'pdf', 'geometry'],
};

/** Folders that know nothing of the product: anyone may import them. */
export const LEAVES: readonly string[] = ['errors'];

/** Pure functions of their arguments: the same on the server, in a worker and in a test. */
export const PURE: readonly string[] = [
  ...Object.keys(DIRECTIONS).filter((folder) => folder !== 'pdf' && folder !== 'preflight'),
  'errors',
];

/** All that the reading of finished files may take from the folder that draws them, types apart: figures, no drawing. */
export const SHARED_WITH_READING: readonly string[] = [
  'lib/sheets/formats',
  'lib/sheets/changes/compare-pieces',
];

/** What the pages, routes and actions may not reach past their use cases. */
export const BEHIND_USE_CASES: readonly string[] = [
  'pattern',
  'drafting',
  'flat',
  'layout',
  'tryon',
  'sheets',
  'booklet',
  'svg',
  'dxf',
  'pdf',
  'preflight',
];

/** What components may use of `lib`: words, written content, the catalogue as data, and the ways to the server. */
export const OPEN_TO_COMPONENTS: readonly string[] = [
  'choices',
  'fabrics',
  'measurements',
  'cloth',
  'i18n',
  'http',
  'captcha',
  'content',
  'errors',
];

/** Which folders of `components` a folder of it may import, types and workers apart. */
export const COMPONENT_DIRECTIONS: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  api: [],
  space: ['ui'],
  site: ['ui', 'content'],
  session: ['api', 'site', 'ui'],
  measurements: ['session', 'space', 'ui'],
  offers: ['api', 'measurements', 'session', 'site', 'ui'],
  content: ['measurements', 'offers', 'site', 'ui'],
  creator: ['api', 'measurements', 'offers', 'session', 'space', 'ui'],
  account: ['api', 'creator', 'measurements', 'offers', 'session', 'site', 'ui'],
};

/**
 * Folders of the booklet that are made of layers, and what each layer may take of the others beside the book, the page
 * and the plane. Every file is in a layer: none of them imports the folder it is in.
 */
export const LAYERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'lib/booklet/steps/': {
    jobs: [],
    edges: ['jobs'],
    words: ['jobs', 'edges'],
    sentences: ['words'],
  },
  'lib/booklet/pictures/': {
    cloth: [],
    ink: ['cloth'],
    seams: ['cloth'],
    scenes: ['cloth', 'seams'],
    passes: ['cloth', 'seams', 'scenes'],
  },
};

/** The one place in the browser where the engine runs. */
export const PREVIEW_WORKER = 'components/creator/worker/';

/** Each vendor is named in one place, so that it can be changed in one place. */
export const VENDORS: Readonly<Record<string, readonly string[]>> = {
  'pdf-lib': ['lib/pdf/'],
  '@pdf-lib/fontkit': ['lib/pdf/'],
  stripe: ['lib/billing/', 'sandbox/'],
  'use-intl': ['lib/i18n/'],
  nodemailer: ['lib/mail/'],
  '@aws-sdk/client-s3': ['lib/storage/'],
  '@electric-sql/pglite': ['lib/db/'],
  pg: ['lib/db/'],
  jose: ['lib/accounts/', 'sandbox/'],
  piscina: ['lib/exports/'],
  sharp: ['lib/stills/'],
  'oidc-provider': ['sandbox/'],
  'smtp-server': ['sandbox/'],
  '@azure/msal-browser': ['components/session/'],
  '@azure/msal-react': ['components/session/'],
  '@base-ui/react': ['components/'],
  'react-google-recaptcha-v3': ['lib/captcha/', 'components/'],
};
