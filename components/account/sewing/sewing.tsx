'use client';

import type { Api } from '@/components/api/client';
import type { Sewing as Steps } from '@/lib/exports/extras/sewing';
import { KeptPattern } from '../offline/kept-pattern';
import { StepByStep } from './step-by-step';

const fetchSteps = (api: Api, id: string): Promise<Steps> => api.sewing(id);

/** The booklet as a page to sew from. */
export function Sewing() {
  return (
    <KeptPattern name="sewing-steps" fetch={fetchSteps}>
      {(sewing, kept) => <StepByStep sewing={sewing} kept={kept} />}
    </KeptPattern>
  );
}
