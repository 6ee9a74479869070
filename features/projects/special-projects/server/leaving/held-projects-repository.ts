import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import { endedStatuses, personRoles } from '../../contract/index.ts';
import { seesProject } from '../project/scope-sql-repository.ts';

const row = z.object({
  id: z.int(),
  number: z.string(),
  title: z.string(),
  roles: z.array(z.enum(personRoles)),
});

export type HeldProject = z.infer<typeof row>;

/** Projects that have not ended and whose scheduler or manager the person is, by number; those that the reader sees. */
export const heldProjects = (
  tenant: Tenant,
  reader: Pick<Person, 'flags'>,
  userId: number,
): Promise<HeldProject[]> => {
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
