import { intlLocale } from '#platform/web/i18n/index';

/** `23:10` as the reader writes times. */
export const timeWord = (time: string): string =>
  new Intl.DateTimeFormat(intlLocale(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2000-01-01T${time}:00Z`),
  );
