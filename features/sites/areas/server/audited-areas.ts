import type { Audited } from '#platform/server/audit/audited';

export const auditedAreas: Audited = { records: { table: 'areas', name: 'r.name' } };
