import { refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Inspection, inspectionEndpoints } from '../../contract/index.ts';
import { presentInspection } from '../inspection/present-inspection.ts';
import { changeStatus } from './change-status.ts';
import { countLinkedTasks } from './linked-tasks-repository.ts';
import { loadForTransition } from './load-for-transition.ts';

/** Open tasks stay open when the person has seen how many there are. */
export const finalizeInspection = async (
  call: SignedInCall<(typeof inspectionEndpoints)['finalizeInspection']>,
): Promise<Inspection> => {
  const { tenant, params, body } = call;
  const inspection = await loadForTransition(call, 'finalize', params.id);
  const counts = await countLinkedTasks(tenant, inspection.id);
  const { open_tasks: count } = counts;
  if (count > 0 && count !== body.open_tasks)
    throw refused('inspection_open_tasks', { count }, { open_tasks: count });
  await changeStatus(call, inspection, {
    transition: 'finalize',
    to: 'finalized',
    set: counts,
    deviceAt: body.device_at ?? null,
  });
  return presentInspection(call, inspection.id);
};
