/** As the contract of inspections says it, without loading that for everybody. */
export const scheduleReaders = [
  'inspections.canViewAllStatus',
  'admin.canEditInspections',
  'inspections.canEdit',
] as const;
