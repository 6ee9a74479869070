export { auditLogColumns } from './columns.ts';
export { type AuditLogEntry, auditLogEndpoints, auditLogQuery, maxEntries } from './endpoints.ts';
export { auditedKinds } from './kinds.ts';
