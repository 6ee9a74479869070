import { rangeBefore } from '#platform/contract/date-range';
import { dateAt } from '#platform/server/clock/dates';
import { askedRange } from '#platform/server/http/asked-range';
import type { SignedInCall } from '#platform/server/http/call';
import { type logDashboardEndpoints, seesOnlyFinal } from '../../contract/index.ts';
import { figuresForClients } from './figures-for-clients.ts';
import { logFigures } from './log-figures.ts';

type Call = SignedInCall<(typeof logDashboardEndpoints)['getLogDashboard']>;

export const getLogDashboard = async ({ query, tenant, person, now }: Call) => {
  const range = askedRange(query, dateAt(now, person.timeZone));
  const previous = rangeBefore(range);
  const figures = await logFigures(tenant, {
    ...{ client_id: query.client, area_id: query.area, building_id: query.building, job_id: query.job },
    ...{ porter: person.license === 'viewer' ? undefined : query.porter, range, previous, now },
    onlyFinal: seesOnlyFinal(person.flags),
  });
  const shown = person.license === 'viewer' ? figuresForClients(figures) : figures;
  return { range, previous, ...shown };
};
