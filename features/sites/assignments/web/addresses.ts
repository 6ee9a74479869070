/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  list: '/admin/job-assignments',
  users: '/admin/job-assignment/$jobAssignmentId/users',
  /** Without an id it is a new one. */
  edit: '/admin/job-assignment/{-$jobAssignmentId}',
  /** The assignments of one person. */
  person: '/admin/user/$userId/assignments',
  access: '/admin/user/$userId/jobs',
} as const;

export const usersHref = (id: number): string => `/admin/job-assignment/${id}/users`;

export const editHref = (id?: number): string =>
  id === undefined ? '/admin/job-assignment' : `/admin/job-assignment/${id}`;

/** The keys that a person holds. The page belongs to a higher feature, which counts them for the replacement. */
export const keysHref = (userId: number): string => `/admin/jobs?view=keys&holder_id=${userId}`;
