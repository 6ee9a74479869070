import type { Sample } from '#platform/server/testing/sample';
import { calendarFeedEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  ofCompany: true,
  create: async ({ call }) => {
    const { url } = await call(calendarFeedEndpoints.createCalendarFeed, { body: {} });
    return { calendarToken: new URL(url).pathname.split('/')[2] ?? '' };
  },
};
