import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { calendarFeedEndpoints } from '../contract/index.ts';
import { loadCalendarFeed } from './calendar-feed-repository.ts';
import { createCalendarFeed, revokeCalendarFeed } from './own-calendar-feed.ts';
import { readCalendarFeed } from './read-calendar-feed.ts';

export const feature = defineServerFeature({
  name: 'calendar-feeds',
  endpoints: calendarFeedEndpoints,
  handlers: (gather) => ({
    getCalendarFeed: ({ tenant }) => loadCalendarFeed(tenant),
    createCalendarFeed,
    revokeCalendarFeed,
    readCalendarFeed: (call) => readCalendarFeed(call, gather('calendarDates')),
  }),
});
