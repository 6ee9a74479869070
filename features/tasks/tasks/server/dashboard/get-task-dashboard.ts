import { rangeBefore } from '#platform/contract/date-range';
import { dateAt } from '#platform/server/clock/dates';
import { askedRange } from '#platform/server/http/asked-range';
import type { SignedInCall } from '#platform/server/http/call';
import type { taskDashboardEndpoints } from '../../contract/index.ts';
import { taskFigures } from './task-figures.ts';

type Call = SignedInCall<(typeof taskDashboardEndpoints)['getTaskDashboard']>;

export const getTaskDashboard = async ({ query, tenant, person, now }: Call) => {
  const { range: _name, from: _from, to: _to, ...narrowed } = query;
  const zone = person.timeZone;
  const range = askedRange(query, dateAt(now, zone));
  const previous = rangeBefore(range);
  return { range, previous, ...(await taskFigures(tenant, { ...narrowed, range, previous, zone, now })) };
};
