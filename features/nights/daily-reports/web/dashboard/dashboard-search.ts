import { rangeSearch } from '#platform/web/routing/search-fields';
import { reportList } from '../list/report-list.ts';

/** The parameters of the dashboard; it shares the filters of place and person with the list. */
export const dashboardSearch = reportList.schema.extend(rangeSearch);
