import { formatDate } from '#platform/web/i18n/index';

/** `11/2026` for any date of November 2026. */
export const formatMonth = (date: string): string => formatDate(date).replace(/\/\d+\//, '/');
