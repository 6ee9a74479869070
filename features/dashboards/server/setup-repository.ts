import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({ created_at: z.string(), sites: z.boolean(), task: z.boolean(), logo: z.boolean() });

/** Which of the first steps of a company are done, and when it was created. */
export const findSetup = async (tenant: Tenant): Promise<z.infer<typeof row>> => {
  const [found] = await tenant.query({
    name: 'company-setup',
    text: `select o.created_at, o.logo_file_id is not null or o.logo_horizontal_file_id is not null as logo,
        exists (select from jobs j where j.organization_id = $1 and j.deleted_at is null) as sites,
        exists (select from tasks t where t.organization_id = $1 and t.deleted_at is null) as task
      from organizations o where o.id = $1`,
    values: [tenant.organizationId],
    row,
  });
  if (!found) throw new Error(`organization ${tenant.organizationId} is gone`);
  return found;
};
