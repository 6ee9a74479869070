/** Apart from the route table, whose lazy pages link to each other. */
export const paths = {
  list: '/admin/job-assignments',
  users: '/admin/job-assignment/$jobAssignmentId/users',
  /** Without an id it is a new one. */
  edit: '/admin/job-assignment/{-$jobAssignmentId}',
  /** Of one person. */
  person: '/admin/user/$userId/assignments',
  access: '/admin/user/$userId/jobs',
} as const;

export const usersHref = (id: number): string => `/admin/job-assignment/${id}/users`;

export const editHref = (id?: number): string =>
  id === undefined ? '/admin/job-assignment' : `/admin/job-assignment/${id}`;

/** What a person holds besides; the page belongs to a feature above, which counts it for the plan. */
export const keysHref = (userId: number): string => `/admin/jobs?view=keys&holder_id=${userId}`;
