export type { CalendarDate, FindCalendarDates } from './calendar-dates.ts';
export { writeCalendar } from './write-calendar.ts';
