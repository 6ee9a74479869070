export { type CalendarFeed, calendarFeedEndpoints } from './endpoints.ts';
