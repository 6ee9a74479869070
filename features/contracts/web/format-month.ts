import { intlLocale } from '#platform/web/i18n/index';

/** `April 2027`. */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat(intlLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );
