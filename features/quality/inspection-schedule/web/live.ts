import { dueEndpoints as dateEndpoints } from '#features/quality/inspections/contract';
import { queryKeyOf } from '#platform/web/api/index';
import type { LiveEntities, LiveEntity } from '#platform/web/feature/index';
import { dueEndpoints, planEndpoints } from '../contract/index.ts';

/** Lists show due dates and plans together, so a change of one changes all of them. */
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
  // Jobs and buildings set how often a site is inspected.
  job: readDueAgain,
  building: readDueAgain,
};
