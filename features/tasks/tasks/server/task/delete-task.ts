import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { taskEndpoints } from '../../contract/index.ts';
import { continueAfter } from '../series/continue-series.ts';
import { recordTaskChange } from './record-task-change.ts';
import { loadTask, updateTask } from './task-repository.ts';

export const deleteTask = async (call: SignedInCall<(typeof taskEndpoints)['deleteTask']>) => {
  const { params, tenant, now } = call;
  const task = await loadTask(tenant, params.id, { lock: true });
  if (!task) throw notFound();
  await updateTask(tenant, params.id, { deleted_at: now.toISOString() });
  await recordTaskChange(call, { action: 'task.deleted', task, from: task.status });
  await continueAfter(call, task, 'cancelled', now);
  return { id: params.id };
};
