export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** How people are greeted at this hour of a time zone. */
export const partOfDay = (now: Date, zone: string): PartOfDay => {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
};
