export { auditLogColumns } from './columns.ts';
export { type AuditLogEntry, auditLogEndpoints, auditLogQuery, mostEntries } from './endpoints.ts';
export { auditedKinds } from './kinds.ts';
