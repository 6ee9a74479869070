import { randomUUID } from 'node:crypto';
import { setPlaces } from '#features/nights/daily-reports/server';
import { addDays } from '#platform/contract/add-days';
import { instantAt, wallOf } from '#platform/contract/zoned-time';
import { nextNumber } from '#platform/server/db/next-number-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { pictureKeys } from './demo-pictures.ts';
import { type DemoReport, demoReports } from './demo-reports.ts';
import { hour, minute } from './demo-times.ts';
import { inspectedSites } from './inspected-sites.ts';
import { attachPicture } from './seed-pictures.ts';
import type { StoredPictures } from './store-pictures.ts';

type Around = { tenant: Tenant; people: Map<string, number>; pictures: StoredPictures; now: Date };

type Site = { job_id: number; building_id: number; zone: string };

const insertReport = async ({ tenant, people }: Around, plan: DemoReport, site: Site, night: string) => {
  const { job_id, building_id, zone } = site;
  const began = Date.parse(instantAt(night, '18:05', zone));
  const isFinal = plan.status === 'finalized';
  const author = people.get('supervisor') ?? null;
  const at = (hours: number): string => new Date(began + hours * hour).toISOString();
  const { id } = await tenant.db
    .insertInto('daily_reports')
    .values({
      organization_id: tenant.organizationId,
      job_id,
      building_id,
      report_date: night,
      number: await nextNumber(tenant, 'daily-report'),
      type: 'night_cleaning',
      status: plan.status,
      supervisor_id: author,
      created_by: author,
      started_at: at(0),
      created_at: at(0),
      shift_start: '18:00',
      shift_end: '23:00',
      headcount_planned: 4,
      headcount_present: plan.absent ? 3 : 4,
      absences: JSON.stringify(plan.absent ? [{ name: plan.absent, reason: 'Sick' }] : []),
      general_comments: plan.comment,
      ...(plan.status === 'new' ? {} : { alarm_set: true, alarm_time: '22:55', submitted_at: at(4.9) }),
      ...(isFinal ? { finalized_at: at(5), finalized_by: author } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = {
    organization_id: tenant.organizationId,
    entity: 'daily-report',
    entity_id: id,
    changes: '{}',
    actor_user_id: author,
    job_id,
    building_id,
  };
  const moved = { ...entry, action: 'daily-report.moved' };
  await tenant.db
    .insertInto('audit_log')
    .values([
      { ...entry, action: 'daily-report.created', to_status: 'new', at: at(0) },
      ...(plan.status === 'new' ? [] : [{ ...moved, from_status: 'new', to_status: 'pending', at: at(4.9) }]),
      ...(isFinal ? [{ ...moved, from_status: 'pending', to_status: 'finalized', at: at(5) }] : []),
    ])
    .execute();
  return { id, began };
};

/** Checks every door of the night, each a minute or two after the one before. In a report that is still being written only
 * half of them are checked. */
const check = async ({ tenant, people }: Around, plan: DemoReport, id: number, site: Site, began: number) => {
  const share = plan.status === 'new' ? 0.5 : 1;
  const from = new Date(began + 3 * hour).toISOString();
  const author = people.get('supervisor') ?? null;
  await tenant.query({
    text: `with ordered as (
        select kind, place_id, row_number() over (partition by kind order by floor_number desc nulls last, suite, name) as n,
          count(*) over (partition by kind) as all_of
        from daily_report_checks where organization_id = $1 and report_id = $2)
      update daily_report_checks c set entered_at = $3::timestamptz + o.n * interval '95 seconds',
        received_at = $3::timestamptz + o.n * interval '95 seconds' + interval '2 seconds', checked_by = $4,
        checked_at = to_char(($3::timestamptz + o.n * interval '95 seconds') at time zone $5, 'HH24:MI'),
        result = case when c.kind = 'common_area' then 'done' when o.n = $6 then 'found_unlocked' else 'locked' end,
        note = case when c.kind = 'tenant' and o.n = $6 then 'Door stood open. Locked it and told the guard.' else '' end,
        cleaned = case when c.kind = 'tenant' then true end, lights_off = case when c.kind = 'tenant' then true end
      from ordered o where c.organization_id = $1 and c.report_id = $2 and c.kind = o.kind and c.place_id = o.place_id
        and o.n <= o.all_of * $7::float`,
    values: [tenant.organizationId, id, from, author, site.zone, plan.unlocked ?? 0, share],
  });
  await tenant.query({
    text: `update daily_reports t set doors_required = d.required, doors_checked = d.checked, doors_unlocked = d.unlocked,
        incident_count = $3
      from (select count(*)::int as required, count(result)::int as checked,
          (count(*) filter (where result = 'found_unlocked'))::int as unlocked
        from daily_report_checks where organization_id = $1 and report_id = $2 and kind = 'tenant') d
      where t.organization_id = $1 and t.id = $2`,
    values: [tenant.organizationId, id, plan.incident ? 1 : 0],
  });
};

const photograph = async (around: Around, ownerEntity: string, ownerId: number, zone: string, at: number) =>
  attachPicture(around.tenant, around.pictures, {
    key: pictureKeys.before(0),
    by: around.people.get('supervisor') ?? null,
    at,
    zone,
    ownerEntity,
    ownerId,
    visibility: 'internal' as const,
  });

/** The incident of a night, and the open door, each with a photo. */
const addPhotos = async (around: Around, plan: DemoReport, id: number, site: Site, began: number) => {
  const { tenant, people } = around;
  const at = began + 3 * hour + 20 * minute;
  if (plan.unlocked) {
    const door = await tenant.db
      .selectFrom('daily_report_checks')
      .select('id')
      .where('organization_id', '=', tenant.organizationId)
      .where('report_id', '=', id)
      .where('result', '=', 'found_unlocked')
      .executeTakeFirst();
    if (door) await photograph(around, 'daily-report-check', door.id, site.zone, at);
  }
  if (!plan.incident) return;
  const entered_at = new Date(at).toISOString();
  const incident = await tenant.db
    .insertInto('daily_report_incidents')
    .values({
      organization_id: tenant.organizationId,
      report_id: id,
      client_uuid: randomUUID(),
      ...plan.incident,
      entered_at,
      received_at: entered_at,
      reported_by: people.get('supervisor') ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await photograph(around, 'daily-report-incident', incident.id, site.zone, at);
};

/** Nightly reports of the last nights. */
export const seedReports = async (around: Around): Promise<void> => {
  const { tenant, now } = around;
  const buildings = await tenant.db
    .selectFrom('buildings')
    .select(['id', 'time_zone'])
    .where('organization_id', '=', tenant.organizationId)
    .execute();
  const zones = new Map(buildings.map(({ id, time_zone }) => [id, time_zone]));
  const sites = await inspectedSites(tenant);
  for (const plan of demoReports) {
    const found = sites[plan.site];
    if (!found) continue;
    const { job_id, building_id } = found;
    const site = { job_id, building_id, zone: zones.get(building_id) ?? 'UTC' };
    const night = addDays(wallOf(now.getTime(), site.zone).slice(0, 10), -plan.nightsAgo);
    const { id, began } = await insertReport(around, plan, site, night);
    await tenant.db
      .insertInto('daily_report_keys')
      .values({ organization_id: tenant.organizationId, client_uuid: randomUUID(), report_id: id })
      .execute();
    await setPlaces(tenant, { id, building_id, report_date: night });
    await check(around, plan, id, site, began);
    await addPhotos(around, plan, id, site, began);
  }
};
