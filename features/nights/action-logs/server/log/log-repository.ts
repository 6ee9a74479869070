import type { Insertable, Updateable } from 'kysely';
import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import type { ActionLogs } from '../../../../../db/schema/types.ts';
import { actionLogStatus, type RecordRef } from '../../contract/index.ts';
import { insertLogKey, isNamed } from './log-keys-repository.ts';
import { statusConditions } from './row-columns-repository.ts';

export const storedLog = z.object({
  id: z.int(),
  client_uuid: z.string(),
  status: actionLogStatus,
  job_id: z.int(),
  building_id: z.int(),
  log_date: z.string(),
  porter_id: z.int(),
  shift_start: z.string().nullable(),
  shift_end: z.string().nullable(),
  comment: z.string(),
  reopened_at: z.string().nullable(),
  updated_at: z.string(),
  time_zone: z.string(),
});

export type StoredLog = z.infer<typeof storedLog>;

/** The log, when the person sees its job and its status; the system (null) sees all. Locked, so that of two who write one waits
 * for the other. */
export const lockLog = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  ref: RecordRef,
): Promise<StoredLog | undefined> => {
  const values = collectValues([tenant.organizationId, ref]);
  const where = [
    't.organization_id = $1',
    't.deleted_at is null',
    isNamed(ref, '$2'),
    ...(person ? statusConditions(person) : []),
  ];
  const scope = person === null ? '' : inScopeSql(tenant, 't.job_id', values);
  const [found] = await tenant.query({
    text: `select t.*, b.time_zone from action_logs t
      join buildings b on b.organization_id = $1 and b.id = t.building_id
      where ${where.join(' and ')}${scope} for update of t`,
    values: values.all,
    row: storedLog,
  });
  return found;
};

/** The new id; undefined where the porter has a log of that day at the site, or the device has sent this one before. */
export const insertLog = async (
  tenant: Tenant,
  row: Omit<Insertable<ActionLogs>, 'organization_id'>,
): Promise<number | undefined> => {
  const inserted = await tenant.db
    .insertInto('action_logs')
    .values({ ...row, organization_id: tenant.organizationId, created_by: tenant.userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'client_uuid'])
    .executeTakeFirst();
  if (inserted) await insertLogKey(tenant, inserted.client_uuid, inserted.id);
  return inserted?.id;
};

type Day = { job_id: number; building_id: number; porter_id: number };

const logsOfPorter = (tenant: Tenant, { job_id, building_id, porter_id }: Day) =>
  tenant.db
    .selectFrom('action_logs')
    .where('organization_id', '=', tenant.organizationId)
    .where('job_id', '=', job_id)
    .where('building_id', '=', building_id)
    .where('porter_id', '=', porter_id)
    .where('deleted_at', 'is', null);

export const loadLogOfDay = async (
  tenant: Tenant,
  day: Day & { log_date: string },
): Promise<number | undefined> => {
  const found = await logsOfPorter(tenant, day)
    .select('id')
    .where('log_date', '=', day.log_date)
    .executeTakeFirst();
  return found?.id;
};

/** Whether the porter is still writing the log of that day. */
export const hasOpenLog = async (tenant: Tenant, day: Day & { log_date: string }): Promise<boolean> => {
  const found = await logsOfPorter(tenant, day)
    .select('id')
    .where('log_date', '=', day.log_date)
    .where('status', '<>', 'finalized')
    .executeTakeFirst();
  return found !== undefined;
};

export type LogSet = Updateable<ActionLogs>;

/** The caller must hold the log locked. */
export const updateLogRow = async (tenant: Tenant, id: number, set: LogSet): Promise<void> => {
  await tenant.db
    .updateTable('action_logs')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};
