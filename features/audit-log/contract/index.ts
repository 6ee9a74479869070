export { auditLogColumns } from './columns.ts';
export { type AuditLogEntry, auditLogEndpoints, auditLogQuery } from './endpoints.ts';
export { auditedKinds } from './kinds.ts';
