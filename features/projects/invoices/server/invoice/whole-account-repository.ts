import { z } from 'zod';
import { seesProject } from '#features/projects/special-projects/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';

const row = z.object({ hidden: z.boolean() });

/** Whether the person sees every issued invoice of the client, or without a client of all clients. Sums of a person who
 * sees only some of them are partial, and are marked as such. `person` null: the system. */
export const seesWholeAccount = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  clientId: number | null,
): Promise<boolean> => {
  const values = collectValues([tenant.organizationId]);
  const seen = person ? seesProject(tenant, person, () => values.add(tenant.userId)) : [];
  if (seen.length === 0) return true;
  const ofClient = clientId === null ? '' : ` and i.client_id = ${values.add(clientId)}`;
  const [found] = await tenant.query({
    text: `select exists (select from invoices i
        join special_projects t on t.organization_id = $1 and t.id = i.special_project_id and t.deleted_at is null
        where i.organization_id = $1 and i.deleted_at is null and i.status in ('invoiced', 'paid')${ofClient}
          and (${seen.join(' and ')}) is not true) as hidden`,
    values: values.all,
    row,
  });
  return found?.hidden === false;
};
