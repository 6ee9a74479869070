import { addDays } from '#platform/contract/add-days';
import { instantAt } from '#platform/contract/zoned-time';

/** A service night begins at noon of its day: before noon a shift belongs to the evening before. */
export const noon = '12:00';

const lastMinute = '11:59';

/** The last minute of the service night of a day, in the time zone of the building. Work that is planned for the evening may
 * go on past midnight. */
export const endOfNight = (day: string, zone: string): string => instantAt(addDays(day, 1), lastMinute, zone);
