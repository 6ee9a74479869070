import type { SignedInCall } from '#platform/server/http/call';
import { type Inspection, type inspectionEndpoints, targetOf } from '../../contract/index.ts';
import { presentInspection } from '../inspection/present-inspection.ts';
import { changeStatus } from './change-status.ts';
import { countLinkedTasks } from './linked-tasks-repository.ts';
import { loadForTransition } from './load-for-transition.ts';

/** The time until it becomes final by itself begins anew. */
export const reopenInspection = async (
  call: SignedInCall<(typeof inspectionEndpoints)['reopenInspection']>,
): Promise<Inspection> => {
  const { tenant, person, params, body, now } = call;
  const inspection = await loadForTransition(call, 'reopen', params.id);
  const counts = await countLinkedTasks(tenant, inspection.id);
  const to = targetOf('reopen', { status: inspection.status, openTasks: counts.open_tasks });
  await changeStatus(call, inspection, {
    transition: 'reopen',
    to,
    set: { ...counts, reopened_at: now.toISOString(), reopened_by: person.userId },
    note: body.reason,
    deviceAt: body.device_at ?? null,
  });
  return presentInspection(call, inspection.id);
};
