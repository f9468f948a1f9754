import { E1, E2, E3 } from './body/e01-e03-girths';
import { E4 } from './body/e04-sleeve-girths';
import { E5 } from './body/e05-least-ease';
import { E6 } from './body/e06-bust-point';
import { E7 } from './body/e07-back-length';
import { E8 } from './body/e08-shoulder';
import { E9 } from './body/e09-widths';
import { E10 } from './body/e10-neckline';
import { E11 } from './body/e11-sleeve-length';
import { E12 } from './body/e12-hem-height';
import { E13 } from './body/e13-hip-level';
import { E14 } from './body/e14-armhole';
import { E15 } from './body/e15-cap-height';
import { E16 } from './body/e16-balance';
import { E17 } from './body/e17-shoulder-tip';
import { E18 } from './body/e18-passage';
import { E19 } from './body/e19-opening';
import { E20 } from './body/e20-hood';
import { E21 } from './body/e21-cowl';
import { E22 } from './body/e22-bare-edge';
import { E23 } from './body/e23-drawn-edge';
import { B1 } from './darts/b01-legs';
import { B2 } from './darts/b02-tip-inside';
import { B3 } from './darts/b03-rotation';
import { B4 } from './darts/b04-closure';
import { B5 } from './darts/b05-cap';
import { B6 } from './darts/b06-size';
import { B7 } from './darts/b07-tip-to-bust';
import { B8 } from './darts/b08-cloth-between';
import { B9 } from './darts/b09-intake';
import { B10 } from './darts/b10-area';
import { A1 } from './geometry/a01-closed';
import { A2 } from './geometry/a02-finite';
import { A3 } from './geometry/a03-simple';
import { A4 } from './geometry/a04-oriented';
import { A5 } from './geometry/a05-enclosed';
import { A6 } from './geometry/a06-allowance';
import { A7 } from './geometry/a07-allowance-values';
import { A8 } from './geometry/a08-corners';
import { A9 } from './geometry/a09-smooth';
import { A10 } from './geometry/a10-radius';
import { A11 } from './geometry/a11-inflections';
import { A12 } from './geometry/a12-fold';
import { A13 } from './geometry/a13-grain-inside';
import { A14 } from './geometry/a14-grain-direction';
import { A15 } from './geometry/a15-marks-inside';
import { A16 } from './geometry/a16-mirrored';
import { A17 } from './geometry/a17-fabric-width';
import { A18 } from './geometry/a18-folds-inside';
import { A19 } from './geometry/a19-right-side-up';
import { G1 } from './hems/g01-hem-width';
import { G2 } from './hems/g02-hem-sides';
import { G3 } from './hems/g03-depth';
import { G4 } from './hems/g04-curved-depth';
import { G5 } from './hems/g05-folds';
import { G6 } from './hems/g06-level';
import { D1 } from './joins/d01-neckline';
import { D2 } from './joins/d02-armhole';
import { D3 } from './joins/d03-underarm';
import { D4 } from './joins/d04-waist';
import { D5 } from './joins/d05-hem';
import { D6 } from './joins/d06-centre';
import { D7 } from './joins/d07-sleeve';
import { D8 } from './joins/d08-split-sleeves';
import { D9 } from './joins/d09-collar';
import { D10 } from './joins/d10-profile';
import { D11 } from './joins/d11-flat-collar';
import { F1 } from './marks/f01-partners';
import { F2 } from './marks/f02-depth';
import { F3 } from './marks/f03-codes';
import { F4 } from './marks/f04-spacing';
import { F5 } from './marks/f05-required';
import { F6 } from './marks/f06-buttons';
import { F7 } from './marks/f07-pitch';
import { F8 } from './marks/f08-bust-button';
import { F9 } from './marks/f09-buttonhole';
import { F10 } from './marks/f10-last-button';
import { F11 } from './marks/f11-zip';
import { F12 } from './marks/f12-slits';
import { F13 } from './marks/f13-lap';
import { C1 } from './pairs/c01-lengths';
import { C2 } from './pairs/c02-shoulder';
import { C3 } from './pairs/c03-side';
import { C4 } from './pairs/c04-princess';
import { C5 } from './pairs/c05-cap';
import { C6 } from './pairs/c06-cap-parts';
import { C7 } from './pairs/c07-underarm-overlay';
import { C8 } from './pairs/c08-sleeve-seams';
import { C9 } from './pairs/c09-collar';
import { C10 } from './pairs/c10-fall';
import { C11 } from './pairs/c11-facing';
import { C12 } from './pairs/c12-lining';
import { C13 } from './pairs/c13-waist';
import { C14 } from './pairs/c14-cuff';
import { C15 } from './pairs/c15-gathers';
import { C16 } from './pairs/c16-flounce';
import { C17 } from './pairs/c17-strips';
import { C18 } from './pairs/c18-sewn-once';
import { C19 } from './pairs/c19-worn';
import { C20 } from './pairs/c20-closures';
import { C21 } from './pairs/c21-casing';
import type { Rule } from './rule';

/** Every rule of INVARIANTS A to G, in its order; H is held by the property tests of `lib/testing/behaviour`. */
export const RULES: readonly Rule[] = [
  A1,
  A2,
  A3,
  A4,
  A5,
  A6,
  A7,
  A8,
  A9,
  A10,
  A11,
  A12,
  A13,
  A14,
  A15,
  A16,
  A17,
  A18,
  A19,
  B1,
  B2,
  B3,
  B4,
  B5,
  B6,
  B7,
  B8,
  B9,
  B10,
  C1,
  C2,
  C3,
  C4,
  C5,
  C6,
  C7,
  C8,
  C9,
  C10,
  C11,
  C12,
  C13,
  C14,
  C15,
  C16,
  C17,
  C18,
  C19,
  C20,
  C21,
  D1,
  D2,
  D3,
  D4,
  D5,
  D6,
  D7,
  D8,
  D9,
  D10,
  D11,
  E1,
  E2,
  E3,
  E4,
  E5,
  E6,
  E7,
  E8,
  E9,
  E10,
  E11,
  E12,
  E13,
  E14,
  E15,
  E16,
  E17,
  E18,
  E19,
  E20,
  E21,
  E22,
  E23,
  F1,
  F2,
  F3,
  F4,
  F5,
  F6,
  F7,
  F8,
  F9,
  F10,
  F11,
  F12,
  F13,
  G1,
  G2,
  G3,
  G4,
  G5,
  G6,
];
