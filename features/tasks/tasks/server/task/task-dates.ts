import { instantAt } from '#platform/contract/zoned-time';

/** A due date without a time means the end of that day at the building. */
export const dueInstant = (due: string, zone: string): string =>
  due.length === 10 ? instantAt(due, '23:59', zone) : new Date(due).toISOString();
