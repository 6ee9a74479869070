import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { taskEndpoints } from '../../contract/index.ts';
import { applyTransition } from './apply-transition.ts';
import { presentTask } from './task-presenter.ts';
import { findTask } from './task-repository.ts';

export const transitionTask = async (call: SignedInCall<(typeof taskEndpoints)['transitionTask']>) => {
  const { body, tenant, person, now } = call;
  const task = await findTask(tenant, body.id, { lock: true });
  if (!task) throw notFound();
  await applyTransition(call, task, body);
  return presentTask(tenant, person, task.id, now);
};
