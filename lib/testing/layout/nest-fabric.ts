import { type FabricLayout, type FabricOptions, layOnFabric } from '@/lib/layout/fabric';
import type { Draft } from '@/lib/pattern/types';

/** A layout on cloth that is wide enough. */
export function nestFabric(draft: Draft, options: FabricOptions): FabricLayout {
  const layout = layOnFabric(draft, options);
  if (!layout) throw new Error(`No layout on ${options.width} cm`);
  return layout;
}
