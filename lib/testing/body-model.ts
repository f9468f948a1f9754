import { readFileSync } from 'node:fs';
import { decodeModel } from '@/lib/tryon/body/asset';
import type { BodyModel } from '@/lib/tryon/body/model';

const asset = new URL('../tryon/body/body.bin', import.meta.url);

/** The bytes of the body, as the browser would fetch them. */
export const bodyAsset = (): Uint8Array => readFileSync(asset);

export const bodyModel = (): BodyModel => decodeModel(bodyAsset());
