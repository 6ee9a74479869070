import { z } from 'zod';
import { longestWait } from './device-clock.ts';

/** Milliseconds. A phone whose battery was empty may believe that it is 1970. */
const aCentury = 100 * 366 * 24 * 3_600_000;

/** Milliseconds that the server's clock is ahead of the device's, as the device has measured it. */
export const clockOffset = z.int().min(-aCentury).max(aCentury).default(0);

/** When something was entered: the device's time put right by what its clock is off. When it arrived, where that is later than
 * it arrived or longer ago than an entry may wait on a device. */
export const enteredAt = (deviceAt: string | undefined, offset: number, receivedAt: string): string => {
  const received = Date.parse(receivedAt);
  const given = deviceAt === undefined ? received : Date.parse(deviceAt) + offset;
  const isBelieved = given <= received && given >= received - longestWait;
  return new Date(isBelieved ? given : received).toISOString();
};

/** Of two entries of one thing the later one stands; of two at the same moment the one that arrived last. */
export const standsOver = (arriving: string, standing: string | null): boolean =>
  standing === null || Date.parse(arriving) >= Date.parse(standing);
