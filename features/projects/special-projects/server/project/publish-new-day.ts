import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { runningStatuses } from '../../contract/index.ts';
import type { StoredProject } from './columns-sql-repository.ts';

type Call = { tenant: Tenant; person: Person | null; wiring: { events: Events } };

/** The move of one date of work that recurs: from which day to which. */
type Moved = { day: string; before: string };

/** People hear that scheduled work is moved to another day. */
export const publishNewDay = async (
  { tenant, person, wiring }: Call,
  { id, job_id, status }: StoredProject,
  day: string | Moved | null,
): Promise<void> => {
  if (day === null || !runningStatuses.includes(status)) return;
  await wiring.events.publish(tenant, {
    name: 'special-project.rescheduled',
    entity: 'special-project',
    entityId: id,
    jobId: job_id,
    actorUserId: person?.userId ?? null,
    ...(typeof day === 'object' && { data: day }),
  });
};
