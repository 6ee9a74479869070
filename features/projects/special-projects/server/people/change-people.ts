import { isWorkHolder, loadMembership, peopleOfJob } from '#features/accounts/access/server';
import { invalid, type MessageRef, notFound, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { type PersonRole, runningStatuses, type SpecialProject } from '../../contract/index.ts';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { lockProject } from '../project/lock-project.ts';
import { presentProject } from '../project/present-project.ts';
import { hasEnded } from '../project/project-policy.ts';
import { recordProjectChange } from '../project/record-project-change.ts';
import { addPerson, removePerson } from './people-repository.ts';

type Call = {
  tenant: Tenant;
  person: Person;
  now: Date;
  say: (messageRef: MessageRef) => string;
  wiring: { events: Events };
  params: { id: number; userId: number };
  query: { updated_at?: string | undefined };
};

const lists = { scheduler: 'schedulers', manager: 'managers' } as const;

const actions = {
  scheduler: { add: 'special-project.scheduler-added', remove: 'special-project.scheduler-removed' },
  manager: { add: 'special-project.manager-added', remove: 'special-project.manager-removed' },
} as const;

const lastOf = { scheduler: 'at_least_one_scheduler', manager: 'at_least_one_manager' } as const;

const lockRunningProject = async (call: Call): Promise<StoredProject> => {
  const project = await lockProject(call, call.params.id, call.query.updated_at);
  if (hasEnded(project.status)) throw refused('project_ended');
  return project;
};

/** Requires that the person may hold work and sees the job. */
const requireReader = async ({ tenant, params }: Call, { job_id }: StoredProject): Promise<void> => {
  const member = await loadMembership(tenant, params.userId);
  if (!isWorkHolder(member)) throw notFound();
  if (job_id === null) return;
  const readers = await peopleOfJob(tenant, job_id, [params.userId]);
  if (!readers.has(params.userId)) throw invalid({ user_id: ['project_stranger'] });
};

export const addTo =
  (role: PersonRole) =>
  async (call: Call): Promise<SpecialProject> => {
    const { tenant, params } = call;
    const project = await lockRunningProject(call);
    await requireReader(call, project);
    const place = { projectId: project.id, role, userId: params.userId };
    if (await addPerson(tenant, place))
      await recordProjectChange(call, project, {
        action: actions[role].add,
        changes: { user_id: [null, params.userId] },
      });
    return presentProject(call, project.id);
  };

export const removeFrom =
  (role: PersonRole) =>
  async (call: Call): Promise<SpecialProject> => {
    const { tenant, params } = call;
    const project = await lockRunningProject(call);
    const people = project[lists[role]];
    if (!people.some(({ id }) => id === params.userId)) throw notFound();
    if (people.length === 1 && runningStatuses.includes(project.status))
      throw invalid({ [lists[role]]: [lastOf[role]] });
    await removePerson(tenant, { projectId: project.id, role, userId: params.userId });
    await recordProjectChange(call, project, {
      action: actions[role].remove,
      changes: { user_id: [params.userId, null] },
    });
    return presentProject(call, project.id);
  };
