import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { Round } from '../../contract/index.ts';

type Call = { tenant: Tenant; person: Person; wiring: { events: Events } };

export const recordRoundChange = async (
  { tenant, person, wiring }: Call,
  action: `action-log-round.${'created' | 'updated' | 'deleted'}`,
  { id, job_id: jobId, building }: Pick<Round, 'id' | 'job_id' | 'building'>,
  changes: Record<string, [unknown, unknown]> = {},
): Promise<void> => {
  const entity = 'action-log-round';
  await writeAudit(tenant, person, { action, entity, entityId: id, jobId, buildingId: building.id, changes });
  await wiring.events.publish(tenant, {
    name: action,
    entity,
    entityId: id,
    jobId,
    actorUserId: person.userId,
  });
};
