import { describe, expect, it } from 'vitest';
import type { MeasuredDraft } from '@/lib/pattern/measured-draft';
import type { PieceView } from '@/lib/pattern/piece-view';
import { measuredDesign } from '@/lib/testing/drafting/design';
import { buttonedPlaces } from './buttons';
import { closuresOf } from './closures';
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
