import { expect, test } from 'vitest';
import type { BodyMesh } from '../body/mesh';
import type { GarmentSurface } from '../show/garment-surface';
import { frameGarment } from './frame';
import { drawStill, type StillScene } from './still';

/** A square so large, its middle at such a place, that faces forward. */
function square(size: number, [x, y, z]: readonly [number, number, number]) {
  const half = size / 2;
  const corners = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
  return {
    positions: Float32Array.from(corners.flatMap(([u, v]) => [x + (u as number), y + (v as number), z])),
    normals: Float32Array.from(corners.flatMap(() => [0, 0, 1])),
    places: Float32Array.from(corners.flat()),
    indices: Uint32Array.from([0, 1, 2, 0, 2, 3]),
  };
}

function garmentOf(own: ReturnType<typeof square>): GarmentSurface {
  const count = own.positions.length / 3;
  const none = new Float32Array(count);
  return { ...own, hollows: none, levels: none, shellCorners: own.indices.length, seams: [], edges: [] };
}

const dyed = (red: number, green: number, blue: number) => ({
  rgba: Uint8Array.from([red, green, blue, 255]),
  columns: 1,
  rows: 1,
  width: 1,
  height: 1,
});

function sceneOf(given: Partial<StillScene>): StillScene {
  const cloth = dyed(200, 30, 30);
  return {
    body: square(34, [0, 100, -4]) as unknown as BodyMesh,
    garment: garmentOf(square(20, [0, 100, 0])),
    prints: { shell: cloth, trim: cloth },
    light: { sheen: 0, gloss: 1, fuzz: 0, cover: 1 },
    skin: [0.1, 0.1, 0.9],
    line: [0, 0, 0],
    ...given,
  };
}

const CAMERA = { turn: 0, low: 60, high: 140 };
const [WIDTH, HEIGHT] = [80, 80];

function pixelAt(scene: StillScene, x: number, y: number, turn = 0): number[] {
  const { rgba } = drawStill(scene, { ...CAMERA, turn }, WIDTH, HEIGHT);
  const at = 4 * (y * WIDTH + x);
  return [...rgba.subarray(at, at + 4)];
}

test('cloth is seen before the skin, skin beside it, and nothing beyond', () => {
  const scene = sceneOf({});
  const [red = 0, , blue = 0, cover] = pixelAt(scene, 40, 40);
  expect(red).toBeGreaterThan(4 * blue);
  expect(cover).toBe(255);
  const beside = pixelAt(scene, 28, 40);
  expect(beside[2]).toBeGreaterThan(3 * (beside[0] as number));
  expect(pixelAt(scene, 2, 2)).toEqual([0, 0, 0, 0]);
});

test('the body fades away from the garment', () => {
  const far = sceneOf({ garment: garmentOf(square(6, [0, 60, 0])) });
  expect(pixelAt(far, 40, 22)[3]).toBe(0);
});

test('the wrong side of cloth is darker, and thin cloth lets the skin through', () => {
  const plain = square(20, [0, 100, 0]);
  const turned = { ...plain, indices: Uint32Array.from([0, 2, 1, 0, 3, 2]) };
  const [outside = 0] = pixelAt(sceneOf({}), 40, 40);
  const [inside = 0] = pixelAt(sceneOf({ garment: garmentOf(turned) }), 40, 40);
  expect(inside).toBeLessThan(outside);
  const near = square(20, [0, 100, -3]) as unknown as BodyMesh;
  const thin = pixelAt(sceneOf({ body: near, light: { sheen: 0, gloss: 1, fuzz: 0, cover: 0.4 } }), 40, 40);
  expect(thin[2]).toBeGreaterThan(pixelAt(sceneOf({}), 40, 40)[2] as number);
});

test('what stands between it and the sun throws a shadow', () => {
  // The sun stands to the upper left and in front.
  const plate = square(30, [-20, 122, 26]);
  const lit = sceneOf({ body: square(1, [0, 100, -30]) as unknown as BodyMesh });
  const shaded = sceneOf({ body: plate as unknown as BodyMesh });
  const [before = 0] = pixelAt(lit, 42, 44);
  const [after = 0] = pixelAt(shaded, 42, 44);
  expect(after).toBeLessThan(0.8 * before);
});

test('a print lies on the cloth as on the bolt: its rows downward, its columns to the right', () => {
  const rows = {
    ...dyed(0, 0, 0),
    rgba: Uint8Array.from([250, 0, 0, 255, 0, 250, 0, 255]),
    rows: 2,
    height: 20,
  };
  const scene = sceneOf({ prints: { shell: rows, trim: rows } });
  // Half a repeat lies above the middle of the square, from the foot of the tile upward.
  const [above, below] = [pixelAt(scene, 40, 37), pixelAt(scene, 40, 45)];
  expect(above[1]).toBeGreaterThan(above[0] as number);
  expect(below[0]).toBeGreaterThan(below[1] as number);
});

test('seams are drawn on the side that is seen', () => {
  const garment = {
    ...garmentOf(square(20, [0, 100, 0])),
    edges: [
      [
        [-8, 100, 0],
        [8, 100, 0],
      ],
    ] as const,
  };
  const scene = sceneOf({ garment });
  const darkest = (turn: number) =>
    Math.min(...[38, 39, 40, 41, 42].map((y) => pixelAt(scene, 40, y, turn)[0] as number));
  expect(darkest(0)).toBeLessThan(0.8 * (pixelAt(scene, 40, 46)[0] as number));
});

test('a frame holds all of a garment, turned each way', () => {
  const garment = square(90, [5, 80, 0]);
  const body = square(10, [0, 150, 0]);
  const { low, high } = frameGarment(body, garment, [0, 30, 90], 1);
  expect(high - low).toBeGreaterThan(100);
  expect(low).toBeLessThan(35);
  expect(high).toBeGreaterThan(155);
});
