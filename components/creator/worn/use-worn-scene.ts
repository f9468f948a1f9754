'use client';

import { type RefObject, useRef } from 'react';
import { toShares } from '@/components/space/colour';
import { useCanvas } from '@/components/space/use-canvas';
import { sharesOf } from '@/lib/cloth/colours';
import { FABRICS, type FabricName } from '@/lib/fabrics/fabrics';
import type { WornShown } from '../worker/worn-protocol';
import type { Bolts } from './cloth/bolt';
import { frameOf } from './frame';

import { WornScene } from './scene/worn-scene';

interface Sight {
  readonly answer: WornShown;
  readonly fabric: FabricName;
  readonly bolts: Bolts;
  /** Colour of seams on this cloth, `#rrggbb`. */
  readonly line: string | undefined;
  readonly turn: number;
  readonly mapped: boolean;
  readonly onUnable: () => void;
}

/** Draws the garment on the body whenever something of it changes, and at no other time. */
export function useWornScene(canvas: RefObject<HTMLCanvasElement | null>, sight: Sight): void {
  const given = useRef<Partial<Sight>>({});
  useCanvas<WornScene>(canvas, {
    open(gl) {
      given.current = {};
      return new WornScene(gl);
    },
    draw(scene, element, density) {
      handOver(scene, given.current, sight);
      given.current = sight;
      const { answer, fabric, line, turn, mapped } = sight;
      const frame = frameOf(answer, element.width / element.height);
      scene.draw({
        ...frame,
        ...coloursOf(element, mapped),
        ...(line && !mapped && { line: sharesOf(line) }),
        turn,
        density,
        light: FABRICS[fabric].light,
      });
    },
    onUnable: sight.onUnable,
  });
}

/** Gives the card what it does not have yet. */
function handOver(scene: WornScene, before: Partial<Sight>, { answer, bolts }: Sight): void {
  if (before.answer?.body !== answer.body) scene.setBody(answer.body);
  if (before.answer?.garment !== answer.garment) scene.setGarment(answer.garment);
  if (before.bolts !== bolts) scene.setBolts(bolts);
}

/** The style sheet says the colours on the canvas: skin, lines, and of the map what is loose, close and tight. */
function coloursOf(element: HTMLCanvasElement, mapped: boolean) {
  const style = getComputedStyle(element);
  const map = {
    loose: toShares(style.columnRuleColor),
    close: toShares(style.caretColor),
    pulls: toShares(style.textDecorationColor),
  };
  return { skin: toShares(style.color), line: toShares(style.outlineColor), map: mapped ? map : null };
}
