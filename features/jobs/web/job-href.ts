/** Address of a Job Card, with `tab` on that tab. */
export const jobHref = (jobId: number, tab?: string): string =>
  tab ? `/job/${jobId}?tab=${tab}` : `/job/${jobId}`;

/** Begins an inspection there. */
export const inspectHref = (jobId: number): string => `/quality/inspections/create?job=${jobId}`;

export const newTaskHref = (jobId: number): string => `/tasks/create?job_id=${jobId}`;

/** Begins the nightly report of tonight there, or opens it. */
export const nightlyReportHref = (jobId: number): string => `/daily-reports?start=true&job=${jobId}`;

/** Begins the own action log of today there, or opens it. */
export const actionLogHref = (jobId: number): string => `/action-log?begin=true&job=${jobId}`;

/** A special project of this site. */
export const newProjectHref = (jobId: number): string => `/special-project/create?job=${jobId}`;
