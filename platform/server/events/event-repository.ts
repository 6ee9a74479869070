import { z } from 'zod';
import { daysBefore } from '../db/days-before.ts';
import type { Tenant } from '../db/tenant.ts';
import type { Event, NewEvent } from './event.ts';

const writtenEvent = z.object({ id: z.int(), at: z.string() });

/** Returns the event with its id and time. */
export const insertEvent = async (tenant: Tenant, event: NewEvent): Promise<Event> => {
  const data = event.data ?? {};
  const [row] = await tenant.query({
    name: 'event-insert',
    text: `insert into events (organization_id, name, entity, entity_id, job_id, actor_user_id, data)
      values ($1, $2, $3, $4, $5, $6, $7) returning id, at`,
    values: [
      tenant.organizationId,
      event.name,
      event.entity,
      event.entityId,
      event.jobId,
      event.actorUserId,
      JSON.stringify(data),
    ],
    row: writtenEvent,
  });
  if (!row) throw new Error('the event was not written');
  return { ...event, data, id: row.id, at: new Date(row.at) };
};

const eventRow = z.object({
  id: z.int(),
  name: z.string(),
  entity: z.string(),
  entityId: z.int(),
  jobId: z.int().nullable(),
  actorUserId: z.int().nullable(),
  data: z.record(z.string(), z.unknown()),
  at: z.string(),
});

/** Undefined when the event is older than events are kept. */
export const loadEvent = async (tenant: Tenant, id: number): Promise<Event | undefined> => {
  const [row] = await tenant.query({
    name: 'event-find',
    text: `select id, name, entity, entity_id as "entityId", job_id as "jobId", actor_user_id as "actorUserId", data, at
      from events where organization_id = $1 and id = $2`,
    values: [tenant.organizationId, id],
    row: eventRow,
  });
  return row && { ...row, at: new Date(row.at) };
};

/** Events are kept for 90 days. */
export const purgeOldEvents = async (tenant: Tenant, now: Date): Promise<void> => {
  await tenant.db
    .deleteFrom('events')
    .where('organization_id', '=', tenant.organizationId)
    .where('at', '<', daysBefore(now, 90))
    .execute();
};
