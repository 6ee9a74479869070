import { endpointQuery } from '#platform/web/api/index';
import { dueEndpoints } from '../../contract/index.ts';

export const dueSummaryQuery = endpointQuery(dueEndpoints.getDueSummary);
