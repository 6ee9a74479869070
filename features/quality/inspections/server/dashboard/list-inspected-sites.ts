import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import { type inspectionDashboardEndpoints, seesOnlyFinal } from '../../contract/index.ts';
import { listSiteRows } from './site-list-repository.ts';

type Call = SignedInCall<(typeof inspectionDashboardEndpoints)['listInspectedSites']>;

export const listInspectedSites = ({ query, tenant, person, now }: Call) =>
  listSiteRows(tenant, query, {
    today: dateAt(now, person.timeZone),
    onlyFinal: seesOnlyFinal(person.flags),
  });
