import type { QueryOf } from '#platform/contract/endpoint';
import type { actionLogListEndpoints } from '../../contract/index.ts';

export type ListQuery = QueryOf<(typeof actionLogListEndpoints)['listActionLogs']>;

export type ListFilters = Omit<ListQuery, 'page' | 'per_page' | 'total'>;
