/** What plans cost leaves the server only for these people. */
export const planReaders = ['hasAccessAdminJobs'] as const;

/** All of them together. */
export const planWriters = ['admin.canEditContract', 'admin.canEditJobSite'] as const;
