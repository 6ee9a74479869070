import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';

const path = '/user/calendar-feed';

const feed = z.object({ created_at: z.string(), last_read_at: z.string().nullable() });

export type CalendarFeed = z.infer<typeof feed>;

export const calendarFeedEndpoints = {
  getCalendarFeed: endpoint({
    method: 'GET',
    path,
    summary: 'Since when the caller has a calendar feed, and when it was last read; null without one',
    access: 'signed-in',
    answer: feed.nullable(),
  }),
  createCalendarFeed: endpoint({
    method: 'POST',
    path,
    summary: 'Make the address of a calendar feed, which is answered this once; the one before ends',
    access: 'signed-in',
    body: z.strictObject({}),
    answer: feed.extend({ url: z.string() }),
    rate: 'write',
    audit: 'calendar-feed.created',
  }),
  revokeCalendarFeed: endpoint({
    method: 'DELETE',
    path,
    summary: 'End the calendar feed of the caller',
    access: 'signed-in',
    answer: z.object({ revoked: z.boolean() }),
    rate: 'write',
    audit: 'calendar-feed.revoked',
  }),
  readCalendarFeed: endpoint({
    method: 'GET',
    path: '/calendar/{calendarToken}/dates.ics',
    root: true,
    summary: 'The dates that the owner of the address may see now, as iCalendar',
    access: 'public',
    params: z.strictObject({ calendarToken: z.string().regex(/^[\w-]{43}$/) }),
    answer: 'file',
    rate: 'public',
  }),
};
