import { slot, TOP_DRESS, value } from './define';

export const SILHOUETTE = slot(
  'silhouette',
  { fitted: value(TOP_DRESS, 1, 10), straight: value(TOP_DRESS), 'a-line': value(TOP_DRESS) },
  { top: 'fitted', dress: 'fitted' },
);
