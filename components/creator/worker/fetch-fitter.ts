import { decodeModel } from '@/lib/tryon/body/asset';
import { type Fitter, fitterOf } from '@/lib/tryon/body/fit';

const ASSET = new URL('../../../lib/tryon/body/body.bin', import.meta.url);

/** The woman of the asset, ready to be fitted to measurements. */
export async function fetchFitter(): Promise<Fitter> {
  const answer = await fetch(ASSET);
  if (!answer.ok) throw new Error(`The body could not be fetched: ${answer.status}`);
  return fitterOf(decodeModel(new Uint8Array(await answer.arrayBuffer())));
}
