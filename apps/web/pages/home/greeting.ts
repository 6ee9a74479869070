import { defaultZone, type TextKey } from '#platform/web/i18n/index';

/** Chosen by the hour in the organization's time zone. */
export const greeting = (now: Date = new Date(), zone: string = defaultZone()): TextKey => {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  if (hour >= 4 && hour < 12) return 'app:home.morning';
  return hour >= 12 && hour < 18 ? 'app:home.afternoon' : 'app:home.evening';
};
