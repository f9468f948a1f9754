'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { handyFigures } from './handy-figures';

type Figures = Record<string, number | string>;

/** The ending by which what is cut for her left is told from its like on the right. */
const LEFT = /-left$/;

/** The catalogue in the reader's words. Names come from data, so a missing one shows its own name rather than nothing. */
interface CatalogueWords {
  readonly garment: (garment: string) => string;
  readonly garmentHelp: (garment: string) => string | undefined;
  readonly slot: (slot: string) => string;
  readonly slotHelp: (slot: string) => string | undefined;
  readonly value: (slot: string, value: string) => string;
  readonly valueHelp: (slot: string, value: string) => string | undefined;
  readonly size: (size: string) => string;
  readonly sizeHelp: (size: string) => string | undefined;
  readonly preset: (preset: string) => string;
  readonly reason: (code: string) => string;
  /** What a piece is called; one for each side of the wearer is told apart from the other. */
  readonly piece: (piece: string, side?: 'left' | 'right') => string;
  readonly notice: (code: string, figures: Figures) => string;
}

export function useCatalogueWords(): CatalogueWords {
  const t = useTranslations('catalogue');
  return useMemo(() => {
    const say = t as unknown as { (key: string, figures?: Figures): string; has(key: string): boolean };
    const name = (key: string, own: string) => (say.has(key) ? say(key) : own);
    const help = (key: string) => (say.has(key) ? say(key) : undefined);
    return {
      garment: (garment) => name(`garments.${garment}.name`, garment),
      garmentHelp: (garment) => help(`garments.${garment}.help`),
      slot: (slot) => name(`slots.${slot}.name`, slot),
      slotHelp: (slot) => help(`slots.${slot}.help`),
      value: (slot, value) => name(`values.${slot}.${value}.name`, value),
      valueHelp: (slot, value) => help(`values.${slot}.${value}.help`),
      size: (size) => name(`sizes.${size}.name`, size),
      sizeHelp: (size) => help(`sizes.${size}.help`),
      preset: (preset) => name(`presets.${preset}`, preset),
      reason: (code) => name(`reasons.${code}`, code),
      piece: (piece, side) => {
        const own = side === 'left' ? piece.replace(LEFT, '') : piece;
        const called = name(`pieces.${own}`, own);
        return side ? say(`ofSide.${side}`, { name: called }) : called;
      },
      notice: (code, figures) =>
        say.has(`notices.${code}`) ? say(`notices.${code}`, handyFigures(figures)) : code,
    };
  }, [t]);
}
