import type { Audited } from '#platform/server/audit/audited';

export const auditedClients: Audited = { records: { table: 'clients', name: 'r.name' } };
