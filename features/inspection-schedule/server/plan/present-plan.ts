import { seesOnlyFinal, visibleStatuses } from '#features/inspections/contract';
import type { Person } from '#platform/server/http/person';
import { mayPlan, type PlannedInspection } from '../../contract/index.ts';
import type { PlanRow } from './plan-repository.ts';

/** That it has begun everybody may know who sees the schedule; the inspection itself is opened by who sees it elsewhere. */
const inspectionFor = (
  { inspection }: PlanRow,
  { flags, userId }: Person,
): PlannedInspection['inspection'] => {
  if (!inspection) return null;
  const { id, status, inspected_by } = inspection;
  const sees = visibleStatuses(flags).includes(status) || (inspected_by === userId && !seesOnlyFinal(flags));
  return { id: sees ? id : null, status };
};

export const presentPlan = (row: PlanRow, person: Person): PlannedInspection => ({
  ...row,
  inspection: inspectionFor(row, person),
  can: { move: row.inspection === null && mayPlan(person, [row.inspector?.id ?? null]) },
});
