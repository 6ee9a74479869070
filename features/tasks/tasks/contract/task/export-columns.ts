/** Ids of the columns on screen; one may become several columns in the file. */
export const taskExportColumns = [
  'number',
  'title',
  'site',
  'place',
  'type',
  'priority',
  'assignees',
  'scheduled_on',
  'due_at',
  'created_at',
  'status',
  'photos',
] as const;

export const seriesExportColumns = [
  'title',
  'site',
  'rule',
  'type',
  'priority',
  'next_date',
  'status',
  'health',
  'assignees',
] as const;
