import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';

export type WritingCall = { tenant: Tenant; person: Person; wiring: { events: Events } };

/** Publishes a change under the id of the job, because the instructions of a job are read together. */
export const publishInstructions = (
  { tenant, person, wiring }: WritingCall,
  what: 'changed' | 'ordered' | 'read',
  jobId: number,
): Promise<void> =>
  wiring.events.publish(tenant, {
    name: `site-instructions.${what}`,
    entity: 'site-instructions',
    entityId: jobId,
    jobId,
    actorUserId: person.userId,
  });
