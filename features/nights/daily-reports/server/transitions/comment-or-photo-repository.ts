import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const row = z.object({ has_any: z.boolean() });

/** Whether a report has a comment or a photo anywhere: of the night, of a place, of an incident. */
export const hasCommentOrPhoto = async (tenant: Tenant, reportId: number): Promise<boolean> => {
  const [found] = await tenant.query({
    name: 'daily-report-comment-or-photo',
    text: `select t.general_comments <> ''
        or exists (select from daily_report_checks c where c.organization_id = $1 and c.report_id = t.id and c.note <> '')
        or exists (select from daily_report_incidents i where i.organization_id = $1 and i.report_id = t.id
          and i.deleted_at is null)
        or exists (select from files f where f.organization_id = $1 and f.owner_entity = 'daily-report'
          and f.owner_id = t.id and f.deleted_at is null)
        or exists (select from files f join daily_report_checks c on c.organization_id = $1 and c.id = f.owner_id
          where f.organization_id = $1 and f.owner_entity = 'daily-report-check' and c.report_id = t.id
            and f.deleted_at is null) as has_any
      from daily_reports t where t.organization_id = $1 and t.id = $2`,
    values: [tenant.organizationId, reportId],
    row,
  });
  return found?.has_any === true;
};
