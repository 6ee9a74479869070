import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { reportState } from '../../contract/report/report.ts';
import { doorsJson, statusCode } from '../report/row-columns-repository.ts';
import { checkRow, checksOf } from './checks-sql-repository.ts';

const row = reportState.extend({ checks: z.array(checkRow) });

/** A report with its checks of these places, written as `tenant:7`. The caller must have checked that the report may be seen. */
export const findChecked = async (tenant: Tenant, id: number, places: readonly string[]) => {
  const [found] = await tenant.query({
    name: 'daily-report-checked',
    text: `select t.id, t.number, t.status, ${statusCode} as status_code, ${doorsJson} as doors, t.incident_count,
        t.submitted_at, t.updated_at,
        ${checksOf('t.id', ` and c.kind || ':' || c.place_id = any($3::text[])`)} as checks
      from daily_reports t where t.organization_id = $1 and t.id = $2`,
    values: [tenant.organizationId, id, places],
    row,
  });
  return found;
};
