import { scheduleReaders } from '#features/quality/inspections/contract';
import { type Audited, auditWords } from '#platform/server/audit/audited';
import { scheduleTexts } from './texts.ts';

export const auditedPlans: Audited = {
  records: {
    table: 'planned_inspections',
    // A dropped plan has no row any more: its entry has site and day among its changes instead.
    name: `(select j.job_number || ' ' || j.job_name from jobs j
      where j.organization_id = r.organization_id and j.id = r.job_id) || ', ' || to_char(r.planned_on, 'MM/DD/YYYY')`,
    path: () => '/quality/inspections/schedule',
  },
  flags: scheduleReaders,
  words: auditWords(scheduleTexts, {
    fields: { site: 'field.site', planned_on: 'field.planned_on', inspector: 'field.inspector' },
  }),
};
