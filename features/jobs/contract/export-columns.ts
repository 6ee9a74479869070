/** Ids of the list's columns on screen; one may stand for several in the file. */
export const jobExportColumns = ['number', 'name', 'client', 'buildings', 'status'] as const;
