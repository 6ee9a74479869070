import { capitalized, formatDate, formatDay } from '#platform/web/i18n/index';

/** Above a photo there is room for a weekday or a year; the year where it is not this one. `whole` has both. */
export const dayWords = (day: string, whole = false): string => {
  if (whole) return `${capitalized(formatDay(day))}, ${day.slice(0, 4)}`;
  return day.slice(0, 4) === String(new Date().getFullYear()) ? capitalized(formatDay(day)) : formatDate(day);
};
