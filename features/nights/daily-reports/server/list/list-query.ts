import type { QueryOf } from '#platform/contract/endpoint';
import type { reportListEndpoints } from '../../contract/index.ts';

export type ListQuery = QueryOf<(typeof reportListEndpoints)['listDailyReports']>;

export type ListFilters = Omit<ListQuery, 'page' | 'per_page' | 'total'>;
