import { z } from 'zod';

/** Milliseconds that the server's clock is ahead of the device's, as the device has measured it. */
export const clockOffset = z.int().min(-4_000_000_000_000).max(4_000_000_000_000).default(0);

/** When something was entered: the device's time put right by what its clock is off, and never later than it arrived. */
export const enteredAt = (deviceAt: string | undefined, offset: number, receivedAt: string): string => {
  const received = Date.parse(receivedAt);
  const given = deviceAt === undefined ? received : Date.parse(deviceAt) + offset;
  return new Date(Math.min(given, received)).toISOString();
};

/** Of two entries of one thing the later one stands; of two at the same moment the one that arrived last. */
export const standsOver = (arriving: string, standing: string | null): boolean =>
  standing === null || Date.parse(arriving) >= Date.parse(standing);
