import { z } from 'zod';
import { sharedPlaceColumns, sharedPlaceJoins } from '#features/sites/jobs/server';
import { type SharedPlace, sharedPlace } from '#features/sites/sharing/contract';
import type { Tenant } from '#platform/server/db/tenant';

const isShared = `t.organization_id = $1 and t.id = $2 and t.deleted_at is null and t.status = 'finalized'`;

/** The place of a final report; undefined when it is not final, or was opened again. */
export const loadSharedPlace = async (tenant: Tenant, reportId: number): Promise<SharedPlace | undefined> => {
  const [found] = await tenant.query({
    name: 'shared-daily-report-place',
    text: `select ${sharedPlaceColumns} from daily_reports t ${sharedPlaceJoins} where ${isShared}`,
    values: [tenant.organizationId, reportId],
    row: sharedPlace,
  });
  return found;
};

const shown = z.object({ shown: z.boolean() });

/** SQL: the picture `f` is public and hangs on the report with this id, on a place of it or on a public incident. */
const shownOn = (reportId: string): string => `f.organization_id = $1 and f.deleted_at is null
  and f.visibility = 'public' and (
    f.owner_entity = 'daily-report' and f.owner_id = ${reportId}
    or f.owner_entity = 'daily-report-check' and exists (select from daily_report_checks c
      where c.organization_id = $1 and c.id = f.owner_id and c.report_id = ${reportId})
    or f.owner_entity = 'daily-report-incident' and exists (select from daily_report_incidents i
      where i.organization_id = $1 and i.id = f.owner_id and i.report_id = ${reportId} and i.public
        and i.deleted_at is null))`;

export const showsPicture = async (tenant: Tenant, reportId: number, fileId: number): Promise<boolean> => {
  const [found] = await tenant.query({
    name: 'shared-daily-report-picture',
    text: `select exists (select from files f join daily_reports t on ${isShared}
      where f.id = $3 and ${shownOn('t.id')}) as shown`,
    values: [tenant.organizationId, reportId, fileId],
    row: shown,
  });
  return found?.shown ?? false;
};

const count = z.object({ report_id: z.int(), count: z.int() });

/** How many incidents of each report its client sees. */
export const publicIncidents = async (
  tenant: Tenant,
  reportIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await tenant.query({
    name: 'daily-report-public-incidents',
    text: `select i.report_id, count(*)::int as count from daily_report_incidents i
      where i.organization_id = $1 and i.report_id = any($2::int[]) and i.public and i.deleted_at is null
      group by i.report_id`,
    values: [tenant.organizationId, reportIds],
    row: count,
  });
  return new Map(rows.map((row) => [row.report_id, row.count]));
};
