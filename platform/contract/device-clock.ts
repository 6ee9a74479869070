const minutes = 60_000;

/** How far the clock of a device may be ahead of ours. */
export const clockDrift = 5 * minutes;

/** How long an entry may wait on a device for a connection. */
export const longestWait = 7 * 24 * 60 * minutes;

/** Whether an entry came so much later, or earlier, than the device says that people are shown both times. */
export const isApart = (receivedAt: string, deviceAt: string | null): deviceAt is string =>
  deviceAt !== null && Math.abs(Date.parse(receivedAt) - Date.parse(deviceAt)) > 10 * minutes;

/** When it happened: the device knows, unless its clock is ahead. Times may be written in different ways. */
export const happenedAt = (receivedAt: string, deviceAt: string | null): string =>
  deviceAt !== null && Date.parse(deviceAt) < Date.parse(receivedAt) ? deviceAt : receivedAt;
