export const jobSuppliesHref = (jobId: number): string => `/job/${jobId}?tab=supplies`;

/** The writes of one site keep their order: what is asked for follows from what was counted. */
export const suppliesGroup = (jobId: number): string => `job-supplies-${jobId}`;
