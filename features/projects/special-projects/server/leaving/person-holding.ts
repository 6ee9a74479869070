import { z } from 'zod';
import { peopleOfJob } from '#features/accounts/access/server';
import type { LeavingCall, PersonHolding } from '#features/accounts/people/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import { endedStatuses, type PersonRole, personRoles, runningStatuses } from '../../contract/index.ts';
import { addPerson, removePerson } from '../people/people-repository.ts';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { loadProject } from '../project/project-repository.ts';
import { recordProjectChange } from '../project/record-project-change.ts';
import { seesProject } from '../project/scope-sql-repository.ts';

const row = z.object({
  id: z.int(),
  number: z.string(),
  title: z.string(),
  roles: z.array(z.enum(personRoles)),
});

type AssignedProject = z.infer<typeof row>;

/** Projects that have not ended and whose scheduler or manager the person is, by number; those that the reader sees. */
const assignedProjects = (
  tenant: Tenant,
  reader: Pick<Person, 'flags'>,
  userId: number,
): Promise<AssignedProject[]> => {
  const values = collectValues([tenant.organizationId, userId, endedStatuses]);
  const seen = seesProject(tenant, reader, () => values.add(tenant.userId)).map((one) => ` and ${one}`);
  return tenant.query({
    text: `select t.id, t.number, t.title, json_agg(w.role order by w.role) as roles
      from special_project_people w
      join special_projects t on t.organization_id = $1 and t.id = w.special_project_id
      where w.organization_id = $1 and w.user_id = $2 and t.deleted_at is null and t.status <> all($3::text[])
        ${seen.join('')}
      group by t.organization_id, t.id order by t.number, t.id`,
    values: values.all,
    row,
  });
};

const lists = { scheduler: 'schedulers', manager: 'managers' } as const;

type Passing = { role: PersonRole; userId: number; to: number | null };

/** Whether the person may take over: whoever does not see the job may not. */
const takesOver = async ({ tenant }: LeavingCall, { job_id }: StoredProject, to: number) =>
  job_id === null || (await peopleOfJob(tenant, job_id, [to])).has(to);

/** Puts the successor in the place of a person. The last one of a running project stays when nobody follows. */
const pass = async (call: LeavingCall, project: StoredProject, { role, userId, to }: Passing) => {
  const { tenant } = call;
  const people = project[lists[role]];
  const follows = to !== null && (await takesOver(call, project, to)) ? to : null;
  if (follows === null && people.length === 1 && runningStatuses.includes(project.status)) return;
  if (follows !== null && (await addPerson(tenant, { projectId: project.id, role, userId: follows })))
    await recordProjectChange(call, project, {
      action: `special-project.${role}-added`,
      changes: { user_id: [null, follows] },
    });
  await removePerson(tenant, { projectId: project.id, role, userId });
  await recordProjectChange(call, project, {
    action: `special-project.${role}-removed`,
    changes: { user_id: [userId, null] },
  });
};

/** Projects that a person schedules or answers for. Who may hand them over is decided by the rights over the person. */
export const personHolding: PersonHolding = {
  // After assignments, because these let the successor see the sites.
  order: 40,
  count: async ({ tenant }, userId) => (await assignedProjects(tenant, { flags: new Set() }, userId)).length,
  list: async ({ tenant, person }, userId, max) =>
    (await assignedProjects(tenant, person, userId)).slice(0, max).map(({ id, number, title }) => ({
      id,
      label: `${number} ${title}`,
      href: `/special-project/${id}`,
    })),
  handOver: async (call, userId, to) => {
    // Those that the caller does not see as well: nothing may stay with a person who has left.
    for (const { id, roles } of await assignedProjects(call.tenant, { flags: new Set() }, userId)) {
      const project = await loadProject(call.tenant, null, id, { lock: true });
      if (!project) continue;
      for (const role of roles) await pass(call, project, { role, userId, to });
    }
  },
};
