import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { edgesAlong, lengthOfAll } from '@/lib/pattern/edges';
import { brokenBySize } from '@/lib/testing/broken-by-size';
import { drawDraft } from '../draft';

type Options = Readonly<Record<string, string>>;

const hooded = (options: Options, sizes: Record<string, number> = {}) =>
  completeChoices('top', { collar: 'hood', silhouette: 'straight', ...options }, sizes);
