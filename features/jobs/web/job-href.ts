/** Address of a Job Card, with `tab` on that tab. */
export const jobHref = (jobId: number, tab?: string): string =>
  tab ? `/job/${jobId}?tab=${tab}` : `/job/${jobId}`;

export const newTaskHref = (jobId: number): string => `/tasks/create?job_id=${jobId}`;
