import { inspectionsSql } from './fill-inspections.ts';
import { nightsSql } from './fill-nights.ts';
import { projectsSql } from './fill-projects.ts';

/** The building with a tenth of all edits in the audit log, like a site that has been served for years. */
const eventful = 'select id from buildings where organization_id = :org order by id limit 1';

/** People of the biggest company. */
const maxPeople = 5000;

const firstMembers = `(select array_agg(user_id order by user_id) as ids from memberships where organization_id = :org) p`;

/** Records of the sites of a company: `:records` keys and as many supplies, half as many tenants of buildings, a fifth as
 * many documents, and five times as many edits in the audit log, a tenth of them at one building; inspections, nights
 * and special projects (fill-inspections.ts, fill-nights.ts, fill-projects.ts). */
export const recordsSql = `
  insert into job_services (organization_id, job_id, type, name, status)
  select :org, j.id, kind, initcap(kind), case when j.id % 7 = 0 then 'inactive' else 'active' end
  from jobs j cross join unnest(array['cleaning', 'day-porter']) kind
  where j.organization_id = :org and (kind = 'cleaning' or j.id % 3 = 0);

  -- Each would look for others of its service, in a table that the planner knows as empty.
  alter table contracts disable trigger keep_apart;
  insert into contracts (organization_id, job_service_id, is_base, number, status, start_date, termination_date,
    days_per_week)
  select :org, id, true, 'C-' || id, 'approved', current_date - 300, current_date + (id * 7919 % 700), 5
  from job_services where organization_id = :org and type = 'cleaning';
  alter table contracts enable trigger keep_apart;

  insert into contract_prices (organization_id, contract_id, from_date, to_date, base_cents, net_cents, labor_cents)
  select :org, id, start_date, termination_date, 500000 + id * 7919 % 300000, 500000, 400000
  from contracts where organization_id = :org;

  insert into budgets (organization_id, job_service_id, name, status, effective_from, burden_pct, days_per_week,
    weeks_per_month, monthly_cents, labor_cents, startup_cents, approved_at)
  select :org, job_service_id, 'Budget', 'approved', start_date, 2200, 5, 433, 420000 + id * 31 % 90000, 300000, 0, now()
  from contracts where organization_id = :org and id % 9 > 0;

  insert into floors (organization_id, building_id, number, label, cleanable_sqft)
  select :org, id, 1, 'Ground floor', 12000 from buildings where organization_id = :org and :records > 0;

  -- Joined below, row by row if the planner took them for empty.
  analyze job_services, floors;

  insert into building_tenants (organization_id, building_id, name, suite, floor_ids, sqft)
  select :org, f.building_id, 'Tenant ' || n, n::text, array[f.id], 900
  from generate_series(1, :records / 2) n
  join (select id, building_id, row_number() over (order by id) - 1 as i from floors where organization_id = :org) f
    on f.i = n % :sites;

  insert into keys (organization_id, job_id, building_id, kind, label, opens, status)
  select :org, s.job_id, s.building_id, (array['key', 'badge', 'fob', 'card'])[1 + n % 4], 'K-' || n,
    (array['Main entrance', 'Boiler room', 'Roof', 'Loading dock', 'Janitor closet'])[1 + n % 5],
    case when n % 10 < 4 then 'held' else 'in_office' end
  from generate_series(1, :records) n
  join (select job_id, building_id, row_number() over (order by job_id) - 1 as i from job_buildings
    where organization_id = :org) s on s.i = n * 7919::bigint % :sites;

  analyze keys;

  insert into key_custodies (organization_id, key_id, user_id, from_at, due_on, handed_by, acknowledged_at)
  select :org, k.id, p.ids[1 + k.id % array_length(p.ids, 1)], now() - interval '100 days',
    case when k.id % 2 = 0 then current_date - 20 + k.id * 31 % 100 end, p.ids[1],
    case when k.id % 5 > 0 then now() - interval '99 days' end
  from keys k, ${firstMembers} where k.organization_id = :org and k.status = 'held';

  insert into supplies (organization_id, job_id, name, unit, par_level, on_hand, counted_at, sku)
  select :org, s.job_id,
    (array['Paper towels', 'Toilet tissue', 'Glass cleaner', 'Liners', 'Hand soap', 'Disinfectant', 'Mop heads',
      'Floor finish', 'Gloves', 'Sponges'])[1 + n / :sites % 10] || ' ' || n,
    'case', 10, case when n % 8 > 0 then n * 31 % 14 end, case when n % 8 > 0 then now() - interval '9 days' end,
    'SKU-' || n * 7919::bigint % 1000000
  from generate_series(1, :records) n
  join (select id as job_id, row_number() over (order by id) - 1 as i from jobs where organization_id = :org) s
    on s.i = n * 104729::bigint % :sites;

  insert into files (organization_id, name, mime, size, md5, sha256, storage_key, owner_entity, owner_id, purpose,
    expires_on)
  select :org, kind.name || '.pdf', 'application/pdf', 90000, 'm', 's', :org || '/document/' || n, 'job-document',
    s.job_id, kind.name, case when kind.expires then current_date - 90 + (n * 7919::bigint % 700)::int end
  from generate_series(1, :records / 5) n
  join (values (0, 'contract', true), (1, 'coi', true), (2, 'scope_of_work', false), (3, 'w9', false),
    (4, 'other', false)) kind (place, name, expires) on kind.place = n / :sites % 5
  join (select id as job_id, row_number() over (order by id) - 1 as i from jobs where organization_id = :org) s
    on s.i = n % :sites;

  insert into audit_log (organization_id, entity, entity_id, action, actor_user_id, building_id, note, changes, at)
  select :org, kind.name, n, kind.name || '.updated', p.ids[1 + n * 31 % array_length(p.ids, 1)],
    case when n % 10 = 0 then first.id else b.id end, case when n % 9 = 0 then 'As agreed on the phone, ' || n end,
    jsonb_build_object('name', jsonb_build_array('Suite ' || n, 'Suite ' || n + 1), 'sqft', jsonb_build_array(n, n + 5)),
    now() - (:records * 5 - n) * interval '3 minutes'
  from generate_series(1, :records * 5) n
  join (values (0, 'building-tenant'), (1, 'vacancy'), (2, 'floor'), (3, 'supply'), (4, 'confidential-document'))
    kind (place, name) on kind.place = n / 10 % 5
  join (select id, row_number() over (order by id) - 1 as i from buildings where organization_id = :org) b
    on b.i = n % :sites,
    ${firstMembers}, (${eventful}) first;

  -- The staff of a company of thousands: each has a role, and sees twenty sites.
  with staff as (
    insert into users (email, default_organization_id)
    select 'staff' || n || '@org' || :org || '.test', :org from generate_series(1, least(${maxPeople}, :records / 20)) n
    returning id, email)
  insert into memberships (organization_id, user_id, email, first_name, last_name, employee_code)
  select :org, id, email, (array['Ana', 'Ben', 'Cy', 'Dana', 'Eve', 'Gil'])[1 + id % 6], 'Paz ' || id, 'E-' || id
  from staff;

  insert into membership_roles (organization_id, user_id, role_id)
  select :org, m.user_id, r.id from memberships m
  join roles r on r.organization_id = :org and r.key = case when m.user_id % 9 = 0 then 'scheduler' else 'supervisor' end
  where m.organization_id = :org and m.last_name like 'Paz %';

  insert into job_site_access (organization_id, user_id, job_id)
  select :org, m.user_id, j.id from memberships m cross join generate_series(1, 20) n
  join (select id, row_number() over (order by id) - 1 as i from jobs where organization_id = :org) j
    on j.i = (m.user_id * 31 + n * 7919::bigint) % :sites
  where m.organization_id = :org and m.last_name like 'Paz %' on conflict do nothing;

  insert into visible_jobs (organization_id, user_id, job_id, client_id, source)
  select :org, a.user_id, a.job_id, j.client_id, 'access' from job_site_access a
  join jobs j on j.organization_id = :org and j.id = a.job_id where a.organization_id = :org on conflict do nothing;
  ${inspectionsSql}
  ${nightsSql}
  ${projectsSql}`;
