'use client';

import { type CSSProperties, useMemo } from 'react';
import { type Inks, inksOf } from '@/lib/cloth/inks';
import { type Look, lookText, readLook } from '@/lib/cloth/look';
import { useCreator } from '../store/provider';

interface ShownIn {
  /** Nothing while the garment is shown in unbleached cotton. */
  readonly look: Look | undefined;
  readonly inks: Inks | undefined;
  readonly show: (look: Look | undefined) => void;
}

/** What the garment is shown in, and how to show it in something else. */
export function useLook(): ShownIn {
  const text = useCreator((state) => state.history.present.look);
  const setLook = useCreator((state) => state.setLook);
  return useMemo(() => {
    const look = readLook(text);
    return {
      look,
      inks: look && inksOf(look),
      show: (next) => setLook(next && lookText(next)),
    };
  }, [text, setLook]);
}

/** What an element has for the pictures in it to show the garment in its cloth. */
export function useClothOfPictures() {
  const { inks } = useLook();
  const colours = inks && { '--line': inks.line, '--trace': inks.trace, '--cloth-inside': inks.inside };
  return { 'data-cloth': inks ? 'chosen' : 'toile', style: colours as CSSProperties | undefined } as const;
}
