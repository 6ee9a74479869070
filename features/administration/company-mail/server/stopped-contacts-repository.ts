import { z } from 'zod';
import { named } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({ client: named, contacts: z.int(), stopped: z.int() });

/** Contacts that have stopped a repeating mail, by client: the first 20 clients. `stopped` counts those of all clients. */
export const stoppedContacts = (tenant: Tenant): Promise<z.infer<typeof row>[]> =>
  tenant.query({
    name: 'stopped-contacts-by-client',
    text: `select json_build_object('id', c.id, 'name', c.name) as client, count(*)::int as contacts,
        (sum(count(*)) over ())::int as stopped
      from clients c
      join client_contacts k on k.organization_id = $1 and k.client_id = c.id and k.deleted_at is null
      where c.organization_id = $1 and c.deleted_at is null and exists (
        select from mail_stops s
        where s.organization_id = $1 and s.email = lower(k.email) and s.stopped_at is not null)
      group by c.id, c.name order by c.name, c.id limit 20`,
    values: [tenant.organizationId],
    row,
  });
