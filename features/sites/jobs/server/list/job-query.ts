import type { QueryOf } from '#platform/contract/endpoint';
import type { jobEndpoints } from '../../contract/index.ts';

export type JobQuery = QueryOf<(typeof jobEndpoints)['listJobs']>;

export type JobFilter = Omit<JobQuery, 'page' | 'per_page' | 'total' | 'include'>;
