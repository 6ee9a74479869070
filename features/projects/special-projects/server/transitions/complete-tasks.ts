import { closeTasks } from '#features/tasks/tasks/server';
import { invalid } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import type { specialProjectEndpoints } from '../../contract/index.ts';
import { madeDaysOfTasks } from './project-tasks-repository.ts';

type Call = SignedInCall<(typeof specialProjectEndpoints)['completeProjectTasks']>;

/** Closes tasks of projects, each with the moment of its work; none of it was done before its project was made. */
export const completeTasks = async (call: Call) => {
  const { tenant, body } = call;
  const made = await madeDaysOfTasks(
    tenant,
    body.tasks.map(({ id }) => id),
  );
  return closeTasks(call, body.tasks, ({ id, serviced_at }) => {
    const project = made.get(id);
    if (!project || serviced_at === undefined) return;
    if (dateAt(new Date(serviced_at), project.time_zone) < project.day)
      throw invalid({ serviced_at: ['project_service_too_early'] });
  });
};
