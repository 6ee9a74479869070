import type { Socket } from 'node:net';

/** A connection on which an upload stands still for half a minute is somebody who holds places, or nobody any more; the
 * slowest line of a phone is five times faster. */
const slowest = { bytes: 8192, milliseconds: 30_000 };

/** Cuts a connection off whose bytes come too slowly, until it is told to stop. */
export const requirePace = (
  socket: Pick<Socket, 'bytesRead' | 'destroy'>,
  { bytes, milliseconds } = slowest,
): (() => void) => {
  let seen = socket.bytesRead;
  const clock = setInterval(() => {
    if (socket.bytesRead - seen < bytes) socket.destroy();
    seen = socket.bytesRead;
  }, milliseconds);
  clock.unref();
  return () => clearInterval(clock);
};
