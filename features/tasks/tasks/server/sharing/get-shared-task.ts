import { publicNames } from '#features/accounts/access/server';
import { countView, picturesOf, unavailable } from '#features/sites/sharing/server';
import type { TokenCall } from '#platform/server/http/call';
import type { SharedTask, sharedTaskEndpoints } from '../../contract/index.ts';
import { findTaskDetail } from '../task/task-detail-repository.ts';
import { isPublic } from './share-policy.ts';
import { presentSharedTask } from './shared-task-presenter.ts';

/** A task that was deleted or became internal after it was shared is no longer available. */
export const getSharedTask = async (
  call: TokenCall<(typeof sharedTaskEndpoints)['getSharedTask']>,
): Promise<SharedTask> => {
  const { tenant, grant, now } = call;
  const row = await findTaskDetail(tenant, grant.recordId);
  if (!row || !isPublic(row)) throw await unavailable(tenant);
  const people = row.notes.flatMap(({ internal, created_by, mentions }) =>
    internal ? [] : [...(created_by === null ? [] : [created_by]), ...mentions.map(({ id }) => id)],
  );
  const names = await publicNames(tenant, people);
  const pictureUrl = await picturesOf(call);
  await countView(call);
  return presentSharedTask(row, { pictureUrl, names, now });
};
