import { rangeSearch, urlFlag } from '#platform/web/routing/search-fields';
import { actionLogList } from '../list/action-log-list.ts';

/** The parameters of the dashboard; it shares the filters of place and person with the list. */
export const dashboardSearch = actionLogList.schema.extend({
  ...rangeSearch,
  /** The hours of restroom checks alone. */
  restrooms: urlFlag(),
});
