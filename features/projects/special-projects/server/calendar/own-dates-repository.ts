import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import { projectStatuses, projectTypes } from '../../contract/index.ts';
import { rowJoins } from '../project/columns-sql-repository.ts';
import { seesProject } from '../project/scope-sql-repository.ts';
import { planned } from './calendar-repository.ts';

const row = z.object({
  id: z.int(),
  task_id: z.int().nullable(),
  day: z.string(),
  time: z.string().nullable(),
  number: z.string(),
  title: z.string(),
  projectType: z.enum(projectTypes),
  status: z.enum(projectStatuses),
  client: z.string(),
  place: z.string(),
});

/** Most dates in a calendar feed; people with more look at the page. */
const max = 500;

/** The work that a person schedules, answers for or is to do. */
export const ownDates = (
  tenant: Tenant,
  reader: Pick<Person, 'flags'>,
  { from, to }: { from: string; to: string },
) => {
  const values = collectValues([tenant.organizationId, from, to, tenant.userId]);
  const seen = seesProject(tenant, reader, () => '$4').map((condition) => ` and ${condition}`);
  return tenant.query({
    text: `with ${planned}
      select t.id, p.task_id, p.day::text, p.time, t.number, t.title, t.project_type as "projectType", t.status,
        c.name as client, concat_ws(', ', coalesce(b.name, j.job_name), b.address, b.city) as place
      from planned p
      join special_projects t on t.organization_id = $1 and t.id = p.project_id ${rowJoins}
      where t.status in ('pending', 'open', 'active') and not p.done${seen.join('')}
        and (exists (select from special_project_people w where w.organization_id = $1
            and w.special_project_id = t.id and w.user_id = $4)
          or exists (select from tasks k join task_assignees a on a.organization_id = $1 and a.task_id = k.id
            where k.organization_id = $1 and k.source = 'special_project' and k.related_type_id = t.id
              and k.scheduled_on = p.day and k.deleted_at is null and a.user_id = $4))
      order by p.day, t.id limit ${max}`,
    values: values.all,
    row,
  });
};
