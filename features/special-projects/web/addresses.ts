/** Apart from the route table, whose lazy pages link to each other. */
export const paths = {
  list: '/special-projects/dashboard',
  create: '/special-project/create',
  edit: '/special-project/edit/$specialProjectId',
  project: '/special-project/$specialProjectId',
} as const;

export const projectHref = (id: number): string => `/special-project/${id}`;

export const editHref = (id: number): string => `/special-project/edit/${id}`;

/** With a job site: one for it. */
export const createHref = (jobId?: number): string =>
  jobId === undefined ? paths.create : `${paths.create}?job=${jobId}`;
