/** A copy of the list in the contract of inspections, which would be loaded for everybody otherwise. */
export const scheduleReaders = [
  'inspections.canViewAllStatus',
  'admin.canEditInspections',
  'inspections.canEdit',
] as const;
