import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';

type Call = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'> };

export const publishRole = (
  { tenant, person, wiring }: Call,
  id: number,
  done: 'created' | 'updated' | 'deleted' | 'restored',
): Promise<void> =>
  wiring.events.publish(tenant, {
    name: `role.${done}`,
    entity: 'role',
    entityId: id,
    jobId: null,
    actorUserId: person.userId,
  });
