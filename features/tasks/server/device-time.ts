import { invalid } from '#platform/contract/errors';

const minutes = 60_000;
const days = 24 * 60 * minutes;

/** How far a clock may be ahead of ours. */
export const tolerance = 5 * minutes;

/** When a device did something: not ahead of now, and at most 7 days ago, for work that waited without a connection. */
export const checkDeviceTime = (deviceAt: string | undefined, now: Date): void => {
  if (deviceAt === undefined) return;
  const ahead = Date.parse(deviceAt) - now.getTime();
  if (ahead > tolerance) throw invalid({ device_at: ['device_ahead'] });
  if (ahead < -7 * days) throw invalid({ device_at: ['device_time'] });
};
