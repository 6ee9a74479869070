import { instantAt, wallOf } from '#platform/contract/zoned-time';
import type { Tenant } from '#platform/server/db/tenant';
import { type DemoActionLog, type DemoEntry, demoActionLogs } from './demo-action-logs.ts';
import { day, hour, minute } from './demo-times.ts';
import { attachPicture } from './seed-pictures.ts';
import type { StoredPictures } from './store-pictures.ts';

type Site = { job_id: number; building_id: number; zone: string; rooms: ReadonlyMap<string, number> };

const sitesOf = async (tenant: Tenant, porter: number): Promise<Site[]> => {
  const rows = await tenant.db
    .selectFrom('job_site_assignment_users as a')
    .innerJoin('jobs as j', (join) =>
      join.onRef('j.organization_id', '=', 'a.organization_id').onRef('j.id', '=', 'a.job_id'),
    )
    .innerJoin('job_buildings as jb', (join) =>
      join.onRef('jb.organization_id', '=', 'j.organization_id').onRef('jb.job_id', '=', 'j.id'),
    )
    .innerJoin('buildings as b', (join) =>
      join.onRef('b.organization_id', '=', 'jb.organization_id').onRef('b.id', '=', 'jb.building_id'),
    )
    .select(['j.id as job_id', 'b.id as building_id', 'b.time_zone as zone'])
    .where('a.organization_id', '=', tenant.organizationId)
    .where('a.user_id', '=', porter)
    .where('j.status', '=', 'active')
    .orderBy('j.id')
    .limit(3)
    .execute();
  const rooms = await tenant.db
    .selectFrom('common_areas as c')
    .innerJoin('common_area_types as y', (join) =>
      join.onRef('y.organization_id', '=', 'c.organization_id').onRef('y.id', '=', 'c.type_id'),
    )
    .select(['c.id', 'c.building_id', 'y.key'])
    .where('c.organization_id', '=', tenant.organizationId)
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map((site) => ({
    ...site,
    rooms: new Map(
      rooms.filter((room) => room.building_id === site.building_id).map(({ key, id }) => [key, id]),
    ),
  }));
};

type Around = {
  tenant: Tenant;
  porter: number;
  pictures: StoredPictures;
  /** Keys of pictures of what porters find. */
  found: readonly string[];
  now: number;
};

/** The first shift of the list goes on now; the others began at eight. */
const startOf = ({ daysAgo, running }: DemoActionLog, { zone }: Site, now: number) => {
  const date = wallOf(now - daysAgo * day, zone).slice(0, 10);
  const early = Date.parse(instantAt(date, '00:05', zone));
  return { date, at: running ? Math.max(early, now - 3 * hour) : Date.parse(instantAt(date, '08:00', zone)) };
};

const insertEntry = async (
  { tenant, porter, pictures, found, now }: Around,
  { logId, site, at, nth }: { logId: number; site: Site; at: number; nth: number },
  entry: DemoEntry,
  running: boolean,
): Promise<void> => {
  const started = Math.min(at + entry.at * minute, now - minute);
  const ended = entry.for === null || running ? null : Math.min(started + entry.for * minute, now);
  const visibility = entry.open ? 'public' : 'internal';
  const { id } = await tenant.db
    .insertInto('action_log_entries')
    .values({
      organization_id: tenant.organizationId,
      log_id: logId,
      action_type: entry.type,
      visibility,
      common_area_id: (entry.room && site.rooms.get(entry.room)) ?? null,
      description: entry.description,
      started_at: new Date(started).toISOString(),
      running,
      requested_by: entry.requestedBy ?? null,
      ended_at: ended === null ? null : new Date(ended).toISOString(),
      requested_at: entry.waited ? new Date(started - entry.waited * minute).toISOString() : null,
      received_at: new Date(started).toISOString(),
      created_by: porter,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!entry.photo) return;
  const of = { ownerEntity: 'action-log-entry', ownerId: id, visibility } as const;
  await attachPicture(tenant, pictures, {
    ...of,
    key: found[nth % found.length] ?? '',
    by: porter,
    at: started + minute,
    zone: site.zone,
  });
};

const seedOne = async (around: Around, plan: DemoActionLog, site: Site, nth: number): Promise<void> => {
  const { tenant, porter, now } = around;
  const { date, at } = startOf(plan, site, now);
  const isFinal = plan.status === 'finalized';
  const finalized_at = new Date(at + 8 * hour + 20 * minute).toISOString();
  const { id } = await tenant.db
    .insertInto('action_logs')
    .values({
      organization_id: tenant.organizationId,
      status: plan.status,
      log_date: date,
      porter_id: porter,
      job_id: site.job_id,
      building_id: site.building_id,
      comment: plan.comment,
      created_by: porter,
      ...(plan.running ? {} : { shift_start: '08:00', shift_end: '16:30' }),
      ...(isFinal ? { finalized_at, finalized_by: porter } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [place, entry] of plan.entries.entries()) {
    const running = plan.running === true && place === plan.entries.length - 1;
    await insertEntry(around, { logId: id, site, at, nth: nth + place }, entry, running);
  }
  const trace = {
    organization_id: tenant.organizationId,
    entity: 'action-log',
    entity_id: id,
    changes: '{}',
    actor_user_id: porter,
    job_id: site.job_id,
    building_id: site.building_id,
  };
  await tenant.db
    .insertInto('audit_log')
    .values([
      { ...trace, action: 'action-log.created', to_status: 'new', at: new Date(at).toISOString() },
      ...(isFinal
        ? [
            {
              ...trace,
              action: 'action-log.moved',
              from_status: 'pending',
              to_status: 'finalized',
              at: finalized_at,
            },
          ]
        : []),
    ])
    .execute();
};

/** Restrooms every two hours and a walk through the other rooms every four, at the porter's sites that have rooms. */
const seedRounds = async (tenant: Tenant, porter: number): Promise<void> => {
  await tenant.query({
    text: `insert into action_log_rounds (organization_id, job_id, building_id, name, action_type, interval_minutes,
        common_area_ids)
      select $1, l.job_id, l.building_id, n.name, n.action_type, n.minutes, array_agg(c.id order by c.id)
      from (values ('Restrooms', 'restroom_check', 120), ('Walk-through', 'walk_through', 240)) n (name, action_type, minutes)
      cross join (
        select distinct b.job_id, b.building_id from job_buildings b
        join job_site_assignment_users a on a.organization_id = $1 and a.job_id = b.job_id and a.user_id = $2
        where b.organization_id = $1) l
      join common_areas c on c.organization_id = $1 and c.building_id = l.building_id
      join common_area_types y on y.organization_id = $1 and y.id = c.type_id
        and (y.key = 'restroom') = (n.action_type = 'restroom_check')
      group by 1, 2, 3, 4, 5, 6`,
    values: [tenant.organizationId, porter],
  });
};

/** The shifts of a day porter, oldest first, and the rounds of the sites. */
export const seedActionLogs = async (
  tenant: Tenant,
  people: Map<string, number>,
  pictures: StoredPictures,
  now: Date,
): Promise<void> => {
  const porter = people.get('porter') ?? 0;
  const sites = await sitesOf(tenant, porter);
  const found = [...pictures.keys()].filter((key) => key.endsWith(' before'));
  const around = { tenant, porter, pictures, found, now: now.getTime() };
  for (const [nth, plan] of [...demoActionLogs.entries()].toReversed()) {
    const site = sites[plan.site % sites.length];
    if (site) await seedOne(around, plan, site, nth);
  }
  await seedRounds(tenant, porter);
};
