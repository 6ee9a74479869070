import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileAnswer } from '#platform/server/http/call';

const image = readFileSync(join(import.meta.dirname, './speed-image.png'));

/** Clients time these 381 bytes to see whether a connection is there, and how fast. */
export const getSpeedImage = async (): Promise<FileAnswer> => ({
  body: image,
  mime: 'image/png',
  size: image.length,
  cache: 'never',
});
