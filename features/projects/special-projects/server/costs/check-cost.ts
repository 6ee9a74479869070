import { forbidden, invalid } from '#platform/contract/errors';
import { isEnterable } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type CostFields, seesMoney } from '../../contract/index.ts';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { todayOf } from '../project/today-of.ts';
import { projectOfTask } from '../transitions/project-tasks-repository.ts';

type Call = { tenant: Tenant; person: Person; now: Date };

/** Everything that is wrong with an entry, at once; 403 for a price from people who see none. */
export const checkCost = async (
  { tenant, person, now }: Call,
  project: StoredProject,
  fields: CostFields,
): Promise<void> => {
  if (fields.unit_cost !== undefined && !seesMoney(person.flags)) throw forbidden();
  const { worked_on, task_id } = fields;
  const today = todayOf(project, now);
  const wrong = {
    ...(worked_on > today
      ? { worked_on: 'project_cost_in_future' }
      : isEnterable(worked_on, today)
        ? {}
        : { worked_on: 'date_range' }),
    ...(task_id === null || (await projectOfTask(tenant, task_id)) === project.id
      ? {}
      : { task_id: 'project_cost_task' }),
  };
  const errors = Object.entries(wrong).map(([field, code]) => [field, [code]]);
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
};
