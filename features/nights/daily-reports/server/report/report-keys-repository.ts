import type { Tenant } from '#platform/server/db/tenant';

type Key = {
  report_id: number;
  job_id: number;
  building_id: number;
  report_date: string;
  type: string;
  deleted_at: string | null;
};

/** The report to which a device has given this key. */
export const loadReportKey = (tenant: Tenant, uuid: string): Promise<Key | undefined> =>
  tenant.db
    .selectFrom('daily_report_keys as k')
    .innerJoin('daily_reports as t', (join) =>
      join.onRef('t.organization_id', '=', 'k.organization_id').onRef('t.id', '=', 'k.report_id'),
    )
    .select(['k.report_id', 't.job_id', 't.building_id', 't.report_date', 't.type', 't.deleted_at'])
    .where('k.organization_id', '=', tenant.organizationId)
    .where('k.client_uuid', '=', uuid)
    .executeTakeFirst();

export const insertReportKey = async (tenant: Tenant, uuid: string, reportId: number): Promise<void> => {
  await tenant.db
    .insertInto('daily_report_keys')
    .values({ organization_id: tenant.organizationId, client_uuid: uuid, report_id: reportId })
    .execute();
};

export const hasReportKey = async (tenant: Tenant, reportId: number): Promise<boolean> => {
  const found = await tenant.db
    .selectFrom('daily_report_keys')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('report_id', '=', reportId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};
