import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields, exportSummary } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { pageChoice, pageOf, pageQuery } from '#platform/contract/pagination';
import { auditLogColumns } from './columns.ts';
import { auditedKinds } from './kinds.ts';

export const auditLogQuery = pageQuery(['at'], { sort: 'at', order: 'desc' }).extend({
  kind: z.array(z.enum(auditedKinds)).min(1).max(auditedKinds.length).optional(),
  actor_id: field.id.optional(),
  /** Days in the time zone of the building. */
  at_from: field.date.optional(),
  at_to: field.date.optional(),
});

/** An entry in words, in the reader's language. */
export const auditLogEntry = z.object({
  id: z.int(),
  at: field.timestamp,
  /** When the device recorded it, for work done without a connection. */
  device_at: field.timestamp.nullable(),
  /** Null for the system. */
  actor: field.named.nullable(),
  /** True when support acted in the organization. */
  impersonated: z.boolean(),
  /** The action in words: "Created". */
  action: z.string(),
  record: z.object({
    /** "Task" */
    kind: z.string(),
    name: z.string(),
    path: z.string().nullable(),
  }),
  note: z.string().nullable(),
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
});

export type AuditLogEntry = z.infer<typeof auditLogEntry>;

/** Maximum number of entries about one person. */
export const maxEntries = 1000;

const access = { all: ['hasAccessWorld', 'job.canViewAuditLog'] } as const;

export const auditLogEndpoints = {
  listBuildingAuditLog: endpoint({
    method: 'GET',
    path: '/building/{id}/audit-log',
    summary: 'Everything that was changed at one building and in its jobs, latest first',
    access,
    params: field.idParams,
    query: auditLogQuery,
    answer: pageOf(auditLogEntry),
  }),
  exportBuildingAuditLog: endpoint({
    method: 'GET',
    path: '/building/{id}/audit-log/export',
    summary: exportSummary('entries'),
    access: { all: [...access.all, 'canExportData'] },
    params: field.idParams,
    query: auditLogQuery.omit(pageChoice).extend(exportFields(auditLogColumns)),
    answer: 'file',
    rate: 'export',
    audit: 'audit-log.exported',
  }),
  listPersonAuditLog: endpoint({
    method: 'GET',
    path: '/admin/user/{id}/audit-log',
    summary: 'What was changed about one person, latest first',
    access: { all: ['hasAccessAdminUsers'] },
    params: field.idParams,
    query: z.strictObject({ max: z.int().min(1).max(maxEntries).default(50) }),
    answer: z.object({ rows: z.array(auditLogEntry), more: z.boolean() }),
  }),
};
