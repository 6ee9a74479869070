import { z } from 'zod';
import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { jobsInScope } from '#features/sites/jobs/server';
import { rangeBefore } from '#platform/contract/date-range';
import { notFound } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { askedRange } from '#platform/server/http/asked-range';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import {
  type inspectionDashboardEndpoints,
  scoreBands,
  seesOnlyFinal,
  type siteScoreEndpoints,
} from '../../contract/index.ts';
import { startMissing } from '../due/due-sql-repository.ts';
import { seenBy } from './counted-conditions-repository.ts';
import { joinNextDue } from './due-windows-repository.ts';
import { inspectionFigures } from './inspection-figures.ts';
import { loadSiteRows } from './site-list-repository.ts';
import { siteScoresOf } from './site-scores-repository.ts';

const point = z.object({
  id: z.int(),
  number: z.int(),
  inspected_on: z.string(),
  score: z.number(),
  band: z.enum(scoreBands),
});

const max = 12;

/** The latest scores of a job, oldest first. */
const scoreTrendOf = (tenant: Tenant, jobId: number, onlyFinal: boolean): Promise<z.infer<typeof point>[]> =>
  tenant.query({
    name: onlyFinal ? 'score-trend-final' : 'score-trend',
    text: `select latest.* from (
        select t.id, t.number, t.inspected_at, t.inspected_on::text, t.score, t.band from inspections t
        where t.organization_id = $1 and t.job_id = $2 and ${seenBy(onlyFinal)} and t.score is not null
        order by t.inspected_at desc limit ${max}) latest order by latest.inspected_at`,
    values: [tenant.organizationId, jobId],
    row: point,
  });

const due = z.object({ next_due_on: z.string().nullable(), start_missing: z.boolean() });

/** When an active job is to be inspected next. */
const nextDueOf = async (tenant: Tenant, jobId: number): Promise<z.infer<typeof due>> => {
  const [found] = await tenant.query({
    name: 'inspection-next-due',
    text: `select d.next_due_on::text, d.next_due_on is not null and ${startMissing} as start_missing
      from jobs j ${joinNextDue}
      where j.organization_id = $1 and j.id = $2 and j.status = 'active'`,
    values: [tenant.organizationId, jobId],
    row: due,
  });
  return found ?? { next_due_on: null, start_missing: false };
};

type GetJobInspectionsCall = SignedInCall<(typeof siteScoreEndpoints)['getJobInspections']>;

const getJobInspections = async ({ params: { id }, tenant, person, now }: GetJobInspectionsCall) => {
  const [job] = await jobsInScope(tenant, [id]);
  if (!job) throw notFound();
  const [organization, due, scores] = await Promise.all([
    loadOrganization(tenant),
    nextDueOf(tenant, id),
    scoreTrendOf(tenant, id, seesOnlyFinal(person.flags)),
  ]);
  return {
    ...due,
    overdue: due.next_due_on !== null && due.next_due_on < dateAt(now, person.timeZone),
    target: settingsOf(organization).inspection_target,
    scores,
  };
};

type GetInspectionDashboardCall = SignedInCall<
  (typeof inspectionDashboardEndpoints)['getInspectionDashboard']
>;

const getInspectionDashboard = async ({ query, tenant, person, now }: GetInspectionDashboardCall) => {
  const zone = person.timeZone;
  const today = dateAt(now, zone);
  const range = askedRange(query, today);
  const previous = rangeBefore(range);
  const figures = await inspectionFigures(tenant, {
    client_id: query.client,
    area_id: query.area,
    building_id: query.building,
    job_id: query.job,
    inspected_by: query.inspectedBy,
    reinspections: query.reinspections,
    by_area: query.by_area,
    range,
    previous,
    zone,
    today,
    onlyFinal: seesOnlyFinal(person.flags),
    seesTasks: person.flags.has('hasAccessTasks'),
  });
  return { range, previous, ...figures };
};

type Call = SignedInCall<(typeof inspectionDashboardEndpoints)['listInspectedSites']>;

const listInspectedSites = ({ query, tenant, person, now }: Call) =>
  loadSiteRows(tenant, query, {
    today: dateAt(now, person.timeZone),
    onlyFinal: seesOnlyFinal(person.flags),
  });

export const dashboardHandlers: Handlers<typeof inspectionDashboardEndpoints & typeof siteScoreEndpoints> = {
  getInspectionDashboard,
  listInspectedSites,
  listSiteScores: ({ tenant, person }) => siteScoresOf(tenant, seesOnlyFinal(person.flags)),
  getJobInspections,
};
