import { describe, expect, it } from 'vitest';
import { defaultChoices } from '@/lib/choices/defaults';
import { drawDraft } from '@/lib/drafting/draft';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { measureDraft } from '@/lib/pattern/measured-draft';
import { formOfBody } from '@/lib/testing/drafting/tried-on';
import { clothOf } from '@/lib/tryon/cloth/cloth';
import { rangedSheets } from '@/lib/tryon/cloth/sheet-ranges';
import { hang } from '@/lib/tryon/hang';
import { linesOf } from './garment-lines';
import { surfacer } from './garment-surface';

const form = formOfBody(STANDARD_SIZES['40']);
const draft = measureDraft(drawDraft(defaultChoices('dress'), STANDARD_SIZES['40']));
const { cloth, scene } = hang(draft, form, clothOf(draft, 4));
const { positions } = scene.state;
const surface = surfacer(cloth, positions, form)(positions);

describe('the surface of a dress wrapped round her', () => {
  it('turns its right side away from her', () => {
    const torso = rangedSheets(cloth).filter(({ sheet }) => sheet.place === 'torso');
    for (const { sheet, first } of torso) {
      const outward = sheet.points.filter((_, i) => {
        const at = 3 * (first + i);
        const [x, z] = [positions[at] as number, positions[at + 2] as number];
        return (surface.normals[at] as number) * x + (surface.normals[at + 2] as number) * z > 0;
      });
      expect(outward.length / sheet.points.length).toBeGreaterThan(0.95);
    }
  });

  it('lays the cloth on the bolt at its true size', () => {
    const { indices, places } = surface;
    const area = (figures: ArrayLike<number>, at: number) => {
      const [a, b, c] = [0, 1, 2].map((k) => 2 * (indices[at + k] as number)) as [number, number, number];
      const [ax, ay] = [figures[a] as number, figures[a + 1] as number];
      const [bx, by] = [figures[b] as number, figures[b + 1] as number];
      const [cx, cy] = [figures[c] as number, figures[c + 1] as number];
      return ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
    };
    // On the bolt all pieces lie right side up: none is turned over.
    for (let i = 0; i < indices.length; i += 3) {
      expect(area(places, i)).toBeGreaterThan(0);
      expect(area(places, i)).toBeCloseTo(Math.abs(area(cloth.flat, i)), 3);
    }
  });

  it('ends at hem, neckline, sleeves and vent, and nowhere along a seam', () => {
    const { edges, seams } = linesOf(cloth);
    const sewn = new Set(seams.flat());
    const along = edges.filter(([a, b]) => sewn.has(a as number) && sewn.has(b as number));
    expect(edges.length).toBeGreaterThan(50);
    expect(along.length / edges.length).toBeLessThan(0.05);
    expect(surface.edges).toHaveLength(edges.length);
  });
});
