import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { nightHeadcount } from '#features/contracts/staffing-plans/server';
import { loadJob } from '#features/sites/jobs/server';
import { addDays } from '#platform/contract/add-days';
import { happenedAt } from '#platform/contract/device-clock';
import { invalid, notFound, requireValid } from '#platform/contract/errors';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import { nextNumber } from '#platform/server/db/next-number-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { type ReportType, serviceNight } from '../../contract/index.ts';
import { setPlaces } from '../door-checks/set-places-repository.ts';
import { recordReportChange } from './record-report-change.ts';
import { hasReportKey, insertReportKey, loadReportKey } from './report-keys-repository.ts';
import { insertReport, loadReportOfNight, type StoredReport } from './report-repository.ts';
import { requireReport } from './require-report.ts';

const plan = z.object({
  shift_start: z.string().nullable(),
  shift_end: z.string().nullable(),
  headcount: z.int().nullable(),
});

/** What the services of a job say of one of its nights: the shift, and how many people come, by the staffing plan where one is
 * active. Night cleaning counts; plain cleaning only where there is none. A service without named days is on all days. */
export const nightPlan = async (
  tenant: Tenant,
  jobId: number,
  night: string,
): Promise<z.infer<typeof plan>> => {
  const [found] = await tenant.query({
    name: 'daily-report-night-plan',
    text: `with of_job as (
        select s.type, s.start_time, s.end_time,
          coalesce(${nightHeadcount('s.id', '$3::date')}, s.headcount) as headcount from job_services s
        where s.organization_id = $1 and s.job_id = $2 and s.status = 'active' and s.deleted_at is null
          and s.type in ('night-cleaning', 'cleaning')
          and (cardinality(s.days_of_week) = 0 or extract(dow from $3::date)::int = any(s.days_of_week))),
      of_night as (
        select * from of_job where type = 'night-cleaning'
          or not exists (select from of_job o where o.type = 'night-cleaning'))
      select (select n.start_time from of_night n where n.start_time is not null order by n.start_time limit 1) as shift_start,
        (select n.end_time from of_night n where n.end_time is not null order by n.start_time limit 1) as shift_end,
        (select sum(n.headcount)::int from of_night n) as headcount`,
    values: [tenant.organizationId, jobId, night],
    row: plan,
  });
  return found ?? { shift_start: null, shift_end: null, headcount: null };
};

type Call = { tenant: Tenant; person: Person; now: Date; wiring: { events: Events } };

type Site = { job_id: number; building_id: number };

type Begun = Site & {
  type: ReportType;
  report_date?: string | undefined;
  client_uuid?: string | undefined;
  device_created_at?: string | undefined;
};

/** Days: the oldest night for which a report can still be begun. */
const longestAgo = 400;

/** The night that is meant. Nights that have not begun have no report. */
const nightOf = async ({ tenant, now }: Call, begun: Begun, startedAt: string) => {
  const { job_id, building_id, report_date } = begun;
  const job = await loadJob(tenant, job_id);
  if (!job) throw notFound();
  const building = job.buildings.find(({ id }) => id === building_id);
  const errors: Record<string, string[]> = {
    ...(job.status === 'active' ? {} : { job_id: ['job_not_active'] }),
    ...(building ? {} : { building_id: ['building_not_of_job'] }),
  };
  const zone = building?.time_zone ?? 'UTC';
  if (report_date && report_date > serviceNight(now.getTime(), zone))
    errors.report_date = ['daily_report_future_night'];
  if (report_date && report_date < addDays(serviceNight(now.getTime(), zone), -longestAgo))
    errors.report_date = ['daily_report_night_long_ago'];
  requireValid(errors);
  return report_date ?? serviceNight(startedAt, zone);
};

const insertNight = async (call: Call, begun: Begun, night: string, startedAt: string) => {
  const { tenant } = call;
  const { job_id, building_id, type } = begun;
  const plan = await nightPlan(tenant, job_id, night);
  const id = await insertReport(tenant, {
    job_id,
    building_id,
    type,
    report_date: night,
    started_at: startedAt,
    number: await nextNumber(tenant, 'daily-report'),
    supervisor_id: tenant.userId,
    shift_start: plan.shift_start,
    shift_end: plan.shift_end,
    headcount_planned: plan.headcount,
  });
  if (id !== undefined)
    await recordReportChange(call, {
      action: 'daily-report.created',
      report: { id, job_id, building_id },
      to: 'new',
      deviceAt: begun.device_created_at ?? null,
    });
  return id;
};

/** The report that a device has begun under this key. A key always means the same site, night and type. */
const byKey = async (tenant: Tenant, { client_uuid, ...asked }: Begun): Promise<number | undefined> => {
  const key = client_uuid === undefined ? undefined : await loadReportKey(tenant, client_uuid);
  if (!key) return undefined;
  const isOther =
    key.job_id !== asked.job_id ||
    key.building_id !== asked.building_id ||
    key.type !== asked.type ||
    (asked.report_date !== undefined && key.report_date !== asked.report_date);
  if (isOther || key.deleted_at !== null) throw invalid({ client_uuid: ['taken'] });
  return key.report_id;
};

/** The one report of a night, begun now or by somebody else before; locked. A unique index allows only one, so that of two
 * devices that begin it at once the second finds the report of the first. */
export const beginReport = async (call: Call, begun: Begun): Promise<StoredReport> => {
  const { tenant, now } = call;
  checkDeviceTime(begun, 'device_created_at', now);
  const startedAt = happenedAt(now.toISOString(), begun.device_created_at ?? null);
  const night = await nightOf(call, begun, startedAt);
  const known = await byKey(tenant, begun);
  const wanted = { ...begun, report_date: night };
  const id =
    known ??
    (await loadReportOfNight(tenant, wanted)) ??
    (await insertNight(call, begun, night, startedAt)) ??
    (await loadReportOfNight(tenant, wanted));
  if (id === undefined) throw notFound();
  const report = await requireReport(call, id);
  // The report is locked by now, so that of two requests at once only one gives it its first key.
  if (begun.client_uuid && known === undefined) await insertReportKey(tenant, begun.client_uuid, id);
  else if (!(await hasReportKey(tenant, id))) await insertReportKey(tenant, randomUUID(), id);
  if (report.status !== 'finalized') await setPlaces(tenant, report);
  return report;
};
