import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { checkResults, placeKinds } from '../../contract/door-checks/door-check.ts';

const stored = z.object({
  id: z.int(),
  kind: z.enum(placeKinds),
  place_id: z.int(),
  name: z.string(),
  suite: z.string(),
  result: z.enum(checkResults).nullable(),
  checked_at: z.string().nullable(),
  note: z.string(),
  entered_at: z.string().nullable(),
});

export type StoredDoorCheck = z.infer<typeof stored>;

/** All places of a report, by suite. */
export const loadDoorChecks = (tenant: Tenant, reportId: number): Promise<StoredDoorCheck[]> =>
  tenant.query({
    name: 'daily-report-places',
    text: `select c.id, c.kind, c.place_id, c.name, c.suite, c.result, c.checked_at, c.note, c.entered_at
      from daily_report_checks c join daily_reports t on t.organization_id = $1 and t.id = c.report_id
      where c.organization_id = $1 and c.report_id = $2
      order by c.floor_number desc nulls last, c.suite, c.name, c.id`,
    values: [tenant.organizationId, reportId],
    row: stored,
  });

export const loadReportOfDoorCheck = async (tenant: Tenant, checkId: number): Promise<number | undefined> => {
  const found = await tenant.db
    .selectFrom('daily_report_checks')
    .select('report_id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', checkId)
    .executeTakeFirst();
  return found?.report_id;
};
