/** Only people with one of these flags get the cost of plans from the server. */
export const planReaders = ['hasAccessAdminJobs'] as const;

/** A person needs all of these flags. */
export const planWriters = ['admin.canEditContract', 'admin.canEditJobSite'] as const;
