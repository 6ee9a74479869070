import { type Audited, auditWords } from '#platform/server/audit/audited';
import { scheduleReaders } from '../contract/index.ts';
import { inspectionTexts } from './texts.ts';

/** What the audit log says about inspections, to people who see them. */
export const auditedInspections = {
  inspection: {
    records: { table: 'inspections', name: `'#' || r.number`, path: (id) => `/quality/inspections?id=${id}` },
    flags: ['hasAccessInspections'],
    words: auditWords(inspectionTexts, {
      fields: {
        general_comments: 'field.general_comments',
        accompanied_by: 'field.accompanied_by',
        visibility: 'field.visibility',
        signature: 'field.signature',
        client_signature: 'field.client_signature',
        tenants: 'field.tenants',
        answers: 'field.answers',
        photos: 'field.photos',
        emails: 'field.emails',
      },
      values: { visibility: 'visibility', status: 'status' },
    }),
  },
  'inspection-due': {
    records: {
      table: 'jobs',
      name: `r.job_number || ' ' || r.job_name`,
      path: (id) => `/quality/inspections/due/${id}`,
    },
    flags: scheduleReaders,
    words: auditWords(inspectionTexts, { fields: { due_on: 'field.next_due_on' } }),
  },
} as const satisfies Readonly<Record<string, Audited>>;
