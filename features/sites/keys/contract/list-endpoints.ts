import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields, exportSummary } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';
import { key } from './key.ts';
import { keyKind, keyKinds, keyStatus, keyStatuses } from './key-status.ts';

/** Column ids, the same as those of the list on screen. */
export const keyExportColumns = ['label', 'job', 'client', 'status', 'holder', 'due', 'opens'] as const;

export const keySorts = ['job_number', 'label', 'due_on'] as const;

/** Without a status, all keys that are not retired. */
const query = pageQuery(keySorts, { sort: 'job_number' }).extend({
  job_id: field.id.optional(),
  client_id: field.id.optional(),
  area_id: field.id.optional(),
  holder_id: field.id.optional(),
  kind: z.array(keyKind).max(keyKinds.length).optional(),
  status: z.array(keyStatus).min(1).max(keyStatuses.length).optional(),
  /** Keys that are held beyond their due date. */
  overdue: z.boolean().optional(),
  /** Keys whose holder has not confirmed the receipt. */
  unconfirmed: z.boolean().optional(),
});

export const keyListEndpoints = {
  listKeys: endpoint({
    method: 'GET',
    path: '/core/keys',
    summary: 'Keys and badges of all jobs in scope',
    access: { all: ['hasAccessWorld'] },
    query,
    answer: pageOf(key),
  }),
  exportKeys: endpoint({
    method: 'GET',
    path: '/core/keys/export',
    summary: exportSummary('keys'),
    access: { all: ['hasAccessWorld', 'canExportData'] },
    query: query.omit(pageChoice).extend(exportFields(keyExportColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'key.exported',
  }),
};
