import pg from 'pg';
import { createOrganization } from '../features/accounts/session/server/index.ts';
import { foldInspectionDays } from '../features/quality/inspections/server/index.ts';
import { countTaskDays } from '../features/tasks/tasks/server/index.ts';
import { type Database, openDatabase } from '../platform/server/db/database.ts';
import { systemScope } from '../platform/server/http/person.ts';
import { signIn } from '../tests/faults/sign-in.ts';
import { recordsSql } from './fill-records.ts';
import type { BenchDatabase } from './open-database.ts';
import type { Options } from './options.ts';

/** One company holds 40 % of all rows; four share the rest. */
const shares = [0.4, 0.15, 0.15, 0.15, 0.15] as const;

/** Days of history of these companies. Open tasks were created within the last tenth of it. */
const history = 1800;
const openShare = 0.12;
const members = 200;
const sitesOfSupervisor = 100;
const areaManagers = 20;
const duties = 5;
const areas = 40;

export type Filled = {
  organizationId: number;
  /** Headers of an admin, who sees every site. */
  admin: Record<string, string>;
  /** Headers of a supervisor, who sees assigned sites only: their rows are checked against visible_jobs. */
  supervisor: Record<string, string>;
  /** That supervisor. */
  userId: number;
  taskId: number;
  /** The building with the longest audit log, and its job. */
  buildingId: number;
  jobId: number;
  sites: number;
  tasks: number;
  /** Headers of the admin of a company as big as the biggest, with a tenth of its history. */
  young: Record<string, string>;
  /** Runs `work` while the biggest company has no roll-ups to read. */
  withoutDays: <T>(work: () => Promise<T>) => Promise<T>;
};

