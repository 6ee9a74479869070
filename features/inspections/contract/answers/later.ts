/** When an answer was given: the device's time put right by what its clock is off, and never later than it arrived. */
export const answeredAt = (deviceAt: string | undefined, offset: number, receivedAt: string): string => {
  const received = Date.parse(receivedAt);
  const given = deviceAt === undefined ? received : Date.parse(deviceAt) + offset;
  return new Date(Math.min(given, received)).toISOString();
};

/** Of two answers to one question the later one stands; of two at the same moment the one that arrived last. */
export const standsOver = (arriving: string, standing: string | null): boolean =>
  standing === null || Date.parse(arriving) >= Date.parse(standing);
