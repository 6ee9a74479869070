/** Ids of the columns on screen; one may become several columns in the file. */
export const jobExportColumns = ['number', 'name', 'client', 'buildings', 'status'] as const;
