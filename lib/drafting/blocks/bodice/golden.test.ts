import { describe, expect, it } from 'vitest';
import { pathLength } from '@/lib/geometry/length';
import { rotate } from '@/lib/geometry/point';
import { STANDARD_SIZES } from '@/lib/measurements/standard-sizes';
import { armholeCurve, BACK_FULLNESS, FRONT_FULLNESS } from './armhole';
import { BACK_SLOPE } from './neckline';
import { type BodicePoints, bodicePoints } from './points';
import { shapeWaist } from './waist-shaping';

const ease = { bust: 10, waist: 6, hip: 6, biceps: 5, armholeDepth: 2.2, backWidth: 0.5, neck: 0.5 };

function block(): BodicePoints {
  return bodicePoints({
    body: STANDARD_SIZES['38'],
    ease,
    sleeveless: false,
    armholeExtra: 0,
    widthExtra: 0,
  });
}

function near(actual: number, expected: number, tolerance = 0.02): void {
  expect(Math.abs(actual - expected), `${actual} against ${expected}`).toBeLessThanOrEqual(tolerance);
}

describe('block of chart size 38 (METHODS §3.8)', () => {
  const { levels, widths, neck, balance, back, front } = block();

  it('has the published levels and widths', () => {
    near(levels.armholeDepth, 20.99);
    near(levels.underarm, 20.51);
    near(widths.backBust, 24);
    near(widths.frontBust, 25);
  });

  it('has the published neckline', () => {
    near(neck.backWidth, 6.94);
    near(neck.frontWidth, 6.45);
    near(neck.frontDrop, 7.24);
    near(neck.back, 7.52);
    near(neck.front, 10.73);
    near(front.neckPit.y, 37.58);
  });

  it('has the published points', () => {
    near(back.sideNeck.y, 43.5);
    near(back.bodyTip.x, 19.33);
    near(back.bodyTip.y, 39.24);
    near(front.bust.x, 9.55);
    near(front.bust.y, 18);
    near(front.sideNeck.y, 44.82);
    near(front.bodyTip.x, 17.95);
    near(front.bodyTip.y, 39.94);
  });

  it('has the published bust dart and balance', () => {
    near(balance.angle, 13.9);
    near(balance.width, 3.74);
    near(balance.balance, 2.42);
  });

  it('has armholes of 21.9 and 20.9', () => {
    const backTip = back.tip;
    const underarm = { x: widths.backBust, y: levels.underarm };
    const backCurve = armholeCurve(
      {
        tip: backTip,
        tipHeading: -BACK_SLOPE - 90,
        width: { x: widths.backAcross, y: underarm.y + 0.42 * (backTip.y - underarm.y) },
        underarm,
        underarmHeading: 0,
      },
      BACK_FULLNESS,
    );
    near(pathLength(backCurve), 21.9, 0.07);
    const opened = rotate({ x: widths.frontBust, y: levels.underarm }, front.bust, balance.angle);
    const frontCurve = armholeCurve(
      {
        tip: front.tip,
        tipHeading: -front.slope - 90,
        width: { x: widths.frontAcross, y: opened.y + 0.36 * (front.tip.y - opened.y) },
        underarm: opened,
        underarmHeading: balance.angle,
      },
      FRONT_FULLNESS,
    );
    near(pathLength(frontCurve), 20.9, 0.12);
  });
});

describe('taking in the waist', () => {
  const everywhere = { centreBack: true, back: true, front: true };
  const total = ({ centreBack, back, side, front, left }: ReturnType<typeof shapeWaist>) =>
    centreBack + [...back, ...front].reduce((sum, width) => sum + width, 0) + 2 * side + left;

  it('shares 11 cm as METHODS §3.6 does', () => {
    const shaping = shapeWaist(11, everywhere);
    near(shaping.centreBack, 0.88);
    near(shaping.side, 1.76);
    near(shaping.back[0] as number, 3.3);
    near(shaping.front[0] as number, 3.3);
  });

  it.each([0.3, 2, 5, 9, 14, 18, 24, 30])('loses nothing of %s cm and makes two of a wide dart', (wanted) => {
    const shaping = shapeWaist(wanted, everywhere);
    near(total(shaping), wanted, 1e-9);
    for (const width of [...shaping.back, ...shaping.front]) {
      expect(width).toBeLessThanOrEqual(4);
      expect(width).toBeGreaterThanOrEqual(0.4);
    }
  });

  it('draws no darts where the waist is the wider, and lets the sides out', () => {
    expect(shapeWaist(-3, everywhere)).toEqual({ centreBack: 0, back: [], side: -1.5, front: [], left: 0 });
  });
});
