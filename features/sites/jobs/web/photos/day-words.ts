import { capitalized, formatDate, formatDay } from '#platform/web/i18n/index';

/** Above a photo there is room for a weekday or a year: a date of another year shows the year. `whole` shows both. */
export const dayWords = (day: string, whole = false): string => {
  if (whole) return `${capitalized(formatDay(day))}, ${day.slice(0, 4)}`;
  return day.slice(0, 4) === String(new Date().getFullYear()) ? capitalized(formatDay(day)) : formatDate(day);
};
