import { EVERY, slot, TOP, value } from './define';

export const SILHOUETTE = slot(
  'silhouette',
  { fitted: value(EVERY, 1, 10), straight: value(EVERY), 'a-line': value(EVERY), peplum: value(TOP, 2, 35) },
  { top: 'fitted', dress: 'fitted', jacket: 'fitted' },
);
