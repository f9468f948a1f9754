import { expect, it } from 'vitest';
import { solveSystem } from './conjugate';
import { System } from './system';

it('solves a chain of springs held at one end', () => {
  const pairs = Uint32Array.from([0, 1, 1, 2]);
  const system = new System(3, [{ corners: pairs, each: 2 }]);
  const { matrix } = system;
  const add = (a: number, b: number, stiffness: number) => {
    system.addEven(matrix.at(a, a), stiffness);
    system.addEven(matrix.at(b, b), stiffness);
    system.addEven(matrix.at(a, b), -stiffness);
    system.addEven(matrix.at(b, a), -stiffness);
  };
  add(0, 1, 10);
  add(1, 2, 5);
  system.addEven(matrix.at(0, 0), 1e9);
  system.push(2, 1, 0, -20, 0);
  const moved = solveSystem(matrix, system.force, 100);
  expect(moved[4]).toBeCloseTo(-2, 3);
  expect(moved[7]).toBeCloseTo(-6, 3);
});
