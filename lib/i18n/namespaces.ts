/** One file a namespace and language under `messages/`. */
export const NAMESPACES = [
  'site',
  'errors',
  'failures',
  'ui',
  'content',
  'creator',
  'measurements',
  'account',
  'export',
  'extras',
  'fit',
  'offers',
  'catalogue',
  'cloth',
  'booklet',
  'sheets',
  'mail',
  'api',
] as const;

export type Namespace = (typeof NAMESPACES)[number];

/** What may be sent to a browser; the others are printed, mailed or answered by the server only. */
export type ClientNamespace = Exclude<Namespace, 'booklet' | 'mail' | 'api'>;
