import { type Audited, auditWords } from '#platform/server/audit/audited';
import { keyTexts } from './texts.ts';

export const auditedKeys = {
  records: {
    table: 'keys',
    name: 'r.label',
    of: 'job_id',
    path: (jobId: number) => `/job/${jobId}?tab=keys`,
  },
  words: auditWords(keyTexts, {
    fields: {
      kind: 'field.kind',
      label: 'field.label',
      building_id: 'field.building',
      opens: 'field.opens',
      notes: 'field.notes',
      holder: 'field.holder',
      due_on: 'field.due',
      lost_on: 'field.lostOn',
      received_by: 'field.receivedBy',
    },
    values: { kind: 'kind', status: 'status' },
  }),
  refers: { building_id: 'building', holder: 'user', received_by: 'user' },
} as const satisfies Audited;
