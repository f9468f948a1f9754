'use client';

import type { Api } from '@/components/api/client';
import type { Projection } from '@/lib/exports/extras/projector';
import { KeptPattern } from '../offline/kept-pattern';
import { Beam } from './beam';

const fetchPieces = (api: Api, id: string): Promise<Projection> => api.projection(id);

/** The pieces through a projector, on cloth, without paper. */
export function Projector() {
  return (
    <KeptPattern name="projector-pieces" fetch={fetchPieces}>
      {(projection) => <Beam projection={projection} />}
    </KeptPattern>
  );
}
