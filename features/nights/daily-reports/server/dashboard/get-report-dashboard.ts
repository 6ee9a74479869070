import { rangeBefore } from '#platform/contract/date-range';
import { dateAt } from '#platform/server/clock/dates';
import { askedRange } from '#platform/server/http/asked-range';
import type { SignedInCall } from '#platform/server/http/call';
import { type reportDashboardEndpoints, seesOnlyFinal } from '../../contract/index.ts';
import { figuresForClients } from './figures-for-clients.ts';
import { reportFigures } from './report-figures.ts';

type Call = SignedInCall<(typeof reportDashboardEndpoints)['getReportDashboard']>;

export const getReportDashboard = async ({ query, tenant, person, now }: Call) => {
  const range = askedRange(query, dateAt(now, person.timeZone));
  const previous = rangeBefore(range);
  const figures = await reportFigures(tenant, {
    ...{ client_id: query.client, area_id: query.area, building_id: query.building, job_id: query.job },
    ...{ supervisor: person.license === 'viewer' ? undefined : query.supervisor, range, previous, now },
    onlyFinal: seesOnlyFinal(person.flags),
  });
  const shown = person.license === 'viewer' ? figuresForClients(figures) : figures;
  return { range, previous, ...shown };
};
