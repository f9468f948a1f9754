import { describe, expect, it } from 'vitest';
import { completeChoices } from '@/lib/choices/defaults';
import type { RawOptions } from '@/lib/choices/types';
import { distance } from '@/lib/geometry/point';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { pieceOf } from '@/lib/pattern/find';
import { viewPiece } from '@/lib/pattern/piece-view';
import type { Draft, LineName } from '@/lib/pattern/types';
import { breaches, check } from '../checks/check';
import { drawDraft } from '../draft';
import { HEAD_PASSAGE } from '../passage';
import { LAPEL } from './lapel';

const SIZES = ['34', '44', '56'] as const;
const drawn = (options: RawOptions, size: (typeof SIZES)[number]): Draft =>
  drawDraft(completeChoices('top', { silhouette: 'straight', ...options }, {}), STANDARD_SIZES[size]);

function edgesOf(draft: Draft, id: string, line: LineName) {
  const piece = pieceOf(draft, id);
  if (!piece) throw new Error(`No piece ${id}`);
  return viewPiece(piece).edges.filter((edge) => edge.line === line);
}

const lengthOf = (draft: Draft, id: string, line: LineName): number =>
  edgesOf(draft, id, line).reduce((sum, { length }) => sum + length, 0);

const sewnBy = ({ seams }: Draft, operation: string) => seams.filter((seam) => seam.operation === operation);

describe.each(SIZES)('a lapel of a front that does not lap, size %s', (size) => {
  it.each(['shawl', 'notched'])(
    'breaks at the top of a zip, where the facing of a %s collar meets it',
    (collar) => {
      const draft = drawn({ collar, opening: 'front-zip' }, size);
      const [zip] = edgesOf(draft, 'front', 'centre');
      const foot = edgesOf(draft, 'front', LAPEL).at(-1)?.end;
      expect(foot?.x).toBeCloseTo(0, 6);
      expect(foot?.y).toBeCloseTo(zip?.start.y as number, 6);
      const [seam] = sewnBy(draft, 'face-lapels');
      expect(seam?.ease).toBeCloseTo(
        lengthOf(draft, 'neck-facing-front', LAPEL) - lengthOf(draft, 'front', LAPEL),
        2,
      );
      expect(seam?.ease).toBeGreaterThan(0.1);
    },
  );

  it('stands over a seam of the front, and of its facing, where that stays closed', () => {
    const draft = drawn({ collar: 'notched', opening: 'none' }, size);
    expect(sewnBy(draft, 'sew-centre-front')).toHaveLength(1);
    expect(sewnBy(draft, 'sew-facing-centre')).toHaveLength(1);
    const neck = edgesOf(draft, 'front', 'neckline').at(0)?.start;
    const foot = edgesOf(draft, 'front', LAPEL).at(-1)?.end;
    if (!neck || !foot) throw new Error('The front has no lapel');
    const opened = 2 * (distance(neck, foot) + lengthOf(draft, 'back', 'neckline'));
    expect(opened).toBeGreaterThanOrEqual(HEAD_PASSAGE - 1e-6);
  });

  it('ends where the fronts of a wrap cross, whose edge goes on from there to the tie', () => {
    const draft = drawn({ collar: 'shawl', opening: 'wrap' }, size);
    const foot = edgesOf(draft, 'front', LAPEL).at(-1)?.end;
    const [slope] = edgesOf(draft, 'front', 'neckline-extension');
    expect(foot?.x).toBeCloseTo(0, 6);
    expect(slope?.start).toEqual(foot);
    const [seam] = sewnBy(draft, 'attach-front-facing');
    expect(seam?.a.map(({ edge }) => edge.replace(/-\d+$/, ''))).toEqual(
      expect.arrayContaining(['front-edge', 'neckline-extension', LAPEL]),
    );
    expect(breaches(check(draft))).toEqual([]);
  });

  it('parts its collar behind where the back opens, and sews both layers round its ends', () => {
    const draft = drawn({ collar: 'shawl', opening: 'back-zip' }, size);
    expect(sewnBy(draft, 'join-collar-halves')).toEqual([]);
    const [seam] = sewnBy(draft, 'sew-collar');
    expect(seam?.a.map(({ edge }) => edge)).toEqual(expect.arrayContaining(['collar-centre']));
    expect(draft.notions).toEqual(expect.arrayContaining([{ kind: 'hook-and-eye', count: 1 }]));
  });
});
