import type { ShareLink } from '#features/sites/sharing/contract';
import { shareRecord } from '#features/sites/sharing/server';
import { forbidden, notFound, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { sharedTaskEndpoints } from '../../contract/index.ts';
import { recordTaskChange } from '../task/record-task-change.ts';
import { findTask, isAssigned } from '../task/task-repository.ts';
import { isPublic, mayShareTask } from './share-policy.ts';

export const getTaskShareLink = async (
  call: SignedInCall<(typeof sharedTaskEndpoints)['getTaskShareLink']>,
): Promise<ShareLink> => {
  const { params, tenant, person } = call;
  const task = await findTask(tenant, params.id);
  if (!task) throw notFound();
  if (!mayShareTask(task, person, await isAssigned(tenant, task.id))) throw forbidden();
  if (!isPublic(task)) throw refused('internal_not_shared');
  const { link, created } = await shareRecord(call, { kind: 'task', recordId: task.id });
  if (created) await recordTaskChange(call, { action: 'task.shared', task, data: { link_id: link.id } });
  return link;
};
