export const jobSuppliesHref = (jobId: number): string => `/job/${jobId}?tab=supplies`;

/** The outbox group of a site: its writes are sent in their order, because requests follow from counts. */
export const suppliesGroup = (jobId: number): string => `job-supplies-${jobId}`;
