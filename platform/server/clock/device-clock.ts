import { clockDrift, longestWait } from '#platform/contract/device-clock';
import { invalid } from '#platform/contract/errors';

/** Refuses a device time in this field that is ahead of now, or older than an entry may wait. */
export const checkDeviceTime = (body: Record<string, unknown>, field: string, now: Date): void => {
  const sent = body[field];
  if (typeof sent !== 'string') return;
  const ahead = Date.parse(sent) - now.getTime();
  if (ahead > clockDrift) throw invalid({ [field]: ['device_ahead'] });
  if (ahead < -longestWait) throw invalid({ [field]: ['device_time'] });
};
