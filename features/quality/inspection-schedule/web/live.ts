import { dueEndpoints as dateEndpoints } from '#features/quality/inspections/contract';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { dueEndpoints, planEndpoints } from '../contract/index.ts';

/** Lists show due dates and plans together, so a change of one changes all of them. */
export const refreshDue: LiveEntity = (client) => {
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
  'planned-inspection': refreshDue,
  'inspection-due': refreshDue,
  // Jobs and buildings set how often a site is inspected.
  job: refreshDue,
  building: refreshDue,
};
