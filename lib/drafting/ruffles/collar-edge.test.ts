import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import type { Draft } from '@/lib/pattern/types';
import { brokenBySize } from '@/lib/testing/drafting/broken-by-size';
import { drawDraft } from '../draft';
import { FULLNESS } from './ruffle';

const designed = (options: RawOptions) =>
  completeChoices('top', { ruffle: 'neckline', opening: 'front-buttons', ...options }, {});
const drawn = (options: RawOptions) => drawDraft(designed(options), STANDARD_SIZES['40']);

const along = (draft: Draft, id: string, line: string): number =>
  measureDraft(draft)
    .piece(id)
    ?.edges.filter((edge) => edge.line === line)
    .reduce((sum, { length }) => sum + length, 0) ?? 0;

describe('a ruffle at a neckline with lapels', () => {
  it.each<RawOptions>([
    { collar: 'notched' },
    { collar: 'shawl' },
    { collar: 'shawl', inside: 'bias-binding', opening: 'wrap' },
    { collar: 'notched', opening: 'back-zip' },
  ])('breaks no rule on sizes 34–56 with %j', (options) => {
    expect(brokenBySize(designed(options))).toEqual([]);
  });

  it.each(['notched', 'shawl'])(
    'edges the collar, twice as long as that is from end to end (%s)',
    (collar) => {
      const draft = drawn({ collar });
      const edge = 2 * (along(draft, 'collar-under', 'outer') - 1);
      expect(along(draft, 'neck-ruffle', 'ruffle')).toBeCloseTo(FULLNESS * edge, 2);
    },
  );

  it('is cut for each half of a collar that parts behind', () => {
    const ruffle = drawn({ collar: 'notched', opening: 'back-zip' }).pieces.find(
      ({ id }) => id === 'neck-ruffle',
    );
    expect(ruffle?.cut.count).toBe(2);
  });

  it.each(['notched', 'shawl'])('is basted before both layers are sewn to each other (%s)', (collar) => {
    const { operations, seams } = drawn({ collar });
    const [basted] = operations.filter(({ operation }) => operation === 'baste-collar-ruffle');
    const sewn = seams.filter(({ operation }) => operation === 'sew-collar').map(({ stage }) => stage);
    expect(basted?.stage).toBeLessThan(Math.min(...sewn));
  });
});
