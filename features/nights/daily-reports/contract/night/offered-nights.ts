import { addDays } from '#platform/contract/add-days';
import { wallOf } from '#platform/contract/zoned-time';
import { serviceNight } from './service-night.ts';

const nightsBack = [0, 1, 2];

/** The nights for which a report is usually begun, the current one first. Earlier nights are offered too, because at noon the
 * last one ends. */
export const offeredNights = (now: string, zone: string): string[] => {
  const current = serviceNight(now, zone);
  return nightsBack.map((nights) => addDays(current, -nights));
};

const nightNames = ['tonight', 'lastNight', 'nightBefore'] as const;

/** What people call a night, by today's date at the building; nothing for one that is longer ago. */
export const nightName = (
  night: string,
  now: string,
  zone: string,
): (typeof nightNames)[number] | undefined => {
  const today = wallOf(now, zone).slice(0, 10);
  return nightNames.find((_name, nights) => addDays(today, -nights) === night);
};
