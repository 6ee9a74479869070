/** The columns of the list on screen that the file has too; one may become several columns in the file. */
export const jobExportColumns = [
  'number',
  'name',
  'client',
  'buildings',
  'services',
  'area',
  'status',
] as const;
