import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { readJsonFile, writeJsonFile } from '../json-file';

interface Keys {
  /** Signs tokens. */
  readonly jwks: { readonly keys: JWK[] };
  /** Signs cookies. */
  readonly cookies: string[];
}

/** The provider's keys, made at first start and kept, so that tokens outlive a restart. */
export async function keptKeys(path: string): Promise<Keys> {
  const kept = readJsonFile<Keys | undefined>(path, undefined);
  if (kept) return kept;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = {
    ...(await exportJWK(privateKey)),
    use: 'sig',
    alg: 'RS256',
    kid: randomBytes(8).toString('hex'),
  };
  const keys = { jwks: { keys: [key] }, cookies: [randomBytes(32).toString('hex')] };
  writeJsonFile(path, keys);
  return keys;
}
