import { dueEndpoints } from '#features/quality/inspections/contract';
import { endpointQuery } from '#platform/web/api/index';

/** When this job is inspected next. */
export const dueQuery = (id: number) => endpointQuery(dueEndpoints.getInspectionDue, { params: { id } });
