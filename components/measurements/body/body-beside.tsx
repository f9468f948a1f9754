'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import type { MeasurementName } from '@/lib/measurements/names';
import type { Understood } from '../understood';
import type { Unit } from '../units';
import { useBody } from './use-body';

const TurnableBody = dynamic(() => import('./turnable-body'), { ssr: false });

interface BodyBesideProps {
  readonly understood: Understood | null;
  readonly active: MeasurementName;
  readonly unit: Unit;
  /** The flat drawing, where the body cannot be drawn in space or is not yet. */
  readonly children: ReactNode;
}

/** The body as it is understood, in space where the browser can, with the tape of the measurement in hand. */
export function BodyBeside({ understood, active, unit, children }: BodyBesideProps) {
  const [unable, setUnable] = useState(false);
  const answer = useBody(unable ? null : (understood?.body ?? null));
  if (!answer || !understood || unable) return children;
  return (
    <TurnableBody
      answer={answer}
      understood={understood}
      active={active}
      unit={unit}
      onUnable={() => setUnable(true)}
    />
  );
}
