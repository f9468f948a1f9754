import { expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { SIZE_NAMES, STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { drawDraft } from '../draft';

const draw = (options: RawOptions, size: (typeof SIZE_NAMES)[number] = '40') =>
  drawDraft(completeChoices('jacket', options, {}), STANDARD_SIZES[size]);

const tapeIn = ({ notions }: ReturnType<typeof draw>) => notions.filter(({ use }) => use === 'armhole');
const headsIn = ({ notions }: ReturnType<typeof draw>) =>
  notions.filter(({ kind }) => kind === 'sleeve-head');

it.each(SIZE_NAMES)('a tape as long as both armholes is bought for size %s', (size) => {
  const draft = draw({}, size);
  const seam = measureDraft(draft).seams.find(({ id }) => id === 'armhole');
  const [tape] = tapeIn(draft);
  expect(tape?.length).toBe(Math.ceil(2 * (seam?.b.length ?? 0)));
});

it.each(SIZE_NAMES)('wadding for two sleeves covers the cap but for its lowest quarters, size %s', (size) => {
  const draft = draw({}, size);
  const cap = measureDraft(draft).seams.find(({ id }) => id === 'armhole')?.a.length ?? 0;
  const [head] = headsIn(draft);
  expect(head?.count).toBe(2);
  expect((head?.length ?? 0) / cap).toBeGreaterThan(0.5);
  expect((head?.length ?? 0) / cap).toBeLessThan(0.75);
});

it.each<RawOptions>([{ inside: 'facings' }, { sleeve: 'raglan' }, { sleeve: 'puff' }, { sleeve: 'dropped' }])(
  'neither is bought where no cap is eased in below a lining: %j',
  (options) => {
    const draft = draw(options);
    expect([...tapeIn(draft), ...headsIn(draft)]).toEqual([]);
  },
);

it('a soft jacket keeps a soft cap', () => {
  const draft = draw({ collar: 'hood', 'neckline-front': 'round', opening: 'front-zip', sleeve: 'set-in' });
  expect(tapeIn(draft)).toHaveLength(1);
  expect(headsIn(draft)).toEqual([]);
});
