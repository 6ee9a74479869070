import { z } from 'zod';
import { longestWait } from './device-clock.ts';

/** Milliseconds. So large because a phone whose battery was empty may believe that it is 1970. */
const aCentury = 100 * 366 * 24 * 3_600_000;

/** Milliseconds that the server's clock is ahead of the device's, as the device has measured it. */
export const clockOffset = z.int().min(-aCentury).max(aCentury).default(0);

/** The moment when something was entered: the device's time, corrected by the offset of its clock. If that is after the
 * arrival, or longer before it than an entry may wait on a device, it is the moment of arrival. */
export const enteredAt = (deviceAt: string | undefined, offset: number, receivedAt: string): string => {
  const received = Date.parse(receivedAt);
  const entered = deviceAt === undefined ? received : Date.parse(deviceAt) + offset;
  const isBelieved = entered <= received && entered >= received - longestWait;
  return new Date(isBelieved ? entered : received).toISOString();
};

/** Whether an arriving entry replaces the standing one: the later of two stands; of two at the same moment, the one that
 * arrived last. */
export const isLaterEntry = (arriving: string, inForce: string | null): boolean =>
  inForce === null || Date.parse(arriving) >= Date.parse(inForce);
