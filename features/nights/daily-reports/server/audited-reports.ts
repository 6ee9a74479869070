import { type Audited, auditWords } from '#platform/server/audit/audited';
import { dailyReportTexts } from './texts.ts';

/** What the audit log says about nightly reports, to people who see them. */
export const auditedReports = {
  'daily-report': {
    records: { table: 'daily_reports', name: `'#' || r.number`, path: (id) => `/daily-reports?id=${id}` },
    flags: ['hasAccessReports'],
    words: auditWords(dailyReportTexts, {
      fields: {
        general_comments: 'field.general_comments',
        shift_start: 'field.shift_start',
        shift_end: 'field.shift_end',
        headcount_planned: 'field.headcount_planned',
        headcount_present: 'field.headcount_present',
        alarm_time: 'field.alarm_time',
        doors: 'field.doors',
        incident: 'field.incident',
        photos: 'field.photos',
        shown: 'field.shown',
        hidden: 'field.hidden',
        emails: 'field.emails',
      },
      values: { status: 'status' },
    }),
  },
  'door-proof': {
    records: {
      table: 'door_proofs',
      name: `(select n.name from building_tenants n where n.organization_id = $1 and n.id = r.building_tenant_id) || ' '
        || to_char(r.first_night, 'MM/DD/YYYY') || ' – ' || to_char(r.last_night, 'MM/DD/YYYY')`,
    },
    flags: ['hasAccessReports'],
  },
} as const satisfies Readonly<Record<string, Audited>>;
