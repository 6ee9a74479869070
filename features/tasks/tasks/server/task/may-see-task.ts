import type { Tenant } from '#platform/server/db/tenant';
import { findTask } from './task-repository.ts';

/** Files of a task are seen by whoever sees the task. */
export const maySeeTask = async (tenant: Tenant, taskId: number): Promise<boolean> =>
  (await findTask(tenant, taskId)) !== undefined;