const fillSql = `
  with people as (
    insert into users (email, default_organization_id)
    select 'person' || n || '@org' || :org || '.test', :org from generate_series(1, ${members}) n returning id)
  insert into memberships (organization_id, user_id, email, first_name, last_name)
  select :org, id, 'p' || id || '@bench.test', 'First' || id, 'Last' || (id * 7919 % 1000) from people;

  insert into clients (organization_id, account_number, name)
  select :org, 'A-' || n, 'Client ' || n from generate_series(1, greatest(1, :sites / 20)) n;

  insert into areas (organization_id, name) select :org, 'Area ' || n from generate_series(1, ${areas}) n;

  insert into buildings (organization_id, name, address, city, state, zip, lat, lng, time_zone, area_id,
    gross_cleanable_sqft)
  select :org, 'Building ' || n, n || ' Main Street', 'City ' || n % 90, 'NY', '12180',
    40 + random() * 3, -76 + random() * 3, 'America/New_York', a.ids[1 + n % ${areas}], 5000 + n * 7919 % 90000
  from generate_series(1, :sites) n,
    (select array_agg(id) as ids from areas where organization_id = :org) a;

  insert into jobs (organization_id, job_number, job_name, client_id, status)
  select :org, 'J-' || n, 'Site ' || n || ' cleaning', c.ids[1 + n % array_length(c.ids, 1)], 'active'
  from generate_series(1, :sites) n,
    (select array_agg(id) as ids from clients where organization_id = :org) c;

  insert into job_buildings (organization_id, job_id, building_id)
  select :org, j.id, b.id
  from (select id, row_number() over (order by id) as n from jobs where organization_id = :org) j
  join (select id, row_number() over (order by id) as n from buildings where organization_id = :org) b using (n);

  insert into job_site_assignments (organization_id, name, role_key, sort)
  select :org, case n when 0 then 'Area manager' else 'Duty ' || n end, case n when 0 then 'area-manager' else 'duty-' || n end,
    n from generate_series(0, ${duties}) n;

  insert into job_site_assignment_users (organization_id, assignment_id, job_id, user_id)
  select :org, d.id, j.id, u.user_id
  from (select user_id, row_number() over (order by user_id) - 1 as n from memberships where organization_id = :org
    order by user_id limit ${members}) u
  join (select id, sort from job_site_assignments where organization_id = :org) d on d.sort in (0, 1 + u.n % ${duties})
  cross join lateral (select id from jobs where organization_id = :org and case d.sort
    when 0 then id % ${areaManagers} = u.n
    else (id + u.user_id) % greatest(1, :sites / ${sitesOfSupervisor}) = 0 end) j;

  insert into visible_jobs (organization_id, user_id, job_id, client_id, source)
  select distinct :org, p.user_id, j.id, j.client_id, 'assignment'
  from job_site_assignment_users p join jobs j on j.organization_id = :org and j.id = p.job_id
  where p.organization_id = :org;

  -- What the planner knows is of the companies before: it would join the sites of this one as if it had none.
  analyze memberships, jobs, buildings, job_buildings, job_site_assignment_users;

  insert into tasks (organization_id, number, title, description, job_id, building_id, type, priority_level, status,
    due_at, created_at, completed_at, created_by, closed_by)
  select :org, n, 'Task ' || n || ' of this tenant', repeat('What is to be done here. ', 6), s.job_id, s.building_id,
    (array['deficiency', 'request', 'reminder', 'service', 'work_order'])[1 + dice[1] % 5],
    (array['low', 'medium', 'high'])[1 + dice[2] % 3],
    case when closed then 'closed' else (array['open', 'open', 'in_progress', 'scheduled', 'on_hold'])[1 + dice[3] % 5] end,
    now() + (dice[4] % 1000000 - 900000) * interval '90 seconds',
    now() - back * interval '1 day', case when closed then now() - greatest(0, back - dice[1] % 10) * interval '1 day' end, p.ids[1 + n % ${members}], case when closed then p.ids[1 + n % ${members}] end
  from (select n, dice, closed,
      dice[7] % 100000 / 100000.0 * case when closed then :days else ${history / 10} end as back
    from generate_series(1, :tasks) n,
    lateral (select array_agg(abs(hashint4(n * 10 + k)::bigint)) as dice from generate_series(0, 6) k) d,
    lateral (select dice[5] % 1000 >= :open as closed) c) numbers
  join (select job_id, building_id, row_number() over (order by job_id) - 1 as i from job_buildings
    where organization_id = :org) s on s.i = dice[6] % :sites,
    (select array_agg(user_id order by user_id) as ids from memberships where organization_id = :org) p;

  analyze tasks;

  insert into counters (organization_id, name, value) values (:org, 'task', :tasks)
  on conflict (organization_id, name) do update set value = excluded.value;

  insert into task_assignees (organization_id, task_id, user_id)
  select :org, t.id, p.ids[1 + (t.number * 31 + k) % ${members}]
  from tasks t cross join generate_series(0, 1) k,
    (select array_agg(user_id order by user_id) as ids from memberships where organization_id = :org) p
  where t.organization_id = :org and (k = 0 or t.number % 3 = 0);

  insert into audit_log (organization_id, entity, entity_id, action, to_status, actor_user_id, building_id, job_id, at)
  select :org, 'task', t.id, case k when 0 then 'task.created' else 'task.moved' end, t.status, t.created_by,
    t.building_id, t.job_id, case k when 0 then t.created_at else coalesce(t.completed_at, t.created_at) end
  from tasks t cross join generate_series(0, 1) k where t.organization_id = :org;

  insert into files (organization_id, name, mime, size, md5, sha256, storage_key, width, height, owner_entity, owner_id)
  select :org, 'photo-' || k || '.jpg', 'image/jpeg', 150000, 'm', 's', :org || '/' || t.id || '/' || k, 800, 600,
    'task', t.id
  from tasks t cross join generate_series(0, 1) k where t.organization_id = :org and t.number % 10 = 0;
${recordsSql}`;

