/** The kinds of records with entries in the audit log of a building, in the order of the filter. */
export const auditedKinds = [
  'building',
  'floor',
  'common-area',
  'building-tenant',
  'vacancy',
  'job',
  'job_service',
  'job-document',
  'confidential-document',
  'supply',
  'supply-request',
  'task',
  'task-series',
  'site-instruction',
  'inspection-due',
  'planned-inspection',
] as const;
