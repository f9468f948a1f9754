'use client';

import { useEffect, useState } from 'react';
import { browserStorage } from '../store/autosave';
import { useCreator } from '../store/provider';
import { type ChosenCloth, keepCloth, keptCloth } from './cloth/chosen-cloth';
import type { Swatch } from './cloth/swatch';
import { HangingNote } from './hanging-note';
import { useWornControl, useWornState } from './use-worn';
import { WornGarment } from './worn-garment';
import { isSameLook, type WornControl } from './worn-store';

interface WornViewProps {
  /** Whether the garment as worn is the view that is chosen. */
  readonly looking: boolean;
  /** Whether it now hangs, so that its flat drawing can give way. */
  readonly onWorn: (worn: boolean) => void;
  readonly onUnable: () => void;
}

/** The garment on the body of whoever it is for, in a cloth of her choice. */
export default function WornView({ looking, onWorn, onUnable }: WornViewProps) {
  const [cloth, setCloth] = useState(() => keptCloth(browserStorage()));
  const [swatch, setSwatch] = useState<Swatch | null>(null);
  const control = useWornControl(cloth, onUnable);
  const change = (next: ChosenCloth) => {
    keepCloth(browserStorage(), next);
    setCloth(next);
  };
  return (
    control && (
      <Hung
        {...{ control, looking, onWorn, onUnable, cloth, swatch }}
        onCloth={change}
        onSwatch={setSwatch}
      />
    )
  );
}

interface HungProps extends WornViewProps {
  readonly control: WornControl;
  readonly cloth: ChosenCloth;
  readonly swatch: Swatch | null;
  readonly onCloth: (cloth: ChosenCloth) => void;
  readonly onSwatch: (swatch: Swatch | null) => void;
}

function Hung({ control, looking, onWorn, onUnable, ...cloth }: HungProps) {
  const { status, hung, reason } = useWornState(control);
  const choices = useCreator((state) => state.history.present.choices);
  const isOfNow = hung !== null && isSameLook(hung.job, { ...hung.job, choices });
  const isShown = isOfNow && status !== 'unhung' && status !== 'broken';

  useEffect(() => control.look(looking), [control, looking]);
  useEffect(() => onWorn(isShown), [isShown, onWorn]);
  useEffect(() => {
    if (status === 'broken') onUnable();
  }, [status, onUnable]);

  if (!looking) return null;
  return (
    <>
      {isShown && <WornGarment hung={hung} isNewest={status === 'hung'} onUnable={onUnable} {...cloth} />}
      <HangingNote status={status} reason={reason} keepsLast={isShown && hung.answer.phase === 'done'} />
    </>
  );
}
