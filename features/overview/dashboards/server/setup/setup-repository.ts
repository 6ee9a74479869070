import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({
  logo: z.boolean(),
  mail: z.boolean(),
  clients: z.boolean(),
  sites: z.boolean(),
  members: z.int(),
  invited: z.int(),
  templates: z.boolean(),
  schedule: z.boolean(),
  task: z.boolean(),
  shared: z.boolean(),
});

/** What a company has, apart from what its sites lack. Inspections count as a schedule: they came without one. */
export const findSetup = async (tenant: Tenant): Promise<z.infer<typeof row>> => {
  const [found] = await tenant.query({
    name: 'company-setup',
    text: `select o.logo_file_id is not null or o.logo_horizontal_file_id is not null as logo,
        exists (select from mail_tests t where t.organization_id = $1 and t.outcome = 'accepted') as mail,
        exists (select from clients c where c.organization_id = $1 and c.deleted_at is null) as clients,
        exists (select from jobs j where j.organization_id = $1 and j.deleted_at is null) as sites,
        (select count(*)::int from memberships m where m.organization_id = $1 and m.deleted_at is null
          and m.status <> 'deactivated') as members,
        (select count(*)::int from memberships m where m.organization_id = $1 and m.deleted_at is null
          and m.status = 'invited') as invited,
        exists (select from inspection_templates t where t.organization_id = $1 and t.status = 'published'
          and t.deleted_at is null) as templates,
        exists (select from planned_inspections p where p.organization_id = $1)
          or exists (select from inspections i where i.organization_id = $1) as schedule,
        exists (select from tasks t where t.organization_id = $1 and t.deleted_at is null) as task,
        exists (select from share_links l where l.organization_id = $1) as shared
      from organizations o where o.id = $1`,
    values: [tenant.organizationId],
    row,
  });
  if (!found) throw new Error(`organization ${tenant.organizationId} is gone`);
  return found;
};
