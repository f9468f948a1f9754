'use client';

import { useEffect, useState } from 'react';
import type { FabricName } from '@/lib/fabrics/fabrics';
import { fabricFor } from '@/lib/fabrics/falls-as';
import { useLook } from '../look/use-look';
import { useCreator } from '../store/provider';
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

/** The garment on the body of whoever it is for, hanging as the cloth does that it is shown in. */
export default function WornView(props: WornViewProps) {
  const [asked, setAsked] = useState<FabricName | null>(null);
  const { look } = useLook();
  const garment = useCreator((state) => state.history.present.choices.garment);
  const control = useWornControl(fabricFor(asked, look, garment), props.onUnable);
  return control && <Hung {...props} control={control} onFabric={setAsked} />;
}

interface HungProps extends WornViewProps {
  readonly control: WornControl;
  readonly onFabric: (fabric: FabricName) => void;
}

function Hung({ control, looking, onWorn, onUnable, onFabric }: HungProps) {
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
      {isShown && (
        <WornGarment hung={hung} isNewest={status === 'hung'} onUnable={onUnable} onFabric={onFabric} />
      )}
      <HangingNote status={status} reason={reason} keepsLast={isShown && hung.answer.phase === 'done'} />
    </>
  );
}
