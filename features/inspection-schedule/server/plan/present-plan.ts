import type { Person } from '#platform/server/http/person';
import { mayPlan, type PlannedInspection } from '../../contract/index.ts';
import type { PlanRow } from './plan-repository.ts';

export const presentPlan = (row: PlanRow, person: Person): PlannedInspection => ({
  ...row,
  can: { move: row.inspection === null && mayPlan(person, [row.inspector?.id ?? null]) },
});
