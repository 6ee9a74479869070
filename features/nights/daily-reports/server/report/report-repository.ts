import type { Insertable, Updateable } from 'kysely';
import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import type { DailyReports } from '../../../../../db/schema/types.ts';
import type { ReportRef } from '../../contract/index.ts';
import { reportStatus, reportType } from '../../contract/report/status.ts';
import { statusConditions } from './row-columns-repository.ts';

const record = z.object({
  id: z.int(),
  number: z.int(),
  status: reportStatus,
  type: reportType,
  job_id: z.int(),
  building_id: z.int(),
  report_date: z.string(),
  shift_start: z.string().nullable(),
  shift_end: z.string().nullable(),
  headcount_planned: z.int().nullable(),
  headcount_present: z.int().nullable(),
  absences: z.array(z.unknown()),
  general_comments: z.string(),
  supplies_needed: z.array(z.object({ name: z.string(), quantity: z.int(), requested: z.boolean() })),
  equipment_issues: z.array(z.unknown()),
  alarm_set: z.boolean().nullable(),
  alarm_time: z.string().nullable(),
  said_at: z.record(z.string(), z.string()),
  doors_unlocked: z.int(),
  incident_count: z.int(),
  finalized_at: z.string().nullable(),
  reopened_at: z.string().nullable(),
  created_by: z.int().nullable(),
  updated_at: z.string(),
});

export type StoredReport = z.infer<typeof record>;

/** SQL: the report `t` is the one that `ref`, an id or a key of a device, names. */
export const isNamed = (ref: ReportRef, parameter: string): string =>
  typeof ref === 'number'
    ? `t.id = ${parameter}`
    : `t.id = (select k.report_id from daily_report_keys k
        where k.organization_id = $1 and k.client_uuid = ${parameter}::uuid)`;

/** The report, when the person sees its job and its status; the system (null) sees all. Locked, so that of two who write one
 * waits for the other. */
export const lockReport = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  ref: ReportRef,
): Promise<StoredReport | undefined> => {
  const values = collectValues([tenant.organizationId, ref]);
  const conditions = [
    't.organization_id = $1',
    't.deleted_at is null',
    isNamed(ref, '$2'),
    ...(person ? statusConditions(person) : []),
  ];
  const scope = person === null ? '' : inScopeSql(tenant, 't.job_id', values);
  const [found] = await tenant.query({
    text: `select t.* from daily_reports t join jobs j on j.organization_id = $1 and j.id = t.job_id
      where ${conditions.join(' and ')}${scope} for update of t`,
    values: values.all,
    row: record,
  });
  return found;
};

type Night = { job_id: number; building_id: number; report_date: string; type: StoredReport['type'] };

export const loadReportOfNight = async (
  tenant: Tenant,
  { job_id, building_id, report_date, type }: Night,
): Promise<number | undefined> => {
  const found = await tenant.db
    .selectFrom('daily_reports')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('job_id', '=', job_id)
    .where('building_id', '=', building_id)
    .where('report_date', '=', report_date)
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.id;
};

/** The new id; undefined when somebody has begun the report of this night in the meantime. */
export const insertReport = async (
  tenant: Tenant,
  row: Omit<Insertable<DailyReports>, 'organization_id'>,
): Promise<number | undefined> => {
  const inserted = await tenant.db
    .insertInto('daily_reports')
    .values({ ...row, organization_id: tenant.organizationId, created_by: tenant.userId })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'job_id', 'building_id', 'report_date', 'type'])
        .where('deleted_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
};

export type ReportSet = Updateable<DailyReports>;

/** The caller must hold the report locked. */
export const updateReportRow = async (tenant: Tenant, id: number, set: ReportSet): Promise<void> => {
  await tenant.db
    .updateTable('daily_reports')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};
