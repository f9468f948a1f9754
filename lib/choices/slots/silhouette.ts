import { slot, TOP, value } from './define';

export const SILHOUETTE = slot(
  'silhouette',
  { fitted: value(TOP, 1, 10), straight: value(TOP), 'a-line': value(TOP) },
  { top: 'fitted' },
);
