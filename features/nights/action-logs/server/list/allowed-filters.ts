import type { Person } from '#platform/server/http/person';
import type { ListFilters } from './list-query.ts';

/** Filters without those that would tell a client with a login of entries that are not shown. */
export const allowedFilters = ({ license }: Pick<Person, 'license'>, filters: ListFilters): ListFilters => {
  if (license !== 'viewer') return filters;
  const { action_type: _t, common_area: _c, weekday: _w, hour: _h, requested: _r, ...rest } = filters;
  const { entries: _e, open_request: _o, porter: _p, ...askable } = rest;
  return askable;
};
