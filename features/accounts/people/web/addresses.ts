/** Separate from the route table, because its lazy pages link to each other. */
export const paths = {
  list: '/admin/users',
  create: '/admin/user/create',
  register: '/admin/register',
  import: '/admin/users/import',
  person: '/admin/user/$userId',
  invite: '/admin/user/$userId/invite',
  assignments: '/admin/user/$userId/assignments',
  jobs: '/admin/user/$userId/jobs',
  rights: '/admin/user/$userId/rights',
  history: '/admin/user/$userId/history',
} as const;

export type PersonPart = 'person' | 'invite' | 'assignments' | 'jobs' | 'rights' | 'history';

export const personHref = (id: number, part: PersonPart = 'person'): string =>
  paths[part].replace('$userId', String(id));
