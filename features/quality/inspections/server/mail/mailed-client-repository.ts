import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({ client_id: z.int(), building_id: z.int(), number: z.int(), site: z.string() });

/** The client of an inspection, where its contacts get inspections as they become final and this one is for them. */
export const clientToMail = async (
  tenant: Tenant,
  inspectionId: number,
): Promise<z.infer<typeof row> | undefined> => {
  const [found] = await tenant.query({
    name: 'inspection-client-to-mail',
    text: `select c.id as client_id, t.building_id, t.number, j.job_name as site
      from inspections t
      join jobs j on j.organization_id = $1 and j.id = t.job_id
      join clients c on c.organization_id = $1 and c.id = j.client_id and c.mail_final_inspections
      where t.organization_id = $1 and t.id = $2 and t.visibility = 'public' and t.deleted_at is null`,
    values: [tenant.organizationId, inspectionId],
    row,
  });
  return found;
};
