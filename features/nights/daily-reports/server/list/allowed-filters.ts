import type { Person } from '#platform/server/http/person';
import type { ListFilters } from './list-query.ts';

/** Whether a client with a login asks for reports by something that is not shown to clients. None has it then, as in the figures
 * for clients; what lacks it are all. */
export const asksForHidden = (
  { license }: Pick<Person, 'license'>,
  { incidents, incident_kind, comments, headcount, supervisor }: ListFilters,
): boolean =>
  license === 'viewer' &&
  (incidents === true ||
    comments === true ||
    headcount === true ||
    incident_kind !== undefined ||
    supervisor !== undefined);

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
