export type { CalendarDate, FindCalendarDates } from './calendar-dates.ts';
export { feature } from './feature.ts';
export { writeCalendar } from './write-calendar.ts';
