import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';

type Call = { tenant: Tenant; person: Person; wiring: Pick<Wiring, 'events'> };

/** Writes the audit entry and publishes the event of a note that was added to a job or deleted. */
export const recordNoteChange = async (
  { tenant, person, wiring }: Call,
  action: `job.${string}`,
  jobId: number,
  note: readonly [before: number | null, after: number | null],
): Promise<void> => {
  const changes: Record<string, [unknown, unknown]> = { note: [...note] };
  await writeAudit(tenant, person, { action, entity: 'job', entityId: jobId, jobId, changes });
  const event = { name: action, entity: 'job', entityId: jobId, jobId, actorUserId: person.userId };
  await wiring.events.publish(tenant, { ...event, data: { changes } });
};
