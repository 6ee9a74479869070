import { z } from 'zod';
import { historyEntry } from '../../contract/history-entry.ts';
import { isoText } from '../db/iso-text.ts';
import type { Tenant } from '../db/tenant.ts';
import type { Person } from '../http/person.ts';

/** Who did it; null means the system. */
export type AuditActor = Pick<Person, 'userId' | 'impersonated'> | null;

export type AuditEntry = {
  /** The audit action of the endpoint: `task.created`. */
  action: string;
  entity: string;
  entityId: number;
  from?: string | null;
  to?: string | null;
  note?: string | null;
  /** Old and new value of each changed field. */
  changes?: Record<string, [unknown, unknown]>;
  /** Also shows the entry in the audit log of the building. */
  buildingId?: number | null;
  /** The job it belongs to: only people who see the job see the entry. Without `buildingId` the entry stands in the audit
   * logs of all buildings of the job. */
  jobId?: number | null;
  /** When the device recorded it, for work done without a connection. */
  deviceAt?: string | null;
};

/** Writes the audit entry of one change, in the transaction of that change. */
export const writeAudit = async (tenant: Tenant, person: AuditActor, entry: AuditEntry): Promise<void> => {
  await tenant.query({
    name: 'audit-write',
    text: `insert into audit_log (organization_id, entity, entity_id, action, from_status, to_status, actor_user_id,
        impersonated, building_id, note, changes, device_at, job_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      tenant.organizationId,
      entry.entity,
      entry.entityId,
      entry.action,
      entry.from ?? null,
      entry.to ?? null,
      person?.userId ?? null,
      person?.impersonated ?? false,
      entry.buildingId ?? null,
      entry.note ?? null,
      JSON.stringify(entry.changes ?? {}),
      entry.deviceAt ?? null,
      entry.jobId ?? null,
    ],
  });
};

type ManyEntries = Pick<AuditEntry, 'action' | 'entity' | 'note' | 'changes'> & {
  records: readonly {
    entityId: number;
    buildingId: number | null;
    jobId?: number | null;
    from?: string | null;
    to?: string | null;
  }[];
};

/** Writes the same kind of audit entry for each of many records. */
export const writeAuditOfMany = async (
  tenant: Tenant,
  person: AuditActor,
  { action, entity, note, changes, records }: ManyEntries,
): Promise<void> => {
  await tenant.query({
    name: 'audit-write-many',
    text: `insert into audit_log (organization_id, entity, entity_id, action, actor_user_id, impersonated, building_id,
        note, changes, from_status, to_status, job_id)
      select $1, $2, r.entity_id, $3, $4, $5, r.building_id, $6, $7, r.from_status, r.to_status, r.job_id
      from unnest($8::int[], $9::int[], $10::text[], $11::text[], $12::int[])
        as r (entity_id, building_id, from_status, to_status, job_id)`,
    values: [
      tenant.organizationId,
      entity,
      action,
      person?.userId ?? null,
      person?.impersonated ?? false,
      note ?? null,
      JSON.stringify(changes ?? {}),
      records.map(({ entityId }) => entityId),
      records.map(({ buildingId }) => buildingId),
      records.map(({ from }) => from ?? null),
      records.map(({ to }) => to ?? null),
      records.map(({ jobId }) => jobId ?? null),
    ],
  });
};

/** One of the entries that `auditOf` reads. */
export const auditRow = historyEntry.omit({ from: true, to: true, actor: true }).extend({
  from_status: z.string().nullable(),
  to_status: z.string().nullable(),
  actor_user_id: z.int().nullable(),
  actor_name: z.string().nullable(),
});

export type AuditRow = z.infer<typeof auditRow>;

/** SQL for the newest 200 entries of one record as JSON, oldest first, with people's names in the organization. It lets
 * a statement read a record together with its history. `$1` is the organization, `id` is SQL for the record's id. */
export const auditOf = (entity: string, id: string): string =>
  `coalesce((select json_agg(entry order by entry.id) from (
    select a.id, a.action, a.from_status, a.to_status, a.actor_user_id, m.name as actor_name, a.note, a.changes,
      ${isoText('a.at')} as at, ${isoText('a.device_at')} as device_at
    from audit_log a
    left join memberships m on m.organization_id = a.organization_id and m.user_id = a.actor_user_id
    where a.organization_id = $1 and a.entity = '${entity}' and a.entity_id = ${id}
    order by a.id desc limit 200) entry), '[]')`;
