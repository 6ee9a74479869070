import type { Tenant } from '#platform/server/db/tenant';
import { openStatuses } from '../../contract/index.ts';
import type { TaskRecord } from '../task/task-repository.ts';

/** The open tasks of a special project, locked in the order of their ids. Out of scope too: the caller has checked the rights
 * over the project. */
export const lockOpenTasksOfProject = (tenant: Tenant, projectId: number): Promise<TaskRecord[]> =>
  tenant.db
    .selectFrom('tasks')
    .selectAll()
    .where('organization_id', '=', tenant.organizationId)
    .where('source', '=', 'special_project')
    .where('related_type_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .where('status', 'in', [...openStatuses])
    .orderBy('id')
    .forUpdate()
    .execute();
