import { dueEndpoints as dateEndpoints } from '#features/inspections/contract';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { dueEndpoints, planEndpoints } from '../contract/index.ts';

/** Days and plans are shown together: one that moves changes all of them. */
export const readDueAgain: LiveEntity = (client) => {
  for (const endpoint of [
    dueEndpoints.listDueInspections,
    dueEndpoints.getDueSummary,
    dateEndpoints.getInspectionDue,
    planEndpoints.getInspectionSchedule,
  ]) {
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
  }
};

export const live: LiveEntities = {
  'planned-inspection': readDueAgain,
  'inspection-due': readDueAgain,
  // Both say how often is inspected.
  job: readDueAgain,
  building: readDueAgain,
};
