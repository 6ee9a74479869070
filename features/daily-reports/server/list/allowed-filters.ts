import type { Person } from '#platform/server/http/person';
import type { ListFilters } from './list-query.ts';

/** Filters without those that would tell a client with a login of what is not shown. */
export const allowedFilters = ({ license }: Pick<Person, 'license'>, filters: ListFilters): ListFilters => {
  if (license !== 'viewer') return filters;
  const {
    incidents: _i,
    incident_kind: _k,
    comments: _c,
    headcount: _h,
    supervisor: _s,
    ...askable
  } = filters;
  return askable;
};
