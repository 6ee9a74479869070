import { seesOnlyFinal, visibleStatuses } from '#features/quality/inspections/contract';
import type { Person } from '#platform/server/http/person';
import { mayPlan, type PlannedInspection } from '../../contract/index.ts';
import type { PlanRow } from './plan-repository.ts';

/** Everybody who sees the schedule learns that the inspection has begun. Only people who may open the inspection get its
 * id. */
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
