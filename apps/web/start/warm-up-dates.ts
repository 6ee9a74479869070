import { wallOf } from '#platform/contract/zoned-time';

/** The first use of time zones takes a phone a tenth of a second: better while it waits for the application's code than
 * while it draws a page. */
export const warmUpDates = (): void => {
  wallOf(Date.now(), 'America/Denver');
};
