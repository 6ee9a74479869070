import { createHash } from 'node:crypto';
import type { Wiring } from '#platform/server/http/wiring';
import { makePaper, type Paper } from './paper.ts';

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export type PutPaper = { bytes: Buffer; size: number; sha256: string };

/** Makes a paper that will not change, and stores it under a new key that is never written again. */
export const putPaper = async (
  { storage }: Pick<Wiring, 'storage'>,
  key: string,
  paper: Omit<Paper, 'name'>,
  signal?: AbortSignal,
): Promise<PutPaper> => {
  const bytes = await makePaper({ storage }, paper, { signal });
  await storage.putBytes(key, bytes);
  return { bytes, size: bytes.length, sha256: sha256Of(bytes) };
};
