import type { Socket } from 'node:net';

/** The least that an upload must send in a time. A slower connection is abandoned, or holds a place on purpose: even the
 * slowest phone connection is five times faster. */
const slowest = { bytes: 8192, milliseconds: 30_000 };

/** Closes a connection whose bytes come too slowly. Returns a function that stops the check. */
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
