export type { CalendarDate, LoadCalendarDates } from './calendar-dates.ts';
export { writeCalendar } from './write-calendar.ts';
