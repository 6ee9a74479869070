import { rangeBefore } from '#platform/contract/date-range';
import { dateAt } from '#platform/server/clock/dates';
import { askedRange } from '#platform/server/http/asked-range';
import type { SignedInCall } from '#platform/server/http/call';
import { type inspectionDashboardEndpoints, seesOnlyFinal } from '../../contract/index.ts';
import { inspectionFigures } from './inspection-figures.ts';

type Call = SignedInCall<(typeof inspectionDashboardEndpoints)['getInspectionDashboard']>;

export const getInspectionDashboard = async ({ query, tenant, person, now }: Call) => {
  const zone = person.timeZone;
  const today = dateAt(now, zone);
  const range = askedRange(query, today);
  const previous = rangeBefore(range);
  const figures = await inspectionFigures(tenant, {
    ...{ client_id: query.client, area_id: query.area, building_id: query.building, job_id: query.job },
    ...{ inspected_by: query.inspectedBy, reinspections: query.reinspections, by_area: query.by_area },
    ...{ range, previous, zone, today },
    onlyFinal: seesOnlyFinal(person.flags),
    seesTasks: person.flags.has('hasAccessTasks'),
  });
  return { range, previous, ...figures };
};
