import type { Locale } from '#platform/contract/fields';
import { intlOf } from './read-texts.ts';

/** `2027-04`, or a day of it, as `April 2027`. */
export const shownMonth = (month: string, locale: Locale): string => {
  const words = new Intl.DateTimeFormat(intlOf[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return words.format(Date.parse(`${month.slice(0, 7)}-01T00:00:00Z`));
};
