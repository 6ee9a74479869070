import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { taskEndpoints } from '../../contract/index.ts';
import { findNextTask } from './next-task-repository.ts';
import { findTask } from './task-repository.ts';

/** 404 after the last one, and when the task itself is out of sight. */
export const getNextTask = async ({
  params,
  query,
  tenant,
}: SignedInCall<(typeof taskEndpoints)['getNextTask']>) => {
  const task = await findTask(tenant, params.id);
  const id = task && (await findNextTask(tenant, task, query.scope));
  if (id === undefined) throw notFound();
  return { id };
};
