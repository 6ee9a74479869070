import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';

export type AssignmentCall = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'>; now: Date };

/** Tells open pages that an assignment itself changed. */
export const publishAssignment = (
  { tenant, person, wiring }: AssignmentCall,
  entityId: number,
  name: 'created' | 'updated' | 'ordered',
): Promise<void> =>
  wiring.events.publish(tenant, {
    name: `job-assignment.${name}`,
    entity: 'job-assignment',
    entityId,
    jobId: null,
    actorUserId: person.userId,
  });
