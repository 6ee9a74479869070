import { type Audited, auditWords } from '#platform/server/audit/audited';
import { dailyReportTexts } from '../texts.ts';

/** What the audit log says about reports and logs that did not come. */
export const auditedMissing: Audited = {
  records: {
    table: 'service_days',
    name: `(select j.job_number || ' ' || j.job_name from jobs j
      where j.organization_id = r.organization_id and j.id = r.job_id) || ', ' || to_char(r.day, 'MM/DD/YYYY')`,
    path: () => '/daily-reports/missing',
  },
  flags: ['hasAccessReports'],
  words: auditWords(dailyReportTexts, { fields: { reason: 'missing.field.reason' } }),
};
