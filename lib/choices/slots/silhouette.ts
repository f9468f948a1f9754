import { EVERY, slot, value } from './define';

export const SILHOUETTE = slot(
  'silhouette',
  { fitted: value(EVERY, 1, 10), straight: value(EVERY), 'a-line': value(EVERY) },
  { top: 'fitted', dress: 'fitted', jacket: 'fitted' },
);
