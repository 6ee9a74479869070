/** Address of a Job Card, with `tab` on that tab. */
export const jobHref = (jobId: number, tab?: string): string =>
  tab ? `/job/${jobId}?tab=${tab}` : `/job/${jobId}`;

/** Begins an inspection there. */
export const inspectHref = (jobId: number): string => `/quality/inspections/create?job=${jobId}`;

export const newTaskHref = (jobId: number): string => `/tasks/create?job_id=${jobId}`;
