const minutes = 60_000;

/** Milliseconds that a device's clock may be ahead of the server's. */
export const clockDrift = 5 * minutes;

/** Milliseconds that an entry may wait on a device for a connection. */
export const longestWait = 7 * 24 * 60 * minutes;

/** Whether the two times differ so much that people are shown both. */
export const differsFromServerTime = (receivedAt: string, deviceAt: string | null): deviceAt is string =>
  deviceAt !== null && Math.abs(Date.parse(receivedAt) - Date.parse(deviceAt)) > 10 * minutes;

/** When it happened: the device's time, unless its clock is ahead. The two times may be written in different
 * formats. */
export const happenedAt = (receivedAt: string, deviceAt: string | null): string =>
  deviceAt !== null && Date.parse(deviceAt) < Date.parse(receivedAt) ? deviceAt : receivedAt;
