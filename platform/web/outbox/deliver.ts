import type { EndpointShape } from '#platform/contract/endpoint';
import { send } from '../api/send.ts';
import { upload } from '../api/upload.ts';
import type { Write } from './write.ts';

const timeout = 30_000;
/** Bytes per millisecond of the slowest connection that is worth waiting for. */
const slowest = 16;

const sizeOf = (write: Write): number => write.files.reduce((sum, { file }) => sum + file.size, 0);

/** Sends a write once, in the name of the person who entered it. The server refuses it in another person's session. */
export const deliver = (
  endpoint: EndpointShape,
  write: Write,
  onProgress?: (share: number) => void,
): Promise<unknown> => {
  const options = {
    idempotencyKey: write.id,
    as: write.owner,
    anonymous: true,
    signal: AbortSignal.timeout(timeout + sizeOf(write) / slowest),
  };
  if (write.files.length === 0) return send(endpoint, write.parts, options);
  const parts = { ...write.parts, files: write.files };
  return upload(endpoint, parts as never, { ...options, onProgress });
};