export const fill = async (
  database: BenchDatabase,
  { tasks, sites, records }: Pick<Options, 'tasks' | 'sites' | 'records'>,
): Promise<Filled> => {
  const superuser = new pg.Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  const app = openDatabase({ url: database.applicationUrl, max: 2 });
  try {
    const companies: Made[] = [];
    for (const share of shares) {
      companies.push(
        await addCompany(app, superuser, companies.length, {
          sites: sites * share,
          tasks: tasks * share,
          records: (records * share) / shares[0],
          days: history,
          open: 1000 * openShare,
        }),
      );
    }
    const open = tasks * shares[0] * openShare;
    const recent = open + (tasks * shares[0] - open) / 10;
    const young = await addCompany(app, superuser, companies.length, {
      sites: sites * shares[0],
      tasks: recent,
      records: 0,
      days: history / 10,
      open: (1000 * open) / recent,
    });
    await superuser.query('vacuum analyze');
    for (const { organizationId } of [...companies, young]) {
      await countTaskDays(app.withTenant, organizationId);
      await app.withTenant(systemScope(organizationId), foldInspectionDays);
    }
    await superuser.query('vacuum analyze');
    const [biggest] = companies;
    if (!biggest) throw new Error('no organization');
    const { organizationId, userId, roles } = biggest;
    const supervisor = await makeSupervisor(superuser, organizationId, roles.get('supervisor') ?? 0);
    const { rows } = await superuser.query(
      "select owner_id as id from files where organization_id = $1 and owner_entity = 'task' order by id limit 1",
      [organizationId],
    );
    const { rows: places } = await superuser.query(
      'select building_id, job_id from job_buildings where organization_id = $1 order by building_id limit 1',
      [organizationId],
    );
    return {
      organizationId,
      buildingId: places[0].building_id,
      jobId: places[0].job_id,
      admin: await signIn(app.identity, userId),
      supervisor: await signIn(app.identity, supervisor),
      userId: supervisor,
      taskId: rows[0].id,
      sites: Math.round(sites * 0.4),
      tasks: Math.round(tasks * 0.4),
      young: await signIn(app.identity, young.userId),
      withoutDays: (work) => hideDays(database, organizationId, work),
    };
  } finally {
    await app.close();
    await superuser.end();
  }
};

/** Fills in a single company; its admin sees everything. */
export const fillAlone = async (
  database: BenchDatabase,
  { tasks, sites }: Pick<Options, 'tasks' | 'sites'>,
): Promise<Pick<Filled, 'admin'>> => {
  const superuser = new pg.Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  const app = openDatabase({ url: database.applicationUrl, max: 2 });
  try {
    const size = { sites, tasks, records: 0, days: history, open: 1000 * openShare };
    const { organizationId, userId } = await addCompany(app, superuser, 0, size);
    await superuser.query('vacuum analyze');
    await countTaskDays(app.withTenant, organizationId);
    return { admin: await signIn(app.identity, userId) };
  } finally {
    await app.close();
    await superuser.end();
  }
};

const hideDays = async <T>(
  database: BenchDatabase,
  organizationId: number,
  work: () => Promise<T>,
): Promise<T> => {
  const superuser = new pg.Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  const set = (zone: string) =>
    superuser.query('update task_day_state set time_zone = $2 where organization_id = $1', [
      organizationId,
      zone,
    ]);
  try {
    await set('hidden');
    return await work();
  } finally {
    await set('America/New_York');
    await superuser.end();
  }
};

type Made = Awaited<ReturnType<typeof createOrganization>>;

const addCompany = async (
  app: Database,
  superuser: pg.Client,
  index: number,
  size: { sites: number; tasks: number; records: number; days: number; open: number },
): Promise<Made> => {
  const made = await createOrganization(app, {
    name: `Company ${index}`,
    slug: `company-${index}`,
    timeZone: 'America/New_York',
    admin: {
      firstName: 'Ada',
      lastName: `Min${index}`,
      email: `admin${index}@bench.test`,
      passwordHash: 'argon2id$none$none',
      locale: 'en',
    },
  });
  const numbers = { org: made.organizationId, ...size };
  await superuser.query(
    fillSql.replace(/:(org|sites|tasks|records|days|open)\b/g, (_, name: keyof typeof numbers) =>
      String(Math.round(numbers[name])),
    ),
  );
  return made;
};

const makeSupervisor = async (
  superuser: pg.Client,
  organizationId: number,
  roleId: number,
): Promise<number> => {
  const { rows } = await superuser.query(
    `insert into membership_roles (organization_id, user_id, role_id)
     select organization_id, user_id, $2 from visible_jobs where organization_id = $1 and source = 'assignment'
     order by user_id desc limit 1 returning user_id`,
    [organizationId, roleId],
  );
  return rows[0].user_id;
};
