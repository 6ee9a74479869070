/** Address of a Job Card, with `tab` on that tab. */
export const jobHref = (jobId: number, tab?: string): string =>
  tab ? `/job/${jobId}?tab=${tab}` : `/job/${jobId}`;

/** Opens the start of an inspection at the site. */
export const inspectHref = (jobId: number): string => `/quality/inspections/create?job=${jobId}`;

export const newTaskHref = (jobId: number): string => `/tasks/create?job_id=${jobId}`;

/** Opens the nightly report of tonight at the site, and starts it if there is none. */
export const nightlyReportHref = (jobId: number): string => `/daily-reports?start=true&job=${jobId}`;

/** Opens the person's action log of today at the site, and starts it if there is none. */
export const actionLogHref = (jobId: number): string => `/action-log?begin=true&job=${jobId}`;

/** Opens the form of a new special project at the site. */
export const newProjectHref = (jobId: number): string => `/special-project/create?job=${jobId}`;
