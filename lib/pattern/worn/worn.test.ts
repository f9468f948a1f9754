import { describe, expect, it } from 'vitest';
import { distance } from '@/lib/geometry/point';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { buttonedPlaces, lappedPlaces } from './buttons';
import { closuresOf, pocketMouthsOf } from './closures';
import { collarManner } from './collar';
import { collarFall } from './collar-fall';
import { layerOf } from './layer';
import { outerShell } from './outer-shell';
import { wornPlace } from './place';
import { rollOf } from './roll';
import { tiedPlaces } from './ties';

const jacket = measuredDesign('jacket');
const piece = (draft: MeasuredDraft, id: string) => draft.piece(id) as PieceView;

describe('where pieces are worn', () => {
  it.each([
    ['front', 'torso', 'shell'],
    ['sleeve-under', 'arm', 'shell'],
    ['collar-under', 'neck', 'shell'],
    ['facing-front', 'torso', 'facing'],
  ])('is read off the draft: %s', (id, place, layer) => {
    expect(wornPlace(piece(jacket, id), jacket)).toBe(place);
    expect(layerOf(piece(jacket, id).piece)).toBe(layer);
  });

  it('takes of a collar in two layers the one sewn to the garment', () => {
    expect(outerShell(jacket)).toContain('collar-under');
    expect(outerShell(jacket)).not.toContain('collar-upper');
  });
});

describe('how collars are worn', () => {
  it.each([
    ['peter-pan', 'collar-under', 'flat'],
    ['stand', 'stand-outer', 'upright'],
    ['shirt', 'collar-under', 'over-stand'],
  ])('is read off its edges and seams: %s', (collar, id, manner) => {
    const draft = measuredDesign('top', { collar });
    expect(collarManner(piece(draft, id), draft)).toBe(manner);
  });

  it('rolls a collar whose outer edge is the shorter', () => {
    expect(collarManner(piece(jacket, 'collar-under'), jacket)).toBe('rolled');
  });

  it('rolls a collar at its stand behind, ever lower in front, and not at all beyond the break', () => {
    const fall = collarFall(piece(jacket, 'collar-under'), jacket);
    expect(fall?.stand).toBeCloseTo(3, 0);
    expect(fall?.standAt({ x: 0, y: 4 })).toBeCloseTo(fall?.stand ?? 0, 2);
    expect(fall?.isTurned({ x: 0, y: 2 })).toBe(false);
    expect(fall?.isTurned({ x: 0, y: 4 })).toBe(true);
    expect(fall?.standAt({ x: 16, y: 6.3 })).toBe(0);
  });

  it('turns a lapel along its roll line on to the front', () => {
    const front = piece(jacket, 'front');
    const roll = rollOf(front);
    const lapel = front.edges.find(({ line }) => line === 'lapel');
    const point = lapel?.end ?? { x: 0, y: 0 };
    expect(roll?.isTurned(point)).toBe(true);
    const turned = roll?.turned(point) ?? point;
    expect(turned.x).toBeGreaterThan(point.x);
    expect(front.seamLine.contains(turned.x, turned.y)).toBe(true);
  });
});

describe('how openings are closed', () => {
  it('closes a zip on to its own image', () => {
    const [zip] = closuresOf(measuredDesign('dress'));
    expect(zip?.selfPaired).toBe(true);
    expect(zip?.a.length).toBeCloseTo(measuredDesign('dress').draft.construction.zipOpening ?? 0, 2);
  });

  it('lays an image on each button', () => {
    const front = piece(jacket, 'front');
    const places = buttonedPlaces(front);
    expect(places).toHaveLength(4);
    for (const { under, over } of places) {
      expect(over).toEqual({ x: -under.x, y: under.y });
      expect(front.seamLine.contains(over.x, over.y)).toBe(true);
    }
  });

  it('ties a wrap at the waist, each edge to its image on the other half', () => {
    const wrap = measuredDesign('top', { opening: 'wrap' });
    const front = piece(wrap, 'front');
    const [outer, inner] = tiedPlaces(front, wrap.draft);
    expect(outer?.under).toEqual(inner?.over);
    expect(outer?.over.x).toBeLessThan(-2);
    expect(Math.abs(outer?.over.y ?? 99)).toBeLessThan(4);
    expect(tiedPlaces(piece(jacket, 'front'), jacket.draft)).toEqual([]);
  });
});

describe('mouths of pockets in a side seam', () => {
  it.each(['full-circle', 'a-line'])('are closed from the waist down on both sides: %s', (skirt) => {
    const options = { 'waist-seam': 'natural', skirt, pockets: 'in-seam', 'side-slit': 'none' };
    const mouths = pocketMouthsOf(measuredDesign('dress', options));
    expect(mouths.length).toBeGreaterThan(0);
    for (const { a, b } of mouths) {
      const belowWaist = [a, b].map(({ steps: [step] }) => {
        const { edge, piece: own, reversed } = step as (typeof a.steps)[number];
        const waist = own.edges.filter(({ line }) => line === 'waist').flatMap(({ points }) => points);
        const start = reversed ? edge.end : edge.start;
        return Math.min(...waist.map((p) => distance(p, start)));
      });
      expect(belowWaist[0]).toBeCloseTo(belowWaist[1] as number, 0);
    }
  });
});

describe('cloth that lies on itself where it is buttoned', () => {
  it('is a cuff, closed to the length of the sleeve it is sewn to', () => {
    const shirt = measuredDesign('top', {
      sleeve: 'set-in',
      'sleeve-length': 'long',
      'sleeve-finish': 'cuff',
    });
    const cuff = piece(shirt, 'sleeve-cuff');
    const closed = cuff.edges.find(({ line }) => line === 'cuff')?.length ?? 0;
    const pairs = buttonedPlaces(cuff);
    expect(pairs).toHaveLength(3);
    for (const { under, over, onLimb } of pairs) {
      expect(onLimb).toBe(true);
      expect(under.y).toBe(over.y);
      expect(Math.abs(under.x - over.x - closed)).toBeLessThan(0.5);
    }
  });

  it('is a button stand, its edge under the half over it beside each button', () => {
    const front = piece(jacket, 'front');
    const pairs = lappedPlaces(front);
    expect(pairs).toHaveLength(buttonedPlaces(front).length);
    for (const { under, over } of pairs) {
      expect(under.x).toBeLessThan(0);
      expect(over).toEqual({ x: -under.x, y: under.y });
    }
  });
});
