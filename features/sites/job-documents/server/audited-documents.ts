import { type Audited, auditWords } from '#platform/server/audit/audited';
import { documentTexts } from './texts.ts';

const document = {
  records: {
    table: 'files',
    name: 'r.name',
    of: 'owner_id',
    path: (jobId: number) => `/job/${jobId}?tab=files`,
  },
  words: auditWords(documentTexts, {
    fields: {
      type: 'field.type',
      purpose: 'field.type',
      name: 'field.name',
      comment: 'field.comment',
      expires_on: 'field.expires',
    },
    values: { type: 'type', purpose: 'type' },
  }),
};

/** Shows documents in the audit log; contracts and prices only to people who may open these. */
export const auditedDocuments = {
  'job-document': document,
  'confidential-document': { ...document, flags: ['admin.canEditContract'] },
} as const satisfies Readonly<Record<string, Audited>>;
